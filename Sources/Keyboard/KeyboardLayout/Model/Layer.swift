// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The layers of one form: a touch screen from some width on, or a hardware keyboard. Source: element `layers`.
public struct LayerGroup: Hashable, Sendable {
  /// `touch`, or the id of a hardware form such as `us`, `iso`, `jis`.
  package var formID: String
  /// The least width of the screen that it is made for, in millimetres; 0 when the file gives none.
  package var minDeviceWidth: Int
  /// In the order of the file.
  package var layers: [Layer]
  /// The content of `special` elements directly inside.
  package var specials: [Special]

  package init(formID: String, minDeviceWidth: Int = 0, layers: [Layer], specials: [Special] = []) {
    self.formID = formID
    self.minDeviceWidth = minDeviceWidth
    self.layers = layers
    self.specials = specials
  }
}

/// One plane of keys. Source: element `layer`.
public struct Layer: Hashable, Sendable {
  /// The name by which keys lead to it.
  package var id: String?
  /// Alternatives of modifier sets, such as `[["none"]]` or `[["altR", "shift"]]`; empty for touch layers, and for
  /// hardware layers that only have an id.
  package var modifiers: [[String]]
  /// Key ids, row by row.
  package var rows: [[String]]
  /// The content of `special` elements directly inside.
  package var specials: [Special]

  package init(id: String? = nil, modifiers: [[String]] = [], rows: [[String]], specials: [Special] = []) {
    self.id = id
    self.modifiers = modifiers
    self.rows = rows
    self.specials = specials
  }
}

/// The scan codes of a hardware keyboard, row by row. Source: element `form`.
package struct Form: Hashable, Sendable {
  package var id: String
  /// The scan codes of its keys, row by row.
  package var scanCodes: [[UInt8]]

  package init(id: String, scanCodes: [[UInt8]]) {
    self.id = id
    self.scanCodes = scanCodes
  }
}
