// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CExpat

/// What Expat's handlers build while one file is parsed. Expat calls them on the thread that called `XML_Parse`, and
/// the state outlives that call, so the unretained pointer to it is valid.
final class PropertyListState {
  /// What the whole file holds.
  private(set) var root: PropertyList?
  private(set) var mistake: (line: Int, message: String)?
  private let parser: XML_Parser
  private var open: [Element] = []
  private var valueCount = 0

  /// An element whose end has not come.
  private struct Element {
    var name: String
    var line: Int
    var text = ""
    var items: [PropertyList] = []
    var entries: [String: PropertyList] = [:]
    /// The key that waits for its value.
    var key: String?
  }

  init(parser: XML_Parser) { self.parser = parser }

  static func from(_ context: UnsafeMutableRawPointer?) -> PropertyListState? {
    context.map { Unmanaged<PropertyListState>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The line that the parser has reached, counted from 1.
  var line: Int { Int(clamping: XML_GetCurrentLineNumber(parser)) }

  func stop(_ message: String) {
    guard mistake == nil else { return }
    mistake = (line, message)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}

// MARK: - What the parser meets

extension PropertyListState {
  private static let texts: Set<String> = ["key", "string", "integer", "real", "date", "data"]
  private static let others: Set<String> = ["dict", "array", "true", "false"]

  func start(_ element: UnsafePointer<XML_Char>?) {
    guard mistake == nil, let element else { return }
    let name = String(cString: element)
    valueCount += 1
    guard open.count < PropertyListParser.Limits.depth else {
      return stop("values are nested more than \(PropertyListParser.Limits.depth) deep")
    }
    guard valueCount <= PropertyListParser.Limits.valueCount else {
      return stop("the file has more than \(PropertyListParser.Limits.valueCount) values")
    }
    guard let parent = open.last else {
      guard name == "plist" else { return stop("this is no property list; it begins with <plist version=\"1.0\">") }
      open.append(Element(name: name, line: line))
      return
    }
    guard Self.texts.contains(name) || Self.others.contains(name) else {
      return stop(
        "property lists have no <\(printable(name))>; they have dict, key, string, array, true, false and numbers")
    }
    switch parent.name {
    case "dict":
      if (name == "key") != (parent.key == nil) {
        return stop(
          name == "key" ? "a <key> follows a <key>; the first has no value" : "a value stands without a <key>")
      }
    case "array", "plist":
      if name == "key" { return stop("a <key> stands outside a <dict>") }
      if parent.name == "plist", root != nil { return stop("there is more than one value; put them into one <dict>") }
    default: return stop("<\(parent.name)> can hold text only")
    }
    open.append(Element(name: name, line: line))
  }

  func characters(_ text: UnsafePointer<XML_Char>?, count: Int) {
    guard mistake == nil, let text, let last = open.indices.last else { return }
    let bytes = UnsafeBufferPointer(start: text, count: count).lazy.map { UInt8(bitPattern: $0) }
    if Self.texts.contains(open[last].name) {
      open[last].text += String(decoding: bytes, as: UTF8.self)
    } else if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) {
      stop("text stands outside an element that holds text, such as <string>")
    }
  }

  func end() {
    guard mistake == nil, let element = open.popLast(), let parent = open.indices.last else { return }
    let value: PropertyList.Value
    switch element.name {
    case "key":
      guard open[parent].entries[element.text] == nil else { return stop("this key stands in the <dict> twice") }
      open[parent].key = element.text
      return
    case "dict":
      guard element.key == nil else { return stop("the last <key> of this <dict> has no value") }
      value = .dictionary(element.entries)
    case "array": value = .array(element.items)
    case "string": value = .string(element.text)
    case "true", "false": value = .boolean(element.name == "true")
    default: value = .other(element.name)
    }
    place(PropertyList(value: value, line: element.line), in: parent)
  }

  private func place(_ value: PropertyList, in parent: Int) {
    switch open[parent].name {
    case "dict":
      if let key = open[parent].key { open[parent].entries[key] = value }
      open[parent].key = nil
    case "array": open[parent].items.append(value)
    default: root = value
    }
  }
}
