// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol

/// Types on another device what is typed in this terminal, as it is typed.
@MainActor
final class TerminalTyping {
  private let typist: RemoteTypist
  private let file: PairedHostFile
  private let loop: EventLoop
  private var screen: TypingScreen
  private var keys = TerminalKeys()
  private var escapeEnd: EventLoop.DeadlineID?
  private var isLeaving = false
  /// It has been left; what comes after that is of no concern.
  private var isDone = false
  private var failure: Failure?

  init(_ typist: RemoteTypist, on address: RemoteAddress, file: PairedHostFile, loop: EventLoop) {
    (self.typist, self.file, self.loop) = (typist, file, loop)
    screen = TypingScreen(address)
  }

  func run() throws(Failure) {
    // Who runs is kept until the end.
    typist.onEvent = { self.take($0) }
    defer { typist.onEvent = { _ in } }
    do throws(SystemCallError) {
      let terminal = try RawTerminal()
      // Whatever ends this, the terminal is as it was.
      let signals = try SignalWatch(SignalWatch.termination + SignalWatch.terminal, loop: loop) { [weak self] _ in
        self?.stop(Self.signalled)
      }
      let watch = try loop.watch(StandardInput.descriptor) { [weak self] _ in self?.read() }
      Console.print(part: TypingScreen.start)
      defer {
        Console.print(part: TypingScreen.end)
        terminal.restore()
        withExtendedLifetime((signals, watch)) {}
      }
      draw()
      do throws(Failure) { try typist.start() } catch { failure = error }
      if failure == nil { _ = try loop.run() }
    } catch {
      throw Failure("the terminal cannot be used", error)
    }
    if let failure { throw failure }
  }

  private static let signalled = Failure("ended by a signal; what had not arrived is not typed")

  private func draw() { Console.print(part: screen.text) }
}

// MARK: - Keys

extension TerminalTyping {
  private func read() {
    let bytes = StandardInput.read()
    guard !bytes.isEmpty else { return stop(Failure("the terminal has gone")) }
    if let escapeEnd { loop.cancel(escapeEnd) }
    escapeEnd = nil
    press(keys.take(bytes))
    guard keys.awaitsRest else { return }
    escapeEnd = loop.after(.milliseconds(100)) { [weak self] in
      guard let self else { return }
      escapeEnd = nil
      press(keys.takeRest())
    }
  }

  private func press(_ pressed: [TerminalKeys.Key]) {
    for key in pressed { press(key) }
    draw()
  }

  private func press(_ key: TerminalKeys.Key) {
    screen.note = nil
    switch key {
    case .leave: return leave()
    // Nothing comes behind the sign to leave.
    case _ where isLeaving: return
    case .text(let text):
      let typed = PastedText(text)
      if typed.untypable != nil { screen.note = "No keyboard types that." } else { type { typist.type(typed) } }
    case .paste(let text): type { typist.type(PastedText(text)) }
    case .delete: type { typist.type(.delete) }
    case .return: type { typist.type(.return) }
    case .longPaste: screen.note = "That is more than 64 KiB, and was not typed. Paste it in parts."
    case .other: screen.note = "That key does nothing on the other device."
    }
  }

  private func type(_ body: () -> Bool) {
    if !body() { screen.note = "Nothing was typed: choose a field on the other device." }
  }

  /// Leaves once what was typed has arrived; the second time at once.
  private func leave() {
    let leavesNow = isLeaving || typist.queue.isEmpty
    isLeaving = true
    if leavesNow { return finish() }
    screen.note = "Leaving when all has arrived; once more leaves now."
  }
}

// MARK: - What happens there

extension TerminalTyping {
  private func take(_ event: RemoteTypist.Event) {
    guard !isDone else { return }
    switch event {
    case .paired(let host):
      do throws(Failure) { try file.write(host) } catch { stop(error) }
    case .field(let hasLost):
      if hasLost { screen.note = "Another field was chosen meanwhile. What had not arrived was not typed." }
      screen.field = typist.queue.field
    case .made: break
    case .refused(let refusal): screen.note = "Not typed, nor what was typed behind it: \(Failure.text(of: refusal))."
    case .ended(let failure):
      let hasRest = !typist.queue.isEmpty
      return stop(hasRest ? Failure(failure.message + "; what was typed last may not have arrived") : failure)
    }
    if isLeaving, typist.queue.isEmpty { return finish() }
    draw()
  }

  private func finish() {
    isDone = true
    loop.stop(status: 0)
  }

  private func stop(_ failure: Failure) {
    guard !isDone else { return }
    if self.failure == nil { self.failure = failure }
    loop.stop(status: 1)
  }
}
