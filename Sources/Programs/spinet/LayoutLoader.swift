// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardLayout
internal import LinuxSystem

/// Finds and reads layout files and what they import.
struct LayoutLoader {
  /// Folders with the files of CLDR imports, directly or in a folder for each version.
  var importFolders: [String]
  /// Folders in which tests look for keyboards.
  var keyboardFolders: [String] = []

  func keyboard(at path: String) throws(LayoutErrors) -> Keyboard {
    try KeyboardReader.read(try bytes(at: path), file: path) { resolve($0, forKeyboard: path) }
  }

  /// Reads a keyboard and returns what other programs may refuse in it.
  func warnings(at path: String) throws(LayoutErrors) -> [LayoutError] {
    try KeyboardReader.check(try bytes(at: path), file: path) { resolve($0, forKeyboard: path) }.warnings
  }

  func bytes(at path: String) throws(LayoutErrors) -> [UInt8] {
    do {
      return try Files.read(path)
    } catch {
      throw LayoutErrors([LayoutError(file: path, line: 0, message: "cannot be read: \(error.explanation)")])
    }
  }

  /// The keyboard of a test: beside the test, in `../keyboards`, in `../3.0` as in CLDR's own tree, or in the folders
  /// given.
  func keyboard(named name: String, forTest test: String) throws(LayoutErrors) -> Keyboard {
    let folder = Path.folder(of: test)
    let beside = ["../keyboards", "../3.0"].map { Path.join(folder, $0) }
    let folders = [folder] + beside + keyboardFolders
    let candidates = name.hasPrefix("/") ? [name] : folders.map { Path.join($0, name) }
    guard let path = candidates.first(where: { (try? Files.read($0)) != nil }) else {
      let places = candidates.joined(separator: ", ")
      throw LayoutErrors([
        LayoutError(file: test, line: 0, message: "the keyboard \"\(name)\" cannot be read; tried \(places)")
      ])
    }
    return try keyboard(at: path)
  }

  private func resolve(_ wanted: LayoutImport, forKeyboard keyboard: String) -> LayoutImportedFile? {
    let candidates: [String]
    switch wanted.base {
    case .cldr:
      // Beside the folder of the keyboard, as in CLDR's own tree, when no folder is given that has the file.
      let folders = importFolders + [Path.join(Path.folder(of: keyboard), "../import")]
      candidates = folders.flatMap { folder in
        [wanted.path, wanted.name, "45/" + wanted.name].map { Path.join(folder, $0) }
      }
    case .file(let file):
      candidates = [wanted.path.hasPrefix("/") ? wanted.path : Path.join(Path.folder(of: file), wanted.path)]
    }
    for path in candidates {
      if let bytes = try? Files.read(path, limit: 4 << 20) {
        return LayoutImportedFile(name: path, bytes: bytes)
      }
    }
    return nil
  }
}
