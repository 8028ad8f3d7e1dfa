// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo

/// Where carets stand and words begin and end in a piece of text.
struct TextBreaks {
  private struct Kind: OptionSet {
    let rawValue: UInt8
    static let caret = Kind(rawValue: 1)
    static let wordStart = Kind(rawValue: 2)
    static let wordEnd = Kind(rawValue: 4)
    static let whiteSpace = Kind(rawValue: 8)
  }

  /// One for each UTF-16 offset of the piece, its end included.
  private var kinds: [Kind]

  init(_ layout: OpaquePointer?, map: TextMap) {
    kinds = Array(repeating: [], count: map.utf16Count + 1)
    guard let layout else { return }
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
    var byte = 0
    for attribute in UnsafeBufferPointer(start: attributes, count: Int(count)) {
      var kind: Kind = []
      if attribute.is_cursor_position != 0 { kind.insert(.caret) }
      if attribute.is_word_start != 0 { kind.insert(.wordStart) }
      if attribute.is_word_end != 0 { kind.insert(.wordEnd) }
      if attribute.is_white != 0 { kind.insert(.whiteSpace) }
      kinds[map.utf16(at: byte)] = kind
      guard byte < map.utf8.count else { break }
      byte = map.byte(after: byte)
    }
  }

  func isCaret(_ offset: Int) -> Bool { self[offset].contains(.caret) }
  func isWordStart(_ offset: Int) -> Bool { self[offset].contains(.wordStart) }
  func isWordEnd(_ offset: Int) -> Bool { self[offset].contains(.wordEnd) }
  func isWhiteSpace(_ offset: Int) -> Bool { self[offset].contains(.whiteSpace) }

  private subscript(offset: Int) -> Kind { kinds.indices.contains(offset) ? kinds[offset] : [] }
}
