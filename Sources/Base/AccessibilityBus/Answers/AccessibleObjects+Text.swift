// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop

// MARK: - org.a11y.atspi.Text

extension AccessibleObjects {
  /// Texts can be read but not changed. Offsets count Unicode scalars, which GLib calls characters.
  func text(_ member: String, _ object: Accessible, _ arguments: Arguments) throws(AccessibleError) -> [BusValue] {
    let text = ReadText(object.text ?? "")
    switch member {
    case "GetText":
      let end = try arguments.int(1)
      return [.string(text[try arguments.int(0), end < 0 ? text.count : end])]
    case "GetCharacterAtOffset": return [.int32(text.scalar(at: try arguments.int(0)))]
    case "GetStringAtOffset":
      let unit = ReadText.Unit(granularity: try arguments.int(1))
      return piece(text.piece(at: try arguments.int(0), unit), text)
    case "GetTextAtOffset":
      return piece(text.piece(at: try arguments.int(0), ReadText.Unit(boundary: try arguments.int(1))), text)
    case "GetTextBeforeOffset":
      let unit = ReadText.Unit(boundary: try arguments.int(1))
      let start = text.piece(at: try arguments.int(0), unit).lowerBound
      return piece(start > 0 ? text.piece(at: start - 1, unit) : 0..<0, text)
    case "GetTextAfterOffset":
      let unit = ReadText.Unit(boundary: try arguments.int(1))
      let end = text.piece(at: try arguments.int(0), unit).upperBound
      return piece(end < text.count ? text.piece(at: end, unit) : text.count..<text.count, text)
    case "GetAttributeValue": return [.string("")]
    case "GetAttributes", "GetAttributeRun":
      return [.array(of: "{ss}", []), .int32(0), .int32(Int32(clamping: text.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.array(of: "{ss}", [])]
    case "GetNSelections": return [.int32(0)]
    case "GetSelection": return [.int32(0), .int32(0)]
    case "SetCaretOffset", "AddSelection", "RemoveSelection", "SetSelection": return [.boolean(false)]
    // Where letters are, only the view knows that draws them: all are where the element is.
    case "GetCharacterExtents": return rectangle(object.frame, from: try origin(arguments.int(1), object))
    case "GetRangeExtents": return rectangle(object.frame, from: try origin(arguments.int(2), object))
    default: throw .unknownMember
    }
  }

  private func piece(_ range: Range<Int>, _ text: ReadText) -> [BusValue] {
    [
      .string(text[range.lowerBound, range.upperBound]), .int32(Int32(clamping: range.lowerBound)),
      .int32(Int32(clamping: range.upperBound)),
    ]
  }
}

/// A text by Unicode scalars; any offset gets an answer.
struct ReadText {
  enum Unit {
    case character, word, line

    /// Of `GetStringAtOffset`: character, word, sentence, line, paragraph.
    init(granularity: Int) { self = granularity == 0 ? .character : granularity == 1 ? .word : .line }

    /// Of the older calls: character, word start and end, sentence start and end, line start and end.
    init(boundary: Int) { self = boundary == 0 ? .character : boundary <= 2 ? .word : .line }
  }

  private let scalars: [Unicode.Scalar]

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var count: Int { scalars.count }

  subscript(start: Int, end: Int) -> String {
    let start = min(max(start, 0), count)
    let end = min(max(end, start), count)
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  func scalar(at offset: Int) -> Int32 {
    scalars.indices.contains(offset) ? Int32(clamping: scalars[offset].value) : 0
  }

  /// Returns the piece around an offset: a word with the blanks after it, or a line with its end.
  func piece(at offset: Int, _ unit: Unit) -> Range<Int> {
    guard scalars.indices.contains(offset) else { return count..<count }
    func begins(_ index: Int) -> Bool {
      switch unit {
      case .character: true
      case .word: isBlank(scalars[index - 1]) && !isBlank(scalars[index])
      case .line: scalars[index - 1] == "\n"
      }
    }
    var start = offset
    while start > 0, !begins(start) { start -= 1 }
    var end = offset + 1
    while end < count, !begins(end) { end += 1 }
    return start..<end
  }

  private func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}
