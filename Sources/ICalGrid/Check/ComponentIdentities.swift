/// The UIDs of a source's components, to find those that are given twice.
struct ComponentIdentities {
  var file = ""
  private var places: [Identity: Place] = [:]

  private struct Identity: Hashable {
    var uid: String
    var recurrenceID: String
  }

  private struct Place {
    var file: String
    var line: Int
    var name: String
  }

  mutating func note(_ component: CheckedComponent, log: inout CheckLog) {
    guard let uid = component.uid else { return }
    let recurrenceID = component.first("RECURRENCE-ID").map(\.value) ?? ""
    let identity = Identity(uid: uid, recurrenceID: recurrenceID)
    guard let first = places[identity] else {
      places[identity] = Place(file: file, line: component.line, name: component.name)
      return
    }
    let place = first.file == file ? "line \(first.line)" : "line \(first.line) of \(first.file)"
    let what =
      recurrenceID.isEmpty
      ? "the UID is that of the \(first.name) on \(place) too"
      : "the instance \(shown(recurrenceID)) is replaced on \(place) too"
    log.report(
      .duplicateUID, "\(what); other programs keep one of the two", line: component.line, uid: uid)
  }
}

extension Diagnostic.Code {
  /// A UID that a component before has, or one instance replaced twice.
  public static let duplicateUID = Self("duplicate-uid")
}
