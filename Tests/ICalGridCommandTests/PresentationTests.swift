import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct PresentationTests {
  private func locale(
    _ arguments: String = "", environment: [String: String] = [:], configuration: String = ""
  ) throws -> String {
    try Request.handMade(arguments, configuration: configuration, in: .handMade(environment)).conventions().identifier
  }

  @Test func theLocaleIsTheOptionsThenTheEnvironmentsThenTheConfigurations() throws {
    let german = ["LANG": "de_DE.UTF-8"]
    #expect(try locale("--locale ja", environment: german, configuration: "locale = fr_FR") == "ja")
    #expect(try locale(environment: german, configuration: "locale = fr_FR") == "de_DE")
    #expect(try locale(configuration: "locale = fr_FR") == "fr_FR")
    #expect(try locale() == LocaleConventions.english.identifier)
    #expect(try locale("--locale C", environment: german) == LocaleConventions.english.identifier)
    #expect(
      try locale(environment: ["LC_ALL": "C", "LANG": "de_DE"], configuration: "locale = fr_FR")
        == LocaleConventions.english.identifier)
    #expect(try locale(environment: ["LANG": "../../etc"]) == LocaleConventions.english.identifier)
  }

  @Test(arguments: ["../etc", "de_", "qx_QX", "english please"])
  func refusesWhatIsNoLocale(name: String) {
    #expect(throws: CommandFailure.self) { try Request.handMade("--locale=\(name)", in: .handMade()).conventions() }
  }

  @Test func theWeekIsTheLocalesUnlessTold() throws {
    func options(_ arguments: String) throws -> GridOptions {
      let request = try Request.handMade(arguments, in: .handMade())
      return request.gridOptions(try request.conventions())
    }
    #expect(try options("").weekStart == .monday)
    #expect(try options("").weekNumbers == .iso8601)
    #expect(try options("--locale en_US").weekStart == .sunday)
    #expect(try options("--locale en_US").weekNumbers == WeekNumbering(weekStart: .sunday, minimalDays: 1))
    #expect(try options("--locale en_US --week-start mon").weekNumbers == .iso8601)
    #expect(try options("--week-start sun").weekNumbers == WeekNumbering(weekStart: .sunday, minimalDays: 4))
    #expect(
      try options("--locale de_DE --week-start sun").weekNumbers == WeekNumbering(weekStart: .sunday, minimalDays: 4))
    #expect(try options("--weekend fri,sat").weekend == [.friday, .saturday])
    #expect(try options("--rows six").rows == .fixed(6))
    #expect(try options("--outside blank").outside == .blank)
    #expect(try options("").timedOvernight == .bar && options("--overnight start").timedOvernight == .firstDayOnly)
  }

  @Test func aSecondCalendarLabelsTheDays() throws {
    let window = DayWindow(day: day(2024, 2, 10))
    let request = try Request.handMade("--second-calendar chinese", in: .handMade())
    let tags = try request.dayTags(window, request.viewpoint([]), .english)
    // Chinese New Year.
    #expect(tags.labels[day(2024, 2, 10)]?.day == "初一")
    let wrong = try Request.handMade("--second-calendar chinse", in: .handMade())
    let failure = #expect(throws: CommandFailure.self) {
      try wrong.dayTags(window, wrong.viewpoint([]), .english)
    }
    guard case .usage(.invalidValue(_, _, let reason)) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(reason.suggestion == "chinese")
  }
}
