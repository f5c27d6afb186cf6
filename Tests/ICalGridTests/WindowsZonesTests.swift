import Testing

@testable import ICalGrid

@Suite struct WindowsZonesTests {
  @Test func everyWindowsNameLeadsToAZoneTheSystemKnows() {
    let system = SystemZones()
    let lines = WindowsZones.zoneList.split(separator: "\n").map { $0.split(separator: "=").map(String.init) }
    #expect(lines.count > 140)
    for line in lines {
      #expect(WindowsZones.zone(named: line[0]) == line[1])
      #expect(system.zone(named: line[1]) != nil, "\(line[1])")
    }
  }

  @Test func newerNamesAreKnownToo() {
    #expect(WindowsZones.zone(named: "Alberta Standard Time") == "America/Edmonton")
    #expect(WindowsZones.zone(named: "British Columbia Standard Time") == "America/Vancouver")
    #expect(WindowsZones.zone(named: "Manitoba Standard Time") == "America/Winnipeg")
  }

  @Test func everyDisplayNameLeadsToItsWindowsName() {
    for line in WindowsZones.displayList.split(separator: "\n") {
      let parts = line.split(separator: "=").map(String.init)
      for name in parts[1].split(separator: "|") {
        #expect(WindowsZones.zone(describedBy: String(name)) == WindowsZones.zone(named: parts[0]), "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("(UTC-05:00) Eastern Time (US & Canada)", "America/New_York"),
    ("(UTC-05:00) Eastern Time (US and Canada)", "America/New_York"),
    ("(GMT-05:00) Eastern Time (US & Canada)", "America/New_York"),
    ("(GMT+10:00) Canberra, Melbourne, Sydney", "Australia/Sydney"),
    ("(GMT+01.00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Berlin"),
    ("Amsterdam, Belgrade, Berlin, Brussels, Budapest, Madrid, Paris, Prague, Stockholm", "Europe/Berlin"),
    ("(UTC+01:00) Brüssel, Kopenhagen, Madrid, Paris", "Europe/Madrid"),
    ("(UTC-03:00) Brasília", "America/Sao_Paulo"),
    ("(UTC) Coordinated Universal Time", "UTC"),
    ("pacific standard time", "America/Los_Angeles"),
    ("Pacific Daylight Time", "America/Los_Angeles"),
    ("W. Europe Summer Time", "Europe/Berlin"),
    ("GMT -0500 (Standard) / GMT -0400 (Daylight)", "America/New_York"),
    ("GMT +0100 (Standard) / GMT +0200 (Daylight)", "Europe/Berlin"),
  ])
  func whatUsersAreShownIsUnderstood(text: String, zone: String) {
    #expect(WindowsZones.zone(describedBy: text) == zone)
  }

  @Test(arguments: [
    "", "Customized Time Zone", "(UTC+01:00) Somewhere", "(UTC+01:00)", "GMT-05.00/-04.00", "Nowhere, Nothing", ",",
    "(",
    "GMT -0500 (Standard) / GMT -0200 (Daylight)", "tzone://Microsoft/Custom",
  ])
  func whatNamesNoZoneIsNotGuessed(text: String) { #expect(WindowsZones.zone(describedBy: text) == nil) }
}
