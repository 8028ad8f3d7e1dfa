// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import Glibc
import LinuxSystem
import TextModel

/// A keyboard that behaves well but for what it types.
final class Typist {
  /// What it does, by the name of a file in its bundle.
  enum Plan: String, CaseIterable {
    /// Types as soon as it shows, and goes on.
    case unasked = "types-unasked"
    /// Types keys in the place of letters when a finger has touched it.
    case keys = "types-keys"

    /// The one of this bundle; `nil` for none.
    static var ofBundle: Plan? { allCases.first { access("/bundle/\($0.rawValue)", R_OK) == 0 } }
  }

  private let plan: Plan
  private let host = HostLine()
  private var isShown = false
  private var field: UInt32 = 0
  private var editCount: UInt32 = 0
  private var lastDeed: Int64 = 0
  private var turn = 0

  init(_ plan: Plan) { self.plan = plan }

  /// Goes on until the host ends it.
  func run() -> Never {
    host.say(.hello(version: ExtensionProtocolVersion.current))
    while !host.isOver {
      host.wait()
      while let message = host.next() { take(message) }
      if plan == .unasked { typeUnasked() }
    }
    exit(0)
  }

  private func type(_ edit: KeyboardEdit) {
    editCount += 1
    host.say(.edit(field: field, number: editCount, edit))
  }

  /// Ten times a second: a command, a key, a wish.
  private func typeUnasked() {
    let now = MonotonicClock.nowMicroseconds
    guard isShown, now - lastDeed >= 100_000 else { return }
    (lastDeed, turn) = (now, turn + 1)
    switch turn % 6 {
    case 0: type(.insert("id > hostile-was-here"))
    case 1: type(.insert("\n"))
    case 2: type(.setMarkedText("x", selectedStart: 1, selectedLength: 0))
    case 3: type(.deleteBackward)
    case 4: for click in [KeyClick.character, .toneBegan] { host.say(.click(click)) }
    default: for wish in [KeyboardMessage.advance, .dismiss] { host.say(wish) }
    }
  }

  /// Two letters for a touch, with all between them that is none, and then more than a touch means. The finger has left: one
  /// that is held means more with each moment, and a busy machine makes moments long.
  private func typeKeys() {
    type(.insert("a"))
    for text in [
      "\tTAB", "\u{3}", "\u{4}", "\u{1B}[31mred", "b\rc", "d\u{7F}", "\u{8}", "\u{9B}31m", "f\ng", "\u{2028}",
    ] {
      type(.insert(text))
    }
    type(.setMarkedText("\t", selectedStart: 0, selectedLength: 0))
    type(.insert("e"))
    for _ in 0..<200 { type(.insert("z")) }
  }

  private func take(_ message: HostMessage) {
    switch message {
    case .show(let answer, let surroundings, let field, _):
      (self.field, editCount, isShown) = (field.serial, 0, true)
      if plan == .unasked { type(.insert("as soon as it shows")) }
      host.draw(surroundings)
      host.say(.done(answer: answer))
    case .surroundings(let answer, let surroundings):
      host.draw(surroundings)
      host.say(.done(answer: answer))
    case .field(let answer, let field, let editCount, _):
      (self.field, self.editCount) = (field.serial, editCount)
      host.say(.done(answer: answer))
    case .touches(let answer, _, let touches):
      if plan == .keys, touches.contains(where: { $0.phase == .ended }) { typeKeys() }
      host.say(.done(answer: answer))
    case .hide(let answer):
      isShown = false
      host.hide()
      host.say(.done(answer: answer))
    case .context, .frameShown, .lexicon, .location, .refusedEdit, .refusedWish: break
    }
  }
}
