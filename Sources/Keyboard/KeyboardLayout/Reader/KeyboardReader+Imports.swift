// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// MARK: - Imports

extension KeyboardReader {
  private static let importDepthLimit = 16
  private static let importedByteLimit = 16 << 20
  private static let importCountLimit = 200

  mutating func checkGrammar(_ root: XMLElement, isImportedRoot: Bool = false) {
    var found: [LayoutError] = []
    FileGrammar.keyboard.check(root, isImportedRoot: isImportedRoot) { found.append($0) }
    for error in found {
      report(error)
    }
  }

  /// The element with the content of what it imports in front of its own.
  ///
  /// - Parameter open: The imports that are being read, outermost first, to find circles.
  mutating func expandImports(in element: XMLElement, open: [LayoutImport] = []) -> XMLElement {
    guard element.name != "special" else { return element }
    var result = element
    result.children = []
    for child in element.children {
      if child.name == "import" {
        result.children += importedChildren(child, into: element, open: open)
      } else {
        result.children.append(expandImports(in: child, open: open))
      }
    }
    return result
  }

  private mutating func importedChildren(
    _ element: XMLElement, into parent: XMLElement, open: [LayoutImport]
  ) -> [XMLElement] {
    guard let wanted = request(element), !isImplied(wanted, in: parent) else { return [] }
    guard !open.contains(wanted) else {
      report(element.error("this import goes round in a circle: \"\(wanted.path)\" is already being imported"))
      return []
    }
    guard open.count < KeyboardReader.importDepthLimit else {
      report(element.error("imports are nested more than \(KeyboardReader.importDepthLimit) deep"))
      return []
    }
    importCount += 1
    guard importCount <= KeyboardReader.importCountLimit else {
      report(element.error("there are more than \(KeyboardReader.importCountLimit) imports"))
      return []
    }
    guard let found = resolve(wanted) else {
      if wanted.base == .cldr, let keys = StandardImports.keys(wanted.name) {
        return standard(keys, for: element, in: parent)
      }
      let hint =
        wanted.base == .cldr
        ? "install CLDR's keyboard imports or give their folder with --imports" : "the path is relative to this file"
      report(element.error("the import \"\(wanted.path)\" cannot be read; \(hint)"))
      return []
    }
    importedByteCount += found.bytes.count
    guard importedByteCount <= KeyboardReader.importedByteLimit else {
      report(element.error("the imports are together larger than \(KeyboardReader.importedByteLimit >> 20) MiB"))
      return []
    }
    return children(of: found, for: element, in: parent, open: open + [wanted])
  }

  private mutating func children(
    of found: LayoutImportedFile, for element: XMLElement, in parent: XMLElement, open: [LayoutImport]
  ) -> [XMLElement] {
    let root: XMLElement
    do {
      root = try XMLTreeParser.parse(found.bytes, file: found.name)
    } catch {
      report(error)
      report(element.error("the imported file \"\(found.name)\" has errors"))
      return []
    }
    guard root.name == parent.name else {
      report(
        element.error(
          "\"\(found.name)\" holds <\(root.name)>, so it cannot be imported into <\(parent.name)>, only into <\(root.name)>"
        ))
      return []
    }
    checkGrammar(root, isImportedRoot: true)
    return expandImports(in: root, open: open).children.map(KeyboardReader.imported)
  }

  private mutating func standard(
    _ keys: [(id: String, output: String)], for element: XMLElement, in parent: XMLElement
  ) -> [XMLElement] {
    guard parent.name == "keys" else {
      let path = element["path"] ?? ""
      report(
        element.error("\"\(path)\" holds <keys>, so it cannot be imported into <\(parent.name)>, only into <keys>"))
      return []
    }
    return keys.map { key in
      let attributes = [XMLAttribute(name: "id", value: key.id), XMLAttribute(name: "output", value: key.output)]
      return XMLElement(
        name: "key", attributes: attributes, file: element.file, line: element.line, isImported: true)
    }
  }

  private static func imported(_ element: XMLElement) -> XMLElement {
    var result = element
    result.isImported = true
    result.children = element.children.map(imported)
    return result
  }

  private mutating func request(_ element: XMLElement) -> LayoutImport? {
    guard let path = element["path"] else { return nil }
    guard !path.isEmpty else {
      report(element.error("the path of an import cannot be empty"))
      return nil
    }
    switch element["base"] {
    case nil:
      return LayoutImport(base: .file(element.file), path: path)
    case "cldr":
      let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, isVersion(parts[0]), !parts[1].isEmpty, !parts[1].contains("..") else {
        report(
          element.error(
            "the path of a CLDR import starts with a version, such as 45/keys-Zyyy-punctuation.xml, not \"\(path)\""))
        return nil
      }
      return LayoutImport(base: .cldr, path: path)
    case .some(let base):
      report(element.error("the base of an import is \"cldr\" or left out, not \"\(base)\""))
      return nil
    }
  }

  private func isVersion(_ text: Substring) -> Bool {
    text == "techpreview" || ((Int(text) ?? 0) >= 45 && text.utf8.count <= 3)
  }

  /// What every keyboard imports anyway is built in.
  private func isImplied(_ wanted: LayoutImport, in parent: XMLElement) -> Bool {
    guard wanted.base == .cldr else { return false }
    return (wanted.name == "keys-Latn-implied.xml" && parent.name == "keys")
      || (wanted.name == "scanCodes-implied.xml" && parent.name == "forms")
  }
}
