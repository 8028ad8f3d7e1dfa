// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import PersonalWords
internal import SupplementaryLexicon

/// The files with words of the person.
struct WordFiles {
  var replacementsPath: String?
  /// The first of these folders that is there is the address book.
  var contactsPaths: [String] = []

  /// How deep, and how many files and bytes are read of an address book.
  private static let depthLimit = 4
  private static let fileLimit = 20_000
  private static let byteLimit = 256 << 20
  private static let fileByteLimit = 32 << 20
}

// MARK: - Replacements

extension WordFiles {
  /// Reads the text replacements; without a file, those that everybody has.
  ///
  /// - Parameter report: Takes what is wrong with the file.
  func replacements(report: (String) -> Void) -> Replacements {
    replacementsPath.map { ReplacementsFile(path: $0).read(report: report) } ?? .usual
  }
}

// MARK: - Names

extension WordFiles {
  /// Reads the names of the address book: those of all vCards in a folder and the folders in it.
  func names() -> [PersonName] {
    guard let folder = contactsPaths.first(where: { (try? Files.status($0))?.kind == .folder }) else { return [] }
    var walk = Walk()
    read(folder: folder, depth: 0, into: &walk)
    return walk.names
  }

  private struct Walk {
    var names: [PersonName] = []
    var fileCount = 0
    var byteCount = 0

    var isOver: Bool {
      names.count >= LexiconLimits.nameCount || fileCount >= WordFiles.fileLimit || byteCount >= WordFiles.byteLimit
    }
  }

  private func read(folder: String, depth: Int, into walk: inout Walk) {
    for name in Files.names(in: folder) where !name.hasPrefix(".") && !walk.isOver {
      let path = "\(folder)/\(name)"
      guard let status = try? Files.status(path) else { continue }
      switch status.kind {
      case .folder:
        if depth < Self.depthLimit { read(folder: path, depth: depth + 1, into: &walk) }
      case .file:
        guard name.lowercased().hasSuffix(".vcf") || name.lowercased().hasSuffix(".vcard") else { continue }
        walk.fileCount += 1
        guard let bytes = try? Files.read(path, limit: Self.fileByteLimit) else { continue }
        walk.byteCount += bytes.count
        walk.names += VCardReader.names(in: bytes, limit: LexiconLimits.nameCount - walk.names.count)
      case .link, .other: continue
      }
    }
  }
}
