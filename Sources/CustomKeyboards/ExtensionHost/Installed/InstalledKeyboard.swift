// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import KeyboardBundle

/// A keyboard bundle that lies in a folder and may be used.
package nonisolated struct InstalledKeyboard: Hashable, Sendable {
  /// What its bundle says of it.
  package let manifest: KeyboardManifest
  /// The bundle's folder, an absolute path without links.
  package let folder: String

  /// As in its manifest.
  package var identifier: String { manifest.identifier }

  /// The absolute path of its program.
  package var executable: String { "\(folder)/\(manifest.executable)" }

  /// The keyboard's name in the first of these languages that it has one in; BCP 47 tags, the dearest first.
  package func name(for languages: [String]) -> String { manifest.displayName(for: languages) }
}

// MARK: - Reading

extension InstalledKeyboard {
  /// The name that folders of keyboards end with.
  package nonisolated static let folderSuffix = ".keyboard"

  /// Reads the bundle in a folder, or in the folder that a link at its place leads to.
  ///
  /// All of it must belong to the person or to root, and no one else may write it.
  ///
  /// - Returns: The keyboard, `nil` when there is an error among the problems; the problems name files by their paths.
  package nonisolated static func read(folder path: String) -> (keyboard: InstalledKeyboard?, problems: [BundleProblem])
  {
    do throws(BundleProblem) {
      var reading = try BundleReading(folder: path)
      while true {
        var portion = Int.max
        if let result = reading.advance(&portion) { return result }
      }
    } catch {
      return (nil, [error])
    }
  }
}
