// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo

enum TextScripts {
  /// Whether letters of a script may reach further up and down than Latin ones.
  static func isTall(_ script: guint8) -> Bool { !low.contains(Int32(script)) }

  private static let low: Set<Int32> = [
    PANGO_SCRIPT_COMMON, PANGO_SCRIPT_INHERITED, PANGO_SCRIPT_LATIN, PANGO_SCRIPT_GREEK,
    PANGO_SCRIPT_CYRILLIC, PANGO_SCRIPT_ARMENIAN, PANGO_SCRIPT_GEORGIAN, PANGO_SCRIPT_HEBREW, PANGO_SCRIPT_HANGUL,
    PANGO_SCRIPT_HAN, PANGO_SCRIPT_HIRAGANA, PANGO_SCRIPT_KATAKANA, PANGO_SCRIPT_BOPOMOFO, PANGO_SCRIPT_CHEROKEE,
    PANGO_SCRIPT_BRAILLE, PANGO_SCRIPT_UNKNOWN,
  ].reduce(into: []) { $0.insert($1.rawValue) }

  /// Whether a character is written from right to left; `nil` for what has no direction of its own, such as digits.
  /// Source: Unicode's bidirectional algorithm, rule P2.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x200E: return false
    case 0x200F, 0x061C: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
      default: false
      }
    default: return nil
    }
  }
}
