// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CPangoCairo
package import Foundation

/// The fonts that texts can be set in.
package enum InstalledFonts {
  /// Has texts set in the fonts of a folder only, whatever else is installed. Texts that have been laid out already stay
  /// as they are.
  ///
  /// - Returns: Whether there is a font in the folder; if not, nothing has changed.
  @MainActor
  package static func useOnly(in folder: URL) -> Bool {
    guard let configuration = FcConfigCreate() else { return false }
    defer { FcConfigDestroy(configuration) }
    guard FcConfigAppFontAddDir(configuration, folder.path) != 0,
      let fonts = FcConfigGetFonts(configuration, FcSetApplication), fonts.pointee.nfont > 0,
      FcConfigSetCurrent(configuration) != 0
    else { return false }
    if let map = pango_cairo_font_map_get_default() {
      pango_fc_font_map_config_changed(OpaquePointer(map))
    }
    FontFace.forgetMetrics()
    return true
  }
}
