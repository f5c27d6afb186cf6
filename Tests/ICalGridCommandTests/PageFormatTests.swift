import Foundation
import ICalGrid
import ICalGridPrint
import Testing

@testable import ICalGridCommand

@Suite struct PageFormatTests {
  private func surroundings(isTerminal: Bool = false, _ environment: [String: String] = [:]) -> Surroundings {
    let reader = HandMadeReader()
    reader.answer.calendars = [CalendarInfo(name: "Work", source: "work.ics")]
    reader.answer.occurrences = [occurrence("Standup", on: day(2024, 6, 12))]
    var surroundings = Surroundings.handMade(environment, reader: reader)
    surroundings.isOutputTerminal = isTerminal
    return surroundings
  }

  @Test(arguments: ["pdf", "png"])
  func aBinaryFormatIsNotPutOnATerminal(format: String) {
    for command in ["view a.ics --format \(format)", "view a.ics --format \(format) -o -"] {
      let result = run(command, in: surroundings(isTerminal: true))
      #expect(result.status == .usage && result.output.isEmpty)
      #expect(result.errorText.contains("name a file for it, as in -o month.\(format)"))
    }
  }

  @Test(arguments: ["html", "svg", "pdf", "png"])
  func onlyAMonthIsAPage(format: String) {
    for verb in ["day", "agenda", "check", "search x"] {
      let result = run("\(verb) a.ics --format \(format)", in: surroundings())
      #expect(
        result.status == .usage && result.errorText.contains("can't be written as \(format), only as text or json"))
    }
  }

  @Test(arguments: ["--paper A4", "--landscape", "--portrait", "--margin 1cm", "--dpi 100"])
  func paperIsForAMonthAlone(options: String) {
    #expect(run("agenda a.ics \(options)", in: surroundings()).status == .usage)
    #expect(run("view a.ics \(options)", in: surroundings()).status == .done)
  }

  @Test(arguments: [
    "--paper A9", "--paper 1x1mm", "--margin x", "--margin 10", "--dpi 0", "--dpi many", "--landscape --portrait",
  ])
  func wrongPaperIsRefused(options: String) {
    #expect(run("view a.ics --format svg \(options)", in: surroundings()).status == .usage)
  }

  @Test(.enabled(if: (try? PagePrinter(language: "en")) != nil))
  func aPictureThatTakesTooMuchMemoryIsRefusedWithWhatFits() {
    let result = run("view a.ics --paper 2000x2000mm --dpi 400 --format png", in: surroundings())
    #expect(result.status == .usage)
    #expect(
      result.errorText.hasPrefix(
        "icalgrid: a picture of 31496 x 31496 dots is larger than can be made; --dpi 139 is the most for it"))
  }

  @Test(.enabled(if: (try? PagePrinter(language: "en")) != nil))
  func aNamedSheetLiesAndAStatedOneIsAsItIs() {
    func size(_ options: String) -> String {
      let text = run("view a.ics --format svg \(options)", in: surroundings()).outputText
      return text.firstMatch(of: /width="([0-9.]+pt" height="[0-9.]+)pt/).map { String($0.output.1) } ?? ""
    }
    #expect(size("") == "841.89pt\" height=\"595.28" && size("--paper a4") == size(""))
    #expect(size("--portrait") == "595.28pt\" height=\"841.89" && size("--paper 210x297mm") == size("--portrait"))
    #expect(
      size("--paper letter") == "792pt\" height=\"612" && size("--paper 8.5x11in --landscape") == size("--paper letter")
    )
  }

  @Test(arguments: ["calendars", "xyz"])
  func theNearestPaperIsNamed(name: String) {
    #expect(
      run("view a.ics --paper leter", in: surroundings()).errorText.contains("did you mean letter?"))
    #expect(run("view a.ics --paper \(name)", in: surroundings()).errorText.contains("A3, A4, A5, letter, legal"))
  }

  @Test(.enabled(if: (try? PagePrinter(language: "en")) != nil))
  func theNameOfTheFileDecides() throws {
    let folder = try TemporaryFolder()
    for (name, start) in [
      ("june.pdf", "%PDF-"), ("june.PNG", "\u{FFFD}PNG"), ("june.svg", "<?xml"), ("june.html", "<!DOC"),
    ] {
      #expect(run("view a.ics -o \(folder.path)/\(name)", in: surroundings()).status == .done)
      #expect(try folder.text(of: name).hasPrefix(start), "\(name)")
    }
    #expect(run("view a.ics -o \(folder.path)/june.pdf --format json", in: surroundings()).status == .done)
    #expect(try folder.text(of: "june.pdf").hasPrefix("{"))
  }

  @Test(.enabled(if: (try? PagePrinter(language: "en")) != nil))
  func thePDFIsOfTheDayThatIsTakenForToday() {
    func pdf(_ options: String, _ environment: [String: String] = [:]) -> [UInt8] {
      run("view a.ics --month 2024-06 --format pdf \(options)", in: surroundings(environment)).output
    }
    #expect(pdf("--today 2024-07-01") == pdf("--today 2024-07-01"))
    #expect(pdf("--today 2024-07-01") != pdf("--today 2024-07-02"))
    let epoch = ["SOURCE_DATE_EPOCH": "1000000000"]
    #expect(pdf("--today 2030-01-01") != pdf("--today 2030-01-02"))
    #expect(pdf("--today 2030-01-01", epoch) == pdf("--today 2030-01-02", epoch))
    #expect(String(decoding: pdf("", epoch), as: UTF8.self).contains("(20010909014640Z)"))
  }

  @Test(.enabled(if: (try? PagePrinter(language: "en")) != nil))
  func aPictureThatIsTooLargeIsRefused() {
    let result = run("view a.ics --months 100 --format png --dpi 300", in: surroundings())
    #expect(result.status == .usage && result.errorText.contains("is the most for it"))
  }

  @Test func whatIsMissingIsNamedWithItsPackage() {
    for (error, package) in [
      (PrintError.missingLibrary("libcairo.so.2"), "libpangocairo-1.0-0"), (.noFonts, "fonts-noto-core"),
    ] {
      let failure = CommandFailure.cannotDraw(error)
      #expect(failure.status == .internalError)
      #expect(failure.lines(verb: .view).contains { $0.contains("apt-get install \(package)") })
    }
  }
}
