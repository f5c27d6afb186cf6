/// The instances of one recurrence rule as wall times: strictly ascending, computed as they are asked for, over the years 1…9999.
///
/// ```swift
/// let rule = try RecurrenceRule(parsing: "FREQ=MONTHLY;BYDAY=-1FR;COUNT=3")
/// let start = CivilDateTime(CivilDate(year: 2024, month: 1, day: 26)!, hour: 9)
/// for instance in IteratorSequence(RuleIterator(rule, start: start, isAllDay: false, until: nil)) {
///   print(instance)  // 2024-01-26T09:00:00, 2024-02-23T09:00:00, 2024-03-29T09:00:00
/// }
/// ```
///
/// It knows no zones: the caller turns each wall time into an instant, and UNTIL into a wall time.
///
/// - Complexity: O(1) for the next instance of the usual rules. A start far in the past costs nothing:
///   the first instance at or after `lower` is computed, also under an INTERVAL; only a COUNT has to be counted, by whole months
///   (in one step where every period holds the same number).
public struct RuleIterator: IteratorProtocol, Sendable {
  /// Where work ran out, so that instances may be missing from here on.
  public private(set) var isCut = false

  private let rule: RecurrenceRule
  private let start: CivilDateTime
  private let isAllDay: Bool
  private let scale: (any CalendarScale)?
  private var stream: InstanceStream
  private let lastWall: Int
  private var work: Int
  private var isStartPending = false
  private var previous: Int
  private var remaining: Int
  private var hasEnded = false

  /// An iterator over the instances of `rule`.
  ///
  /// - Parameters:
  ///   - rule: The rule; its COUNT is honoured here, its UNTIL as `until` says.
  ///   - start: DTSTART on the wall; midnight where `isAllDay`.
  ///   - isAllDay: Whether DTSTART is a DATE. Then BYHOUR, BYMINUTE and BYSECOND don't count, and every instance is a midnight.
  ///   - until: The last wall time that may be an instance: UNTIL as the caller resolved it (the rule's own is not looked at).
  ///   - lower: Where to begin: instances before it are not given, though they count towards COUNT.
  ///   - includesStart: Whether `start` is the first instance even where the rule doesn't match it (RRULE), or not (EXRULE).
  ///     COUNT counts it only where the rule matches it: RFC 5545 leaves a start that is out of step open, and this is what most
  ///     calendars show.
  ///   - scale: The calendar to count in (RSCALE), `nil` for the Gregorian one.
  ///   - budget: How many steps of work it may take in all; an instance is one, and a month looked at in vain.
  public init(
    _ rule: RecurrenceRule, start: CivilDateTime, isAllDay: Bool, until: CivilDateTime?,
    from lower: CivilDateTime? = nil, includesStart: Bool = true, scale: (any CalendarScale)? = nil,
    budget: Int = 1_000_000
  ) {
    self.rule = rule
    self.isAllDay = isAllDay
    self.scale = scale
    // Everything below computes with numbers that lie within a day of the years 1…9999.
    let inside = min(max(start.wallSeconds, wallLimits.lowerBound), wallLimits.upperBound)
    let startWall = isAllDay ? dayAndSecond(inside).day * 86_400 : inside
    self.start = CivilDateTime(wallSeconds: startWall)
    lastWall = min(max(until?.wallSeconds ?? .max, wallLimits.lowerBound - 1), wallLimits.upperBound)
    work = max(budget, 0)
    remaining = max(rule.count ?? .max, 0)
    previous = startWall - 1
    stream = InstanceStream(rule, start: self.start, isAllDay: isAllDay, lastWall: lastWall, scale: scale)
    guard inside == start.wallSeconds else {
      hasEnded = true
      return
    }
    let first = min(max(lower?.wallSeconds ?? startWall, startWall), wallLimits.upperBound + 1)
    isStartPending = includesStart && first == startWall
    if rule.count != nil, isStartPending || first > startWall, first <= lastWall { discount(upTo: first) }
    stream.seek(first)
    previous = first - 1
  }

  public mutating func next() -> CivilDateTime? {
    if isStartPending {
      isStartPending = false
      previous = start.wallSeconds
      return start
    }
    guard !hasEnded, remaining > 0 else { return nil }
    while work > 0, let wall = stream.next(&work) {
      if wall > lastWall { break }
      if wall <= previous { continue }
      work -= 1
      remaining -= 1
      previous = wall
      return CivilDateTime(wallSeconds: wall)
    }
    hasEnded = true
    isCut = work <= 0
    return nil
  }

  /// The steps of work that it may still take.
  var workLeft: Int { max(work, 0) }

  /// Whether the rule has no instance at all from its start on, such as one for 30 February: neither COUNT nor UNTIL is looked at.
  ///
  /// - Complexity: A search of its own, over 400 years at most for the rules people write.
  public var matchesNothing: Bool { matchesNothing(budget: Self.probeWork).answer }

  /// The same, with what is left of the work that the search may take. Where that doesn't do, the answer is `false`.
  func matchesNothing(budget: Int) -> (answer: Bool, workLeft: Int) {
    var unbounded = rule
    unbounded.count = nil
    var probe = RuleIterator(
      unbounded, start: start, isAllDay: isAllDay, until: nil, includesStart: false, scale: scale, budget: budget)
    let first = probe.next()
    return (first == nil && !probe.isCut, probe.workLeft)
  }

  /// The work that such a search takes at most.
  static let probeWork = 1_000_000

  /// Takes the instances before `first` off COUNT, and the start that is given before any other.
  private mutating func discount(upTo first: Int) {
    remaining -= stream.count(from: start.wallSeconds, to: isStartPending ? first + 1 : first, &work)
    if work <= 0 {
      isCut = true
      hasEnded = true
    }
  }
}

/// The wall times of the years 1…9999.
private let wallLimits = CivilDate.min.dayNumber * 86_400...CivilDate.max.dayNumber * 86_400 + 86_399
