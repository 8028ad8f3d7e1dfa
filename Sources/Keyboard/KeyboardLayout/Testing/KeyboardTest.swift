// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A file of tests for a keyboard. Source: UTS #35 part 7, section "Keyboard Test Data".
public struct KeyboardTest: Sendable {
  /// The name of the file, for messages.
  package var file: String
  /// The file name of the keyboard that is tested.
  package var keyboard: String
  /// What the test file calls it.
  package var name: String
  var repertoires: [Repertoire] = []
  var cases: [Case] = []

  /// Characters that must be typeable.
  struct Repertoire: Sendable {
    /// How they must be.
    enum Kind: String, Sendable {
      case `default`, simple, gesture, flick, longPress, multiTap, hardware
    }

    var name: String
    var line: Int
    var kind: Kind
    var members: [String]
  }

  /// One `test` element.
  struct Case: Sendable {
    /// With the name of the `tests` element around it.
    var name: String
    var startContext: String
    var steps: [Step]
  }

  struct Step: Sendable {
    var line: Int
    var action: Action
  }

  enum Action: Sendable {
    case keystroke(key: String, gesture: Gesture)
    case emit([TextUnit], markers: [String])
    case backspace
    case check(String)
  }

  enum Gesture: Sendable {
    case tap
    case flick([String])
    /// Counted from 1; 0 is the default of the key.
    case longPress(Int)
    case taps(Int)
  }
}
