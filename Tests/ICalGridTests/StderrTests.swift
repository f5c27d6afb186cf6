import Testing

@testable import ICalGrid

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Silence", .serialized)
struct StderrTests {
  /// What is written to file descriptor 2 while `body` runs; other tests may write there too.
  private func standardError(during body: () throws -> Void) throws -> String {
    var template = Array("/tmp/icalgrid-stderr-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    try #require(file >= 0)
    unlink(template)
    defer { close(file) }
    let original = dup(2)
    dup2(file, 2)
    defer {
      dup2(original, 2)
      close(original)
    }
    try body()
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    // From the front, without moving the place at which others are writing.
    let count = pread(file, &bytes, bytes.count, 0)
    let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    // What others wrote goes where it belongs.
    _ = bytes.withUnsafeBytes { write(original, $0.baseAddress, max(count, 0)) }
    return text
  }

  @Test("libical's own remarks, which name its source files, don't reach the user")
  func silence() throws {
    let hostile = [
      "END:VEVENT", "BEGIN:VEVENT", "BEGIN:", "END:", ":", ";", "X-A;VALUE=NONSENSE:1", "X-B;VALUE=TIME:100000",
      "GEO:x", "GEO:", "URL;VALUE=BINARY:1", "DTSTART;VALUE=PERIOD:1", "ATTENDEE;CN=\"open:mailto:a", "SUMMARY;=:x",
      "ATTENDEE;PARTSTAT=;ROLE=\"\":mailto:a", "REQUEST-STATUS:junk", "RRULE:FREQ=YEARLY;BYWEEKNO=-53",
      "CATEGORIES:,,,",
      "SEQUENCE:x", "PRIORITY:y", "STATUS:\u{1}", "TRANSP:\u{FF}", "CLASS: ", "ATTACH;FMTTYPE=a/b:", "ATTACH:x\\",
      "DURATION:P", "NONSENSE", "COLOR;X=1:y", "TZID:../../x", "BEGIN:VTIMEZONE", "TZOFFSETTO:+99:00", "END:VCALENDAR",
    ]
    let text = try standardError {
      for fields in [EventFields.grid, .all] {
        _ = readEvent(lines: ["DTSTART:20240501T100000Z"] + hostile, fields: fields)
        for line in hostile {
          _ = readEvent(lines: ["DTSTART:20240501T100000Z", line, "STATUS:CONFIRMED"], fields: fields)
        }
      }
      "the way is open\n".withCString { _ = write(2, $0, strlen($0)) }
    }
    #expect(text.contains("the way is open"))
    #expect(text.firstMatch(of: /ical\w+\.c:\d+/) == nil, "\(text)")
  }
}
