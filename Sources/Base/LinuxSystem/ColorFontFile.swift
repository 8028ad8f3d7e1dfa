// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Where fonts with pictures of emoji are.
package enum ColorFontFile {
  /// The file of one that is installed; `nil` for none.
  ///
  /// Looked for by name in the folders that distributions use: asking fontconfig reads all fonts' names, which takes longer
  /// than a start may.
  package static var path: String? {
    let own = BaseFolder.data.path.map { [$0 + "/fonts/" + name] } ?? []
    return (own + folders.map { $0 + "/" + name }).first(where: Files.exists)
  }

  /// The package of Debian that brings it.
  package static let package = "fonts-noto-color-emoji"

  private static let name = "NotoColorEmoji.ttf"
  private static let folders = [
    "/usr/share/fonts/truetype/noto", "/usr/share/fonts/noto", "/usr/share/fonts/google-noto-emoji",
    "/usr/share/fonts/google-noto-color-emoji-fonts", "/usr/share/fonts/noto-emoji", "/usr/local/share/fonts",
  ]
}
