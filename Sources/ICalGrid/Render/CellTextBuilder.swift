/// Builds a ``CellText`` scalar by scalar, and remembers where it may be cut.
struct CellTextBuilder {
  private(set) var bytes: [UInt8] = []
  /// Whether there was more than the limit allows; ``bytes`` then end where the ellipsis goes.
  private(set) var isFull = false
  private(set) var needsIsolation = false
  private let limit: Int
  private let ellipsisWidth: Int
  private var meter = CellMeter()
  private var breaker = ClusterBreaker()
  private var cut = 0
  private var cutWidth = 0
  /// Scalars without columns of their own since one that has some began a cluster.
  private var marks = 0
  /// Spaces left out at the end.
  private var trimmed = 0
  private var joins = 0
  private var owesSpace = false
  private var owesJoiner: Joiner?
  /// Whether the last base is a pictograph, which ZWJ can join to another.
  private var isPictograph = false

  private enum Joiner { case joiner, nonJoiner }

  init(limit: Int, ellipsisWidth: Int) {
    self.limit = limit
    self.ellipsisWidth = ellipsisWidth
  }

  /// The columns of ``bytes``.
  var width: Int { (isFull ? cutWidth : meter.width) - trimmed }

  /// Adds a scalar of the text as its file has it.
  mutating func add(_ scalar: UInt32) {
    if scalar == 0x20, bytes.isEmpty { return }
    switch SafeScalar(scalar) {
    case .keep(let scalar): keep(scalar)
    case .space: owesSpace = !bytes.isEmpty
    case .drop: break
    case .joiner: owesJoiner = .joiner
    case .nonJoiner: owesJoiner = .nonJoiner
    }
  }

  private mutating func keep(_ scalar: UInt32) {
    if owesSpace {
      owesSpace = false
      owesJoiner = nil
      put(0x20, isBase: true)
      guard !isFull else { return }
    }
    let isBase = CellWidth.width(ofScalar: scalar) > 0
    let pictographic = scalar >= 0xA9 && CellWidth.isPictographic(scalar)
    if bytes.isEmpty, !isBase || CellWidth.isSpacingMark(scalar) { put(0x25CC, isBase: true) }
    payJoiner(before: scalar, isBase: isBase, pictographic: pictographic)
    let isTone = (0x1F3FB...0x1F3FF).contains(scalar)
    if isBase, !isTone { isPictograph = pictographic }
    put(scalar, isBase: isBase)
  }

  /// A joiner is kept where it joins something that can be joined: pictographs, or what follows a virama. Elsewhere
  /// terminals disagree about what becomes of the next character.
  private mutating func payJoiner(before scalar: UInt32, isBase: Bool, pictographic: Bool) {
    guard let joiner = owesJoiner else { return }
    owesJoiner = nil
    guard isBase, !bytes.isEmpty else { return }
    switch joiner {
    case .nonJoiner: put(0x200C, isBase: false)
    case .joiner:
      guard isPictograph && pictographic || meter.endsInVirama, joins < FloodBounds.joins else { return }
      joins += 1
      put(0x200D, isBase: false)
    }
  }

  private mutating func put(_ scalar: UInt32, isBase: Bool) {
    if meter.endsInVirama, isBase {
      joins += 1
      if joins > FloodBounds.joins {
        // The cluster rules give a conjunct two columns, however long: an endless one is broken up.
        joins = 0
        append(0x200C)
      }
    }
    let startsCluster = breaker.breaks(before: scalar) && !meter.endsInVirama
    if startsCluster, meter.width <= limit - ellipsisWidth {
      cut = bytes.count
      cutWidth = meter.width
    }
    // A filler begins a cluster and has no columns; a skin tone has some, but not behind an emoji.
    if isBase, meter.grows(by: scalar) {
      if startsCluster {
        marks = 0
        joins = 0
      }
    } else if scalar != 0x200D, !(isBase && (meter.joinsNext || meter.endsInVirama)) {
      marks += 1
      if marks > FloodBounds.marks { return }
    }
    append(scalar)
    if meter.width > limit {
      isFull = true
      bytes.removeLast(bytes.count - cut)
    }
    if SafeScalar.isRightToLeft(scalar) { needsIsolation = true }
  }

  private mutating func append(_ scalar: UInt32) {
    meter.add(scalar)
    guard let scalar = Unicode.Scalar(scalar) else { return }
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Ends the text: spaces at its end are left out.
  mutating func finish() {
    if meter.endsInVirama, !isFull { needsIsolation = true }
    while bytes.last == 0x20 {
      bytes.removeLast()
      trimmed += 1
    }
  }
}
