// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`; the system's at 12 points elsewhere.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added between characters, a number; 0 also turns pair kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The `rawValue` of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; that of the text elsewhere.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The `rawValue` of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; that of the text elsewhere.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Points that the text is raised by, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `URL` or a `String`. Links are drawn blue and underlined.
  public static let link = NSAttributedString.Key("NSLink")
}
