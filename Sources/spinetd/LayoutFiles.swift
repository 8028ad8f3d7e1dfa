// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout
import LinuxSystem
import SystemKeyboard

/// The layouts on disk.
struct LayoutFiles {
  private let folder: String

  /// - Parameter path: The folder to use; `nil` to look where programs keep their data.
  init(path: String?) throws(StartError) {
    guard let folder = path ?? Self.candidates.first(where: { Files.exists($0 + "/" + KeyboardCatalog.padsFileName) })
    else {
      throw StartError(
        message: "no layouts found; install them with the program, or name their folder with --layouts DIR")
    }
    self.folder = folder
  }

  /// Where the layouts may be: beside an installed program, in the data folders, and in a checkout.
  private static var candidates: [String] {
    let program = Process.folder.map { [$0 + "/../share/spinet/Keyboards", $0 + "/../../../Keyboards"] } ?? []
    let data = (Environment.value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":")
    return program + data.map { $0 + "/spinet/Keyboards" }
  }

  /// Reads every layout that can be read; the others are reported and left out.
  func catalog() throws(StartError) -> KeyboardCatalog {
    let shared = [KeyboardCatalog.padsFileName, KeyboardCatalog.rowsFileName]
    let languages = Files.names(in: folder).filter { Self.isLanguage($0) }
    guard let pads = read(shared[0]), let rows = read(shared[1]) else {
      throw StartError(message: "the layouts in \(folder) are not complete; install them again")
    }
    let keyboards = languages.compactMap(read)
    guard !keyboards.isEmpty else {
      throw StartError(message: "there is no layout of a language in \(folder); install them again")
    }
    return KeyboardCatalog(keyboards: keyboards, pads: pads, rows: rows)
  }

  /// Layouts of languages are named for their locale, such as `en-US.xml`; parts of layouts have other names.
  private static func isLanguage(_ name: String) -> Bool {
    name.hasSuffix(".xml") && name.prefix { $0 != "-" && $0 != "." }.utf8.count <= 3
  }

  private func read(_ name: String) -> Keyboard? {
    let path = folder + "/" + name
    do {
      return try KeyboardReader.read(try Files.read(path), file: path, imports: imported)
    } catch let errors as LayoutErrors {
      for error in errors.errors { Console.report("\(error)") }
    } catch {
      Console.report("spinetd: cannot read \(path)")
    }
    return nil
  }

  private func imported(_ request: LayoutImport) -> LayoutImportedFile? {
    guard case .file(let parent) = request.base else { return nil }
    let folder = parent.lastIndex(of: "/").map { parent[..<$0] } ?? "."
    let path = folder + "/" + request.path
    return (try? Files.read(path)).map { LayoutImportedFile(name: path, bytes: $0) }
  }
}
