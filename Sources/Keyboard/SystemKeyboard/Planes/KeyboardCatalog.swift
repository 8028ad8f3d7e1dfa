// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardLayout

/// Every layout that is loaded: one for each input mode, and what all of them share.
package struct KeyboardCatalog: Hashable, Sendable {
  /// In the order in which they were given.
  package let modes: [InputMode]
  private let keyboards: [String: Keyboard]
  /// Number pads, one in each layer.
  let pads: Keyboard
  /// Single rows: keys in place of the space bar, and the row above a terminal's letters.
  let rows: Keyboard

  /// The names of the files with `pads` and `rows`, beside those of the languages.
  package static let padsFileName = "pads.xml"
  /// The file of the rows that fields of some kinds have.
  package static let rowsFileName = "rows.xml"

  /// - Parameters:
  ///   - keyboards: One for each mode; of two with the same locale the first counts.
  ///   - pads: The keyboard of the file `padsFileName`.
  ///   - rows: The keyboard of the file `rowsFileName`.
  package init(keyboards: [Keyboard], pads: Keyboard, rows: Keyboard) {
    var byID: [String: Keyboard] = [:]
    var modes: [InputMode] = []
    for keyboard in keyboards where byID[keyboard.locale] == nil {
      byID[keyboard.locale] = keyboard
      modes.append(InputMode(keyboard))
    }
    self.modes = modes
    self.keyboards = byID
    self.pads = pads
    self.rows = rows
  }
}

// MARK: - Looking up

extension KeyboardCatalog {
  /// Returns the mode with an id; `nil` when there is none.
  package func mode(_ id: String) -> InputMode? { modes.first { $0.id == id } }

  func keyboard(_ id: String) -> Keyboard? { keyboards[id] }

  /// Returns which of the enabled modes serve a field, in their order.
  ///
  /// A field that takes only ASCII gets the ASCII-capable ones. Where none is enabled, it gets the first that is loaded,
  /// and so does a field that is better begun with one.
  package func modes(enabled: [String], for field: FieldPlane) -> [InputMode] {
    let enabled = enabled.compactMap(mode)
    let known = enabled.isEmpty ? Array(modes.prefix(1)) : enabled
    guard field.kind.prefersASCII else { return known }
    let enabledCapable = known.filter(\.isASCIICapable)
    let capable = enabledCapable.isEmpty ? Array(modes.filter(\.isASCIICapable).prefix(1)) : enabledCapable
    if field.kind.requiresASCII { return capable }
    return enabledCapable.isEmpty ? capable + known : known
  }
}

// MARK: - What a layout says of its mode

extension InputMode {
  /// Reads the properties of a mode from its layout.
  package init(_ keyboard: Keyboard) {
    let outputs = keyboard.typedText
    self.init(
      id: keyboard.locale, name: keyboard.info.name,
      composer: keyboard.spinetValues("spinet:composer").compactMap(ComposerKind.init).first ?? .none,
      isASCIICapable: "abcdefghijklmnopqrstuvwxyz".unicodeScalars.allSatisfy { outputs.contains($0) },
      isRightToLeft: outputs.contains(where: \.isRightToLeftLetter))
  }
}

extension Keyboard {
  /// Every code point that a key of some layer types at a tap.
  fileprivate var typedText: Set<Unicode.Scalar> {
    let ids = layerGroups.flatMap(\.layers).flatMap(\.rows).flatMap(\.self)
    return Set(ids.flatMap { keys[$0]?.output?.unicodeScalars.map(\.self) ?? [] })
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter of a script that runs from right to left, of which all lie in these blocks.
  fileprivate var isRightToLeftLetter: Bool {
    let blocks: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EEFF,
    ]
    return properties.isAlphabetic && blocks.contains { $0.contains(value) }
  }
}
