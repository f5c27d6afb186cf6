import Testing

@testable import ICalGrid

@Suite struct ByteBufferTests {
  private let text = Array(UInt8(100)..<250)

  private func copy(memoryBytes: Int) -> InputCopy {
    var options = ScanOptions()
    options.memoryBytes = memoryBytes
    return InputCopy(options: options)
  }

  private func contents(_ buffer: borrowing ByteBuffer) -> [UInt8] {
    Array(UnsafeBufferPointer(start: buffer.bytes, count: buffer.end))
  }

  @Test func whatAPipeKeepsInMemoryIsSeenInPlace() throws {
    let copy = copy(memoryBytes: 100)
    let input = try Scanning.pipe(text, keptIn: copy)
    var buffer = ByteBuffer(chunkBytes: 40)
    for (start, held) in [(0, 0..<40), (30, 30..<80)] {
      try buffer.fill(keepingFrom: start, from: input)
      let (contents, end) = (contents(buffer), UnsafeMutableRawPointer(buffer.bytes + buffer.end))
      #expect(contents == Array(text[held]))
      #expect(end == copy.place(forNext: 0))
    }
    // The next forty bytes are too many for memory: what is still looked at is taken along before the copy goes to its file.
    try buffer.fill(keepingFrom: 45, from: input)
    let (contents, offset) = (contents(buffer), buffer.offset)
    #expect(contents == Array(text[75..<120]))
    #expect(offset == 75)
    #expect(copy.place(forNext: 0) == nil)
    #expect(copy.bytes(at: 0, count: 200) == Array(text[..<120]))
  }

  @Test func whatIsTakenOutOfTheBufferIsStillKept() throws {
    let copy = copy(memoryBytes: 1000)
    let input = try Scanning.pipe(text, keptIn: copy)
    var buffer = ByteBuffer(chunkBytes: 40)
    try buffer.fill(keepingFrom: 0, from: input)
    buffer.remove(10..<35)
    try buffer.fill(keepingFrom: 5, from: input)
    let contents = contents(buffer)
    #expect(contents == Array(text[5..<10] + text[35..<80]))
    #expect(copy.bytes(at: 0, count: 80) == Array(text[..<80]))
    // Nothing is left of what was changed, so the rest is seen in place again.
    try buffer.fill(keepingFrom: buffer.end, from: input)
    let end = UnsafeMutableRawPointer(buffer.bytes + buffer.end)
    #expect(end == copy.place(forNext: 0))
  }
}
