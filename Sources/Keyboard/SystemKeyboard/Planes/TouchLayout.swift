// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout

/// The planes of a keyboard in rows of specs, under the names that every language shares.
struct TouchLayout: Hashable {
  typealias Rows = [[KeySpec]]

  /// The rows of each plane by its name.
  var planes: [String: Rows]
  /// The letters with shift; `nil` when the keyboard has none.
  var shiftedLetters: Rows?

  init(planes: [String: Rows], shiftedLetters: Rows? = nil) {
    self.planes = planes
    self.shiftedLetters = shiftedLetters
  }
}

// MARK: - From a layout file

extension TouchLayout {
  /// Takes the touch layers that suit the screen best, or makes some of the hardware layers, and adds what is missing.
  init(_ keyboard: Keyboard, formWidthInMillimetres: Double) {
    if let group = keyboard.touchGroup(forWidthMillimetres: formWidthInMillimetres) {
      self.init(keyboard, touch: group)
    } else if let hardware = HardwareLayers(keyboard) {
      self = hardware.touchLayout()
    } else {
      self.init(planes: [:])
    }
    complete()
  }

  /// Takes each layer as it stands. The standard names only that of the letters: `base`.
  init(_ keyboard: Keyboard, touch group: LayerGroup) {
    let ids = group.layers.map { $0.id ?? "" }
    let letters = ids.contains("base") ? "base" : ids.first ?? ""
    let shift = ids.first { Self.shiftLayers.contains($0) && $0 != letters }
    var names = [letters: PlaneName.letters]
    for (name, candidates) in [(PlaneName.numbers, Self.numberLayers), (PlaneName.symbols, Self.symbolLayers)] {
      guard let id = ids.first(where: { candidates.contains($0) && names[$0] == nil }) else { continue }
      names[id] = name
    }

    var resolver = KeyResolver(keyboard: keyboard, planeNames: names, shiftLayers: Set([shift].compactMap(\.self)))
    planes = [:]
    for layer in group.layers {
      let id = layer.id ?? ""
      resolver.isShifted = id == shift
      let rows = layer.rows.map { $0.map(resolver.spec) }
      if id == shift { shiftedLetters = rows } else { planes[names[id] ?? id] = rows }
    }
  }

  private static let shiftLayers: Set<String> = ["shift", "shifted", "upper", "uppercase", "caps"]
  private static let numberLayers: Set<String> = ["numbers", "numeric", "number", "num", "digits", "123"]
  private static let symbolLayers: Set<String> = ["symbols", "symbol", "sym", "punctuation"]
}
