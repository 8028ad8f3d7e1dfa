// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CExpat

/// What Expat's handlers build while one file is parsed. Expat calls them on the thread that called `XML_Parse`, and
/// the state outlives that call, so the unretained pointer to it is valid.
final class XMLParserState {
  private(set) var root: XMLElement?
  private(set) var error: LayoutError?
  private let parser: XML_Parser
  private let file: String
  private var open: [XMLElement] = []
  private var elementCount = 0

  init(parser: XML_Parser, file: String) {
    self.parser = parser
    self.file = file
  }

  static func from(_ context: UnsafeMutableRawPointer?) -> XMLParserState? {
    context.map { Unmanaged<XMLParserState>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The line that the parser has reached, counted from 1.
  var line: Int {
    Int(clamping: XML_GetCurrentLineNumber(parser))
  }

  func stop(_ message: String) {
    guard error == nil else { return }
    error = LayoutError(file: file, line: line, message: message)
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard error == nil, let name else { return }
    elementCount += 1
    guard open.count < XMLTreeParser.Limits.depth else {
      return stop("elements are nested more than \(XMLTreeParser.Limits.depth) deep")
    }
    guard elementCount <= XMLTreeParser.Limits.elementCount else {
      return stop("the file has more than \(XMLTreeParser.Limits.elementCount) elements")
    }
    var list: [XMLAttribute] = []
    var index = 0
    while let attributes, let key = attributes[index], let value = attributes[index + 1] {
      list.append(XMLAttribute(name: String(cString: key), value: String(cString: value)))
      index += 2
    }
    open.append(XMLElement(name: String(cString: name), attributes: list, file: file, line: line))
  }

  func end() {
    guard error == nil, let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func characters(_ text: UnsafePointer<XML_Char>?, count: Int) {
    guard error == nil, let text, let last = open.indices.last, open[last].textLine == nil else { return }
    let bytes = UnsafeBufferPointer(start: text, count: count)
    if bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) {
      open[last].textLine = line
    }
  }
}
