// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo

// MARK: - Installed typefaces

extension FontFace {
  /// Finds the typeface of a family, full or PostScript name; `nil` where none is installed.
  init?(installedName name: String) {
    for key in [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY] {
      guard let face = Self.installed(key: key, name: name) else { continue }
      self = face
      return
    }
    return nil
  }

  private static func installed(key: String, name: String) -> FontFace? {
    guard !name.isEmpty, let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, key, name)
    let keys = FcObjectSetCreate()
    defer { FcObjectSetDestroy(keys) }
    for key in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(keys, key) }
    guard let fonts = FcFontList(nil, pattern, keys) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    let faces = UnsafeBufferPointer(start: fonts.pointee.fonts, count: Int(fonts.pointee.nfont))
      .compactMap { $0.flatMap { face(of: $0) } }
    // A family's name stands for its upright regular typeface.
    return faces.min { $0.distanceFromRegular < $1.distanceFromRegular }
  }

  private static func face(of pattern: OpaquePointer) -> FontFace? {
    guard let family = string(FC_FAMILY, in: pattern) else { return nil }
    var weight: Int32 = FC_WEIGHT_REGULAR
    var slant: Int32 = FC_SLANT_ROMAN
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    return FontFace(
      family: .named(family), weight: min(max(FcWeightToOpenType(weight), 1), 1_000),
      isItalic: slant != FC_SLANT_ROMAN)
  }

  private var distanceFromRegular: Int32 { abs(weight - 400) + (isItalic ? 1_000 : 0) }
}
