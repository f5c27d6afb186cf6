import ICalGrid
import ICalGridFetch
import ICalGridStore

/// A source on its way into the store.
struct ImportedSource {
  var source: any ComponentSource
  var origin: SourceOrigin
  /// As the user named it, for a message.
  var displayName: String

  /// - Parameter name: a path, `-` for standard input, or an address, which is fetched.
  init(_ name: String) throws(SourceError) {
    if let address = WebAddress(name) {
      guard let fetched = try Self(address, unless: Fetcher.Validators()) else {
        throw .unreadable(file: address.text, reason: "the server sent nothing")
      }
      self = fetched
      return
    }
    let path = FileAddress.path(name)
    if let failure = UnreadAddress.failure(path) { throw failure }
    // What comes once is read three times, and an import takes no more memory for it than for a file.
    var options = ScanOptions()
    options.memoryBytes = 4 << 20
    source = try LocalSource.at(path, options: options)
    displayName = path
    switch source {
    case is FileSource: origin = SourceOrigin(.file, location: AbsolutePath.of(path))
    case is FolderSource: origin = SourceOrigin(.folder, location: AbsolutePath.of(path))
    default: origin = SourceOrigin(.stream, location: path == "-" ? path : AbsolutePath.of(path))
    }
  }

  /// A source that was imported before; `nil` where its server says that nothing is new.
  init?(again origin: SourceOrigin) throws(SourceError) {
    guard origin.kind == .address else {
      source = try LocalSource.at(origin.location)
      self.origin = origin
      displayName = origin.location
      return
    }
    guard let address = WebAddress(origin.location)?.authorized(by: origin.secret) else {
      throw .unreadable(file: origin.location, reason: "no address of the web")
    }
    let validators = Fetcher.Validators(entityTag: origin.entityTag, modified: origin.modified)
    guard let fetched = try Self(address, unless: validators) else { return nil }
    self = fetched
  }

  private init?(_ address: WebAddress, unless validators: Fetcher.Validators) throws(SourceError) {
    guard case .fetched(let source, let validators) = try Fetcher().fetch(address, unless: validators) else {
      return nil
    }
    self.source = source
    displayName = address.text
    origin = SourceOrigin(
      .address, location: address.text, secret: address.credentials, entityTag: validators.entityTag,
      modified: validators.modified)
  }

  /// Imports it into the calendar of that name, or into those that have it, or into a new one; a summary for each.
  func bring(
    into store: CalendarStore, named name: String? = nil, color: String? = nil, at now: Instant,
    progress: ProgressLine?
  ) throws(ImportError) -> [ImportSummary] {
    let known: [String]
    do { known = name == nil ? try store.calendars(of: origin.location) : [] } catch { throw .store(error) }
    var summaries: [ImportSummary] = []
    for name in known.isEmpty ? [name] : known.map(Optional.some) {
      defer { progress?.clear() }
      summaries.append(
        try store.importSource(
          source, from: origin, named: name, color: color, at: now.unixSeconds,
          onProgress: progress.map { line in { line.show(displayName, $0) } }))
    }
    return summaries
  }
}

extension ImportSummary {
  /// `work: 1,204 events: 12 new, 3 changed, 1 removed, 2 with problems (icalgrid check work.ics shows them)`
  ///
  /// - Parameter namesSource: whether the source stands behind the calendar's name.
  func line(source: String, namesSource: Bool) -> String {
    var parts = [(new, "new"), (changed, "changed"), (removed, "removed")].filter { $0.0 > 0 }
      .map { "\(Self.grouped($0.0)) \($0.1)" }
    if parts.isEmpty { parts = ["unchanged"] }
    if problems > 0 {
      parts.append(
        "\(Self.grouped(problems)) with problems (icalgrid check \(TerminalText.shellWord(source)) shows them)")
    }
    let place = namesSource ? " (\(source))" : ""
    return
      "\(calendar)\(place): \(Self.grouped(events)) event\(events == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }

  /// `1204` as `1,204`.
  static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var place = digits.count - 3
    while place > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: place))
      place -= 3
    }
    return digits
  }
}
