// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A description of content that can make a view for it.
@MainActor
public protocol UIContentConfiguration {
  /// Makes a new view that shows what is described; called when a cell or header is given the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns what is to be shown in a state of the cell; called when that changes.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it shows something else at once.
  var configuration: any UIContentConfiguration { get set }
}

/// An icon and one or two texts, as rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How one of the texts looks.
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// Where lines of the text stand between its edges.
    public var alignment = TextAlignment.natural
    /// 0 for as many as there are.
    public var numberOfLines = 0
    /// What is done with text that is wider than its room.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether text that is too wide is made smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor that text is made smaller by then; never below 4 points.
    public var minimumScaleFactor: CGFloat = 0
    /// How letters are changed before they are shown; attributed text stays as it is.
    public var transform = TextTransform.none

    /// Where lines of text stand.
    @nonexhaustive
    public enum TextAlignment: Int, Sendable {
      /// At the edge where the writing begins.
      case natural = 0
      /// In the middle.
      case center = 1
      /// Both edges are even, save for a paragraph's last line.
      case justified = 2
    }

    /// How letters are changed.
    @nonexhaustive
    public enum TextTransform: Int, Sendable {
      /// Left as they are.
      case none = 0
      /// All capital.
      case uppercase = 1
      /// All small.
      case lowercase = 2
      /// The first of each word capital.
      case capitalized = 3
    }
  }

  /// How the image looks.
  public struct ImageProperties {
    /// The colour of images that are templates or symbols; `nil` for the view's tint colour.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; zero for any size.
    public var maximumSize = CGSize.zero
    /// Room that is kept for images, so that texts line up; in points, zero for none.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image at the start; `nil` for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The first text; `nil` for none.
  public var text: String?
  /// The first text with attributes, in place of `text`.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// The second text with attributes, in place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first where there is room, and not below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  /// The least room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The room between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// Whether it is for something that cannot be used.
  var isDisabled = false

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor, _ second: UIFont.TextStyle, _ secondColor: UIColor,
    margins: (vertical: CGFloat, horizontal: CGFloat) = (11, 16)
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: secondColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.vertical, leading: margins.horizontal, bottom: margins.vertical, trailing: margins.horizontal)
  }

  /// Makes the content of a row with a text of the size of body text, and another below.
  public static func cell() -> Self { Self(.body, .label, .subheadline, .label) }

  /// Makes the content of a row with a text and a smaller one below.
  public static func subtitleCell() -> Self { Self(.body, .label, .caption1, .label) }

  /// Makes the content of a row with a text and, where there is room, a grey one at the end.
  public static func valueCell() -> Self {
    var result = Self(.body, .label, .body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Makes the content of a header in a plain table.
  public static func plainHeader() -> Self {
    var result = Self(.headline, .label, .subheadline, .secondaryLabel, margins: (5, 16))
    result.imageToTextPadding = 8
    return result
  }

  /// Makes the content of a footer in a plain table.
  public static func plainFooter() -> Self {
    Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: (6, 16))
  }

  /// Makes the content of a header in a grouped table, in capital letters.
  public static func groupedHeader() -> Self {
    var result = Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: (6, 16))
    result.textProperties.transform = .uppercase
    return result
  }

  /// Makes the content of a footer in a grouped table.
  public static func groupedFooter() -> Self {
    Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: (6, 16))
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the same; texts in a cell that cannot be used become grey, unless they have colours of their own.
  public func updated(for state: any UIConfigurationState) -> Self {
    var result = self
    result.isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    return result
  }
}
