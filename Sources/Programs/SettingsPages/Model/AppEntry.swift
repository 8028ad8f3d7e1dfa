// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An app, as its desktop entry has it. Source: Desktop Entry Specification 1.5.
struct AppEntry: Hashable {
  /// The name of the entry's file, which is the app's id on Wayland.
  let id: String
  let name: String

  /// Reads an entry; `nil` for those that are not shown to people.
  ///
  /// - Parameters:
  ///   - languages: The person's, as BCP 47 tags, the dearest first.
  init?(id: String, bytes: [UInt8], languages: [String]) {
    var names: [String: String] = [:]
    var isInside = false
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self) else { continue }
      if text.hasPrefix("[") {
        if isInside { break }
        isInside = text == "[Desktop Entry]"
        continue
      }
      guard isInside, let equals = text.firstIndex(of: "=") else { continue }
      let key = text[..<equals].filter { $0 != " " }
      let value = String(text[text.index(after: equals)...].drop { $0 == " " })
      switch key {
      case "Type" where value != "Application", "NoDisplay" where value == "true", "Hidden" where value == "true":
        return nil
      default: if key == "Name" || key.hasPrefix("Name[") { names[key] = value }
      }
    }
    let keys = languages.flatMap { tag in
      let parts = tag.split(separator: "-")
      return ["Name[\(parts.joined(separator: "_"))]", "Name[\(parts.first ?? "")]"]
    }
    guard let name = (keys + ["Name"]).lazy.compactMap({ names[$0] }).first, !name.isEmpty else { return nil }
    self.id = id
    self.name = name
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}

extension AppEntry {
  /// Whether a text can be the id of an app.
  static func isID(_ text: String) -> Bool {
    text.contains(".") && (3...255).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "._-".utf8.contains(byte)
      }
  }
}
