#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many random rules the oracles are asked about: `ICALGRID_ORACLE_RULES`, else what takes a second or two.
enum OracleSize {
  /// The number that the environment asks for.
  static let asked: Int? = getenv("ICALGRID_ORACLE_RULES").flatMap { Int(String(cString: $0)) }.map { max(1, $0) }

  static let rules: Int = {
    #if DEBUG
      return asked ?? 300
    #else
      return asked ?? 4_000
    #endif
  }()

  /// The rules in portions that run side by side, each from a seed of its own.
  static let portions = 0..<UInt64((rules + portion - 1) / portion)
  static let portion = min(rules, 1_000)

  static func random(_ seed: UInt64, portion: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed &+ portion << 32)
  }
}
