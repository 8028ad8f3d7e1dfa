// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A typeface at a size.
///
/// It is no subclass of `NSObject`, for on Linux Foundation ends the program when it compares attributes of a string
/// that are; it behaves like one otherwise.
open class UIFont: NSObjectProtocol, NSCopying, Hashable, @unchecked Sendable {
  let face: FontFace
  /// The em size, in points.
  public let pointSize: CGFloat
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

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && pointSize == other.pointSize
  }

  open var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  public func `self`() -> Self { self }

  public func isProxy() -> Bool { false }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - Measures

extension UIFont {
  /// The family of the typeface that is installed for the font.
  public var familyName: String { face.metrics.familyName }

  /// The PostScript name.
  public var fontName: String { face.metrics.postScriptName }

  /// How far above the baseline a line reaches, in points.
  public var ascender: CGFloat { face.metrics.ascender * pointSize }

  /// How far below the baseline a line reaches, in points; negative.
  public var descender: CGFloat { face.metrics.descender * pointSize }

  /// The room between two lines, in points, in addition to their heights.
  public var leading: CGFloat { face.metrics.leading * pointSize }

  /// The height of a line, in points: from ascender to descender.
  public var lineHeight: CGFloat { ascender - descender }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { face.metrics.capHeight * pointSize }

  /// The height of small letters, in points.
  public var xHeight: CGFloat { face.metrics.xHeight * pointSize }

  /// Returns the font at another size in points; 12 in place of what is not positive.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(face: face, size: fontSize) }

  /// The description of the font, to derive others from.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face, pointSize: pointSize) }
}

extension UIFont: CustomStringConvertible {
  public var description: String { "<UIFont: \(fontName), \(pointSize) pt>" }
}
