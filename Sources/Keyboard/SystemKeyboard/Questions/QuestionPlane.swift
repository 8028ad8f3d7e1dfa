// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine

/// The lines of a question and the keys that answer it, in their places. Sizes are in logical pixels.
struct QuestionPlane {
  let plane: KeyPlane

  private static let margin = 12.0
  private static let lineHeight = 21.0
  private static let gap = 7.0
  private static let keyHeight = 44.0
  /// About the width of a letter of most alphabets, and of one as wide as it is high.
  private static let letterWidth = 7.6
  private static let wideLetterWidth = 15.5

  init(_ question: SystemQuestion, width: Double) {
    var keys: [PlacedKey] = []
    var y = Self.margin
    let room = width - 2 * Self.margin
    for (index, paragraph) in ([question.title] + question.paragraphs).enumerated() {
      for line in Self.lines(of: paragraph, width: room) {
        keys.append(
          PlacedKey(
            id: "line-\(keys.count)", frame: Rect(x: Self.margin, y: y, width: room, height: Self.lineHeight),
            role: .character(""), label: .line(line, isTitle: index == 0)))
        y += Self.lineHeight
      }
      y += Self.gap
    }
    let keyWidth = (room - Self.margin) / 2
    for (index, (id, word)) in [(QuestionBoard.refuseID, question.refuse), (QuestionBoard.allowID, question.allow)]
      .enumerated()
    {
      let x = Self.margin + Double(index) * (keyWidth + Self.margin)
      keys.append(
        PlacedKey(
          id: id, frame: Rect(x: x, y: y, width: keyWidth, height: Self.keyHeight), role: .keyboard(id),
          label: .word(word)))
    }
    plane = KeyPlane(
      id: QuestionBoard.planeID, size: Size(width: width, height: (y + Self.keyHeight + Self.margin).rounded()),
      keys: keys)
  }

  /// A paragraph in lines that fit, broken between words, and within those that are longer than a line.
  static func lines(of paragraph: String, width: Double) -> [String] {
    var lines: [String] = []
    for part in paragraph.split(whereSeparator: \.isNewline) {
      var line = ""
      for word in part.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : "\(line) \(word)"
        if Self.width(of: longer) <= width {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        line = ""
        for character in word {
          if Self.width(of: line + String(character)) > width {
            lines.append(line)
            line = ""
          }
          line.append(character)
        }
      }
      if !line.isEmpty { lines.append(line) }
    }
    return lines
  }

  private static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? letterWidth : wideLetterWidth) }
  }
}
