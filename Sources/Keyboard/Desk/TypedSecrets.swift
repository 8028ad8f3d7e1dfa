// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Knows when something has been typed that may be a secret, and when it is over.
package struct TypedSecrets {
  /// Where typed text goes.
  package struct Target: Hashable {
    /// The activation of the field that has focus; `nil` where the app tells of none.
    package var activation: Int?
    /// Whether what is typed now is a secret.
    package var secrecy: Secrecy

    package init(activation: Int?, secrecy: Secrecy) {
      self.activation = activation
      self.secrecy = secrecy
    }
  }

  /// How secret a field is.
  package enum Secrecy: Hashable {
    case ordinary
    /// Nobody knows: apps that tell nothing of their fields, and terminals, where a password is asked for like anything else.
    case unknown
    case secret
  }

  private var target = Target(activation: nil, secrecy: .unknown)
  private var hasTyped = false

  package init() {}

  /// Whether the field that has focus is a secret.
  package var isSecret: Bool { target.secrecy == .secret }

  /// Whether something in memory may be a secret.
  package var mayBeInMemory: Bool { isSecret || hasTyped }

  /// A finger has come down on the keyboard.
  package mutating func touched() {
    if target.secrecy != .ordinary { hasTyped = true }
  }

  /// The field was filled with something of the person's that is kept elsewhere, and is to be nowhere else once the field is left.
  package mutating func filled() { hasTyped = true }

  /// Another target has focus, or what is known of it has changed.
  ///
  /// - Returns: Whether what was typed before is over and to be forgotten now.
  package mutating func follow(_ new: Target) -> Bool {
    guard new != target else { return false }
    // What was typed into a field before it was known to be a secret is one, too.
    let isSame = new.activation == target.activation && new.activation != nil
    target = new
    guard isSame else { return leave() }
    if new.secrecy == .secret { hasTyped = true }
    // A field that is ordinary by now still holds it: one whose app ends is, and tells its text once more before it is left.
    return new.secrecy == .ordinary && hasTyped
  }

  /// The keyboard has left the screen.
  ///
  /// - Returns: As `follow` does.
  package mutating func leave() -> Bool {
    defer { hasTyped = false }
    return hasTyped
  }
}
