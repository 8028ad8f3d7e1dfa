// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import Graphics

/// The description of a font, to derive others from.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// What a typeface looks like.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let face: FontFace
  /// The em size, in points.
  open var pointSize: CGFloat { size }
  private let size: CGFloat

  init(face: FontFace, pointSize: CGFloat) {
    self.face = face
    size = pointSize
  }

  /// The description of a style's font at the size that people prefer.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The description of a style's font at the size of the traits, or of the current ones.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return face == other.face && size == other.size
  }

  open override var hash: Int { face.hashValue ^ size.hashValue }

  /// The PostScript name of the typeface that is installed for it.
  open var postscriptName: String { face.metrics.postScriptName }

  /// What the typeface looks like.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.face { traits.insert(.traitBold) }
    if face.family == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the description with other traits; `nil` where the family has no such typeface.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var face = face
    face.isItalic = symbolicTraits.contains(.traitItalic)
    let bold = face.family == .system ? UIFont.Weight.semibold.face : UIFont.Weight.bold.face
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      face.weight = symbolicTraits.contains(.traitBold) ? bold : UIFont.Weight.regular.face
    }
    switch (face.family, symbolicTraits.contains(.traitMonoSpace)) {
    case (.system, true): face.family = .monospaced
    case (.monospaced, false): face.family = .system
    case (.named, true): return nil
    default: break
    }
    return UIFontDescriptor(face: face, pointSize: size)
  }

  /// Returns the description at another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(face: face, pointSize: newPointSize)
  }
}
