// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import KeyboardLayout
import TextModel

/// Turns the keys of a layout file into specs: finds what each is for and looks up what it refers to.
struct KeyResolver {
  private let keyboard: Keyboard
  /// The plane that each layer id leads to.
  private let planeNames: [String: String]
  /// The layer ids that stand for letters with shift.
  private let shiftLayers: Set<String>
  /// Whether the row belongs to a shifted layer, where a key back to the letters is the shift key.
  var isShifted = false
  private let decimalSeparators: Set<String>
  private let domains: Set<String>

  init(keyboard: Keyboard, planeNames: [String: String] = [:], shiftLayers: Set<String> = []) {
    self.keyboard = keyboard
    self.planeNames = planeNames
    self.shiftLayers = shiftLayers
    decimalSeparators = Set(keyboard.spinetValues("spinet:decimal-separator"))
    domains = Set(keyboard.spinetValues("spinet:domains"))
  }
}

// MARK: - Specs

extension KeyResolver {
  func spec(_ id: String) -> KeySpec {
    guard let key = keyboard.keys[id] else { return KeySpec(id: id, meaning: .gap) }
    let longPress = key.longPressKeyIDs.compactMap(variant)
    return KeySpec(
      id: id, meaning: meaning(of: key), display: display(of: key), width: Self.soundWidth(key.width),
      stretches: key.stretches, variants: longPress.map(\.value),
      defaultVariant: longPress.firstIndex { $0.id == key.longPressDefaultKeyID },
      flicks: flicks(of: key), multiTap: key.multiTapKeyIDs.compactMap { keyboard.keys[$0].flatMap(role) },
      secondaryLabel: downwardFlick(of: key))
  }

  private static func soundWidth(_ width: Double) -> Double { width > 0 ? min(width, 30) : 0 }

  private func variant(_ id: String) -> (id: String, value: KeyVariant)? {
    guard let key = keyboard.keys[id], let role = role(of: key) else { return nil }
    return (id, KeyVariant(label: display(of: key) ?? key.output ?? id, role: role))
  }

  private func flicks(of key: Key) -> [[FlickDirection]: KeyRole] {
    guard let id = key.flickID, let flick = keyboard.flicks[id] else { return [:] }
    var result: [[FlickDirection]: KeyRole] = [:]
    for segment in flick.segments {
      let directions = segment.directions.compactMap(FlickDirection.init)
      guard !directions.isEmpty, let role = keyboard.keys[segment.keyID].flatMap(role) else { continue }
      result[directions] = role
    }
    return result
  }

  /// Returns what the cap shows besides its label: the sign of a flick downwards, where that is the only flick.
  private func downwardFlick(of key: Key) -> String? {
    let flicks = keyboard.flickKeys(of: key)
    guard flicks.count == 1, flicks[0].directions == ["s"], case .character(let text) = role(of: flicks[0].key) else {
      return nil
    }
    return display(of: flicks[0].key) ?? text
  }

  /// Returns what the cap shows where it is not the key's output.
  private func display(of key: Key) -> String? {
    if key.isGap { return keyboard.displays.byKeyID[key.id] }
    guard let label = keyboard.label(of: key) else { return key.output == nil ? nil : key.id }
    return label == key.output ? nil : label
  }
}

// MARK: - Meaning

extension KeyResolver {
  private func meaning(of key: Key) -> KeySpec.Meaning {
    if decimalSeparators.contains(key.id) { return .decimalSeparator }
    if domains.contains(key.id), let output = key.output { return .domains(output) }
    return role(of: key).map(KeySpec.Meaning.key) ?? .gap
  }

  private func role(of key: Key) -> KeyRole? {
    switch key.output {
    case .some(" "): return .space
    case .some("\n"), .some("\r"): return .return
    case .some("\t"): return .stroke(KeyStroke(.tab))
    case .some("\u{8}"): return .delete
    case .some(let output) where !output.isEmpty: return .character(output)
    default: break
    }
    if let layer = key.layerID {
      if shiftLayers.contains(layer) { return .shift }
      let plane = planeNames[layer] ?? layer
      return isShifted && plane == PlaneName.letters ? .shift : .plane(plane)
    }
    return Self.frameRoles[String(key.id.prefix { $0 != "." })]
  }

  /// What keys without output are for, by their ids: the format has no other way to say it.
  ///
  /// What follows a full stop in an id tells several keys with the same role apart (`delete`, `delete.tablet`).
  private static let frameRoles: [String: KeyRole] = {
    var roles: [String: KeyRole] = [
      "shift": .shift, "shift-left": .shift, "shift-right": .shift,
      "delete": .delete, "bksp": .delete, "backspace": .delete,
      "return": .return, "enter": .return,
      "letters": .plane(PlaneName.letters), "numbers": .plane(PlaneName.numbers),
      "symbols": .plane(PlaneName.symbols), "space": .space, "globe": .globe, "emoji": .emoji, "dismiss": .dismiss,
      "hide": .dismiss,
      "ctrl": .modifier(.control), "control": .modifier(.control), "alt": .modifier(.alt), "logo": .modifier(.logo),
    ]
    let strokes: [String: KeyStroke.Key] = [
      "tab": .tab, "escape": .escape, "esc": .escape, "left": .left, "right": .right, "up": .up, "down": .down,
      "home": .home, "end": .end, "page-up": .pageUp, "page-down": .pageDown, "forward-delete": .delete,
    ]
    for (id, key) in strokes { roles[id] = .stroke(KeyStroke(key)) }
    for number in 1...12 { roles["f\(number)"] = .stroke(KeyStroke(.function(number))) }
    return roles
  }()
}

// MARK: - Our own data in layout files

extension Keyboard {
  /// Returns the words that a `special` element gives under a name: `<set id="spinet:…" value="…"/>`.
  func spinetValues(_ name: String) -> [String] {
    specials.filter { $0.name == "set" && $0.attributes["id"] == name }
      .flatMap { ($0.attributes["value"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}
