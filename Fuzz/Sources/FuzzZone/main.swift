import FuzzMain
import ICalGrid

/// A VTIMEZONE to offsets: there and back over four centuries.
struct ZoneTarget {
  private let zones = SystemZones(directories: [])

  func run(_ bytes: [UInt8]) {
    var reader = ContentLineReader(file: "input.ics")
    let component = reader.component(ComponentSlice(kind: .timeZone, bytes: bytes, line: 1, calendar: 0))
    let tzid = component.first("TZID")?.value ?? ""
    let resolver = ZoneResolver(
      file: "input.ics", system: zones, definitions: { _ in ZoneDefinitions(timeZones: [component]) })
    guard let rules = resolver.rules(tzid: tzid, calendar: 0) else { return }
    for year in stride(from: -200, to: 8_000, by: 37) {
      let instant = Instant(unixSeconds: year * 31_556_952 + year * 86_399)
      let offset = rules.utcOffset(at: instant)
      precondition(offset.magnitude < 86_400, "an offset of more than a day")
      let local = rules.local(instant)
      let back = rules.instant(of: local.wall)
      precondition((back.unixSeconds - instant.unixSeconds).magnitude <= 2 * 86_400, "a wall time far from its instant")
    }
  }
}

let target = ZoneTarget()
fuzz(target.run)
