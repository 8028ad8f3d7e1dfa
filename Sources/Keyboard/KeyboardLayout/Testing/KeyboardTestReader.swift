// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads keyboardTest3 files. Source: UTS #35 part 7, section "Keyboard Test Data".
public struct KeyboardTestReader {
  private static let memberLimit = 50_000

  private var errors: [LayoutError] = []

  /// - Throws: Everything that is wrong with the file.
  public static func read(_ bytes: [UInt8], file: String) throws(LayoutErrors) -> KeyboardTest {
    let root: XMLElement
    do {
      root = try XMLTreeParser.parse(bytes, file: file)
    } catch {
      throw LayoutErrors([error])
    }
    guard root.name == "keyboardTest3" else {
      throw LayoutErrors([root.error("a test file starts with <keyboardTest3>, not <\(root.name)>")])
    }
    var reader = KeyboardTestReader()
    let test = reader.read(root)
    guard reader.errors.isEmpty else {
      throw LayoutErrors(reader.errors)
    }
    return test
  }

  private mutating func read(_ root: XMLElement) -> KeyboardTest {
    var found: [LayoutError] = []
    FileGrammar.test.check(root) { found.append($0) }
    errors += found
    var test = KeyboardTest(file: root.file, keyboard: "", name: "")
    if let version = root["conformsTo"], version != "techpreview", (Int(version) ?? 0) < 45 {
      errors.append(root.error("conformsTo of a test file is \"techpreview\", not \"\(version)\""))
    }
    let infos = root.children.filter { $0.name == "info" }
    if infos.count != 1 {
      errors.append((infos.last ?? root).error("a test file needs exactly one <info> with the keyboard's file name"))
    }
    test.keyboard = infos.first?["keyboard"] ?? ""
    test.name = infos.first?["name"] ?? ""
    for element in root.children {
      if element.name == "repertoire" {
        readRepertoire(element, into: &test)
      } else if element.name == "tests" {
        for child in element.children where child.name == "test" {
          readCase(child, suite: element["name"] ?? "", into: &test)
        }
      }
    }
    return test
  }

  // MARK: - Parts

  private mutating func readRepertoire(_ element: XMLElement, into test: inout KeyboardTest) {
    guard let chars = element["chars"] else { return }
    guard let kind = KeyboardTest.Repertoire.Kind(rawValue: element["type"] ?? "default") else {
      return errors.append(
        element.error("the type \"\(element["type"] ?? "")\" is not known; see the standard's table of repertoires"))
    }
    guard
      let set = attempt(
        element, "chars",
        { () throws(LayoutSyntaxError) in
          try UnicodeSetParser.parse(chars, LayoutSymbols(), [.strings, .properties, .oldEscapes])
        })
    else { return }
    guard set.codePoints.count <= KeyboardTestReader.memberLimit else {
      return errors.append(element.error("chars has more than \(KeyboardTestReader.memberLimit) members"))
    }
    let singles = set.codePoints.ranges.flatMap { range in range.map { MarkedText.string([$0]) } }
    test.repertoires.append(
      KeyboardTest.Repertoire(
        name: element["name"] ?? "", line: element.line, kind: kind,
        members: singles.filter { !$0.isEmpty } + set.strings.sorted()))
  }

  private mutating func readCase(_ element: XMLElement, suite: String, into test: inout KeyboardTest) {
    var result = KeyboardTest.Case(name: "\(suite)/\(element["name"] ?? "")", startContext: "", steps: [])
    for (index, child) in element.children.filter({ $0.name != "special" }).enumerated() {
      if child.name == "startContext" {
        if index > 0 {
          errors.append(child.error("<startContext> must be the first element of a test"))
        }
        result.startContext = text(child, "to").map { MarkedText.plainString($0.units) } ?? ""
      } else if let action = readAction(child) {
        result.steps.append(KeyboardTest.Step(line: child.line, action: action))
      }
    }
    test.cases.append(result)
  }

  private mutating func readAction(_ element: XMLElement) -> KeyboardTest.Action? {
    switch element.name {
    case "keystroke":
      return readKeystroke(element)
    case "emit":
      return text(element, "to").map { .emit($0.units, markers: $0.markers) }
    case "backspace":
      return .backspace
    case "check":
      return text(element, "result").map { .check(MarkedText.plainString($0.units)) }
    default:
      return nil
    }
  }

  private mutating func readKeystroke(_ element: XMLElement) -> KeyboardTest.Action? {
    guard let key = element["key"] else { return nil }
    let given = ["flick", "longPress", "tapCount"].filter { element[$0] != nil }
    guard given.count <= 1 else {
      errors.append(element.error("a keystroke can have one of flick, longPress and tapCount only"))
      return nil
    }
    if let directions = element["flick"] {
      return .keystroke(key: key, gesture: .flick(NameToken.list(directions)))
    }
    if element["longPress"] != nil {
      return number(element, "longPress", 0...999).map { .keystroke(key: key, gesture: .longPress($0)) }
    }
    if element["tapCount"] != nil {
      return number(element, "tapCount", 2...999).map { .keystroke(key: key, gesture: .taps($0)) }
    }
    return .keystroke(key: key, gesture: .tap)
  }

  private mutating func number(_ element: XMLElement, _ attribute: String, _ range: ClosedRange<Int>) -> Int? {
    guard let text = element[attribute], let number = Int(text), range.contains(number) else {
      errors.append(
        element.error("\(attribute) must be a whole number from \(range.lowerBound) to \(range.upperBound)"))
      return nil
    }
    return number
  }

  /// The text of an attribute. Beside the standard's escapes, the `\u0022` of older test files is taken.
  private mutating func text(_ element: XMLElement, _ attribute: String) -> (units: [TextUnit], markers: [String])? {
    guard let raw = element[attribute] else { return nil }
    return attempt(element, attribute) { () throws(LayoutSyntaxError) in
      var symbols = LayoutSymbols()
      symbols.normalizes = false
      let units = try symbols.unescaped(OldEscapes.modernized(raw))
      return (units, symbols.markers)
    }
  }

  private mutating func attempt<Value>(
    _ element: XMLElement, _ attribute: String, _ body: () throws(LayoutSyntaxError) -> Value
  ) -> Value? {
    do {
      return try body()
    } catch {
      errors.append(element.error("\(attribute) of <\(element.name)>: \(error.message)"))
      return nil
    }
  }
}
