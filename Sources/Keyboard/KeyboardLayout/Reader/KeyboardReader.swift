// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a keyboard from the bytes of an LDML file and checks it. Source: UTS #35 part 7 (CLDR 45 and later).
public struct KeyboardReader {
  /// After so many errors the rest is not worth reading.
  static let errorLimit = 200

  let file: String
  let resolve: (LayoutImport) -> LayoutImportedFile?
  var errors: [LayoutError] = []
  /// What the standard forbids although it does no harm here.
  var warnings: [LayoutError] = []
  var symbols = LayoutSymbols()
  var keyboard = Keyboard(locale: "", info: Info(name: ""))
  /// Where each key stands in the files, for messages about what it refers to.
  var keyElements: [String: XMLElement] = [:]
  var importedByteCount = 0
  var importCount = 0
  var patternStepCount = 0

  private init(file: String, resolve: @escaping (LayoutImport) -> LayoutImportedFile?) {
    self.file = file
    self.resolve = resolve
  }

  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: Its name, for messages and for imports relative to it.
  ///   - imports: Finds the files that it imports. The implied keys and forms are built in and never asked for; CLDR's
  ///     punctuation and currency keys are built in too and used where this finds nothing.
  /// - Throws: Everything that is wrong with the file.
  public static func read(
    _ bytes: [UInt8], file: String, imports: @escaping (LayoutImport) -> LayoutImportedFile?
  ) throws(LayoutErrors) -> Keyboard {
    try check(bytes, file: file, imports: imports).keyboard
  }

  /// Reads a keyboard as `read` does, and finds what other programs may refuse in it.
  ///
  /// - Throws: Everything that is wrong with the file.
  package static func check(
    _ bytes: [UInt8], file: String, imports: @escaping (LayoutImport) -> LayoutImportedFile?
  ) throws(LayoutErrors) -> (keyboard: Keyboard, warnings: [LayoutError]) {
    var reader = KeyboardReader(file: file, resolve: imports)
    let root: XMLElement
    do {
      root = try XMLTreeParser.parse(bytes, file: file)
    } catch {
      throw LayoutErrors([error])
    }
    reader.read(root)
    guard reader.errors.isEmpty else {
      throw LayoutErrors(reader.errors)
    }
    return (reader.keyboard, reader.warnings)
  }

  private mutating func read(_ root: XMLElement) {
    guard root.name == "keyboard3" else {
      return report(root.error("a keyboard starts with <keyboard3>, not <\(root.name)>"))
    }
    checkGrammar(root)
    let sections = expandImports(in: root).children
    checkSingles(sections)
    readRoot(root)
    readInfo(sections, root)
    func all(_ name: String) -> [XMLElement] {
      sections.filter { $0.name == name }
    }
    // Everything else refers to variables, and layers to keys and forms, whatever the order in the file.
    readVariables(all("variables"))
    readKeys(all("keys"))
    readFlicks(all("flicks"))
    readForms(all("forms"))
    readLayers(all("layers"), root)
    readDisplays(all("displays"))
    readTransforms(all("transforms"))
    checkKeyReferences()
    checkLayerReferences(all("layers"))
    errors.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    keyboard.markers = symbols.markers
    keyboard.specials += sections.flatMap { section in
      section.name == "special" ? KeyboardReader.specials(of: [section]) : []
    }
  }

  private mutating func checkSingles(_ sections: [XMLElement]) {
    var seen: Set<String> = []
    let singles: Set = [
      "locales", "version", "info", "settings", "displays", "keys", "flicks", "forms", "variables",
    ]
    for section in sections where singles.contains(section.name) && !section.isImported {
      if !seen.insert(section.name).inserted {
        report(section.error("<\(section.name)> can stand only once in a keyboard; move its content to the first one"))
      }
    }
  }

  // MARK: - Help for the parts

  mutating func report(_ error: LayoutError) {
    if errors.count < KeyboardReader.errorLimit, !errors.contains(error) {
      errors.append(error)
    }
  }

  /// Runs a parser of one attribute's value; its error is reported with the place of the attribute.
  mutating func attempt<Value>(
    _ element: XMLElement, _ attribute: String,
    _ body: (inout LayoutSymbols) throws(LayoutSyntaxError) -> Value
  ) -> Value? {
    do {
      return try body(&symbols)
    } catch {
      report(element.error("\(attribute) of <\(element.name)>: \(error.message)"))
      return nil
    }
  }

  /// The units of an attribute as a string of the model, normalised for output.
  func modelString(_ units: [TextUnit]) -> String {
    let isPlain = !units.contains(where: Marker.isMarker)
    return MarkedText.string(symbols.normalizes && isPlain ? Normalization.compose(units) : units)
  }

  static func specials(of elements: [XMLElement]) -> [Special] {
    elements.filter { $0.name == "special" }.flatMap(\.children).map(special)
  }

  private static func special(_ element: XMLElement) -> Special {
    Special(
      name: element.name,
      attributes: Dictionary(element.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }),
      children: element.children.map(special))
  }
}
