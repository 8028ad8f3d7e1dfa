// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which characters a keyboard may type.
///
/// Apps and terminals take some characters for keys: a tab leads to the next field, an escape begins a command. Others are
/// not seen and make a text read otherwise than it is. No language is written with them, and no keyboard types them.
package enum TypableText {
  /// Whether a text is nothing but characters to be read.
  ///
  /// A line end is none: it is the Return key, and comes by itself.
  package static func isTypable(_ text: String) -> Bool {
    // Most texts are of letters that need no closer look.
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return true }
    var isInFlag = false
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x1F3F4: isInFlag = true
      // Tags are the letters of a flag's country, and invisible writing anywhere else. Source: UTS #51, section 1.4.6.
      case 0xE0020...0xE007F: guard isInFlag else { return false }
      // They choose the shape of an ideograph, and are seen nowhere else. Source: UTS #37.
      case 0xE0100...0xE01EF: guard previous?.properties.isIdeographic ?? false else { return false }
      default:
        guard isTypable(scalar) else { return false }
        isInFlag = false
      }
    }
    return true
  }

  private static func isTypable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, DEL and C1: keys, and commands of terminals.
    case 0...0x1F, 0x7F...0x9F: false
    // Ends of lines and paragraphs, which some apps take for Return.
    case 0x2028, 0x2029: false
    // Overrides show letters in another order than they are in. Marks, embeddings and isolates are what Hebrew and Arabic
    // are written with. Source: UAX #9; "Trojan Source", CVE-2021-42574.
    case 0x202D, 0x202E: false
    // Deprecated formats, and notes between lines, which hide what they enclose. Source: The Unicode Standard, 23.3, 23.8.
    case 0x206A...0x206F, 0xFFF9...0xFFFB: false
    // The rest of the tags.
    case 0xE0000...0xE001F: false
    default: true
    }
  }
}
