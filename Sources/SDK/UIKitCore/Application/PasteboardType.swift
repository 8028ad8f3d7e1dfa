// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The names that data has on pasteboards: Apple's uniform type identifiers here, MIME types on the desktop.
enum PasteboardType {
  static let text = "public.utf8-plain-text"
  static let png = "public.png"

  private struct Names {
    let identifiers: [String]
    /// The best first; all of them are offered.
    let mimeTypes: [String]
  }

  private static let known = [
    Names(
      identifiers: [text, "public.plain-text", "public.text"],
      mimeTypes: ["text/plain;charset=utf-8", "text/plain", "UTF8_STRING"]),
    Names(identifiers: [png], mimeTypes: ["image/png"]),
    Names(identifiers: ["public.jpeg"], mimeTypes: ["image/jpeg"]),
    Names(identifiers: ["public.html"], mimeTypes: ["text/html"]),
    Names(identifiers: ["public.rtf"], mimeTypes: ["text/rtf"]),
    Names(identifiers: ["public.url", "public.file-url"], mimeTypes: ["text/uri-list"]),
  ]

  /// Returns what the desktop calls a type; an unknown one keeps its name.
  static func mimeTypes(of identifier: String) -> [String] {
    known.first { $0.identifiers.contains(identifier) }?.mimeTypes ?? [identifier]
  }

  /// Returns what apps call a type of the desktop; an unknown one keeps its name.
  static func identifier(of mimeType: String) -> String {
    known.first { $0.mimeTypes.contains(mimeType.lowercased()) || $0.mimeTypes.contains(mimeType) }?
      .identifiers[0] ?? mimeType
  }
}
