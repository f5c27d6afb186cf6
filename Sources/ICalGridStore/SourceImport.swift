import ICalGrid

/// One import under way: takes a source's components one at a time and makes the store's equal to them.
///
/// What is there already, byte for byte, keeps its row. Which of the others are changed, and which new or removed, shows at the end.
final class SourceImport: ComponentListener {
  /// What this import found.
  private(set) var inserted = 0
  private(set) var insertedProblems = 0
  private(set) var progress = ImportProgress()
  private(set) var failure: StoreError?

  private let source: Int
  private let isFirst: Bool
  private let onProgress: ((ImportProgress) -> Void)?

  /// Of the file at hand.
  private var fileName = ""
  private var blocks = BlockNumbers()
  private var ordinal = 0

  /// The rows from before that stay.
  private var kept: RowSet
  private var nextComponent: Int
  private var batch = ImportBatch()

  private let insertion: ComponentInsertion
  private let lookUp: OldComponents

  init(
    _ database: borrowing Database, source: Int, isFirst: Bool, onProgress: ((ImportProgress) -> Void)?
  ) throws(StoreError) {
    self.source = source
    self.isFirst = isFirst
    self.onProgress = onProgress
    let lastOld = try database.prepare("SELECT max(id) FROM components").first { $0.int(0) } ?? 0
    nextComponent = lastOld + 1
    kept = RowSet(last: isFirst ? 0 : lastOld)
    insertion = try ComponentInsertion(database)
    lookUp = try OldComponents(database, lastOld: lastOld)
  }

  /// Begins a file; `blocks` are the numbers for its VCALENDARs.
  func begin(file name: String, blocks: BlockNumbers) {
    fileName = name
    self.blocks = blocks
    ordinal = 0
  }

  /// Keeps the components of a block as they are: their file is unchanged.
  func keep(block: Int) throws(StoreError) {
    try lookUp.components(ofBlock: block) { kept.insert($0) }
  }

  func add(_ component: borrowing ListedComponent) {
    guard failure == nil else { return }
    do throws(StoreError) { try take(component) } catch { failure = error }
  }

  private func take(_ component: borrowing ListedComponent) throws(StoreError) {
    ordinal += 1
    progress.bytes += component.bytes.count
    if component.isEvent { progress.events += 1 }
    if progress.events & 0xFFF == 0 || component.bytes.count > 1 << 20 { onProgress?(progress) }

    let block = blocks.number(component.calendar)
    let uid = component.uids.first ?? (component.isEvent ? NoUID.event : NoUID.other)
    let hasUID = !component.uids.isEmpty
    let recurrence = hasUID ? component.recurrence : ContentHash.of(component.bytes)
    if !isFirst,
      let old = try lookUp.same(
        component, source: source, uid: uid, recurrence: recurrence, where: { !kept.contains($0) })
    {
      kept.insert(old.id)
      if old.block != block || old.ordinal != ordinal || old.line != component.line {
        try lookUp.move(old.id, block: block, ordinal: ordinal, line: component.line)
      }
      return
    }
    let isProblem = component.isEvent && hasProblem(component)
    let id = nextComponent
    nextComponent += 1
    if component.isEvent {
      inserted += 1
      if isProblem { insertedProblems += 1 }
    }
    try insertion.insert(
      component, id: id, source: source, block: block, ordinal: ordinal, isProblem: isProblem, uid: uid,
      recurrence: recurrence)
    batch.add(component, id: id, uid: uid, recurrence: recurrence)
    if batch.isFull { try flush() }
  }

  /// Whether a reader would warn of the event. Most are plain and need no reader to see it.
  private func hasProblem(_ component: borrowing ListedComponent) -> Bool {
    guard component.needsReading else { return false }
    return EventProblems.has(Array(component.bytes), line: component.line, file: fileName)
  }

  private func flush() throws(StoreError) {
    try insertion.insert(batch, source: source)
    batch = ImportBatch()
  }

  /// Ends the listing: writes what is pending, throws what failed, and finds which rows are gone.
  func finish() throws(StoreError) -> Differences {
    if let failure { throw failure }
    try flush()
    guard !isFirst else { return Differences(new: inserted) }
    var differences = try lookUp.compare(source: source, kept: kept, skipping: NoUID.other)
    differences.new = inserted - differences.changed
    return differences
  }
}

/// What became of a source's components.
struct Differences {
  var new = 0
  var changed = 0
  var removed = 0
  /// The rows that are gone, changed ones' former rows among them.
  var gone: [Int] = []
}

/// The numbers of a file's VCALENDARs: those it had, then new ones.
struct BlockNumbers {
  /// The numbers from before, in order.
  var old: [Int] = []
  /// The first number that is free.
  var next = 0

  func number(_ ordinal: Int) -> Int { ordinal < old.count ? old[ordinal] : next + ordinal - old.count }
}

/// A set of row numbers up to a known one: a bit each.
struct RowSet {
  private var words: [UInt64]

  init(last: Int) { words = [UInt64](repeating: 0, count: last / 64 + 1) }

  mutating func insert(_ row: Int) { words[row / 64] |= 1 << UInt64(row % 64) }
  func contains(_ row: Int) -> Bool { words[row / 64] & (1 << UInt64(row % 64)) != 0 }
}
