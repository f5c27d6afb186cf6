import Testing

@testable import ICalGrid

@Suite("Quoted-printable texts of vCalendar 1.0")
struct QuotedPrintableTests {
  @Test(
    "Octets, joined lines and stray signs",
    arguments: [
      ("M=C3=BCller", "Müller"), ("M=FCller", "Müller"), ("a=0D=0Ab", "a\nb"), ("a=0Ab", "a\nb"), ("a=3D=3db", "a==b"),
      ("joined =", "joined "), ("50 = 50", "50 = 50"), ("=G1", "=G1"), ("=4", "=4"), ("", ""), ("日=E6=9C=AC", "日本"),
    ])
  func decoded(_ value: String, _ text: String) {
    #expect(QuotedPrintable.decoded(value) == text)
  }

  @Test("Only where the line says so")
  func line() throws {
    let event = try #require(
      readEvent(
        "DTSTART:20240501T100000Z", "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Gr=C3=BC=C3=9Fe", "LOCATION:=C3=BC"
      ).event)
    #expect(event.summary == "Grüße")
    #expect(event.details.location == "=C3=BC")
  }
}
