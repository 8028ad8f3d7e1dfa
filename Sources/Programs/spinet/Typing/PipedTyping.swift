// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol

/// Types a text that came by a pipe into the field that has focus on another device, and ends when all of it has arrived.
@MainActor
final class PipedTyping {
  private let typist: RemoteTypist
  private let address: RemoteAddress
  private let text: PastedText
  private let loop: EventLoop
  private var hasBegun = false
  private var arrivedCount = 0
  private var failure: Failure?
  /// All has arrived; what comes after that is of no concern.
  private var isDone = false

  init(_ typist: RemoteTypist, on address: RemoteAddress, text: PastedText, loop: EventLoop) {
    (self.typist, self.address, self.text, self.loop) = (typist, address, text, loop)
  }

  /// Reads the text that is to be typed from standard input, without a line end behind its last line.
  static func readText() throws(Failure) -> PastedText {
    var bytes: [UInt8] = []
    while bytes.count <= PastedText.mostBytes {
      let more = try Failure.explain("standard input cannot be read; nothing was typed") { () throws(SystemCallError) in
        try StandardInput.readOrFail()
      }
      if more.isEmpty { break }
      bytes += more
    }
    guard bytes.count <= PastedText.mostBytes else {
      throw Failure(
        "the text is longer than 64 KiB, the most that is typed at once; nothing was typed. Send it in parts")
    }
    guard var text = String(validating: bytes, as: UTF8.self) else {
      throw Failure("the text is not UTF-8; nothing was typed")
    }
    if let last = text.last, ["\n", "\r\n", "\r"].contains(last) { text.removeLast() }
    guard !text.isEmpty else { throw Failure("there is no text on standard input") }
    let pasted = PastedText(text)
    if let (line, scalar) = pasted.untypable {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      throw Failure(
        "line \(line) has a character that no keyboard types, U+\(code); nothing was typed. Take it out first")
    }
    return pasted
  }

  func run() throws(Failure) {
    // Who runs is kept until the end.
    typist.onEvent = { self.take($0) }
    defer { typist.onEvent = { _ in } }
    try typist.start()
    do throws(SystemCallError) { _ = try loop.run() } catch { throw Failure("nothing can be waited for", error) }
    if let failure { throw failure }
  }

  private func take(_ event: RemoteTypist.Event) {
    guard !isDone else { return }
    switch event {
    case .field(let hasLost):
      if !hasBegun {
        begin()
      } else if hasLost {
        fail("another field was chosen meanwhile", mayHaveArrived: typist.queue.sentCharacterCount)
      }
    case .made(let count):
      arrivedCount += count
      guard typist.queue.isEmpty else { return }
      isDone = true
      loop.stop(status: 0)
    case .refused(let refusal): fail(Failure.text(of: refusal))
    case .ended(let failure): fail(failure.message, mayHaveArrived: typist.queue.sentCharacterCount)
    case .paired: break
    }
  }

  private func begin() {
    guard typist.queue.field.isActive else {
      return stop(
        Failure("no field has focus on \(address.authority); nothing was typed. Choose one there, and try again"))
    }
    guard typist.takesLines || text.lines.count == 1 else {
      return stop(
        Failure(
          "the text has \(text.lines.count) lines, and the field on \(address.authority) does not say that it takes more than one; "
            + "nothing was typed. With --lines, Return is pressed between them"))
    }
    hasBegun = true
    _ = typist.type(text)
  }

  /// Says how far it came, which is what has to be looked at before it is tried again.
  private func fail(_ reason: String, mayHaveArrived count: Int = 0) {
    guard hasBegun else { return stop(Failure(reason)) }
    let rest = count > 0 ? ", and up to \(count) more may have" : ""
    let ends = text.lines.count > 1 ? ", line ends not counted," : ""
    stop(Failure("\(reason): \(arrivedCount) characters of the text\(ends) have arrived\(rest)"))
  }

  private func stop(_ failure: Failure) {
    if self.failure == nil { self.failure = failure }
    loop.stop(status: 1)
  }
}
