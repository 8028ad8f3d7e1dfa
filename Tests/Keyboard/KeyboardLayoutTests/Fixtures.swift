// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardLayout
import LinuxSystem
import Testing

/// The files in `Fixtures/` and how tests read them.
enum Fixtures {
  static let folder = path(of: #filePath) + "/Fixtures"

  static func path(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    try Files.read(path)
  }

  /// Reads a keyboard from text, with the imports in `Fixtures/imports`.
  static func keyboard(_ text: String) throws(LayoutErrors) -> Keyboard {
    try KeyboardReader.read(Array(text.utf8), file: "test.xml", imports: resolve)
  }

  static func keyboard(at path: String) throws -> Keyboard {
    try KeyboardReader.read(try bytes(path), file: path, imports: resolve)
  }

  /// What is wrong with a keyboard, as the command line prints it.
  static func problems(_ text: String) -> [String] {
    do {
      _ = try keyboard(text)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  static func resolve(_ wanted: LayoutImport) -> LayoutImportedFile? {
    let path: String
    switch wanted.base {
    case .cldr: path = folder + "/imports/45/" + wanted.name
    case .file(let file): path = Fixtures.path(of: file) + "/" + wanted.path
    }
    return (try? bytes(path)).map { LayoutImportedFile(name: path, bytes: $0) }
  }

  /// A small keyboard with the given content between `info` and `layers`.
  static func source(_ content: String, settings: String = "") -> String {
    """
    <keyboard3 locale="en" conformsTo="45"><info name="Test"/>\(settings)\(content)
    <layers formId="us"><layer modifiers="none"><row keys="a b c"/></layer></layers></keyboard3>
    """
  }

  static func transforms(_ rules: String, variables: String = "", type: String = "simple") -> String {
    let variables = variables.isEmpty ? "" : "<variables>\(variables)</variables>"
    return variables + "<transforms type=\"\(type)\"><transformGroup>\(rules)</transformGroup></transforms>"
  }
}
