// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
internal import TextModel

/// What a hold of the Globe key shows, from top to bottom: the way to the settings, the keyboards, the emoji, the text of a camera, the size,
/// the other forms, and the sides to move the keys to.
struct KeyboardList {
  var choices: [KeyboardChoice]
  var currentID: String
  /// How else the keyboard can be held; nothing where it cannot.
  var forms: [KeyVariant] = []
  /// Where else the keys can be moved to; nothing where they cannot.
  var oneHanded: [KeyVariant] = []
  /// What leads to setting the size by hand is called; `nil` where nothing does.
  var size: String?
  /// What leads to the emoji is called; `nil` where nothing does.
  var emoji: String?
  /// What leads to the text of a camera is called; `nil` where nothing does.
  var scan: String?
  /// What leads to the settings is called; `nil` where nothing does.
  var settings: String?
}

extension PlacedKey {
  /// Shows a list when the key is held.
  mutating func offer(_ list: KeyboardList) {
    variants = list.choices.map { KeyVariant(label: $0.name, role: .keyboard($0.id)) }
    if let emoji = list.emoji { variants.append(KeyVariant(label: emoji, role: .emoji)) }
    if let scan = list.scan { variants.append(KeyVariant(label: scan, role: .scan(.begin))) }
    if let settings = list.settings { variants.insert(KeyVariant(label: settings, role: .settings), at: 0) }
    if let size = list.size { variants.append(KeyVariant(label: size, role: .adjust(.begin))) }
    variants += list.forms + list.oneHanded
    defaultVariant = variants.firstIndex { $0.role == .keyboard(list.currentID) } ?? variants.count
  }
}
