// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Graphics

// MARK: - Dynamic Type

extension UIFont {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Makes a style of a name; its text has the size of `body` where the name is none of those below.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen; 34 points at the standard size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank; 28 points at the standard size.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank; 22 points at the standard size.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank; 20 points at the standard size.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading; semibold, 17 points at the standard size.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What stands below a heading; 15 points at the standard size.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Text to read; 17 points at the standard size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What stands out of the text; 16 points at the standard size.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note below the text; 13 points at the standard size.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What describes a picture; 12 points at the standard size.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// What describes a picture, smaller; 11 points at the standard size.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIContentSizeCategory {
  /// The size of the traits; where they do not say, of the current ones.
  static func preferred(in traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : category
  }

  /// From small to large.
  static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

extension UIFont.TextStyle {
  /// The sizes in points, in the order of the categories. Source: Apple's Human Interface Guidelines, "Typography".
  private static let pointSizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of the style's text, in points; unknown styles are like the body, unknown categories like the large one.
  package func pointSize(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.pointSizes[self] ?? Self.pointSizes[.body] ?? []
    let index = UIContentSizeCategory.ordered.firstIndex(of: category) ?? 3
    return index < sizes.count ? sizes[index] : UIFont.labelFontSize
  }
}

// MARK: - Following the size that people prefer

extension UIFont {
  /// The font of the same text style in the size of the traits; a font without a style is as it is.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let textStyle else { return self }
    return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
  }
}

extension NSMutableAttributedString {
  /// Sets fonts of text styles in the size of the traits.
  package func adjustFonts(to traits: UITraitCollection) {
    let text = NSAttributedString(attributedString: self)
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont, font.textStyle != nil else { return }
      addAttribute(.font, value: font.adjusted(to: traits), range: range)
    }
  }
}
