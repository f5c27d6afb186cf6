import Testing

@testable import ICalGridCommand

@Suite struct OptionTableTests {
  @Test func namesAndLettersAreUnique() {
    let names = OptionSpec.all.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = OptionSpec.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func everyVerbsOptionsAreInTheTable() {
    for verb in Verb.all {
      for option in verb.options {
        #expect(OptionSpec.all.contains { $0.name == option.name }, "\(verb.name) --\(option.name)")
      }
    }
  }

  @Test func theHelpNamesEveryOptionAndExample() {
    for verb in Verb.all {
      let help = Help.text(of: verb)
      for option in verb.options { #expect(help.contains(option.usage), "\(verb.name) --\(option.name)") }
      for example in verb.examples { #expect(help.contains(example.command)) }
      #expect(Help.overview().contains("icalgrid \(verb.name)"))
    }
  }

  @Test func theHelpNamesTheVerbsOwnFormats() {
    for verb in Verb.all where verb.options.contains(where: { $0.name == "format" }) {
      let words = Help.text(of: verb).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let others = verb.formats.dropFirst().map(\.rawValue).joined(separator: ", ")
      #expect(
        words.contains("--format FORMAT \(verb.formats[0].rawValue) (the default), \(others); else"), "\(verb.name)")
    }
    #expect(!Help.text(of: .day).contains("hour by hour"))
  }

  @Test func theHelpFitsEightyColumnsWhereItIsAList() {
    for verb in Verb.all {
      for line in Help.text(of: verb).split(separator: "\n") where line.hasPrefix("  -") || line.hasPrefix("      ") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func theHelpOfAListNamesOnlyWhatChangesIt() {
    for verb in [Verb.day, .agenda, .search] {
      let taken = Set((verb.options + verb.tolerated).map(\.name))
      #expect(taken.isSuperset(of: OptionSpec.shared.map(\.name)))
      for name in ["list", "week-start", "rows", "style", "height", "outside"] {
        #expect(!Help.text(of: verb).contains("--\(name)"), "\(verb.name) --\(name)")
      }
    }
    #expect(run("agenda a.ics --week-start sun --list").status == .done)
    #expect(Help.text(of: .view).contains("--week-start"))
  }

  /// Those of the verbs on imported calendars need calendars: they run in the store's own tests.
  @Test func everyExampleRuns() {
    for verb in Verb.all where !["import", "calendars", "export"].contains(verb.name) {
      for example in verb.examples {
        #expect(example.arguments.first == verb.name)
        let result = Command.run(example.arguments, in: .handMade())
        #expect(result.status == .done, "\(example.command): \(result.errorText)")
        #expect(!result.output.isEmpty, "\(example.command)")
      }
    }
  }
}
