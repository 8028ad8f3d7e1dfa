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
    var flag = Flag.none
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard flag.take(scalar) else { return false }
      switch scalar.value {
      // The flag has looked at them.
      case 0xE0020...0xE007F: break
      // They choose the shape of an ideograph, and are seen nowhere else. Source: UTS #37.
      case 0xE0100...0xE01EF: guard previous?.properties.isIdeographic ?? false else { return false }
      default: guard isTypable(scalar) else { return false }
      }
    }
    return flag.isWhole
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

extension TypableText {
  /// The flag of a country's part within a text: a black flag, its code as tags, and a tag that ends them.
  ///
  /// Tags anywhere else, and more of them, are writing that nobody sees. Source: UTS #51, section 1.4.6 and annex B.
  private enum Flag {
    case none
    /// A black flag, which stands for itself or begins another one, and so many tags.
    case begun(tagCount: Int)

    /// The code of a country's part: two letters for the country, and one to four letters and digits for the part.
    private static let tagCounts = 3...6

    /// Whether nothing of it is missing.
    var isWhole: Bool {
      switch self {
      case .none, .begun(tagCount: 0): true
      case .begun: false
      }
    }

    /// Takes the next character of the text.
    ///
    /// - Returns: Whether it may stand there.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      switch (scalar.value, self) {
      // Digits and small letters.
      case (0xE0030...0xE0039, .begun(let count)), (0xE0061...0xE007A, .begun(let count)):
        guard count < Self.tagCounts.upperBound else { return false }
        self = .begun(tagCount: count + 1)
      case (0xE007F, .begun(let count)):
        guard Self.tagCounts.contains(count) else { return false }
        self = .none
      case (0xE0020...0xE007F, _): return false
      default:
        guard isWhole else { return false }
        self = scalar.value == 0x1F3F4 ? .begun(tagCount: 0) : .none
      }
      return true
    }
  }
}
