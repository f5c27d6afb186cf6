import Foundation
import Synchronization

/// A small HTTP server on the loopback interface, for one test: a thread takes connections, each is answered on one of its own.
final class LoopbackServer: Sendable {
  struct Request: Sendable {
    var path: String
    /// By name in lower case.
    var headers: [String: String]
  }

  struct Response: Sendable {
    var status = 200
    var headers: [String: String] = ["Content-Type": "text/calendar"]
    var body: [UInt8] = []
    /// Seconds between the pieces of the body, a tenth of it each.
    var delay: Double = 0
    /// What Content-Length says, where it isn't the truth.
    var statedLength: Int?
  }

  let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (Request) -> Response
  private let seen = Mutex<[Request]>([])

  var requests: [Request] { seen.withLock { $0 } }

  init(_ answer: @escaping @Sendable (Request) -> Response) throws {
    self.answer = answer
    #if os(Linux)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0, let self else { return }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  func address(_ path: String, user: String? = nil) -> String {
    "http://\(user.map { "\($0)@" } ?? "")127.0.0.1:\(port)\(path)"
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while !String(decoding: text, as: UTF8.self).contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      text += buffer[..<count]
    }
    let lines = String(decoding: text, as: UTF8.self).components(separatedBy: "\r\n")
    var request = Request(path: lines[0].split(separator: " ").dropFirst().first.map(String.init) ?? "", headers: [:])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      request.headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(
        in: .whitespaces)
    }
    seen.withLock { $0.append(request) }
    let response = answer(request)
    var head = "HTTP/1.1 \(response.status) Answer\r\nConnection: close\r\n"
    head += "Content-Length: \(response.statedLength ?? response.body.count)\r\n"
    for (name, value) in response.headers { head += "\(name): \(value)\r\n" }
    guard send(Array((head + "\r\n").utf8), to: connection) else { return }
    let piece = response.delay > 0 ? max(response.body.count / 10, 1) : max(response.body.count, 1)
    var start = 0
    while start < response.body.count {
      let end = min(start + piece, response.body.count)
      guard send(Array(response.body[start..<end]), to: connection) else { return }
      if response.delay > 0 { Thread.sleep(forTimeInterval: response.delay) }
      start = end
    }
  }

  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Foundation.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
