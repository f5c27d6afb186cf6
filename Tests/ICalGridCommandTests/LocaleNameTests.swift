import Testing

@testable import ICalGridCommand

@Suite struct LocaleNameTests {
  @Test(
    arguments: [
      ("de_DE.UTF-8", "de_DE", "UTF-8", true), ("de_DE@euro", "de_DE", nil, true),
      ("ja_JP.eucJP", "ja_JP", "eucJP", false), ("de-DE", "de_DE", nil, true), ("C", nil, nil, true),
      ("POSIX", nil, nil, true), ("C.UTF-8", nil, "UTF-8", true), ("C.utf8", nil, "utf8", true),
      ("de_DE.ISO-8859-1@euro", "de_DE", "ISO-8859-1", false), ("", nil, nil, true),
    ] as [(String, String?, String?, Bool)])
  func readsTheNamesOfEnvironments(text: String, identifier: String?, charset: String?, isUTF8: Bool) {
    let name = LocaleName(text)
    #expect(name.identifier == identifier)
    #expect(name.charset == charset)
    #expect(name.isUTF8 == isUTF8)
  }

  @Test(arguments: ["de", "zh_Hant_TW", "en-GB", "C", "sr_Latn_RS", "es_419"])
  func knowsWellFormedNames(text: String) { #expect(LocaleName(text).isWellFormed) }

  @Test(arguments: ["d", "../etc", "de__DE", "deutschland_DE", "de_DE_", "12"])
  func knowsIllFormedNames(text: String) { #expect(!LocaleName(text).isWellFormed) }

  @Test func goesByTheOrderOfPOSIX() {
    let all = ["LC_ALL": "fr_FR.UTF-8", "LC_TIME": "de_DE.UTF-8", "LC_CTYPE": "ja_JP.eucJP", "LANG": "en_US.UTF-8"]
    #expect(Surroundings.handMade(all).dateLocale?.identifier == "fr_FR")
    #expect(Surroundings.handMade(all).textLocale?.identifier == "fr_FR")
    var some = all
    // An empty variable is as good as none.
    some["LC_ALL"] = ""
    #expect(Surroundings.handMade(some).dateLocale?.identifier == "de_DE")
    #expect(Surroundings.handMade(some).textLocale?.isUTF8 == false)
    #expect(Surroundings.handMade(["LANG": "en_US.UTF-8"]).dateLocale?.identifier == "en_US")
    #expect(Surroundings.handMade().dateLocale == nil)
  }
}
