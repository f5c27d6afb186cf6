/// Which components a stretch of bytes leaves open.
package enum ComponentNesting {
  /// The names of the components that begin in the bytes and don't end there, the outermost first.
  package static func open(in bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      var open: [ComponentName] = []
      for folded in FoldedLines(bytes, firstLine: 1) {
        switch folded.withOctets(in: bytes, { ComponentBoundary($0) }) {
        case .begin(let name): open.append(name)
        case .end(let name):
          if let level = open.lastIndex(of: name) { open.removeSubrange(level...) }
        case nil: break
        }
      }
      return open.map(\.description)
    }
  }
}
