// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo

/// Where carets stand, words begin and end, and lines may be broken in a piece of text.
struct TextBreaks {
  private struct Kind: OptionSet {
    let rawValue: UInt8
    static let caret = Kind(rawValue: 1)
    static let wordStart = Kind(rawValue: 2)
    static let wordEnd = Kind(rawValue: 4)
    static let whiteSpace = Kind(rawValue: 8)
    static let lineBreak = Kind(rawValue: 16)
    static let characterBreak = Kind(rawValue: 32)
  }

  /// One for each UTF-16 offset of the piece, its end included.
  private var kinds: [Kind]

  /// - Parameter map: The text of the layout.
  init(_ layout: OpaquePointer?, map: TextMap) {
    var count: Int32 = 0
    let attributes = layout.flatMap { pango_layout_get_log_attrs_readonly($0, &count) }
    self.init(UnsafeBufferPointer(start: attributes, count: Int(count)), map: map)
  }

  /// Looks at a text alone.
  init(_ units: ArraySlice<UInt16>) {
    let map = TextMap(units)
    let count = map.utf8.reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
    map.utf8.withUnsafeBytes { bytes in
      pango_get_log_attrs(
        bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), -1, pango_language_get_default(),
        &attributes, Int32(count))
    }
    self = attributes.withUnsafeBufferPointer { Self($0, map: map) }
  }

  private init(_ attributes: UnsafeBufferPointer<PangoLogAttr>, map: TextMap) {
    kinds = Array(repeating: [], count: map.utf16Count + 1)
    var byte = 0
    for attribute in attributes {
      var kind: Kind = []
      if attribute.is_cursor_position != 0 { kind.insert(.caret) }
      if attribute.is_word_start != 0 { kind.insert(.wordStart) }
      if attribute.is_word_end != 0 { kind.insert(.wordEnd) }
      if attribute.is_white != 0 { kind.insert(.whiteSpace) }
      if attribute.is_line_break != 0 { kind.insert(.lineBreak) }
      if attribute.is_char_break != 0 { kind.insert(.characterBreak) }
      kinds[map.utf16(at: byte)] = kind
      guard byte < map.utf8.count else { break }
      byte = map.byte(after: byte)
    }
  }

  func isCaret(_ offset: Int) -> Bool { self[offset].contains(.caret) }
  func isWordStart(_ offset: Int) -> Bool { self[offset].contains(.wordStart) }
  func isWordEnd(_ offset: Int) -> Bool { self[offset].contains(.wordEnd) }
  func isWhiteSpace(_ offset: Int) -> Bool { self[offset].contains(.whiteSpace) }

  func isLineBreak(_ offset: Int) -> Bool { self[offset].contains(.lineBreak) }
  func isCharacterBreak(_ offset: Int) -> Bool { self[offset].contains(.characterBreak) }

  private subscript(offset: Int) -> Kind { kinds.indices.contains(offset) ? kinds[offset] : [] }
}
