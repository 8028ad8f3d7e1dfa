// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import Graphics

/// A typeface at a size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  private let mark = FoundationTypeMark()
  let face: FontFace
  /// The em size, in points.
  open private(set) var pointSize: CGFloat
  /// Which style it is of, if it was made for one.
  let textStyle: TextStyle?

  init(face: FontFace, size: CGFloat, textStyle: TextStyle? = nil) {
    self.face = face
    // As on iOS, 0 stands for the default.
    pointSize = size > 0 ? size : 12
    self.textStyle = textStyle
  }

  /// Makes the font of a family's or a typeface's name; `nil` where none of that name is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontFace(installedName: fontName) else { return nil }
    self.init(face: face, size: fontSize)
  }

  /// Makes the font of a descriptor; a size of 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(face: descriptor.face, size: pointSize > 0 ? pointSize : descriptor.pointSize)
  }

  // MARK: - Equality

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Measures

  /// The family of the typeface that is installed for the font.
  open var familyName: String { face.metrics.familyName }

  /// The PostScript name.
  open var fontName: String { face.metrics.postScriptName }

  /// How far above the baseline a line reaches, in points.
  open var ascender: CGFloat { face.metrics.ascender * pointSize }

  /// How far below the baseline a line reaches, in points; negative.
  open var descender: CGFloat { face.metrics.descender * pointSize }

  /// The room between two lines, in points, in addition to their heights.
  open var leading: CGFloat { face.metrics.leading * pointSize }

  /// The height of a line, in points: from ascender to descender.
  open var lineHeight: CGFloat { ascender - descender }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { face.metrics.capHeight * pointSize }

  /// The height of small letters, in points.
  open var xHeight: CGFloat { face.metrics.xHeight * pointSize }

  /// Returns the font at another size in points; 12 in place of what is not positive.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The description of the font, to derive others from.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, pointSize: pointSize) }

  /// Name and size, for people.
  open override var description: String { "<UIFont: \(fontName), \(pointSize) pt>" }

  // MARK: The system's typefaces

  /// The size of the text of labels, in points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of the titles of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of the system's plain text, in points.
  open class var systemFontSize: CGFloat { 14 }

  /// The system's typeface at a size in points; 12 in place of what is not positive.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(face: FontFace(), size: fontSize) }

  /// The system's typeface in a weight, at a size in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.face), size: fontSize)
  }

  /// The system's typeface in the weight of headings, which is semibold as on iOS.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's slanted typeface, at a size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(face: FontFace(isItalic: true), size: fontSize)
  }

  /// The system's typeface with characters of equal width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(family: .monospaced, weight: weight.face), size: fontSize)
  }

  /// The system's typeface with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: FontFace(weight: weight.face, hasTabularDigits: true), size: fontSize)
  }

  // MARK: Dynamic Type

  /// The font of a style at the size that people prefer.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the size of the traits, or of the current ones.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let face = FontFace(weight: style == .headline ? Weight.semibold.face : Weight.regular.face)
    return UIFont(face: face, size: style.pointSize(in: .preferred(in: traitCollection)), textStyle: style)
  }
}
