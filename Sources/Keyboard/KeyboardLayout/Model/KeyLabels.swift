// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// How signs are shown on key caps. Source: UTS #35 part 7, section "Non-spacing marks on keytops".
enum KeyLabels {
  /// U+25CC, the base that combining marks are shown on when the layout names no other.
  static let dottedCircle = "\u{25CC}"

  static func isCombining(_ unit: TextUnit) -> Bool {
    switch Unicode.Scalar(unit)?.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The label with a base before a combining mark and the layout's own base in place of the dotted circle.
  static func label(_ text: String, base: String?) -> String {
    var text = text
    if let first = text.unicodeScalars.first, isCombining(first.value) || isSpacingMark(first) {
      text = dottedCircle + text
    }
    guard let base, !base.isEmpty else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\u{25CC}" {
        result.append(contentsOf: base.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isSpacingMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spacingMark
  }
}
