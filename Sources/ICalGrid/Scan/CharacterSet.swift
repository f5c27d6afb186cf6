#if canImport(Glibc)
  import Glibc
#endif

/// The character sets that vCalendar 1.0 names in CHARSET, beside UTF-8 and Windows-1252, which are told by the octets.
enum CharacterSet {
  /// Only these are asked of the system, and never a name as a file has it.
  private static let known: Set<String> = [
    "BIG5", "EUC-JP", "EUC-KR", "GB18030", "GB2312", "GBK", "ISO-2022-JP", "ISO-8859-2", "ISO-8859-3", "ISO-8859-4",
    "ISO-8859-5", "ISO-8859-6", "ISO-8859-7", "ISO-8859-8", "ISO-8859-9", "ISO-8859-10", "ISO-8859-13", "ISO-8859-15",
    "KOI8-R", "KOI8-U", "SHIFT_JIS", "WINDOWS-1250", "WINDOWS-1251", "WINDOWS-1253", "WINDOWS-1254", "WINDOWS-1255",
    "WINDOWS-1256", "WINDOWS-1257", "WINDOWS-1258",
  ]

  /// The octets in UTF-8; `nil` where the set isn't known, here or to the system, or the octets aren't in it.
  static func utf8(_ octets: [UInt8], in name: String) -> [UInt8]? {
    #if canImport(Glibc)
      let name = name.uppercased()
      guard known.contains(name) else { return nil }
      guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
      defer { iconv_close(converter) }
      var input = octets.map { CChar(bitPattern: $0) }
      // No character of these sets takes more than four octets of UTF-8 for one.
      var output = [CChar](repeating: 0, count: octets.count * 4 + 16)
      let written: Int? = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          var (source, sourceLeft) = (input.baseAddress, input.count)
          var (target, targetLeft) = (output.baseAddress, output.count)
          guard iconv(converter, &source, &sourceLeft, &target, &targetLeft) != -1, sourceLeft == 0 else { return nil }
          return output.count - targetLeft
        }
      }
      return written.map { output[..<$0].map { UInt8(bitPattern: $0) } }
    #else
      return nil
    #endif
  }
}
