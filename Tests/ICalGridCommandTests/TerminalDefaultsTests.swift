import ICalGrid
import Testing

@testable import ICalGridCommand

@Suite struct TerminalDefaultsTests {
  private func terminal(_ environment: [String: String] = [:]) -> Surroundings {
    var surroundings = Surroundings.handMade(environment)
    surroundings.isOutputTerminal = true
    surroundings.terminalSize = TerminalSize(columns: 120, rows: 40)
    return surroundings
  }

  @Test func theWidthIsTheOptionsThenColumnsThenTheConfigurationsThenTheTerminals() throws {
    let columns = terminal(["COLUMNS": "90"])
    #expect(try Request.handMade("--width 50", configuration: "width = 60", in: columns).width == 50)
    #expect(try Request.handMade(configuration: "width = 60", in: columns).width == 90)
    #expect(try Request.handMade(configuration: "width = 60", in: terminal()).width == 60)
    #expect(try Request.handMade(in: terminal()).width == 120)
    #expect(try Request.handMade(in: .handMade()).width == 80)
    for nonsense in ["0", "-5", "wide", "", "999999999999999999999"] {
      #expect(try Request.handMade(in: .handMade(["COLUMNS": nonsense])).width == 80)
    }
    #expect(try Request.handMade("-o june.txt", in: terminal()).width == 80)
  }

  @Test func theHeightIsBoundOnATerminalAlone() throws {
    // One line is the next prompt's.
    #expect(try Request.handMade(in: terminal()).height == 39)
    #expect(try Request.handMade("--height 20", in: terminal()).height == 20)
    #expect(try Request.handMade(in: .handMade()).height == nil)
  }

  @Test(arguments: [24, 30, 40], [0, 1, 3, 15])
  func theMonthAndWhatIsSaidOfItFitTheScreen(rows: Int, problems: Int) throws {
    let reader = HandMadeReader()
    reader.answer.occurrences = (0..<20).map { occurrence("Standup \($0)", on: day(2024, 6, 12), hour: $0) }
    reader.answer.diagnostics = (0..<problems).map {
      Diagnostic(.warning, Diagnostic.Code(rawValue: "c"), "DTEND is early; kept", file: "work.ics", line: $0 + 1)
    }
    var surroundings = Surroundings.handMade(reader: reader)
    surroundings.isOutputTerminal = true
    surroundings.isErrorTerminal = true
    surroundings.terminalSize = TerminalSize(columns: 80, rows: rows)
    func lines(_ arguments: String) -> (output: Int, errors: Int) {
      let result = run("view work.ics \(arguments)", in: surroundings)
      return (result.output.count { $0 == 10 }, result.errors.count { $0 == 10 })
    }
    let both = lines("")
    // A grid of five weeks has thirteen lines at the least.
    #expect(both.output + both.errors < rows || both.output == 13)
    #expect(lines("-q").output >= both.output)
    #expect(lines("--height 40").output > 34)
    reader.answer.occurrences = []
    let empty = lines("")
    #expect(empty.output + empty.errors < rows || empty.output == 14)
  }

  @Test func whatIsSaidTakesTheLinesThatItWrapsTo() {
    #expect(ErrorReport.height(of: "", columns: 80) == 1)
    #expect(ErrorReport.height(of: String(repeating: "a", count: 80), columns: 80) == 1)
    #expect(ErrorReport.height(of: String(repeating: "日", count: 41), columns: 80) == 2)
  }

  @Test(
    arguments: [
      ("xterm-256color", "truecolor", .trueColor), ("xterm-256color", "24bit", .trueColor),
      ("xterm-256color", nil, .indexed), ("xterm", nil, .sixteen), ("xterm-direct", nil, .trueColor),
      ("dumb", nil, .none),
      ("dumb", "truecolor", .none), (nil, nil, .none), ("linux", "yes", .sixteen),
    ] as [(String?, String?, ColorDepth)])
  func theDepthIsTheTerminals(term: String?, colorterm: String?, depth: ColorDepth) throws {
    var environment: [String: String] = [:]
    environment["TERM"] = term
    environment["COLORTERM"] = colorterm
    #expect(try Request.handMade(in: terminal(environment)).colorDepth == depth)
    #expect(try Request.handMade(in: .handMade(environment)).colorDepth == .none)
  }

  @Test(
    arguments: [
      ("", [:], "", true, true), ("", [:], "", false, false), ("--color never", [:], "", true, false),
      ("--color always", [:], "", false, true), ("", ["NO_COLOR": "1"], "", true, false),
      ("", ["NO_COLOR": ""], "", true, true), ("--color always", ["NO_COLOR": "1"], "", false, true),
      ("", ["CLICOLOR_FORCE": "1"], "", false, true), ("", ["CLICOLOR_FORCE": "0"], "", false, false),
      ("", ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], "", true, false),
      ("--color auto", ["CLICOLOR_FORCE": "1"], "", false, false), ("", [:], "color = never", true, false),
      ("", [:], "color = always", false, true), ("", ["NO_COLOR": "1"], "color = always", true, false),
    ] as [(String, [String: String], String, Bool, Bool)])
  func colourIsTheOptionsThenTheEnvironmentsThenTheConfigurations(
    arguments: String, environment: [String: String], configuration: String, isTerminal: Bool, isColoured: Bool
  ) throws {
    var surroundings = Surroundings.handMade(environment.merging(["TERM": "xterm"]) { first, _ in first })
    surroundings.isOutputTerminal = isTerminal
    let request = try Request.handMade(arguments, configuration: configuration, in: surroundings)
    #expect((request.colorDepth != .none) == isColoured)
  }

  @Test func colourThatIsAskedForNeedsNoTerminal() throws {
    #expect(try Request.handMade("--color always", in: .handMade()).colorDepth == .sixteen)
    #expect(
      try Request.handMade("--color always", in: .handMade(["TERM": "xterm-256color"])).colorDepth == .indexed)
  }

  @Test func framesAreASCIIWhereNothingElseCanBeShown() throws {
    #expect(try Request.handMade(in: .handMade()).isASCII == false)
    #expect(try Request.handMade("--ascii", in: .handMade()).isASCII)
    #expect(try Request.handMade(in: .handMade(["TERM": "dumb"])).isASCII)
    #expect(try Request.handMade(in: .handMade(["LANG": "de_DE.ISO-8859-1"])).isASCII)
    #expect(try Request.handMade(in: .handMade(["LANG": "de_DE"])).isASCII == false)
    #expect(try Request.handMade(in: .handMade(["LC_ALL": "C"])).isASCII == false)
    #expect(try Request.handMade("--ascii=no", in: .handMade(["TERM": "dumb"])).isASCII == false)
  }

  @Test func aFileIsNoTerminal() throws {
    #expect(try Request.handMade("-o june.txt", in: terminal(["TERM": "xterm"])).colorDepth == .none)
    #expect(try Request.handMade("-o -", in: terminal(["TERM": "xterm"])).colorDepth == .sixteen)
  }
}
