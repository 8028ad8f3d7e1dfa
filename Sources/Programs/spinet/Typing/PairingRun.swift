// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// Pairs this device with another one, and types nothing.
@MainActor
final class PairingRun {
  private let typist: RemoteTypist
  private let file: PairedHostFile
  private let loop: EventLoop
  private var failure: Failure?
  /// It is paired and let in; what comes after that is of no concern.
  private var isDone = false

  init(_ typist: RemoteTypist, file: PairedHostFile, loop: EventLoop) {
    (self.typist, self.file, self.loop) = (typist, file, loop)
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
    switch event {
    case .paired(let host):
      do throws(Failure) { try file.write(host) } catch {
        failure = error
        loop.stop(status: 1)
      }
    case .field:
      isDone = true
      loop.stop(status: 0)
    case .ended(let failure):
      guard !isDone, self.failure == nil else { return }
      self.failure = failure
      loop.stop(status: 1)
    case .made, .refused: break
    }
  }
}
