// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// A fontconfig configuration that knows the preferred typefaces and nothing else.
///
/// Reading the system's configuration takes most of the time to the first text, and for each size of each font Pango
/// sorts all fonts that the configuration knows. Source of the format: fonts-conf(5).
final class ShortFontList {
  let fontMap: UnsafeMutablePointer<PangoFontMap>
  /// The scripts that have one of their preferred typefaces here.
  let scripts: Set<Typefaces.Script>

  /// Makes the list fontconfig's current configuration; `nil` when none of the typefaces is in the usual folders.
  init?(typefaces: Typefaces) {
    guard let configuration = FcConfigCreate() else { return nil }
    defer { FcConfigDestroy(configuration) }
    let text = Self.configurationText(families: typefaces.latin + typefaces.hangul)
    guard FcConfigParseAndLoadFromMemory(configuration, text, 0) != 0, FcConfigBuildFonts(configuration) != 0 else {
      return nil
    }
    let families = Self.families(in: configuration)
    scripts = Set([.latin, .hangul].filter { !families.isDisjoint(with: typefaces.families(for: $0)) })
    // Pango reads the whole configuration for its first font map unless there is a current one.
    guard !scripts.isEmpty, FcConfigSetCurrent(configuration) != 0, let fontMap = pango_cairo_font_map_new() else {
      return nil
    }
    pango_fc_font_map_set_config(OpaquePointer(fontMap), configuration)
    self.fontMap = fontMap
  }

  deinit { g_object_unref(fontMap) }
}

// MARK: - Configuration

extension ShortFontList {
  private static func configurationText(families: [String]) -> String {
    let accepted = families.map { family in
      "<pattern><patelt name=\"family\"><string>\(escaped(family))</string></patelt></pattern>"
    }
    return """
      <fontconfig>
      <dir>/usr/share/fonts</dir><dir>/usr/local/share/fonts</dir><dir prefix="xdg">fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
      <rejectfont><pattern></pattern></rejectfont><acceptfont>\(accepted.joined())</acceptfont>
      </selectfont>
      </fontconfig>
      """
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
    return result
  }

  private static func families(in configuration: OpaquePointer) -> Set<String> {
    guard let fonts = FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
    var result: Set<String> = []
    for font in UnsafeBufferPointer(start: fonts.pointee.fonts, count: Int(fonts.pointee.nfont)) {
      var index: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while FcPatternGetString(font, FC_FAMILY, index, &name) == FcResultMatch, let family = name {
        result.insert(String(cString: family))
        index += 1
      }
    }
    return result
  }
}
