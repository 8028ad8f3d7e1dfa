// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Glibc
import LinuxSystem
import TextModel

/// What the program does when it is installed as a keyboard: all that a keyboard can do to be in the way without being ended
/// for it. A touch has it do what it is ended for, too.
final class Rampage {
  private let host = HostLine()
  private var lastJunk: Int64 = 0
  private var editCount: UInt32 = 0

  /// As many in ten milliseconds as the host puts up with.
  private static let junkCount = 20

  /// Goes on until the host ends it.
  func run() -> Never {
    Mischief.start()
    host.say(.hello(version: ExtensionProtocolVersion.current))
    while !host.isOver {
      host.wait()
      while let message = host.next() { take(message) }
      sendJunk()
    }
    exit(0)
  }

  /// However often the host has something to say, which wakes this thread.
  private func sendJunk() {
    let now = MonotonicClock.nowMicroseconds
    guard now - lastJunk >= 10_000 else { return }
    lastJunk = now
    for index in 0..<Self.junkCount { host.shout(junk(index)) }
  }

  /// Types into a field that has gone or is not there yet, and now and then wishes what is not granted to what does
  /// not show; the rest answers what nobody has asked.
  private func junk(_ index: Int) -> KeyboardMessage {
    switch index {
    case 0: return wish
    case 1...8:
      editCount += 1
      return .edit(field: 0, number: editCount, .insert(String(repeating: "hostile", count: 100)))
    default: return .done(answer: .max)
    }
  }

  private var wish: KeyboardMessage {
    switch editCount % 3 {
    case 0: .click(.delete)
    case 1: .height(260)
    default: .requestLexicon
    }
  }

  private func take(_ message: HostMessage) {
    switch message {
    case .show(let answer, let surroundings, _, _), .surroundings(let answer, let surroundings):
      host.draw(surroundings)
      host.say(.done(answer: answer))
    case .touches: flood()
    case .field(let answer, _, _, _): host.say(.done(answer: answer))
    case .hide(let answer):
      host.hide()
      host.say(.done(answer: answer))
    case .context, .frameShown, .lexicon, .location, .refusedEdit, .refusedWish: break
    }
  }

  /// Says more than any host listens to.
  private func flood() -> Never {
    while true { host.shout(.click(.character)) }
  }
}
