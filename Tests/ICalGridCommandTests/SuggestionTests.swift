import Testing

@testable import ICalGridCommand

@Suite struct SuggestionTests {
  private let verbs = ["view", "day", "agenda", "check", "help"]

  @Test(arguments: [
    ("veiw", "view"), ("viw", "view"), ("agend", "agenda"), ("agnda", "agenda"), ("AGENDA", "agenda"),
    ("chekc", "check"),
    ("ag", "agenda"), ("hlep", "help"),
  ])
  func findsWhatWasMeant(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: verbs) == meant)
  }

  @Test(arguments: ["", "browse", "xyz", "calendar.ics", String(repeating: "view", count: 100)])
  func staysSilentWhereNothingIsNear(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: verbs) == nil)
  }

  @Test func countsASwapOfNeighboursOnce() {
    #expect(Suggestion.distance(Array("week".utf8), Array("weke".utf8)) == 1)
    #expect(Suggestion.distance(Array("kitten".utf8), Array("sitting".utf8)) == 3)
    #expect(Suggestion.distance([], Array("abc".utf8)) == 3)
    #expect(Suggestion.distance(Array("abc".utf8), []) == 3)
  }
}
