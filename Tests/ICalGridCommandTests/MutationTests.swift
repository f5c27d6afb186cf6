import Foundation
import ICalGrid
import Testing

@testable import ICalGridCommand

/// Damaged files, in process: every output is tame, every status documented, whatever is wrong.
///
/// `./run mutate` goes through all damages of all files; the suite takes one in so many.
@Suite struct MutationTests {
  @Test(.timeLimit(.minutes(60)), arguments: MutationFile.all)
  func noDamageBreaksAnything(file: MutationFile) throws {
    let mutations = Mutations(of: try file.bytes())
    for position in file.sample(of: mutations, oneIn: MutationFile.step) {
      let reader = BytesReader(mutations[position])
      for command in MutationFile.commands {
        let result = run(command, in: .handMade(reading: reader))
        #expect([.done, .problems, .notICalendar].contains(result.status), "\(file.name) \(position) \(command)")
        let text = String(decoding: result.output + result.errors, as: UTF8.self)
        let isTame = text.unicodeScalars.allSatisfy {
          $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) || $0 == "\n"
        }
        #expect(isTame, "\(file.name) \(position) \(command)")
      }
    }
  }

  @Test func damagesAreAllThatTheyShouldBe() {
    let mutations = Mutations(of: Array("ab\ncd\n".utf8))
    #expect(mutations.count == 6 + 6 + 48)
    #expect(
      mutations.map { String(decoding: $0, as: UTF8.self) }.prefix(12) == [
        "", "a", "ab", "ab\n", "ab\nc", "ab\ncd", "cd\n", "ab\nab\ncd\n", "cd\nab\n", "ab\n", "ab\ncd\ncd\n",
        "ab\ncd\n",
      ])
    #expect(Array(mutations)[12...].allSatisfy { $0.count == 6 && $0 != Array("ab\ncd\n".utf8) })
  }
}

/// A file to be damaged.
struct MutationFile: CustomTestStringConvertible, Sendable {
  var path: String

  var name: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
  var testDescription: String { name }

  static let commands = [
    "view a.ics --month 2024-06 --details --quiet", "agenda a.ics --from 2024-06-01 --to 2024-07-01", "check a.ics",
  ]

  /// Whether this is `./run mutate`.
  static let isSweep = setting("STEP") != nil
  /// How many damages are passed over for each that is tried: `ICALGRID_MUTATION_STEP`.
  static let step = max(1, setting("STEP").flatMap { Int($0) } ?? 12_007)
  /// The same for those that a process of its own is tried on.
  static let processStep = isSweep ? step * 101 : step
  /// Files larger than this are left to the fuzzer.
  private static let largest = 20_000

  /// The folder `ICALGRID_MUTATION_FOLDER`, else the fixtures.
  static let all: [MutationFile] = {
    let folder = setting("FOLDER") ?? FixtureQuestion.root.appending(path: "Fixtures").path
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".ics") }.sorted().map { MutationFile(path: "\(folder)/\($0)") }.filter {
      ((try? FileManager.default.attributesOfItem(atPath: $0.path)[.size]) as? Int ?? .max) <= largest
    }
  }()

  private static func setting(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["ICALGRID_MUTATION_\(name)"]
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  /// Damages to be tried: at least one, beginning at another place for each file, so that there are damages of every kind.
  func sample(of mutations: Mutations, oneIn step: Int) -> StrideTo<Int> {
    let place = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    return stride(from: place % max(1, min(mutations.count, step)), to: mutations.count, by: step)
  }
}

/// Reads one source from memory, whatever it is called.
final class BytesReader: CalendarReading {
  private let source: MemorySource
  private let reader = CalendarReader(zones: SystemZones.standard())

  init(_ bytes: [UInt8]) { source = MemorySource(bytes: bytes, displayName: "a.ics") }

  func read(_ sources: [String], _ question: ReadingQuestion) -> Reading {
    reader.read(
      [source], window: question.window, zone: question.zone, fields: question.fields, where: question.isWanted)
  }

  func check(_ sources: [String]) -> Reading { reader.check([source]) }

  func timeZoneID(of sources: [String]) -> String? { nil }

  func storedCalendars() -> [String] { [] }
}

extension Surroundings {
  fileprivate static func handMade(reading reader: any CalendarReading) -> Surroundings {
    var surroundings = Surroundings.handMade()
    surroundings.reader = reader
    return surroundings
  }
}
