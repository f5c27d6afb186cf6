/// Writes lines of styled text as bytes, and knows in which column it is.
struct TextWriter {
  private(set) var bytes: [UInt8] = []
  /// The columns written on this line.
  private(set) var column = 0
  let depth: ColorDepth
  /// Whether the cursor may be moved: the output is a terminal.
  let movesCursor: Bool
  private var current = Look.plain
  private var sequences: [Look: [UInt8]] = [:]

  init(depth: ColorDepth, movesCursor: Bool, capacity: Int = 4_096) {
    self.depth = depth
    self.movesCursor = movesCursor
    bytes.reserveCapacity(capacity)
  }

  init(_ options: RenderOptions, capacity: Int = 4_096) {
    self.init(depth: options.colorDepth, movesCursor: options.isTerminal, capacity: capacity)
  }

  /// What was written, which is valid UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func use(_ look: Look) {
    guard depth != .none, look != current else { return }
    current = look
    if let sequence = sequences[look] {
      bytes.append(contentsOf: sequence)
    } else {
      let sequence = Array(look.sequence(depth).utf8)
      sequences[look] = sequence
      bytes.append(contentsOf: sequence)
    }
  }

  /// Writes one of our own glyphs, of one column each time.
  mutating func put(_ glyph: StaticString, _ look: Look = .plain, count: Int = 1) {
    guard count > 0 else { return }
    use(look)
    glyph.withUTF8Buffer { buffer in
      for _ in 0..<count { bytes.append(contentsOf: buffer) }
    }
    column += count
  }

  /// Writes text of our own, in ASCII alone.
  mutating func put(ascii text: String, _ look: Look = .plain) {
    guard !text.isEmpty else { return }
    use(look)
    bytes.append(contentsOf: text.utf8)
    column += text.utf8.count
  }

  /// Writes a stranger's text. What is written from right to left is isolated, so that it doesn't turn its neighbours.
  mutating func put(_ text: CellText, _ look: Look = .plain) {
    guard !text.bytes.isEmpty else { return }
    use(look)
    if text.needsIsolation { bytes.append(contentsOf: [0xE2, 0x81, 0xA8]) }
    bytes.append(contentsOf: text.bytes)
    if text.needsIsolation { bytes.append(contentsOf: [0xE2, 0x81, 0xA9]) }
    column += text.width
  }

  /// Writes spaces up to a column, counted from 0.
  mutating func pad(to column: Int, _ look: Look = .plain) {
    guard column > self.column else { return }
    use(look)
    bytes.append(contentsOf: repeatElement(0x20, count: column - self.column))
    self.column = column
  }

  /// Writes spaces up to a column and, on a terminal, goes there: however wide the terminal drew what is before it.
  mutating func place(at column: Int, _ look: Look = .plain) {
    pad(to: column, look)
    if movesCursor { moveCursor(to: column) }
  }

  /// Fills columns from here on with a ground, and comes back, so that no gap shows where a terminal draws text narrower.
  mutating func ground(to column: Int, _ look: Look) {
    guard movesCursor, look.background != nil, column > self.column else { return }
    use(look)
    bytes.append(contentsOf: repeatElement(0x20, count: column - self.column))
    moveCursor(to: self.column)
  }

  /// Keeps a line that is drawn wider than measured from running into the next one.
  mutating func setWrapping(_ wraps: Bool) {
    if movesCursor { bytes.append(contentsOf: (wraps ? "\u{1B}[?7h" : "\u{1B}[?7l").utf8) }
  }

  private mutating func moveCursor(to column: Int) {
    bytes.append(contentsOf: "\u{1B}[\(column + 1)G".utf8)
  }

  mutating func endLine() {
    use(.plain)
    bytes.append(0x0A)
    column = 0
  }
}
