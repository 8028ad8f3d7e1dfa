// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which typeface a font is taken from, at any size.
struct FontFace: Hashable, Sendable {
  enum Family: Hashable, Sendable {
    /// The typeface of the user interface.
    case system
    /// The system's typeface with characters of equal width.
    case monospaced
    case named(String)
  }

  var family = Family.system
  /// From 1, thin, to 1000; 400 is regular.
  var weight: Int32 = 400
  var isItalic = false
  /// Whether all digits are equally wide, where the typeface has such digits.
  var hasTabularDigits = false
}

extension FontFace {
  /// The size in points from which on the system's letters are cut finer and stand closer, where there is such a cut.
  static let displaySize: Double = 20

  /// Returns families in the order of preference, separated by commas, as Pango reads them.
  ///
  /// - Parameter isDisplay: Whether text is large. The finer cut has no digits of equal width.
  func pangoFamilies(isDisplay: Bool) -> String {
    switch family {
    case .system: (isDisplay && !hasTabularDigits ? "Inter Display," : "") + "Inter,Cantarell,sans-serif"
    case .monospaced: "monospace"
    case .named(let name): name + ",sans-serif"
    }
  }
}
