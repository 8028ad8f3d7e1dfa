// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardAdministration

/// How far somebody has come in learning a custom keyboard.
struct Lesson {
  enum Step: Int, CaseIterable {
    /// Put the keyboard into the list.
    case choose
    /// Bring it up while typing.
    case enter
    /// Type with it.
    case type
    /// Bring up another one.
    case leave
  }

  /// The keyboard's identifier.
  let keyboard: String
  private(set) var done: Set<Step> = []
  /// The keyboard that types now; `nil` where that is not known.
  private var shown: String?

  init(keyboard: String) { self.keyboard = keyboard }

  /// What comes next; `nil` when everything is done.
  var current: Step? { Step.allCases.first { !done.contains($0) } }

  /// The list of keyboards has the keyboard, or has it no more.
  mutating func listChanged(hasKeyboard: Bool) {
    if hasKeyboard { done.insert(.choose) } else { done = [] }
  }

  /// Another keyboard types.
  mutating func keyboardChanged(to shown: String?) {
    self.shown = shown
    guard let shown else { return }
    switch current {
    case .enter where isOurs(shown): done.insert(.enter)
    case .leave where !isOurs(shown): done.insert(.leave)
    default: break
    }
  }

  /// Something was typed.
  mutating func typed() {
    if current == .type, shown.map(isOurs) ?? true { done.insert(.type) }
  }

  /// The person says that a step is done, or does without it.
  mutating func skip() {
    if let current { done.insert(current) }
  }

  private func isOurs(_ shown: String) -> Bool { shown.isSame(as: keyboard) }
}
