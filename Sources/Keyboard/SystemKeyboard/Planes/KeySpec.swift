// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine

/// A key of a layout with its meaning found and everything it refers to looked up, but without a place.
struct KeySpec: Hashable {
  enum Meaning: Hashable {
    case key(KeyRole)
    /// Room between keys, or an empty cell of a pad.
    case gap
    /// Types the sign between whole numbers and fractions that the region uses.
    case decimalSeparator
    /// Types its text and offers the region's domain endings on hold.
    case domains(String)
  }

  var id: String
  var meaning: Meaning
  /// What the layout says that the cap shows; `nil` when that follows from the meaning.
  var display: String?
  /// In units of an ordinary key.
  var width: Double
  var stretches: Bool
  /// The hold choices without the key itself.
  var variants: [KeyVariant]
  /// The index in `variants` that the layout wants selected; `nil` for the key itself.
  var defaultVariant: Int?
  var flicks: [[FlickDirection]: KeyRole]
  var multiTap: [KeyRole]
  var secondaryLabel: String?

  init(
    id: String, meaning: Meaning, display: String? = nil, width: Double = 1, stretches: Bool = false,
    variants: [KeyVariant] = [], defaultVariant: Int? = nil, flicks: [[FlickDirection]: KeyRole] = [:],
    multiTap: [KeyRole] = [], secondaryLabel: String? = nil
  ) {
    self.id = id
    self.meaning = meaning
    self.display = display
    self.width = width
    self.stretches = stretches
    self.variants = variants
    self.defaultVariant = defaultVariant
    self.flicks = flicks
    self.multiTap = multiTap
    self.secondaryLabel = secondaryLabel
  }
}

// MARK: - Meaning

extension KeySpec {
  var role: KeyRole? {
    if case .key(let role) = meaning { role } else { nil }
  }

  /// The text that a tap types.
  var text: String? {
    switch meaning {
    case .key(.character(let text)), .domains(let text): text
    case .key(.space): " "
    case .key, .gap, .decimalSeparator: nil
    }
  }

  var isGap: Bool { meaning == .gap }

  /// Returns the key without what only terminals may have, or `nil` when it is nothing else.
  var withoutKeyStrokes: KeySpec? {
    guard role?.isKeyStroke != true else { return nil }
    guard
      variants.contains(where: \.role.isKeyStroke) || flicks.values.contains(where: \.isKeyStroke)
        || multiTap.contains(where: \.isKeyStroke)
    else { return self }
    var key = self
    key.variants.removeAll(where: \.role.isKeyStroke)
    key.defaultVariant = defaultVariant.flatMap { key.variants.firstIndex(of: variants[$0]) }
    key.flicks = flicks.filter { !$0.value.isKeyStroke }
    key.multiTap.removeAll(where: \.isKeyStroke)
    return key
  }
}

extension KeyRole {
  /// Whether it holds a modifier down or presses a key that is not text.
  fileprivate var isKeyStroke: Bool {
    switch self {
    case .modifier, .stroke: true
    case .character, .space, .delete, .return, .shift, .plane, .globe, .keyboard, .form, .oneHanded, .adjust, .scan,
      .settings,
      .emoji,
      .findEmoji,
      .section, .suggestion, .forget, .dismiss, .showKeys, .bar:
      false
    }
  }
}

// MARK: - Frame keys

extension KeySpec {
  static let space = KeySpec(id: "space", meaning: .key(.space), stretches: true)
  static let globe = KeySpec(id: "globe", meaning: .key(.globe), width: 1.33)
  static let `return` = KeySpec(id: "return", meaning: .key(.return), width: 2.5)
  static let delete = KeySpec(id: "delete", meaning: .key(.delete), width: 1.3)
  static let shift = KeySpec(id: "shift", meaning: .key(.shift), width: 1.3)

  static func plane(_ name: String, width: Double = 1.33) -> KeySpec {
    KeySpec(id: name, meaning: .key(.plane(name)), width: width)
  }

  static func gap(_ width: Double, stretches: Bool = false) -> KeySpec {
    KeySpec(id: "gap", meaning: .gap, width: width, stretches: stretches)
  }

  func with(width: Double, stretches: Bool = false) -> KeySpec {
    var key = self
    key.width = width
    key.stretches = stretches
    return key
  }

  static func character(_ text: String) -> KeySpec { KeySpec(id: text, meaning: .key(.character(text))) }
}
