public import ICalGrid

extension CalendarStore {
  /// Makes the store's state of a source equal to the source, in one transaction.
  ///
  /// A source that was imported before is synchronised, whatever its calendar is called by now; what it has no more goes, whatever its
  /// SEQUENCE. Other sources of the same calendar keep what is theirs.
  ///
  /// - Parameters:
  ///   - origin: Where the source is: what it is known by.
  ///   - name: The calendar that it belongs to; else the one it was in before, else the source's own name for itself, else its
  ///     file's name. A METHOD:CANCEL without a name of its own belongs to the calendar that has its events.
  ///   - color: The calendar's colour from now on, a CSS name or `#RRGGBB`.
  ///   - now: Seconds since 1970.
  /// - Throws: ``ImportError``; then nothing has changed. A folder without `.ics` files is an error only where it wasn't imported before,
  ///   and a line or component beyond 128 MiB is one, as it couldn't be given back whole.
  /// - Complexity: one pass over the source for what is unchanged; memory doesn't grow with it.
  public func importSource(
    _ source: any ComponentSource, from origin: SourceOrigin, named name: String? = nil, color: String? = nil,
    at now: Int, onProgress: ((ImportProgress) -> Void)? = nil
  ) throws(ImportError) -> ImportSummary {
    let listing: SourceListing
    do throws(SourceError) { listing = try SourceListing(source, options: scanOptions) } catch { throw .source(error) }
    var sourceFailure: SourceError?
    do throws(StoreError) {
      return try database.writing { () throws(StoreError) in
        do throws(ImportError) {
          let synchronisation = Synchronisation(
            store: self, listing: listing, origin: origin, name: name, color: color, now: now, onProgress: onProgress)
          return try synchronisation.run()
        } catch {
          switch error {
          case .store(let error): throw error
          case .source(let error):
            sourceFailure = error
            throw .failed(path: path, reason: "")
          }
        }
      }
    } catch {
      throw sourceFailure.map(ImportError.source) ?? .store(error)
    }
  }

  /// The names of the calendars that have this source.
  public func calendars(of location: String) throws(StoreError) -> [String] {
    var names: [String] = []
    try database.prepare(
      "SELECT c.name FROM sources AS s JOIN calendars AS c ON c.id = s.calendar WHERE s.location = ? ORDER BY c.id"
    ).eachRow(location) { names.append($0.text(0)) }
    return names
  }
}
