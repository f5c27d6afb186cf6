import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> Configuration { Configuration(text, file: "config") }

  @Test func readsSettingsSectionsAndAddresses() {
    let configuration = read(
      """
      # how weeks look
      week-start = sun
      week-numbers = yes
        width=100\t
      locale = "de_DE"
      me = mailto:Ada@Example.org, ada@home.example
      ; per calendar
      [calendar Work]
      color = teal

      [calendar Family and friends]
      color = #3366CC
      """)
    #expect(configuration.problems == [])
    #expect(configuration.options.weekStart == .sunday)
    #expect(configuration.options.weekNumbers == true)
    #expect(configuration.options.width == 100)
    #expect(configuration.options.locale == "de_DE")
    #expect(configuration.addresses == ["ada@example.org", "ada@home.example"])
    #expect(configuration.calendarColors == ["Work": "teal", "Family and friends": "#3366CC"])
  }

  @Test func readsLinesWithCRLFAndAByteOrderMark() {
    let configuration = read("\u{FEFF}width = 70\r\n\r\nheight = 20\r\n")
    #expect(configuration.problems == [])
    #expect(configuration.options.width == 70)
    #expect(configuration.options.height == 20)
  }

  @Test func namesEachBadLineAndReadsTheOthers() {
    let configuration = read(
      """
      width = wide
      wekk-start = mon
      just words
      month = 2024-06
      [colours]
      color = red
      [calendar Work
      [calendar Work]
      colour = red
      color =
      color = teal
      """)
    #expect(
      configuration.problems == [
        "config:1: warning: width wide: must be a number 1…10000; the line is left out",
        "config:2: warning: there is no setting wekk-start; did you mean week-start?; the line is left out",
        "config:3: warning: just words is not of the form key = value; the line is left out",
        "config:4: warning: month can be given only on the command line; the line is left out",
        "config:5: warning: there is no section [colours], only [calendar NAME]; the line is left out",
        "config:7: warning: [calendar Work has no ] at its end; the line is left out",
        "config:9: warning: a calendar has no colour; did you mean color?; the line is left out",
        "config:10: warning: color '': must be a CSS color name or #RRGGBB; the line is left out",
      ])
    #expect(configuration.calendarColors == ["Work": "teal"])
  }

  @Test(arguments: ["qx_nope", "../etc", "d"])
  func anUnknownLocaleIsNamedWithItsLine(name: String) {
    let configuration = read("width = 70\nlocale = \(name)")
    #expect(
      configuration.problems == [
        "config:2: warning: locale \(name): must be a locale such as de_DE, ja or en_GB; the line is left out"
      ])
    #expect(configuration.options.locale == nil)
    #expect(read("locale = C").problems == [])
  }

  @Test func standsWhereTheEnvironmentSays() {
    #expect(Configuration.path(.handMade(["HOME": "/home/ada"])) == "/home/ada/.config/icalgrid/config")
    #expect(
      Configuration.path(.handMade(["HOME": "/home/ada", "XDG_CONFIG_HOME": "/etc/ada"])) == "/etc/ada/icalgrid/config")
    #expect(
      Configuration.path(.handMade(["HOME": "/home/ada", "XDG_CONFIG_HOME": "relative"]))
        == "/home/ada/.config/icalgrid/config")
    #expect(Configuration.path(.handMade()) == nil)
  }

  @Test func anAbsentFileSaysNothingAndAFolderInItsPlaceIsNamed() throws {
    let folder = try TemporaryFolder()
    let surroundings = Surroundings.handMade(["XDG_CONFIG_HOME": folder.path])
    #expect(Configuration.load(surroundings) == Configuration())
    try folder.makeFolder("icalgrid/config")
    #expect(
      Configuration.load(surroundings).problems == [
        "\(folder.path)/icalgrid/config: warning: the configuration can't be read: it is not a plain file"
      ])
  }

  @Test func aBadLineDoesNotStopTheCommand() throws {
    let folder = try TemporaryFolder()
    try folder.write("width = wide\n", to: "icalgrid/config")
    let surroundings = Surroundings.handMade(["XDG_CONFIG_HOME": folder.path])
    let result = run("agenda work.ics --strict", in: surroundings)
    #expect(result.status == .done)
    #expect(result.errorText.contains("icalgrid/config:1: warning: width wide"))
    #expect(run("agenda work.ics --quiet", in: surroundings).errorText == "")
  }

  @Test func theConfigurationFillsWhatTheCommandLineLeavesOpen() throws {
    let surroundings = Surroundings.handMade()
    let request = try Request.handMade(
      "--list=no", configuration: "list = yes\ndetails = yes\ncalendar = Work", in: surroundings)
    #expect(request.options.list == false)
    #expect(request.options.details == true)
    #expect(request.options.calendars == ["Work"])
  }
}
