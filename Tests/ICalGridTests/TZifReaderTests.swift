import Testing

@testable import ICalGrid

@Suite struct TZifReaderTests {
  /// A file's bytes, with one block for each width of times.
  static func file(
    version: UInt8 = UInt8(ascii: "2"), times: [Int] = [], types: [UInt8] = [], offsets: [Int] = [0],
    footer: String? = "UTC0",
    leaps: [(Int, Int)] = []
  ) -> [UInt8] {
    func big(_ value: Int, _ width: Int) -> [UInt8] {
      (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    func block(_ width: Int) -> [UInt8] {
      var bytes = Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
      for count in [0, 0, leaps.count, times.count, offsets.count, 4] { bytes += big(count, 4) }
      for time in times { bytes += big(time, width) }
      bytes += types
      for offset in offsets { bytes += big(offset, 4) + [0, 0] }
      bytes += Array("LMT\0".utf8)
      for (time, correction) in leaps { bytes += big(time, width) + big(correction, 4) }
      return bytes
    }
    return version == 0 ? block(4) : block(4) + block(8) + Array("\n\(footer ?? "")\n".utf8)
  }

  @Test func theFirstVersionHasShortTimesAndNoFooter() throws {
    let clock = try #require(
      TZifReader.clock(Self.file(version: 0, times: [-1_000, 1_000], types: [1, 0], offsets: [0, 3_600])))
    #expect([-1_001, -1_000, 999, 1_000, 4_000_000_000].map { clock.offset(at: $0) } == [0, 3_600, 3_600, 0, 0])
  }

  @Test(arguments: [UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "4")])
  func laterVersionsHaveLongTimesAndAFooter(version: UInt8) throws {
    let clock = try #require(
      TZifReader.clock(
        Self.file(
          version: version, times: [-5_000_000_000, 0], types: [1, 2], offsets: [-75, 0, 3_600],
          footer: "CET-1CEST,M3.5.0,M10.5.0/3")))
    #expect(clock.offset(at: -5_000_000_001) == -75)
    #expect(clock.offset(at: -5_000_000_000) == 0)
    #expect(clock.offset(at: 1_720_000_000) == 7_200)
    #expect(clock.offset(at: 1_700_000_000) == 3_600)
  }

  @Test func aFileOfOneOffsetHasOnlyAFooter() throws {
    let clock = try #require(TZifReader.clock(Self.file(offsets: [19_800], footer: "IST-5:30")))
    #expect(clock.offset(at: 0) == 19_800)
  }

  @Test func leapSecondsAreTakenOut() throws {
    let clock = try #require(
      TZifReader.clock(Self.file(times: [1_010], types: [1], offsets: [0, 3_600], footer: "", leaps: [(500, 10)])))
    #expect([999, 1_000].map { clock.offset(at: $0) } == [0, 3_600])
  }

  @Test func unsoundFilesAreRefused() {
    let sound = Self.file(times: [0, 10], types: [0, 1], offsets: [0, 60])
    #expect(TZifReader.clock(sound) != nil)
    for length in 0..<sound.count {
      #expect(TZifReader.clock(Array(sound.prefix(length))) == nil, "cut to \(length) bytes")
    }
    #expect(TZifReader.clock(Self.file(times: [10, 0], types: [0, 0])) == nil, "times that descend")
    #expect(TZifReader.clock(Self.file(times: [0], types: [1])) == nil, "a type that isn't there")
    #expect(TZifReader.clock(Self.file(offsets: [])) == nil, "no type at all")
    #expect(TZifReader.clock(Self.file(offsets: [Int(Int32.min)])) == nil, "an offset of 68 years")
    #expect(TZifReader.clock(Self.file(footer: "nonsense")) == nil, "a footer that is no rule")
    #expect(TZifReader.clock(Array("iCalendar".utf8)) == nil)
  }

  @Test func hostileBytesNeverTrap() throws {
    let sound = Self.file(
      times: [-2_000_000_000, 0, 10], types: [0, 1, 0], offsets: [0, 3_600], footer: "CET-1CEST,M3.5.0,M10.5.0/3",
      leaps: [(500, 1)])
    var read = 0
    for place in sound.indices {
      for value in [0, 1, 0x20, 0x30, 0x7f, 0x80, 0xff] as [UInt8] {
        var bytes = sound
        bytes[place] = value
        guard let clock = TZifReader.clock(bytes) else { continue }
        read += 1
        for seconds in [Int.min, -1 << 60, 0, 1_720_000_000, 1 << 60, .max] {
          #expect(abs(clock.offset(at: seconds)) <= 604_800)
          #expect(abs(clock.offset(atWall: seconds)) <= 604_800)
        }
      }
    }
    #expect(read > 100)
  }
}
