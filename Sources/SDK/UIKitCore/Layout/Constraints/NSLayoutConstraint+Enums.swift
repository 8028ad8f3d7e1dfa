// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// How the two sides of a constraint stand to each other.
  @nonexhaustive
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction in which things have a place and a length.
  @nonexhaustive
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// What of a view or guide a constraint is about. Margins are those of the view's `layoutMarginsGuide`.
  @nonexhaustive
  public enum Attribute: Int, Sendable {
    /// None; for the second side of a constraint that compares with a number.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where text starts.
    case leading = 5
    /// The edge where text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the bottom of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom of a view without text.
    case firstBaseline = 12
    /// The left edge inside the margins.
    case leftMargin = 13
    /// The right edge inside the margins.
    case rightMargin = 14
    /// The top edge inside the margins.
    case topMargin = 15
    /// The bottom edge inside the margins.
    case bottomMargin = 16
    /// The edge inside the margins where text starts.
    case leadingMargin = 17
    /// The edge inside the margins where text ends.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the top and bottom margins.
    case centerYWithinMargins = 20
  }

  /// How a visual format is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges in line; for vertical formats.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges in line; for vertical formats.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges in line; for horizontal formats.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges in line; for horizontal formats.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where text starts in line; for vertical formats.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where text ends in line; for vertical formats.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles between left and right in line; for vertical formats.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles between top and bottom in line; for horizontal formats.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last baselines in line; for horizontal formats.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First baselines in line; for horizontal formats.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All options that align.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// A horizontal format runs the way text does; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// A horizontal format runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal format runs from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All options about the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures vertical gaps from the last baseline above to the first one below.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All options about gaps.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

// MARK: - What attributes mean

extension NSLayoutConstraint.Attribute {
  /// `nil` for none.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// Whether the text's direction says which side it is.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  var isFixedSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// For a margin, the same attribute of the margins' guide; `nil` for others.
  var ofMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var name: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
