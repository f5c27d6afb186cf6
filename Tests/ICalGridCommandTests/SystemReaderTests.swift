import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct SystemReaderTests {
  private let question = ReadingQuestion(window: DayWindow(day: day(2024, 6, 12)), zone: .utc, fields: .grid)

  private func calendar(_ name: String, zone: String? = nil) -> String {
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:test
    \(zone.map { "X-WR-TIMEZONE:\($0)\n" } ?? "")BEGIN:VEVENT
    UID:\(name)
    DTSTAMP:20240101T000000Z
    DTSTART:20240612T090000Z
    SUMMARY:\(name)
    END:VEVENT
    END:VCALENDAR

    """
  }

  @Test func readsFilesAndFoldersAndNamesWhatFails() throws {
    let folder = try TemporaryFolder()
    try folder.write(calendar("one"), to: "one.ics")
    try folder.write(calendar("two"), to: "more/two.ics")
    try folder.write("<html>", to: "page.html")
    let path = folder.path
    let reading = SystemReader().read(
      ["\(path)/none.ics", "\(path)/one.ics", "\(path)/page.html", "\(path)/more"], question)
    #expect(reading.occurrences.map(\.summary) == ["one", "two"])
    #expect(reading.failures.map(\.status) == [.unreadable, .notICalendar])
    #expect(reading.failures.first?.diagnostic.message == "cannot be read: No such file or directory")
  }

  /// Nobody listens at the first port.
  @Test(arguments: ["http://127.0.0.1:1/a.ics", "https://127.0.0.1:1", "webcal://127.0.0.1:1/a.ics"])
  func anAddressIsNotTakenForAFileThatIsMissing(address: String) {
    let reading = SystemReader().read([address], question)
    #expect(reading.failures.map(\.status) == [.unreadable])
    #expect(reading.failures.first?.diagnostic.message.contains("onnect") == true)
  }

  @Test(arguments: ["view", "day", "agenda", "search x", "check"])
  func aFolderOfNoCalendarsIsAFailure(call: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("empty")
    try folder.write("<html>", to: "pages/one.ics")
    var surroundings = Surroundings.handMade()
    surroundings.reader = SystemReader(zones: SystemZones())
    let empty = run("\(call) \(folder.path)/empty", in: surroundings)
    #expect(empty.status == .unreadable)
    #expect(empty.errorText.contains("the folder holds no .ics file"))
    #expect(run("\(call) \(folder.path)/pages", in: surroundings).status == .notICalendar)
  }

  @Test func knowsTheZoneThatTheFirstCalendarStates() throws {
    let folder = try TemporaryFolder()
    try folder.write(calendar("one"), to: "one.ics")
    try folder.write(calendar("two", zone: "Asia/Tokyo"), to: "two.ics")
    try folder.write(calendar("three", zone: "Europe/Paris"), to: "three.ics")
    let reader = SystemReader()
    let paths = ["none", "one", "two", "three"].map { "\(folder.path)/\($0).ics" }
    #expect(reader.timeZoneID(of: paths) == "Asia/Tokyo")
    #expect(reader.timeZoneID(of: Array(paths.prefix(2))) == nil)
  }

  @Test func checksEverythingWithoutShowingIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(calendar("one").replacing("DTSTART:2024", with: "DTSTART:20x4"), to: "one.ics")
    let reading = SystemReader().check(["\(folder.path)/one.ics"])
    #expect(reading.occurrences.isEmpty)
    #expect(reading.diagnostics.contains { $0.line == 7 && $0.uid == "one" })
  }
}
