private import Foundation

/// Text as a search compares it: without regard to letter case, accents and the width of letters.
public enum SearchText {
  /// The folded text. ASCII takes no detour; the rest is Foundation's folding, in no locale.
  public static func folded(_ text: String) -> String {
    var text = text
    if let ascii = text.withUTF8(foldedASCII) { return ascii }
    return text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  private static func foldedASCII(_ octets: UnsafeBufferPointer<UInt8>) -> String? {
    guard octets.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: octets.count) { buffer in
      for index in octets.indices {
        let octet = octets[index]
        buffer[index] = octet >= 0x41 && octet <= 0x5A ? octet | 0x20 : octet
      }
      return octets.count
    }
  }
}
