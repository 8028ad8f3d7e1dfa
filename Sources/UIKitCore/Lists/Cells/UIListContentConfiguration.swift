// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A description of content that can make a view for it.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what a configuration describes.
@MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// An icon and one or two texts, as rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    /// 0 for as many as there are.
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none

    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
  }

  public struct ImageProperties {
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; zero for any size.
    public var maximumSize = CGSize.zero
    /// Room that is kept for images, so that texts line up; in points, zero for none.
    public var reservedLayoutSize = CGSize.zero
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first where there is room, and not below.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor, _ second: UIFont.TextStyle, _ secondColor: UIColor,
    margins: (vertical: CGFloat, horizontal: CGFloat) = (11, 16)
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: secondColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.vertical, leading: margins.horizontal, bottom: margins.vertical, trailing: margins.horizontal)
  }

  public static func cell() -> Self { Self(.body, .label, .subheadline, .label) }

  public static func subtitleCell() -> Self { Self(.body, .label, .caption1, .label) }

  public static func valueCell() -> Self {
    var result = Self(.body, .label, .body, .secondaryLabel)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  public static func plainHeader() -> Self {
    var result = Self(.headline, .label, .subheadline, .secondaryLabel, margins: (5, 16))
    result.imageToTextPadding = 8
    return result
  }

  public static func plainFooter() -> Self {
    Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: (6, 16))
  }

  public static func groupedHeader() -> Self {
    var result = Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: (6, 16))
    result.textProperties.transform = .uppercase
    return result
  }

  public static func groupedFooter() -> Self {
    Self(.footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: (6, 16))
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}
