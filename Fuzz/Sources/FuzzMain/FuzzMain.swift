import CFuzzer

/// Hands libFuzzer's inputs to `body`, one after another, for as long as the program's arguments say.
public func fuzz(_ body: @escaping ([UInt8]) -> Void) {
  target = body
  var argumentCount = CommandLine.argc
  var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  _ = LLVMFuzzerRunDriver(&argumentCount, &arguments) { data, size in
    target(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  }
}

/// The same for a target that takes text.
public func fuzz(text body: @escaping (String) -> Void) { fuzz { body(String(decoding: $0, as: UTF8.self)) } }

/// libFuzzer takes a function that holds nothing; it runs on one thread.
nonisolated(unsafe) private var target: ([UInt8]) -> Void = { _ in }
