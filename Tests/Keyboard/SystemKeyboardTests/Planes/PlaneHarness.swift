// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import KeyboardEngine
import KeyboardLayout
import SystemKeyboard
import TestSupport

/// The layouts of the project and, where they are present, those of CLDR.
enum PlaneHarness {
  static let phone = Screen(size: Size(width: 360, height: 720))
  static let phoneLandscape = Screen(size: Size(width: 720, height: 360))
  static let tablet = Screen(size: Size(width: 800, height: 1280))
  static let tabletLandscape = Screen(size: Size(width: 1280, height: 800))

  static let catalog = KeyboardCatalog(
    keyboards: [bundled("en-US.xml"), bundled("ko-KR.xml")], pads: bundled(KeyboardCatalog.padsFileName),
    rows: bundled(KeyboardCatalog.rowsFileName))

  /// The keyboards of CLDR beside the checkout, by name; empty where they are not there.
  static let standard: [String: URL] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: data.appending(path: "keyboards"), includingPropertiesForKeys: nil)
    return Dictionary(uniqueKeysWithValues: (files ?? []).map { ($0.deletingPathExtension().lastPathComponent, $0) })
  }()

  private static let data = URL(filePath: SourceTree.path("../shared/data/ldml")).standardizedFileURL

  private static func bundled(_ name: String) -> Keyboard {
    do {
      return try read(URL(filePath: SourceTree.path("Keyboards/\(name)")))
    } catch {
      fatalError("\(error)")
    }
  }

  static func read(_ file: URL) throws -> Keyboard {
    try KeyboardReader.read(Array(Data(contentsOf: file)), file: file.path) { wanted in
      let url =
        switch wanted.base {
        case .cldr: data.appending(path: "import/\(wanted.name)")
        case .file(let parent): URL(fileURLWithPath: parent).deletingLastPathComponent().appending(path: wanted.path)
        }
      return (try? Data(contentsOf: url)).map { LayoutImportedFile(name: url.path, bytes: Array($0)) }
    }
  }

  static func plane(_ request: PlaneRequest) -> KeyPlane {
    var builder = PlaneBuilder(catalog: catalog)
    return builder.plane(request)
  }
}

extension KeyPlane {
  /// All keys, those that are scrolled out of sight included.
  var allKeys: [PlacedKey] { regions.flatMap(\.content) + keys[ownKeys] }

  /// The labels, one line for each row.
  var picture: [String] {
    var lines: [[String]] = []
    var top = -1.0
    for key in allKeys {
      if key.frame.minY != top { lines.append([]) }
      top = key.frame.minY
      lines[lines.count - 1].append(key.label.picture)
    }
    return lines.map { $0.joined(separator: " ") }
  }

  func key(_ id: String) -> PlacedKey? { allKeys.first { $0.id == id } }

  /// Every text that a tap, a hold or a flick types.
  var typedTexts: Set<String> {
    Set(
      allKeys.flatMap { key in
        ([key.role] + key.variants.map(\.role) + Array(key.flicks.values) + key.multiTap).compactMap { role in
          if case .character(let text) = role, !text.isEmpty { text } else { nil }
        }
      })
  }
}

extension KeyLabel {
  var picture: String {
    switch self {
    case .text(let text), .word(let text), .line(let text, _), .emoji(let text), .heading(let text),
      .scanned(let text, _, _), .scanHint(let text), .entry(let text, _), .suggestion(let text, _),
      .secret(_, let text):
      text
    case .icon(let icon): "<\(icon)>"
    case .pad(let digit, let letters): "\(digit)/\(letters)"
    case .blank: "_"
    }
  }
}
