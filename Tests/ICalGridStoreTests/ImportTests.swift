import Foundation
import ICalGrid
import ICalGridStore
import Testing

@Suite struct ImportTests {
  private let temporary: TemporaryStore

  init() throws { temporary = try TemporaryStore() }

  @Test func answersWhatWasImported() throws {
    let summary = try temporary.take(
      calendar("X-WR-CALNAME:Work", event("a", "20240612", "Standup"), event("b", "20240613", "Retro")))
    #expect(summary == ImportSummary(calendar: "Work", events: 2, new: 2))
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Standup"])
    #expect(try temporary.titles("2024-06-01", "2024-06-30") == ["Standup", "Retro"])
    #expect(try temporary.titles("2024-07-01", "2024-07-31") == [])
  }

  @Test func importingAgainMakesItEqualToTheSource() throws {
    try temporary.take(
      calendar(
        event("stays", "20240601", "Stays"), event("moves", "20240602", "Moves"), event("goes", "20240603", "Goes")))
    let summary = try temporary.take(
      calendar(
        event("new", "20240604", "New"), event("moves", "20240605", "Moved"), event("stays", "20240601", "Stays")))
    #expect(summary == ImportSummary(calendar: "work", events: 3, new: 1, changed: 1, removed: 1))
    #expect(try temporary.titles("2024-06-01", "2024-06-30") == ["Stays", "New", "Moved"])
    #expect(try temporary.store().integrityFault() == nil)
  }

  /// What is read in part before and in part after a change is no state of the file.
  @Test(arguments: ["whole", "later"])
  func aFileThatChangesWhileItIsReadIsNotTakenInPart(before: String) throws {
    let events = (0..<9_000).map { event("e\($0)", "20240612", "E \($0)") }
    let whole = calendar(events.joined(separator: "\r\n"))
    let path = try temporary.write(
      before == "whole" ? whole : calendar(event("first", "20240612", "First")), to: "a.ics")
    if before == "later" {
      try temporary.take(FileSource(path: path), as: path)
      try temporary.write(whole, to: "a.ics")
    }
    var changes = 0
    #expect(throws: ImportError.self) {
      try temporary.store().importSource(
        FileSource(path: path), from: SourceOrigin(.file, location: path), at: TemporaryStore.now
      ) { _ in
        changes += 1
        // In place, as a synchroniser may: the reader has the file open.
        if changes == 1 { truncate(path, off_t(whole.utf8.count - 5_000)) }
      }
    }
    #expect(changes > 0)
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == (before == "later" ? ["First"] : []))
    try temporary.write(whole, to: "a.ics")
    #expect(try temporary.take(FileSource(path: path), as: path).events == 9_000)
    #expect(try temporary.titles("2024-06-12", "2024-06-12").count == 9_000)
  }

  @Test func theSourceIsTheTruthWhateverItsSequence() throws {
    try temporary.take(calendar(event("a", "20240612", "Later", "SEQUENCE:7")))
    try temporary.take(calendar(event("a", "20240612", "Earlier", "SEQUENCE:1")))
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Earlier"])
  }

  @Test func unchangedMeansUnchanged() throws {
    let text = calendar(event("a", "20240612", "Standup"), event("b", "20240613", "Retro"))
    try temporary.take(text)
    let again = try temporary.take(text)
    #expect(again == ImportSummary(calendar: "work", events: 2))
    #expect(again.isUnchanged)
    // Another line before them moves them without changing them.
    let moved = try temporary.take(text.replacing("PRODID", with: "X-NOTE:here\r\nPRODID"))
    #expect(moved.isUnchanged)
    let source = try #require(try temporary.store().sources().first)
    #expect(try source.components(touching: nil).events.map(\.line) == [5, 12])
  }

  @Test func twoUnrelatedEventsWithOneUIDBothStay() throws {
    let text = calendar(event("a", "20240612", "One"), event("a", "20240613", "Two"))
    try temporary.take(text)
    #expect(try temporary.titles("2024-06-12", "2024-06-13") == ["One", "Two"])
    let summary = try temporary.take(calendar(event("a", "20240613", "Two"), event("a", "20240612", "Three")))
    #expect(summary == ImportSummary(calendar: "work", events: 2, changed: 1))
    #expect(try temporary.titles("2024-06-12", "2024-06-13") == ["Three", "Two"])
  }

  @Test func overridesAreKeptApartFromTheirMaster() throws {
    func text(_ title: String) -> String {
      calendar(
        event("a", "20240610", "Daily", "RRULE:FREQ=DAILY;COUNT=3"),
        event("a", "20240611", title, "RECURRENCE-ID:20240611T090000Z"))
    }
    try temporary.take(text("Other"))
    #expect(try temporary.titles("2024-06-10", "2024-06-12") == ["Daily", "Other", "Daily"])
    #expect(try temporary.take(text("Else")) == ImportSummary(calendar: "work", events: 2, changed: 1))
    #expect(try temporary.titles("2024-06-10", "2024-06-12") == ["Daily", "Else", "Daily"])
  }

  @Test func twoSourcesOfOneNameKeepEachTheirOwn() throws {
    try temporary.take(calendar(event("a", "20240612", "Mine")), as: "/a.ics", named: "Home")
    try temporary.take(calendar(event("a", "20240613", "Yours")), as: "/b.ics", named: "Home")
    #expect(try temporary.titles("2024-06-12", "2024-06-13", calendars: ["Home"]) == ["Mine", "Yours"])
    try temporary.take(calendar(), as: "/b.ics")
    #expect(try temporary.titles("2024-06-12", "2024-06-13") == ["Mine"])
    #expect(try temporary.store().calendars().map(\.name) == ["Home"])
  }

  @Test func aCalendarIsNamedByTheUserElseByItselfElseByItsFile() throws {
    #expect(try temporary.take(calendar("NAME:Own", "X-WR-CALNAME:Old"), as: "/x/a.ics").calendar == "Own")
    #expect(try temporary.take(calendar("X-WR-CALNAME:Old"), as: "/x/b.ics").calendar == "Old")
    #expect(try temporary.take(calendar(), as: "/x/c.ics").calendar == "c")
    #expect(try temporary.take(calendar("NAME:Own"), as: "/x/d.ics", named: "Mine").calendar == "Mine")
    let address = SourceOrigin(.address, location: "https://example.org/feeds/basic.ics?key=1")
    let source = MemorySource(bytes: Array(calendar().utf8), displayName: "x")
    #expect(try temporary.store().importSource(source, from: address, at: 0).calendar == "basic")
  }

  @Test func aFolderFollowsTheVdirConvention() throws {
    try temporary.write(calendar(event("a", "20240612", "Walk")), to: "family/a.ics")
    try temporary.write(calendar(event("b", "20240613", "Swim")), to: "family/b.ics")
    try temporary.write("Family\n", to: "family/displayname")
    try temporary.write("#008080\n", to: "family/color")
    let folder = FolderSource(path: "\(temporary.folder)/family")
    #expect(try temporary.take(folder, as: folder.path) == ImportSummary(calendar: "Family", events: 2, new: 2))
    #expect(try temporary.store().calendars().first?.color == "#008080")

    try temporary.write(calendar(event("b", "20240613", "Swim far")), to: "family/b.ics")
    try temporary.write(calendar(event("a", "20240612", "Walk")), to: "family/0.ics")
    try temporary.write("", to: "family/a.ics")
    let summary = try temporary.take(folder, as: folder.path)
    // The same event in another file is no other event.
    #expect(summary.calendar == "Family" && summary.events == 2)
    #expect((summary.new, summary.changed, summary.removed) == (0, 1, 0))
    #expect(summary.diagnostics.map(\.code) == [.notICalendar])
    #expect(try temporary.titles("2024-06-12", "2024-06-13") == ["Walk", "Swim far"])
  }

  @Test func aFolderIsOneScopeOfUIDs() throws {
    try temporary.write(calendar(event("a", "20240610", "Daily", "RRULE:FREQ=DAILY;COUNT=3")), to: "f/a.ics")
    try temporary.write(calendar(event("a", "20240611", "Other", "RECURRENCE-ID:20240611T090000Z")), to: "f/b.ics")
    try temporary.take(FolderSource(path: "\(temporary.folder)/f"), as: "/f")
    #expect(try temporary.titles("2024-06-11", "2024-06-11") == ["Other"])
    let source = try #require(try temporary.store().sources().first)
    let scanned = try source.components(touching: DayWindow(day: day("2024-06-11")))
    #expect(scanned.calendars.map(\.file) == ["/f/a.ics", "/f/b.ics"])
  }

  @Test func whatIsNoCalendarChangesNothing() throws {
    try temporary.take(calendar(event("a", "20240612", "Standup")))
    #expect(throws: ImportError.source(.notICalendar(file: "/work.ics", appearance: "an HTML page"))) {
      try temporary.take("<html><body>Log in first</body></html>")
    }
    #expect(try temporary.titles("2024-06-12", "2024-06-12") == ["Standup"])
  }

  @Test func countsTheEventsWithProblems() throws {
    let text = calendar(
      event("fine", "20240612", "Fine"),
      "BEGIN:VEVENT\r\nUID:early\r\nDTSTART:20240612T090000Z\r\nDTEND:20240612T080000Z\r\nEND:VEVENT",
      "BEGIN:VEVENT\r\nUID:none\r\nSUMMARY:No start\r\nEND:VEVENT",
      event("rule", "20240612", "Bad rule", "RRULE:FREQ=SOMETIMES"))
    #expect(try temporary.take(text).problems == 3)
    #expect(try temporary.take(text).problems == 3)
    #expect(try temporary.take(calendar(event("fine", "20240612", "Fine"))).problems == 0)
  }

  @Test func onlyItsOwnerMayReadIt() throws {
    try temporary.take(calendar(event("a", "20240612", "Standup")))
    let store = try temporary.store()
    for name in ["", "-wal", "-shm"] {
      #expect(try TemporaryStore.permissions(store.path + name) == 0o600, "\(name)")
    }
    #expect(try TemporaryStore.permissions("\(temporary.folder)/data") == 0o700)
  }
}
