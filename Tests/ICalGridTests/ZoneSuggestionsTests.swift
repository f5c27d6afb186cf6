import Testing

@testable import ICalGrid

@Suite struct ZoneSuggestionsTests {
  @Test(arguments: [
    ("Europe/Berln", "Europe/Berlin"), ("Berlin", "Europe/Berlin"), ("new york", "America/New_York"),
    ("tokio", "Asia/Tokyo"),
    ("Amercia/Chicago", "America/Chicago"), ("Johannes", "Africa/Johannesburg"),
  ])
  func theNearestNameComesFirst(word: String, name: String) { #expect(ZoneNames.suggestions(for: word).first == name) }

  @Test(arguments: ["", "xyzzy-plugh", String(repeating: "long", count: 10_000)])
  func nothingNearGivesNothing(word: String) { #expect(ZoneNames.suggestions(for: word) == []) }

  @Test func thereAreAtMostThree() { #expect(ZoneNames.suggestions(for: "Amer").count <= 3) }
}
