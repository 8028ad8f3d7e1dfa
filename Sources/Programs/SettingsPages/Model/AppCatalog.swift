// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// The apps that are installed.
struct AppCatalog {
  /// By name.
  let apps: [AppEntry]

  /// - Parameters:
  ///   - folders: Those of desktop entries, the dearest first.
  ///   - languages: The person's, as BCP 47 tags, the dearest first.
  init(folders: [String], languages: [String]) {
    var apps: [String: AppEntry] = [:]
    var seen: Set<String> = []
    for folder in folders {
      for file in Files.names(in: folder) where file.hasSuffix(".desktop") {
        let id = String(file.dropLast(8))
        // One that is hidden hides those of later folders too.
        guard seen.insert(id).inserted, let bytes = try? Files.read("\(folder)/\(file)", limit: Self.longestByteCount)
        else { continue }
        apps[id] = AppEntry(id: id, bytes: bytes, languages: languages)
      }
    }
    self.apps = apps.values.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
  }

  private static let longestByteCount = 256 << 10

  /// The name of an app; its id where nothing says how it is called.
  func name(of id: String) -> String { apps.first { $0.id == id }?.name ?? id }

  /// The app that carries a keyboard: its id is the keyboard's, or the beginning of it.
  func host(ofKeyboard identifier: String) -> AppEntry? {
    let identifier = identifier.lowercased()
    let hosts = apps.filter { identifier == $0.id.lowercased() || identifier.hasPrefix($0.id.lowercased() + ".") }
    return hosts.max { $0.id.utf8.count < $1.id.utf8.count }
  }

  /// Where desktop entries lie.
  static var usualFolders: [String] {
    ((BaseFolder.data.path.map { [$0] } ?? []) + BaseFolder.sharedData).map { $0 + "/applications" }
  }
}
