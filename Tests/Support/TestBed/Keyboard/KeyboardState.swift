// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geometry

/// What the keyboard says about itself on its `--inspect` socket.
package struct KeyboardState: Decodable, Sendable, Equatable {
  /// Something on screen with a text: a key, a hold choice, a suggestion.
  package struct Item: Sendable, Equatable {
    /// The key's id in its layout; the label for the rest.
    package let id: String
    package let label: String
    /// In logical pixels of the output.
    package let frame: Rect
    /// Of suggestions, whether the next space types it.
    package let isPending: Bool
  }

  package let visible: Bool
  /// Whether the compositor has shown it as it is now.
  package let shown: Bool
  package let frame: Rect
  /// `docked`, `split`, `floating` or `hidden`.
  package let form: String
  /// The screen's name and its size in logical pixels.
  package let output: String
  package let outputSize: Size
  /// The language tag of the input mode.
  package let mode: String
  package let plane: String
  /// `off`, `on` or `locked`.
  package let shift: String
  package let returnKey: String
  package let returnEnabled: Bool
  /// Whether the app shows the rest of the word that is typed, and a space takes it.
  package let completes: Bool
  /// `light` or `dark`.
  package let appearance: String
  /// Whether keys and letters stand out more than usual.
  package let highContrast: Bool
  /// `off`, or the side that the keys are moved to.
  package let oneHanded: String
  /// The height of what the app shows right above the keyboard.
  package let accessory: Double
  /// The height of the ground below the keys.
  package let gap: Double
  /// What fingers set the size by, the upper one first; empty while keys type.
  package let handles: [Item]
  /// Whether windows get less of the screen.
  package let takesRoom: Bool
  package let secure: Bool
  package let keys: [Item]
  package let variants: [Item]
  package let suggestions: [Item]
  /// The area of a custom keyboard; `nil` while none shows.
  package let guest: Rect?
  /// What the space bar says for a moment.
  package let notice: String
  /// What the person is asked in the place of the keys; empty for nothing.
  package let question: String
  /// Counts the fields that have had focus.
  package let serial: Int

  /// Returns the key with an id or, failing that, with a label.
  package func key(_ name: String) -> Item? {
    keys.first { $0.id == name } ?? keys.first { $0.label == name }
  }

  /// The labels of the keys, for tests of what a plane offers.
  package var labels: Set<String> { Set(keys.map(\.label)) }
}

// MARK: - Reading

extension KeyboardState {
  private enum CodingKeys: String, CodingKey {
    case visible, shown, frame, form, output, outputSize, mode, plane, shift, returnKey, returnEnabled, appearance,
      highContrast, oneHanded, accessory, completes, gap, handles
    case takesRoom, secure, keys, variants, suggestions, guest, notice, question, serial
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    visible = try values.decode(Bool.self, forKey: .visible)
    shown = try values.decode(Bool.self, forKey: .shown)
    frame = try Rect(numbers: values.decode([Double].self, forKey: .frame))
    form = try values.decode(String.self, forKey: .form)
    output = try values.decode(String.self, forKey: .output)
    let size = try values.decode([Double].self, forKey: .outputSize)
    guard size.count == 2 else { throw BedError("a size has two numbers, not \(size.count)") }
    outputSize = Size(width: size[0], height: size[1])
    mode = try values.decode(String.self, forKey: .mode)
    plane = try values.decode(String.self, forKey: .plane)
    shift = try values.decode(String.self, forKey: .shift)
    returnKey = try values.decode(String.self, forKey: .returnKey)
    returnEnabled = try values.decode(Bool.self, forKey: .returnEnabled)
    completes = try values.decode(Bool.self, forKey: .completes)
    appearance = try values.decode(String.self, forKey: .appearance)
    highContrast = try values.decode(Bool.self, forKey: .highContrast)
    oneHanded = try values.decode(String.self, forKey: .oneHanded)
    accessory = try values.decode(Double.self, forKey: .accessory)
    gap = try values.decode(Double.self, forKey: .gap)
    handles = try values.decode([Item].self, forKey: .handles)
    takesRoom = try values.decode(Bool.self, forKey: .takesRoom)
    secure = try values.decode(Bool.self, forKey: .secure)
    guest = try values.decodeIfPresent([Double].self, forKey: .guest).map { try Rect(numbers: $0) }
    notice = try values.decode(String.self, forKey: .notice)
    question = try values.decode(String.self, forKey: .question)
    keys = try values.decode([Item].self, forKey: .keys)
    variants = try values.decode([Item].self, forKey: .variants)
    suggestions = try values.decode([Item].self, forKey: .suggestions)
    serial = try values.decode(Int.self, forKey: .serial)
  }
}

extension KeyboardState.Item: Decodable {
  private enum CodingKeys: String, CodingKey { case id, label, text, rect, pending }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    label = try values.decodeIfPresent(String.self, forKey: .label) ?? values.decode(String.self, forKey: .text)
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? label
    frame = try Rect(numbers: values.decode([Double].self, forKey: .rect))
    isPending = try values.decodeIfPresent(Bool.self, forKey: .pending) ?? false
  }
}

extension Rect {
  fileprivate init(numbers: [Double]) throws {
    guard numbers.count == 4 else { throw BedError("a rectangle has four numbers, not \(numbers.count)") }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
