// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import Graphics

/// How a paragraph of an attributed string is set; lengths are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = FoundationTypeMark()
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
  }

  var values: Values

  /// Makes a style of default values.
  public override init() { values = Values() }

  init(_ values: Values) { self.values = values }

  /// A style of default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the edges; where the writing begins, by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The room between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after the paragraph, if another follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before the paragraph, if another precedes.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// What line heights are multiplied by; 0 leaves them alone.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least line height.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest line height; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The distance of the first line from the edge where the writing begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of other lines from the edge where the writing begins.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: positive from the edge where they begin, otherwise from the other one.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What is done with lines that are too wide; they wrap between words, by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way the paragraph is written; as its first letter says, by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  // MARK: - Equality

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }

  /// All values, for people.
  open override var description: String { "\(values)" }
}

/// A paragraph style that can be changed, until it is an attribute of a string.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }

  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }

  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }

  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }

  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
