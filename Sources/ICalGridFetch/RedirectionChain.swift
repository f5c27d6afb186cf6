/// The addresses that one fetch has been led through.
struct RedirectionChain {
  /// Why a redirection isn't followed.
  struct Refusal: Error, Hashable {
    var reason: String
  }

  private(set) var current: WebAddress
  private let original: WebAddress
  private let limit: Int
  private var visited: Set<String>

  init(_ address: WebAddress, limit: Int) {
    current = address
    original = address
    self.limit = limit
    visited = [address.text]
  }

  /// Goes on to where the server points.
  mutating func follow(_ target: String?) throws(Refusal) {
    guard let target, let next = WebAddress(target) else {
      throw Refusal(reason: "the server redirects to what is no address of the web")
    }
    guard next.isSecure || !current.isSecure else {
      throw Refusal(reason: "the server redirects from https to http, where anybody could read and change it")
    }
    guard visited.insert(next.text).inserted else { throw Refusal(reason: "the server redirects in a circle") }
    guard visited.count - 1 <= limit else { throw Refusal(reason: "the server redirects more than \(limit) times") }
    // User and password are for the host that they were given for, over no less safe a way.
    let isSameHost = next.host == original.host && (next.isSecure || !original.isSecure)
    current = next.authorized(by: isSameHost ? original.credentials : nil)
  }
}
