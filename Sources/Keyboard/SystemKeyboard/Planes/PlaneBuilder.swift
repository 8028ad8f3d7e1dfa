// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardEngine
import KeyboardLayout
internal import TextModel

/// Makes the plane to show of a layout, a field's kind and a screen.
package struct PlaneBuilder: Sendable {
  private let catalog: KeyboardCatalog
  private let pads: TouchLayout
  /// The layouts that were shown, so that a press of shift does not make them anew.
  private var layouts: [LayoutKey: TouchLayout] = [:]

  private struct LayoutKey: Hashable {
    var mode: String
    var formWidthInMillimetres: Double
  }

  package init(catalog: KeyboardCatalog) {
    self.catalog = catalog
    pads = TouchLayout(pads: catalog.pads)
  }
}

// MARK: - Building

extension PlaneBuilder {
  /// Returns the keys with their places.
  ///
  /// An unknown mode or plane gives the first one instead. `KeyPlane.id` is the plane's name with and without shift;
  /// the keys that every keyboard has are called `shift`, `delete`, `space`, `return`, `globe`, `emoji`, `dismiss`, and
  /// those that lead to another plane by its name: `numbers`, `letters`, `symbols`. A second key of that name has `.2`
  /// after it.
  package mutating func plane(_ request: PlaneRequest) -> KeyPlane {
    let mode = catalog.mode(request.mode) ?? catalog.modes.first
    let layout = layout(for: request, mode: mode)
    let first = layout.planes[request.kind.firstPlane] == nil ? PlaneName.letters : request.kind.firstPlane
    let id = request.plane.flatMap { layout.planes[$0] == nil ? nil : $0 } ?? first
    var rows = layout.planes[id] ?? []
    if id == PlaneName.letters, request.shift != .off, let shifted = layout.shiftedLetters { rows = shifted }

    let isPad = isPad(id, of: request.kind)
    if !isPad { adapt(&rows, to: request, plane: id) }
    let top = isPad ? [] : sharedRow(request.kind.topRow, for: request) ?? []
    hideKeys(in: &rows, request: request)
    if request.screen.isTablet, id == PlaneName.letters, let numbers = layout.planes[PlaneName.numbers] {
      rows.offerFlicks(to: numbers)
    }
    let words = PlaneWords(language: mode?.language ?? "", modeName: mode?.name ?? "")
    let caps = KeyCaps(request: request, words: words, isPad: isPad)
    let letters = isPad ? [] : layout.planes[PlaneName.letters] ?? []
    return RowLayout(
      rows: rows, top: top, letters: letters, screen: request.screen,
      width: request.oneHanded == .off ? nil : OneHandedKeys.width(on: request.screen), keySize: request.keySize,
      isPad: isPad
    ).plane(id: id, caps: caps)
  }

  /// Returns the planes of a keyboard that are shown for a sign or two and then give way to the letters.
  package mutating func temporaryPlanes(_ request: PlaneRequest) -> Set<String> {
    guard request.kind.firstPlane == PlaneName.letters else { return [] }
    let layout = layout(for: request, mode: catalog.mode(request.mode) ?? catalog.modes.first)
    return Set(layout.planes.keys.filter { $0 == PlaneName.numbers || $0.hasPrefix(PlaneName.symbols) })
  }

  /// Whether a plane comes from the shared pads.
  private func isPad(_ plane: String, of kind: KeyboardKind) -> Bool {
    kind.pad != nil || (kind == .namePhonePad && pads.planes[plane] != nil)
  }

  private mutating func layout(for request: PlaneRequest, mode: InputMode?) -> TouchLayout {
    guard request.kind.pad == nil else { return pads }
    var layout = languageLayout(mode, formWidthInMillimetres: request.screen.formWidthInMillimetres)
    if request.kind == .namePhonePad { layout.planes.merge(pads.planes) { own, _ in own } }
    return layout
  }

  private mutating func languageLayout(_ mode: InputMode?, formWidthInMillimetres: Double) -> TouchLayout {
    guard let mode, let keyboard = catalog.keyboard(mode.id) else { return TouchLayout(planes: [:]) }
    let key = LayoutKey(mode: mode.id, formWidthInMillimetres: formWidthInMillimetres)
    if let layout = layouts[key] { return layout }
    let layout = TouchLayout(keyboard, formWidthInMillimetres: formWidthInMillimetres)
    if layouts.count >= Self.mostLayouts { layouts.removeAll() }
    layouts[key] = layout
    return layout
  }

  private static let mostLayouts = 8
}

extension Keyboard {
  fileprivate func layer(_ id: String) -> Layer? { layerGroups.flatMap(\.layers).first { $0.id == id } }
}

extension TouchLayout {
  /// Takes the pads as they are written: nothing is missing in them.
  fileprivate init(pads: Keyboard) {
    let names = ["base": PadName.number]
    let resolver = KeyResolver(keyboard: pads, planeNames: names)
    var planes: [String: Rows] = [:]
    for layer in pads.layerGroups.flatMap(\.layers) {
      guard let id = layer.id else { continue }
      planes[names[id] ?? id] = layer.rows.map { $0.map(resolver.spec) }
    }
    self.init(planes: planes)
  }
}

// MARK: - Adapting to the field

extension PlaneBuilder {
  /// Puts the field's own keys in place of the space bar.
  private func adapt(_ rows: inout TouchLayout.Rows, to request: PlaneRequest, plane: String) {
    let isTerminal = request.kind == .terminal
    for row in rows.indices where !isTerminal { rows[row] = rows[row].compactMap(\.withoutKeyStrokes) }
    if let keys = sharedRow(request.kind.spaceRow, for: request), let bottom = rows.bottomRow,
      let space = rows[bottom].firstIndex(where: { $0.role == .space })
    {
      rows[bottom].replaceSubrange(space...space, with: keys)
    }
    if request.kind == .namePhonePad, plane == PlaneName.letters {
      for row in rows.indices {
        rows[row] = rows[row].map { $0.role == .plane(PlaneName.numbers) ? $0.leading(to: PadName.namePhone) : $0 }
      }
    }
  }

  private func sharedRow(_ id: String?, for request: PlaneRequest) -> [KeySpec]? {
    guard let id else { return nil }
    let group = catalog.rows.touchGroup(forWidthMillimetres: request.screen.formWidthInMillimetres)
    let layer = group?.layers.first { $0.id == id } ?? catalog.rows.layer(id)
    guard let keys = layer?.rows.first else { return nil }
    return keys.map(KeyResolver(keyboard: catalog.rows).spec)
  }

  /// Takes out the keys that lead nowhere now; their room goes to what stretches, as the space bar, else to the key before
  /// them.
  private func hideKeys(in rows: inout TouchLayout.Rows, request: PlaneRequest) {
    for row in rows.indices {
      var shown: [KeySpec] = []
      var spare = 0.0
      for var key in rows[row] {
        if key.role == .globe, request.modeCount < 2, request.hasEmoji {
          key.id = "emoji"
          key.meaning = .key(.emoji)
        }
        let isHidden =
          (key.role == .globe && request.modeCount < 2) || (key.role == .emoji && !request.hasEmoji)
          || (key.role == .dismiss && !request.screen.isTablet)
        guard isHidden else {
          key.width += spare
          spare = 0
          shown.append(key)
          continue
        }
        if rows[row].contains(where: \.stretches) { continue }
        if let last = shown.indices.last { shown[last].width += key.width } else { spare += key.width }
      }
      rows[row] = shown
    }
  }
}

extension KeySpec {
  fileprivate func leading(to plane: String) -> KeySpec {
    var key = self
    key.meaning = .key(.plane(plane))
    key.display = key.display ?? "123"
    return key
  }
}

extension TouchLayout.Rows {
  /// Lets a flick down type what stands at the same place among the numbers, as the small second label says.
  fileprivate mutating func offerFlicks(to numbers: TouchLayout.Rows) {
    for (row, keys) in enumerated() where row < numbers.count {
      let signs = numbers[row].filter { $0.text != nil && $0.role != .space }
      let places = keys.indices.filter { keys[$0].text != nil && keys[$0].role != .space }
      for (column, sign) in zip(places, signs) {
        guard let text = sign.text, let role = sign.role, text != keys[column].text else { continue }
        guard self[row][column].flicks.isEmpty else { continue }
        self[row][column].flicks = [[.s]: role]
        self[row][column].secondaryLabel = sign.display ?? text
      }
    }
  }
}
