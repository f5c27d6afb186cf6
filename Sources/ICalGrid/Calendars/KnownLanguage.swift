internal import Foundation

extension LocaleConventions {
  /// Whether a locale's identifier names a language of ISO 639; another one gets English names.
  public static func knowsLanguage(of identifier: String) -> Bool {
    builtIn(identifier) != nil
      || Locale(identifier: normalized(identifier)).language.languageCode?.isISOLanguage ?? false
  }
}
