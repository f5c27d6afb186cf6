import Testing

@testable import ICalGrid

@Suite struct RawDateTests {
  private func number(_ text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer { RawDate($0)?.number }
  }

  @Test func datesAndTimesGiveTheirDay() {
    for text in ["20240612", "20240612T093000", "20240612T093000Z", "20240612t093000z"] {
      #expect(number(text) == 20_240_612)
    }
    #expect(number("00010101") == 1_0101)
    #expect(number("99991231") == 9999_1231)
  }

  @Test(arguments: [
    "", "2024061", "2024-06-12", "20241312", "20240600", "20240632", "20240012", "00000101", "20240612T",
    "20240612T0930",
    "20240612T093000X", "20240612X093000Z", "20240612T09300a", "2024061a", "/0240612", ":0240612", "20240612/20240613",
    " 20240612",
    "20240612 ", "\u{B2}0240612",
  ])
  func anythingElseIsLeftToOthers(text: String) {
    #expect(number(text) == nil)
  }

  @Test func dayCountsAgreeWithCivilDates() {
    for day in stride(from: CivilDate.min.dayNumber, through: CivilDate.max.dayNumber, by: 97) {
      #expect(RawDate(dayNumber: day).dayNumber == day)
    }
  }
}
