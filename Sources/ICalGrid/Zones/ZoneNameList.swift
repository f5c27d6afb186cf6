/// The names of the IANA time zone database (2025b), for letter case, old names and suggestions. A zone that is newer
/// than this list is still found by its exact name.
extension ZoneNames {
  /// `Area: the rest of each name`.
  static let zoneList = """
    Africa: Abidjan Accra Addis_Ababa Algiers Asmara Bamako Bangui Banjul Bissau Blantyre Brazzaville Bujumbura
    Africa: Cairo Casablanca Ceuta Conakry Dakar Dar_es_Salaam Djibouti Douala El_Aaiun Freetown Gaborone Harare
    Africa: Johannesburg Juba Kampala Khartoum Kigali Kinshasa Lagos Libreville Lome Luanda Lubumbashi Lusaka Malabo
    Africa: Maputo Maseru Mbabane Mogadishu Monrovia Nairobi Ndjamena Niamey Nouakchott Ouagadougou Porto-Novo
    Africa: Sao_Tome Tripoli Tunis Windhoek
    America: Adak Anchorage Anguilla Antigua Araguaina Argentina/Buenos_Aires Argentina/Catamarca Argentina/Cordoba
    America: Argentina/Jujuy Argentina/La_Rioja Argentina/Mendoza Argentina/Rio_Gallegos Argentina/Salta
    America: Argentina/San_Juan Argentina/San_Luis Argentina/Tucuman Argentina/Ushuaia Aruba Asuncion Atikokan Bahia
    America: Bahia_Banderas Barbados Belem Belize Blanc-Sablon Boa_Vista Bogota Boise Cambridge_Bay Campo_Grande
    America: Cancun Caracas Cayenne Cayman Chicago Chihuahua Ciudad_Juarez Costa_Rica Coyhaique Creston Cuiaba
    America: Curacao Danmarkshavn Dawson Dawson_Creek Denver Detroit Dominica Edmonton Eirunepe El_Salvador
    America: Fort_Nelson Fortaleza Glace_Bay Goose_Bay Grand_Turk Grenada Guadeloupe Guatemala Guayaquil Guyana
    America: Halifax Havana Hermosillo Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg
    America: Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Inuvik Iqaluit Jamaica Juneau
    America: Kentucky/Louisville Kentucky/Monticello La_Paz Lima Los_Angeles Maceio Managua Manaus Martinique
    America: Matamoros Mazatlan Menominee Merida Metlakatla Mexico_City Miquelon Moncton Monterrey Montevideo
    America: Montserrat Nassau New_York Nome Noronha North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem
    America: Nuuk Ojinaga Panama Paramaribo Phoenix Port-au-Prince Port_of_Spain Porto_Velho Puerto_Rico
    America: Punta_Arenas Rankin_Inlet Recife Regina Resolute Rio_Branco Santarem Santiago Santo_Domingo Sao_Paulo
    America: Scoresbysund Sitka St_Johns St_Kitts St_Lucia St_Thomas St_Vincent Swift_Current Tegucigalpa Thule
    America: Tijuana Toronto Tortola Vancouver Whitehorse Winnipeg Yakutat
    Antarctica: Casey Davis DumontDUrville Macquarie Mawson McMurdo Palmer Rothera Syowa Troll Vostok
    Asia: Aden Almaty Amman Anadyr Aqtau Aqtobe Ashgabat Atyrau Baghdad Bahrain Baku Bangkok Barnaul Beirut Bishkek
    Asia: Brunei Chita Colombo Damascus Dhaka Dili Dubai Dushanbe Famagusta Gaza Hebron Ho_Chi_Minh Hong_Kong Hovd
    Asia: Irkutsk Jakarta Jayapura Jerusalem Kabul Kamchatka Karachi Kathmandu Khandyga Kolkata Krasnoyarsk
    Asia: Kuala_Lumpur Kuching Kuwait Macau Magadan Makassar Manila Muscat Nicosia Novokuznetsk Novosibirsk Omsk
    Asia: Oral Phnom_Penh Pontianak Pyongyang Qatar Qostanay Qyzylorda Riyadh Sakhalin Samarkand Seoul Shanghai
    Asia: Singapore Srednekolymsk Taipei Tashkent Tbilisi Tehran Thimphu Tokyo Tomsk Ulaanbaatar Urumqi Ust-Nera
    Asia: Vientiane Vladivostok Yakutsk Yangon Yekaterinburg Yerevan
    Atlantic: Azores Bermuda Canary Cape_Verde Faroe Madeira Reykjavik South_Georgia St_Helena Stanley
    Australia: Adelaide Brisbane Broken_Hill Darwin Eucla Hobart Lindeman Lord_Howe Melbourne Perth Sydney
    Etc: GMT GMT+1 GMT+10 GMT+11 GMT+12 GMT+2 GMT+3 GMT+4 GMT+5 GMT+6 GMT+7 GMT+8 GMT+9 GMT-1 GMT-10 GMT-11 GMT-12
    Etc: GMT-13 GMT-14 GMT-2 GMT-3 GMT-4 GMT-5 GMT-6 GMT-7 GMT-8 GMT-9 UTC
    Europe: Amsterdam Andorra Astrakhan Athens Belgrade Berlin Brussels Bucharest Budapest Chisinau Copenhagen
    Europe: Dublin Gibraltar Guernsey Helsinki Isle_of_Man Istanbul Jersey Kaliningrad Kirov Kyiv Lisbon Ljubljana
    Europe: London Luxembourg Madrid Malta Minsk Monaco Moscow Oslo Paris Prague Riga Rome Samara Sarajevo Saratov
    Europe: Simferopol Skopje Sofia Stockholm Tallinn Tirane Ulyanovsk Vaduz Vienna Vilnius Volgograd Warsaw Zagreb
    Europe: Zurich
    Indian: Antananarivo Chagos Christmas Cocos Comoro Kerguelen Mahe Maldives Mauritius Mayotte Reunion
    Pacific: Apia Auckland Bougainville Chatham Chuuk Easter Efate Fakaofo Fiji Funafuti Galapagos Gambier
    Pacific: Guadalcanal Guam Honolulu Kanton Kiritimati Kosrae Kwajalein Majuro Marquesas Midway Nauru Niue Norfolk
    Pacific: Noumea Pago_Pago Palau Pitcairn Pohnpei Port_Moresby Rarotonga Saipan Tahiti Tarawa Tongatapu Wake
    Pacific: Wallis
    """

  /// Other names that a zone has, mostly old ones: `other=name`.
  static let linkList = """
    Africa/Asmera=Africa/Nairobi Africa/Timbuktu=Africa/Abidjan
    America/Argentina/ComodRivadavia=America/Argentina/Catamarca America/Atka=America/Adak
    America/Buenos_Aires=America/Argentina/Buenos_Aires America/Catamarca=America/Argentina/Catamarca
    America/Coral_Harbour=America/Panama America/Cordoba=America/Argentina/Cordoba America/Ensenada=America/Tijuana
    America/Fort_Wayne=America/Indiana/Indianapolis America/Godthab=America/Nuuk
    America/Indianapolis=America/Indiana/Indianapolis America/Jujuy=America/Argentina/Jujuy
    America/Knox_IN=America/Indiana/Knox America/Kralendijk=America/Puerto_Rico
    America/Louisville=America/Kentucky/Louisville America/Lower_Princes=America/Puerto_Rico
    America/Marigot=America/Puerto_Rico America/Mendoza=America/Argentina/Mendoza America/Montreal=America/Toronto
    America/Nipigon=America/Toronto America/Pangnirtung=America/Iqaluit America/Porto_Acre=America/Rio_Branco
    America/Rainy_River=America/Winnipeg America/Rosario=America/Argentina/Cordoba
    America/Santa_Isabel=America/Tijuana America/Shiprock=America/Denver America/St_Barthelemy=America/Puerto_Rico
    America/Thunder_Bay=America/Toronto America/Virgin=America/Puerto_Rico America/Yellowknife=America/Edmonton
    Antarctica/South_Pole=Pacific/Auckland Arctic/Longyearbyen=Europe/Oslo Asia/Ashkhabad=Asia/Ashgabat
    Asia/Calcutta=Asia/Kolkata Asia/Choibalsan=Asia/Ulaanbaatar Asia/Chongqing=Asia/Shanghai
    Asia/Chungking=Asia/Shanghai Asia/Dacca=Asia/Dhaka Asia/Harbin=Asia/Shanghai Asia/Istanbul=Europe/Istanbul
    Asia/Kashgar=Asia/Urumqi Asia/Katmandu=Asia/Kathmandu Asia/Macao=Asia/Macau Asia/Rangoon=Asia/Yangon
    Asia/Saigon=Asia/Ho_Chi_Minh Asia/Tel_Aviv=Asia/Jerusalem Asia/Thimbu=Asia/Thimphu
    Asia/Ujung_Pandang=Asia/Makassar Asia/Ulan_Bator=Asia/Ulaanbaatar Atlantic/Faeroe=Atlantic/Faroe
    Atlantic/Jan_Mayen=Europe/Oslo Australia/ACT=Australia/Sydney Australia/Canberra=Australia/Sydney
    Australia/Currie=Australia/Hobart Australia/LHI=Australia/Lord_Howe Australia/NSW=Australia/Sydney
    Australia/North=Australia/Darwin Australia/Queensland=Australia/Brisbane Australia/South=Australia/Adelaide
    Australia/Tasmania=Australia/Hobart Australia/Victoria=Australia/Melbourne Australia/West=Australia/Perth
    Australia/Yancowinna=Australia/Broken_Hill Brazil/Acre=America/Rio_Branco Brazil/DeNoronha=America/Noronha
    Brazil/East=America/Sao_Paulo Brazil/West=America/Manaus Canada/Atlantic=America/Halifax
    Canada/Central=America/Winnipeg Canada/Eastern=America/Toronto Canada/Mountain=America/Edmonton
    Canada/Newfoundland=America/St_Johns Canada/Pacific=America/Vancouver Canada/Saskatchewan=America/Regina
    Canada/Yukon=America/Whitehorse Chile/Continental=America/Santiago Chile/EasterIsland=Pacific/Easter
    Cuba=America/Havana Egypt=Africa/Cairo Eire=Europe/Dublin Etc/GMT+0=Etc/GMT Etc/GMT-0=Etc/GMT Etc/GMT0=Etc/GMT
    Etc/Greenwich=Etc/GMT Etc/UCT=Etc/UTC Etc/Universal=Etc/UTC Etc/Zulu=Etc/UTC Europe/Belfast=Europe/London
    Europe/Bratislava=Europe/Prague Europe/Busingen=Europe/Zurich Europe/Kiev=Europe/Kyiv
    Europe/Mariehamn=Europe/Helsinki Europe/Nicosia=Asia/Nicosia Europe/Podgorica=Europe/Belgrade
    Europe/San_Marino=Europe/Rome Europe/Tiraspol=Europe/Chisinau Europe/Uzhgorod=Europe/Kyiv
    Europe/Vatican=Europe/Rome Europe/Zaporozhye=Europe/Kyiv GB-Eire=Europe/London GB=Europe/London GMT+0=Etc/GMT
    GMT-0=Etc/GMT GMT0=Etc/GMT GMT=Etc/GMT Greenwich=Etc/GMT Hongkong=Asia/Hong_Kong Iceland=Atlantic/Reykjavik
    Iran=Asia/Tehran Israel=Asia/Jerusalem Jamaica=America/Jamaica Japan=Asia/Tokyo Kwajalein=Pacific/Kwajalein
    Libya=Africa/Tripoli Mexico/BajaNorte=America/Tijuana Mexico/BajaSur=America/Mazatlan
    Mexico/General=America/Mexico_City NZ-CHAT=Pacific/Chatham NZ=Pacific/Auckland Navajo=America/Denver
    PRC=Asia/Shanghai Pacific/Enderbury=Pacific/Kanton Pacific/Johnston=Pacific/Honolulu
    Pacific/Ponape=Pacific/Guadalcanal Pacific/Samoa=Pacific/Pago_Pago Pacific/Truk=Pacific/Port_Moresby
    Pacific/Yap=Pacific/Port_Moresby Poland=Europe/Warsaw Portugal=Europe/Lisbon ROC=Asia/Taipei ROK=Asia/Seoul
    Singapore=Asia/Singapore Turkey=Europe/Istanbul UCT=Etc/UTC US/Alaska=America/Anchorage
    US/Aleutian=America/Adak US/Arizona=America/Phoenix US/Central=America/Chicago
    US/East-Indiana=America/Indiana/Indianapolis US/Eastern=America/New_York US/Hawaii=Pacific/Honolulu
    US/Indiana-Starke=America/Indiana/Knox US/Michigan=America/Detroit US/Mountain=America/Denver
    US/Pacific=America/Los_Angeles US/Samoa=Pacific/Pago_Pago UTC=Etc/UTC Universal=Etc/UTC W-SU=Europe/Moscow
    Zulu=Etc/UTC CET=Europe/Brussels CST6CDT=America/Chicago EET=Europe/Athens EST=America/Panama
    EST5EDT=America/New_York HST=Pacific/Honolulu MET=Europe/Brussels MST=America/Phoenix
    MST7MDT=America/Denver PST8PDT=America/Los_Angeles WET=Europe/Lisbon
    """
}
