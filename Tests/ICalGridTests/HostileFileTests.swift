import Foundation
import Testing

@testable import ICalGrid

/// Files that are made to hurt, each of which would crash, hang or swell a reader that trusts libical or the file.
@Suite struct HostileFileTests {
  private let june = DayWindow(
    from: CivilDate(year: 2024, month: 6, day: 1)!, to: CivilDate(year: 2024, month: 7, day: 1)!)!

  private func read(_ text: String, where body: (Reading) -> Void = { _ in }) {
    let source = MemorySource(bytes: Array(text.utf8), displayName: "a.ics")
    let reader = CalendarReader()
    body(reader.read([source], window: june, zone: .utc))
    _ = reader.check([source])
  }

  private func calendar(_ lines: String...) -> String {
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20240612T090000Z\r\n"
      + lines.map { $0 + "\r\n" }.joined() + "END:VEVENT\r\nEND:VCALENDAR\r\n"
  }

  @Test(
    "Rules that crash libical, or never end in it",
    .timeLimit(.minutes(5)),
    arguments: [
      "FREQ=YEARLY;BYWEEKNO=53", "FREQ=YEARLY;BYWEEKNO=-53;BYMONTH=1",
      "RSCALE=CHINESE;FREQ=MONTHLY;INTERVAL=52;BYMONTHDAY=29,-14;BYSETPOS=12,333;SKIP=BACKWARD",
      "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=7L;BYWEEKNO=42;BYDAY=5WE", "FREQ=SECONDLY;BYMONTH=3;BYMONTHDAY=30;BYSETPOS=400",
      "FREQ=SECONDLY;INTERVAL=86399;BYHOUR=23;BYMINUTE=59;BYSECOND=59;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO",
      "FREQ=DAILY;BYDAY=1SU",
      "FREQ=SECONDLY;COUNT=9223372036854775807", "FREQ=MINUTELY;INTERVAL=9223372036854775807",
      "FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1;INTERVAL=9999",
    ])
  func rules(rule: String) { read(calendar("RRULE:\(rule)")) { #expect(!$0.occurrences.isEmpty) } }

  @Test("Thousands of zones that change every month, or try forty thousand rules in vain", .timeLimit(.minutes(5)))
  func zonesWithoutEnd() {
    func zone(_ name: Int, _ rules: String) -> String {
      "BEGIN:VTIMEZONE\r\nTZID:Z\(name)\r\nBEGIN:STANDARD\r\nDTSTART:18000101T000000\r\n\(rules)"
        + "TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0200\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
    }
    func event(_ zone: Int) -> String {
      "BEGIN:VEVENT\r\nUID:\(zone)\r\nDTSTART;TZID=Z\(zone):20240612T090000\r\nEND:VEVENT\r\n"
    }
    let monthly = (0..<3_000).map { zone($0, "RRULE:FREQ=MONTHLY;BYDAY=1SU\r\n") + event($0) }.joined()
    read("BEGIN:VCALENDAR\r\n\(monthly)END:VCALENDAR\r\n") { reading in
      #expect(reading.occurrences.count == 3_000)
      #expect(reading.occurrences.filter { $0.timeZone != nil }.count < 300)
      #expect((1...300).contains(reading.diagnostics.count))
    }
    let vain = String(repeating: "RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30\r\n", count: 40_000)
    let zones = (0..<4).map { zone($0, vain) + event($0) }.joined()
    read("BEGIN:VCALENDAR\r\n\(zones)END:VCALENDAR\r\n") { #expect($0.occurrences.count == 4) }
  }

  @Test("REQUEST-STATUS, read on a thread that has ended", .timeLimit(.minutes(5)))
  func requestStatus() async {
    let lines = (0..<3_000).map { "REQUEST-STATUS:2.0;Success;\(String(repeating: "x", count: 50))\($0)\r\n" }.joined()
    let text = calendar(lines)
    let reading = await Task.detached {
      CalendarReader().read(
        [MemorySource(bytes: Array(text.utf8), displayName: "a.ics")],
        window: DayWindow(day: CivilDate(year: 2024, month: 6, day: 12)!), zone: .utc)
    }.value
    #expect(JSONRenderer(timeZone: "UTC").day(.min, reading.occurrences).count > 100)
    #expect(reading.occurrences.first?.event.details.properties.count == 3_002)
  }

  @Test("A TZID that is a path to a pipe nobody writes to", .timeLimit(.minutes(5)))
  func zoneThatIsAPipe() throws {
    let folder = try ScratchFolder()
    let pipe = folder.path + "/fifo"
    try #require(mkfifo(pipe, 0o600) == 0)
    for tzid in [
      pipe, "../../../../../../../.." + pipe, "/freeassociation.sourceforge.net/../../../.." + pipe,
      "Europe/../../../.." + pipe,
    ] {
      read(
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=\(tzid):20240612T090000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
      ) {
        #expect($0.occurrences.first?.isFloating == true)
        #expect($0.diagnostics.map(\.code) == [.unknownTZID])
      }
    }
  }

  @Test(
    "A VTIMEZONE that changes each minute", .timeLimit(.minutes(5)),
    arguments: ["MINUTELY", "SECONDLY", "HOURLY", "DAILY"])
  func restlessZone(frequency: String) {
    read(
      "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:Restless\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\n"
        + "TZOFFSETTO:+0200\r\nRRULE:FREQ=\(frequency)\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:1\r\n"
        + "DTSTART;TZID=Restless:20240612T090000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    ) {
      #expect($0.occurrences.count == 1)
      #expect($0.diagnostics.map(\.code) == [.badTimeZone])
    }
  }

  @Test("A VTIMEZONE of a hundred thousand onsets", .timeLimit(.minutes(5)))
  func longZone() {
    let dates = (0..<100_000).map {
      "RDATE:\(1000 + $0 / 336)\(digits(1 + $0 / 28 % 12, 2))\(digits(1 + $0 % 28, 2))T000000\r\n"
    }.joined()
    read(
      "BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nTZID:Long\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0100\r\n"
        + "TZOFFSETTO:+0200\r\n\(dates)END:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:1\r\n"
        + "DTSTART;TZID=Long:20240612T090000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    ) {
      #expect($0.occurrences.count == 1)
      #expect($0.diagnostics.map(\.code).contains(.badTimeZone))
    }
  }

  @Test("A hundred thousand components in one another, on a stack of 512 KB", .timeLimit(.minutes(5)))
  func deepNesting() async {
    let deep = String(repeating: "BEGIN:X-A\r\n", count: 100_000)
    let texts = [
      calendar(deep), calendar(deep + String(repeating: "END:X-A\r\n", count: 100_000)), "BEGIN:VCALENDAR\r\n" + deep,
    ]
    await withCheckedContinuation { continuation in
      let thread = Thread {
        for text in texts { read(text) }
        continuation.resume()
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test("A line of 16 MB, folded or not; megabytes of CR; nothing but NUL bytes", .timeLimit(.minutes(5)))
  func bigLines() {
    let megabytes = 16 << 20
    read(calendar("DESCRIPTION:" + String(repeating: "x", count: megabytes))) { #expect($0.occurrences.count == 1) }
    read(calendar("X-A:" + String(repeating: "\r\n x", count: megabytes / 16))) { #expect($0.occurrences.count == 1) }
    read(calendar("SUMMARY;ENCODING=QUOTED-PRINTABLE:" + String(repeating: "=\r\nx", count: megabytes / 16))) {
      #expect($0.occurrences.first?.summary?.utf8.count == megabytes / 16)
    }
    read(calendar("X-A:b", String(repeating: "\r", count: 4 << 20))) { #expect($0.occurrences.count == 1) }
    read(calendar().replacing("\r\n", with: "\r")) { #expect($0.occurrences.count == 1) }
    read(String(repeating: "\0", count: 4 << 20)) { #expect($0.failures.count == 1) }
    read(calendar("SUMMARY:a\0b", "DESCRIPTION\0:c")) { #expect($0.occurrences.first?.summary == "a\0b") }
  }

  @Test("Without END:VCALENDAR, or without any END", .timeLimit(.minutes(5)))
  func missingEnds() {
    read(calendar().replacing("END:VCALENDAR\r\n", with: "")) { #expect($0.occurrences.count == 1) }
    read(calendar().replacing("END:VEVENT\r\nEND:VCALENDAR\r\n", with: "")) { #expect($0.occurrences.count == 1) }
    read(String(repeating: "BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20240612\r\n", count: 20_000)) {
      #expect(!$0.occurrences.isEmpty)
    }
  }

  @Test("Thousands of everything that is compared with everything else", .timeLimit(.minutes(5)))
  func manyOfAKind() {
    func events(_ line: (Int) -> String) -> String {
      "BEGIN:VCALENDAR\r\n"
        + (0..<10_000).map { "BEGIN:VEVENT\r\nDTSTART:20240612T090000Z\r\n\(line($0))\r\nEND:VEVENT\r\n" }.joined()
    }
    read(events { _ in "UID:1" })
    read(events { "UID:1\r\nSEQUENCE:\($0)" })
    read(events { "UID:1\r\nRECURRENCE-ID:20240612T0900\(digits($0 % 60, 2))Z\r\nSUMMARY:\($0)" })
    read(
      events {
        $0 == 0
          ? "UID:1\r\nRRULE:FREQ=SECONDLY"
          : "UID:1\r\nRECURRENCE-ID;VALUE=DATE:202406\(digits(1 + $0 % 30, 2))\r\nSEQUENCE:\($0)"
      })
    read(events { "UID:\($0)\r\nDTEND;TZID=Zone\($0):20240612T100000" })
    read(calendar((0..<60_000).map { "ATTENDEE:mailto:\($0)@example.org\r\n" }.joined()))
    read(calendar("X-A" + (0..<60_000).map { ";P\($0)=\"" }.joined() + ":b"))
    read(
      calendar("EXDATE:" + (0..<200_000).map { "2024061\($0 % 10)T090000Z" }.joined(separator: ","), "RRULE:FREQ=DAILY")
    )
    read(calendar("RRULE:FREQ=DAILY;BYDAY=" + String(repeating: "MO,", count: 100_000) + "TU"))
    read(calendar("RRULE:" + String(repeating: "X-A=b;", count: 100_000) + "FREQ=DAILY"))
  }

  @Test("What grows with each read comes to an end; what vanishes stays open", .timeLimit(.minutes(5)))
  func restlessFiles() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("a.ics", ScratchFolder.event("1", "20240612"))
    final class Restless: ScanInput {
      let base: FileInput
      var change: () -> Void
      init(_ base: FileInput, _ change: @escaping () -> Void) {
        self.base = base
        self.change = change
      }
      func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        change()
        return try base.read(into: buffer)
      }
      func bytes(at offset: Int, count: Int) -> [UInt8] { base.bytes(at: offset, count: count) }
    }
    let more = Array(ScratchFolder.event("2", "20240612").utf8)
    let growing = Restless(try FileInput.opened(path)) {
      guard let file = fopen(path, "a") else { return }
      fwrite(more, 1, more.count, file)
      fclose(file)
    }
    let found = try scanSingle(growing, file: "a.ics", window: nil, options: ScanOptions())
    #expect(found.values("UID").first == "1" && found.events.count < 4)
    let vanishing = Restless(try FileInput.opened(path)) { unlink(path) }
    #expect(try scanSingle(vanishing, file: "a.ics", window: nil, options: ScanOptions()).values("UID").first == "1")
    #expect(throws: SourceError.unreadable(file: path, reason: "No such file or directory")) {
      try FileSource(path: path).components(touching: nil)
    }
  }

  @Test("A link to itself, a pipe in a folder, a socket, devices", .timeLimit(.minutes(5)))
  func whatIsNoFile() throws {
    let folder = try ScratchFolder()
    func at(_ name: String) -> String { folder.path + "/" + name }
    try FileManager.default.createSymbolicLink(atPath: at("loop.ics"), withDestinationPath: "loop.ics")
    try FileManager.default.createSymbolicLink(atPath: at("up.ics"), withDestinationPath: "..")
    try #require(mkfifo(at("pipe.ics"), 0o600) == 0)
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = at("socket.ics")
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
    let reading = CalendarReader().read([FolderSource(path: folder.path)], window: june, zone: .utc)
    #expect(reading.failures.count == 1)
    for name in ["loop.ics", "socket.ics"] {
      #expect(throws: SourceError.self) { try LocalSource.at(at(name)).components(touching: nil) }
    }
    for device in ["/dev/zero", "/dev/full", "/dev/tty", "/dev/null"] {
      #expect(throws: SourceError.self) { try LocalSource.at(device).components(touching: nil) }
    }
  }
}
