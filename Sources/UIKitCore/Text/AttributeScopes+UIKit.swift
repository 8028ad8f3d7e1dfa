// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of an `AttributedString` that views draw with, and Foundation's.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    /// In points.
    public let kern: KernAttribute
    /// In points.
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension AttributeContainer {
  /// The attributes as those of an `NSAttributedString`.
  var values: [NSAttributedString.Key: Any] {
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
