// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Phrases

/// A file that says under which licence something may be used.
struct LicenceNotice {
  let id: String
  let title: String
  let path: String
  let kind: Kind

  enum Kind {
    /// Spinet's own code, and the data that come with it.
    case spinet
    /// What the system has installed and Spinet runs on.
    case library
  }

  /// Longer files are no notices, in bytes.
  static let longest = 1 << 20

  /// Those that are on this machine.
  static func all(_ places: Places) -> [LicenceNotice] {
    let own: [(id: String, title: Phrase, file: String)] = [
      ("LICENSE", .licenceOfSpinet, "LICENSE"), ("SOURCES", .sourcesOfData, "Data/SOURCES.md"),
    ]
    let notices = own.compactMap { id, title, file -> LicenceNotice? in
      let found = places.documents.map { $0 + "/" + file }.first(where: Files.exists)
      return found.map { LicenceNotice(id: id, title: said(title), path: $0, kind: .spinet) }
    }
    let copyrights = libraries.compactMap { name, packages -> LicenceNotice? in
      let paths = packages.flatMap { package in places.copyrights.map { "\($0)/\(package)/copyright" } }
      return paths.first(where: Files.exists).map { LicenceNotice(id: name, title: name, path: $0, kind: .library) }
    }
    return notices + copyrights
  }

  /// The libraries of the system that Spinet's programs load, and the packages of Debian that have their notices.
  private static let libraries: [(name: String, packages: [String])] = [
    ("Cairo", ["libcairo2"]), ("Expat", ["libexpat1"]), ("FreeType", ["libfreetype6"]),
    ("GLib", ["libglib2.0-0t64", "libglib2.0-0"]),
    ("HarfBuzz", ["libharfbuzz0b"]), ("libcanberra", ["libcanberra0t64", "libcanberra0"]),
    ("Leptonica", ["libleptonica6", "liblept5"]), ("libhangul", ["libhangul1"]),
    ("libseccomp", ["libseccomp2"]), ("libsystemd", ["libsystemd0"]), ("libxkbcommon", ["libxkbcommon0"]),
    ("Pango", ["libpango-1.0-0"]), ("SQLite", ["libsqlite3-0"]), ("Tesseract", ["libtesseract5"]),
    ("Wayland", ["libwayland-client0"]),
  ]

  /// The text; `nil` where it cannot be read.
  var text: String? { (try? Files.read(path, limit: Self.longest)).map { String(decoding: $0, as: UTF8.self) } }
}
