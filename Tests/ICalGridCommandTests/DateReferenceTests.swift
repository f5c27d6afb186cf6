import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct DateReferenceTests {
  /// A Wednesday.
  private let today = day(2024, 6, 12)

  @Test(arguments: [
    ("2024-06-01", "2024-06-01"), ("today", "2024-06-12"), ("Tomorrow", "2024-06-13"), ("yesterday", "2024-06-11"),
    ("+3", "2024-06-15"), ("-1", "2024-06-11"), ("+0", "2024-06-12"), ("wed", "2024-06-12"), ("thu", "2024-06-13"),
    ("tue", "2024-06-18"), ("SUN", "2024-06-16"), ("monday", "2024-06-17"), ("+99999999", "9999-12-31"),
    ("-9223372036854775808", "0001-01-01"),
  ])
  func readsEveryForm(text: String, expected: String) throws {
    #expect(try DateReference(text).resolved(today: today).description == expected)
    #expect(DateReference.isMeant(by: text))
  }

  @Test(arguments: [
    ("2024-02-30", "2024-02-29"), ("2024-13-05", "2024-12-05"), ("2024-6-1", "2024-06-01"),
    ("2024/06/12", "2024-06-12"),
    ("20240612", "2024-06-12"), ("tommorow", "tomorrow"), ("mo", "mon"), ("0000-01-01", "0001-01-01"),
  ])
  func suggestsTheNearestDay(text: String, suggestion: String) {
    let error = #expect(throws: InvalidValue.self) { try DateReference(text) }
    #expect(error?.suggestion == suggestion)
  }

  @Test(arguments: ["", "work.ics", "-", "+", "--5", "+99999999999999999999", "2024-06", "12"])
  func doesNotTakeOtherWordsForDates(text: String) {
    #expect(throws: InvalidValue.self) { try DateReference(text) }
    #expect(!DateReference.isMeant(by: text))
  }

  @Test(arguments: [
    ("2024-02", "2024-02"), ("now", "2024-06"), ("next", "2024-07"), ("prev", "2024-05"), ("+7", "2025-01"),
    ("-6", "2023-12"), ("NEXT", "2024-07"), ("-9223372036854775808", "0001-01"),
  ])
  func readsEveryFormOfAMonth(text: String, expected: String) throws {
    #expect(try MonthReference(text).resolved(today: today).description == expected)
  }

  @Test(arguments: [
    ("2024-13", "2024-12"), ("2024-00", "2024-01"), ("2024-6", "2024-06"), ("202406", "2024-06"),
    ("2024-06-12", "2024-06"), ("2024", "--year 2024"), ("nxt", "next"), ("nwo", "now"),
  ])
  func suggestsTheNearestMonth(text: String, suggestion: String) {
    let error = #expect(throws: InvalidValue.self) { try MonthReference(text) }
    #expect(error?.suggestion == suggestion)
  }

  @Test(arguments: [
    ("2024", 2024), ("now", 2024), ("+1", 2025), ("prev", 2023), ("1", 1), ("9999", 9999),
    ("+9223372036854775807", 9999),
  ])
  func readsEveryFormOfAYear(text: String, expected: Int) throws {
    #expect(try YearReference(text).resolved(today: today) == expected)
  }

  @Test func sendsAMonthGivenForAYearToTheRightOption() {
    let error = #expect(throws: InvalidValue.self) { try YearReference("2024-06") }
    #expect(error?.suggestion == "--month 2024-06")
    #expect(throws: InvalidValue.self) { try YearReference("0") }
    #expect(throws: InvalidValue.self) { try YearReference("10000") }
  }
}
