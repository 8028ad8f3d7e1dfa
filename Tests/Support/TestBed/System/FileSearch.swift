// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Looks for a secret that was typed in all files below a folder.
package struct FileSearch {
  private let forms: [Data]
  private let exceptions: [String]

  /// - Parameters:
  ///   - secret: The text; looked for in UTF-8, and in UTF-16 and UTF-32 in either order of bytes.
  ///   - exceptions: Files and folders that are others' own, such as an app's log or profile.
  package init(secret: String, except exceptions: [String]) {
    let encodings: [String.Encoding] = [
      .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian,
    ]
    forms = encodings.compactMap { secret.data(using: $0) }
    self.exceptions = exceptions
  }

  /// What a search came to.
  package struct Result {
    /// The paths of files that have the secret.
    package var found: [String] = []
    /// How many files were read.
    package var fileCount = 0
  }

  /// Searches all that lies below a folder, but for sockets and the like.
  package func search(_ folder: String) throws -> Result {
    var result = Result()
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isRegularFileKey])
    while let file = files?.nextObject() as? URL {
      if exceptions.contains(file.path) {
        files?.skipDescendants()
        continue
      }
      // What is gone by now is no file that was left.
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
        let bytes = try? Data(contentsOf: file)
      else { continue }
      result.fileCount += 1
      if forms.contains(where: { bytes.range(of: $0) != nil }) { result.found.append(file.path) }
    }
    return result
  }
}
