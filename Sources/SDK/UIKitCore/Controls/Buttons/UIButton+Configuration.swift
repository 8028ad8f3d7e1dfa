// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIButton {
  /// What a button shows and what it looks like.
  public struct Configuration: Sendable {
    /// How a button stands out.
    enum Style: Sendable {
      case plain
      case gray
      case bordered
      case tinted
      case filled
    }

    /// The room around the content, the text size and how round the corners are.
    @nonexhaustive
    public enum Size: Int, Sendable {
      /// Text of the style `body`; 7 points of room above and below, 12 at the sides.
      case medium = 0
      /// Text of the style `subheadline`; 5 points of room above and below, 10 at the sides.
      case small = 1
      /// Text of the style `subheadline`; 5 points of room above and below, 9 at the sides.
      case mini = 2
      /// Text of the style `body`; 15 points of room above and below, 20 at the sides.
      case large = 3
    }

    /// How round the background's corners are.
    @nonexhaustive
    public enum CornerStyle: Int, Sendable {
      /// As the background says, whatever the size of text.
      case fixed = -1
      /// As the background says, more with larger text.
      case dynamic = 0
      /// 5 points, whatever the background says.
      case small = 1
      /// 8 points, whatever the background says.
      case medium = 2
      /// 12 points, whatever the background says.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// Where title and subtitle are in relation to each other.
    @nonexhaustive
    public enum TitleAlignment: Int, Sendable {
      /// Towards the image; in the middle without one.
      case automatic = 0
      /// Both start at the leading side of the text.
      case leading = 1
      /// Both are in the middle of the text.
      case center = 2
      /// Both end at the trailing side of the text.
      case trailing = 3
    }

    /// Whether a button shows that there is a menu to choose from.
    @nonexhaustive
    public enum Indicator: Int, Sendable {
      /// Where the button shows which element of its menu is on.
      case automatic = 0
      /// Never.
      case none = 1
      /// Two arrows, up and down.
      case popup = 2
    }

    let style: Style
    private var insets: NSDirectionalEdgeInsets?

    /// The text with attributes; what they leave open is as the style says.
    public var attributedTitle: AttributedString?
    /// The smaller text below the title, with attributes; what they leave open is as the style says.
    public var attributedSubtitle: AttributedString?
    /// Has the last word on how the title is set, state and style included.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Has the last word on how the subtitle is set, state and style included.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The picture; `nil` for the button's own image for the state.
    public var image: UIImage?
    /// On which side of the text the image is; one of the edges.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where the lines of title and subtitle stand in relation to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Where lines of the title are broken or cut short.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where lines of the subtitle are broken or cut short.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size and weight of a symbol that says nothing of its own; `nil` for those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a sign stands where the image would be, that there is a menu to choose from.
    public var indicator = Indicator.automatic
    /// Whether a spinning indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// The room around the content and the text size.
    public var buttonSize = Size.medium
    /// How round the background's corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// What is behind the content; a colour set here wins over the style's and does not change with states.
    public var background = UIBackgroundConfiguration()
    /// The colour of text and image; `nil` for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content, which states change; `nil` for the style's.
    public var baseBackgroundColor: UIColor?

    init(style: Style) {
      self.style = style
      background.cornerRadius = 5.95
    }

    /// The text, without attributes; `nil` for the button's own title for the state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The smaller text below the title, without attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// The room around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? buttonSize.insets }
      set { insets = newValue }
    }

    /// Leaves the room around the content to the size.
    public mutating func setDefaultContentInsets() { insets = nil }

    /// Returns the configuration as it suits a button's state. Colours of states are found when the button is shown, so
    /// that nothing changes here.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// Text alone.
  public static func plain() -> Self { Self(style: .plain) }

  /// Text in the tint colour on a background in that colour, only weaker.
  public static func tinted() -> Self { Self(style: .tinted) }

  /// Text in the tint colour on grey.
  public static func gray() -> Self { Self(style: .gray) }

  /// White text on the tint colour.
  public static func filled() -> Self { Self(style: .filled) }

  /// Text alone, as `plain()`.
  public static func borderless() -> Self { Self(style: .plain) }

  /// Text in the tint colour on a light grey.
  public static func bordered() -> Self { Self(style: .bordered) }

  /// Text in the tint colour on a background in that colour, only weaker, as `tinted()`.
  public static func borderedTinted() -> Self { Self(style: .tinted) }

  /// White text on the tint colour, as `filled()`.
  public static func borderedProminent() -> Self { Self(style: .filled) }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (5, 9)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  var subtitleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .caption1
    case .medium, .large: .footnote
    }
  }
}
