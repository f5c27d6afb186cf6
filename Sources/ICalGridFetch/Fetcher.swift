internal import CurlLoader
public import ICalGrid

/// Fetches calendars from the web, within limits, through the system's libcurl, which is loaded by the first fetch.
public struct Fetcher: Sendable {
  /// The bounds of one fetch; what exceeds one is refused, with its name in the reason.
  public struct Limits: Hashable, Sendable {
    /// The bytes of the calendar, decompressed.
    public var bytes = 256 << 20
    /// How many redirections are followed.
    public var redirections = 10
    /// Seconds for each request as a whole, for its connection, and with next to nothing coming.
    public var seconds = 120
    public var connectSeconds = 20
    public var stallSeconds = 30
    /// Fewer bytes a second than these are next to nothing.
    public var stallBytes = 16

    public init() {}
  }

  /// What a server said of the version that it sent, to ask whether there is a newer one.
  public struct Validators: Hashable, Sendable {
    public var entityTag: String?
    public var modified: String?

    public init(entityTag: String? = nil, modified: String? = nil) {
      self.entityTag = entityTag
      self.modified = modified
    }
  }

  /// What came of a fetch.
  public enum Outcome {
    /// The version that the validators tell of is still the newest.
    case unchanged
    case fetched(any ComponentSource, Validators)
  }

  public var limits: Limits

  public init(limits: Limits = Limits()) { self.limits = limits }

  /// Fetches a calendar; with validators only where it has changed.
  ///
  /// Redirections are followed, but never from https to http; user and password go to no other host than their own.
  ///
  /// - Throws: ``SourceError/unreadable(file:reason:)``, the file being the address without user and password.
  public func fetch(_ address: WebAddress, unless validators: Validators = Validators()) throws(SourceError) -> Outcome
  {
    guard cl_open() else { throw .unreadable(file: address.text, reason: Self.noLibrary) }
    var chain = RedirectionChain(address, limit: limits.redirections)
    while true {
      let copy = FetchedBytes(limit: limits.bytes)
      let response = request(chain.current, validators, into: copy)
      if let reason = failure(response, copy, asking: chain.current) {
        throw .unreadable(file: address.text, reason: reason)
      }
      switch response.status {
      case 200:
        return .fetched(
          PipeSource(copy: copy.copy, displayName: address.text),
          Validators(entityTag: response.entityTag, modified: response.modified))
      case 304 where validators != Validators(): return .unchanged
      case 301, 302, 303, 307, 308:
        do throws(RedirectionChain.Refusal) {
          try chain.follow(response.redirection)
        } catch {
          throw .unreadable(file: address.text, reason: error.reason)
        }
      case let status: throw .unreadable(file: address.text, reason: Self.reason(status, address))
      }
    }
  }

  private static let noLibrary =
    "addresses are fetched by libcurl, which isn't installed (libcurl4 on Debian and Ubuntu, libcurl on Fedora, curl elsewhere)"

  private static func reason(_ status: Int, _ address: WebAddress) -> String {
    switch status {
    case 401:
      address.credentials == nil
        ? "the server wants a user and a password (401): write https://USER:PASSWORD@… before the host"
        : "the server takes neither this user nor this password (401)"
    case 403: "the server refuses it (403)"
    case 404: "there is nothing at this address (404)"
    case 410: "the calendar is no longer there (410)"
    case 429: "the server was asked too often; try later (429)"
    case 500...599: "the server has a fault of its own (\(status)); try later"
    default: "the server answers \(status)"
    }
  }

  private struct Response {
    var status = 0
    var failure: String?
    var isTimeout = false
    var isTooSlow = false
    var isTooLarge = false
    var redirection: String?
    var entityTag: String?
    var modified: String?
  }

  /// Why no answer came, or not all of it.
  private func failure(_ response: Response, _ copy: FetchedBytes, asking address: WebAddress) -> String? {
    if copy.isTooLarge || response.isTooLarge {
      return "it has more than \(limits.bytes) bytes, which are the most that are fetched"
    }
    if let failure = copy.failure { return failure }
    if response.isTooSlow {
      return copy.isEmpty
        ? "the server was silent for \(limits.stallSeconds) s"
        : "the server is too slow: it sent fewer than \(limits.stallBytes) bytes a second for \(limits.stallSeconds) s"
    }
    if response.isTimeout {
      return response.status == 0
        ? "the server took too long: no answer within \(limits.connectSeconds) s to connect and \(limits.seconds) s in all"
        : "the server took too long: more than \(limits.seconds) s"
    }
    // Where an @ stands in the path, what looks like the host may be the front of a password.
    guard let failure = response.failure, address.text.contains("@") else { return response.failure }
    return failure.replacing(address.host.prefix { $0 != ":" }, with: "…")
  }

  private func request(_ address: WebAddress, _ validators: Validators, into copy: FetchedBytes) -> Response {
    func withOptional<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
      text?.withCString { body($0) } ?? body(nil)
    }
    var answer = cl_response()
    address.text.withCString { url in
      withOptional(address.credentials) { credentials in
        withOptional(validators.entityTag) { entityTag in
          withOptional(validators.modified) { modified in
            "icalgrid".withCString { agent in
              var request = cl_request(
                url: url, credentials: credentials, user_agent: agent, entity_tag: entityTag, modified: modified,
                seconds: limits.seconds, connect_seconds: limits.connectSeconds, stall_seconds: limits.stallSeconds,
                stall_bytes: limits.stallBytes, max_bytes: limits.bytes)
              cl_get(
                &request,
                { context, bytes, count in
                  guard let context, let bytes else { return false }
                  let copy = Unmanaged<FetchedBytes>.fromOpaque(context).takeUnretainedValue()
                  return copy.take(UnsafeRawBufferPointer(start: bytes, count: count))
                }, Unmanaged.passUnretained(copy).toOpaque(), &answer)
            }
          }
        }
      }
    }
    defer { cl_free(&answer) }
    return Response(
      status: answer.status,
      failure: answer.error == 0
        ? nil : withUnsafeBytes(of: &answer.failure) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) },
      isTimeout: answer.is_timeout, isTooSlow: answer.is_too_slow, isTooLarge: answer.is_too_large,
      redirection: answer.redirection.map { String(cString: $0) },
      entityTag: answer.entity_tag.map { String(cString: $0) }, modified: answer.modified.map { String(cString: $0) })
  }
}

/// A body on its way in: in memory while it is small, then in an unnamed temporary file.
private final class FetchedBytes {
  let copy: InputCopy
  private(set) var isTooLarge = false
  private(set) var isEmpty = true
  private(set) var failure: String?
  private var room: Int

  init(limit: Int) {
    room = limit
    var options = ScanOptions()
    options.memoryBytes = 4 << 20
    copy = InputCopy(options: options)
  }

  /// False where no more is wanted.
  func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
    isEmpty = isEmpty && bytes.isEmpty
    room -= bytes.count
    if room < 0 {
      isTooLarge = true
      return false
    }
    do throws(ReadFailure) {
      try copy.append(bytes)
      return true
    } catch {
      failure = error.reason
      return false
    }
  }
}
