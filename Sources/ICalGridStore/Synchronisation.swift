import ICalGrid

/// One import from its first file to its last, within a transaction.
struct Synchronisation {
  let store: CalendarStore
  let listing: SourceListing
  let origin: SourceOrigin
  /// The name and the colour that the user gives.
  let name: String?
  let color: String?
  let now: Int
  let onProgress: ((ImportProgress) -> Void)?

  func run() throws(ImportError) -> ImportSummary {
    do {
      let known = try SourceRow.known(origin.location, inCalendar: name, store.database)
      if known == nil, listing.files.isEmpty {
        throw SourceError.unreadable(file: listing.displayName, reason: "the folder holds no .ics file")
      }
      let source = try known?.id ?? SourceRow.next(store.database)
      let files = try SourceFiles(store.database, source: source)
      let components = try SourceImport(store.database, source: source, isFirst: known == nil, onProgress: onProgress)
      let diagnostics = try read(into: components, files)

      let differences = try components.finish()
      let removal = try ComponentRemoval(store.database)
      for id in differences.gone { try removal.remove(id) }
      try files.finish()
      let calendar = try CalendarNaming(store: store, listing: listing, origin: origin, source: source)
        .calendar(given: name, known: known?.calendar, first: files.first)
      if let color { try store.database.prepare("UPDATE calendars SET color = ? WHERE id = ?").run(color, calendar.id) }
      let events = (known?.events ?? 0) + components.inserted - removal.events
      let problems = (known?.problems ?? 0) + components.insertedProblems - removal.problems
      try SourceRow.write(
        source, calendar: calendar.id, origin: origin, statedColor: listing.statedColor, now: now, events: events,
        problems: problems, store.database)
      return ImportSummary(
        calendar: calendar.name, events: events, new: differences.new, changed: differences.changed,
        removed: differences.removed, problems: problems, diagnostics: diagnostics)
    } catch let error as StoreError {
      throw .store(error)
    } catch let error as SourceError {
      throw .source(error)
    } catch let error as ImportError {
      throw error
    } catch {
      throw .store(.failed(path: store.path, reason: "\(error)"))
    }
  }

  /// Goes through the files that aren't as they were. In a folder one that can't be read keeps its state from before and stops nothing.
  private func read(into components: SourceImport, _ files: SourceFiles) throws -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var failure: SourceError?
    var usable = 0
    for (ordinal, name) in listing.files.enumerated() {
      do {
        let fingerprint = try listing.fingerprint(ofFile: ordinal)
        if let blocks = try files.unchanged(name, ordinal: ordinal, fingerprint) {
          for block in blocks { try components.keep(block: block) }
        } else {
          components.begin(
            file: listing.displayName(ofFile: ordinal), blocks: files.begin(name, ordinal: ordinal, fingerprint))
          let contents = try listing.list(file: ordinal, to: components)
          if let cut = contents.cut { throw ImportError.source(refusal(of: cut)) }
          // What was read in part before and in part after a change is no state of the file.
          guard contents.fingerprint == fingerprint else { throw ImportError.source(changedMeanwhile(ordinal)) }
          try files.end(contents.calendars)
          diagnostics += contents.diagnostics
        }
        usable += 1
      } catch let error as SourceError {
        failure = failure ?? error
        switch error {
        case .unreadable(let file, let reason):
          let blocks = try files.kept(name, ordinal: ordinal)
          for block in blocks ?? [] { try components.keep(block: block) }
          let consequence = blocks == nil ? "left out" : "its last state is kept"
          diagnostics.append(
            Diagnostic(.error, .unreadableFile, "can't be read: \(reason); \(consequence)", file: file, line: 0))
        case .notICalendar(let file, let appearance):
          try files.abandon()
          diagnostics.append(
            Diagnostic(.error, .notICalendar, "not iCalendar but \(appearance); left out", file: file, line: 0))
        }
      }
    }
    if usable == 0, let failure { throw failure }
    return diagnostics
  }

  private func changedMeanwhile(_ ordinal: Int) -> SourceError {
    .unreadable(
      file: listing.displayName(ofFile: ordinal),
      reason: "it changed while it was read, so nothing was imported; import it again")
  }

  /// A store gives back what it took; what it can't take whole it doesn't take.
  private func refusal(of cut: Diagnostic) -> SourceError {
    // Without what a reader that shows it would make of it.
    let fault = cut.message.prefix { $0 != ";" }
    return .unreadable(
      file: cut.file, reason: "line \(cut.line): \(fault); it can't be kept whole, so nothing was imported")
  }
}
