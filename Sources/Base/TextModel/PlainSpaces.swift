// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// Web editors make no-break spaces of spaces, of those at the end of the text first, and spaces of them again later. So what
// an app tells says nothing of which of the two was meant: where texts are compared, one is the other.

extension Unicode.Scalar {
  private static let noBreakSpace: Unicode.Scalar = "\u{A0}"

  fileprivate var withPlainSpaces: Unicode.Scalar { self == Self.noBreakSpace ? " " : self }
}

extension String {
  /// The text with spaces in place of no-break spaces.
  package var withPlainSpaces: String {
    guard unicodeScalars.contains(where: { $0.withPlainSpaces != $0 }) else { return self }
    return String(UnicodeScalarView(unicodeScalars.lazy.map(\.withPlainSpaces)))
  }

  /// Whether the text ends in the code points of `end`, spaces of both kinds being the same.
  ///
  /// Another spelling of the same characters is not the same: it has another length.
  package func endsInScalars(of end: String) -> Bool {
    unicodeScalars.reversed().lazy.map(\.withPlainSpaces)
      .starts(with: end.unicodeScalars.reversed().lazy.map(\.withPlainSpaces))
  }
}

extension TextContext {
  /// The text with spaces in place of no-break spaces.
  var withPlainSpaces: TextContext {
    TextContext(before: before.withPlainSpaces, selected: selected.withPlainSpaces, after: after.withPlainSpaces)
  }
}

extension TextEdit {
  /// The change with spaces in place of no-break spaces.
  var withPlainSpaces: TextEdit {
    switch self {
    case .insert(let text): .insert(text.withPlainSpaces)
    case .replaceBackward(let old, let new):
      .replaceBackward(old: old.withPlainSpaces, new: new.withPlainSpaces)
    case .deleteBackward, .moveCaret, .press: self
    }
  }
}
