// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import Graphics

extension AttributeScopes {
  /// The attributes that views draw with.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` that views draw with, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    /// The font; the system's at 12 points elsewhere, or that of the view.
    public let font: FontAttribute
    /// How the paragraph is set; that of its first character counts.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// In points.
    public let kern: KernAttribute
    /// In points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Lines under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The key of `font`.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// The name of the key.
      public static let name = "NSFont"
    }

    /// The key of `paragraphStyle`.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The style of a paragraph.
      public typealias Value = NSParagraphStyle
      /// The name of the key.
      public static let name = "NSParagraphStyle"
    }

    /// The key of `foregroundColor`.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSColor"
    }

    /// The key of `backgroundColor`.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// The name of the key.
      public static let name = "NSBackgroundColor"
    }

    /// The key of `kern`.
    public enum KernAttribute: AttributedStringKey {
      /// Points added between characters; 0 also turns pair kerning off.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSKern"
    }

    /// The key of `baselineOffset`.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points that the text is raised by.
      public typealias Value = CGFloat
      /// The name of the key.
      public static let name = "NSBaselineOffset"
    }

    /// The key of `underlineStyle`.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the line looks like.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSUnderline"
    }

    /// The key of `strikethroughStyle`.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the line looks like.
      public typealias Value = NSUnderlineStyle
      /// The name of the key.
      public static let name = "NSStrikethrough"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of this scope by its name, as in `text.font`.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The attributes as those of an `NSAttributedString`.
  package var values: [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.UIKitAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scope.FontAttribute.self]
    result[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    result[.kern] = self[Scope.KernAttribute.self]
    result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    result[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    result[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    result[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return result
  }
}
