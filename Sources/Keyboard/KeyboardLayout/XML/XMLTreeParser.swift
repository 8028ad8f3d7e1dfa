// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CExpat

/// Parses a file into a tree of elements with Expat.
///
/// Nothing outside the bytes is ever read: a DOCTYPE may be there, but the file that it names is not loaded, and
/// entities may not be declared, so neither external entities nor expanding ones exist.
struct XMLTreeParser {
  /// What one file may hold; more is an error, not a slow machine.
  enum Limits {
    static let byteCount = 4 << 20
    static let depth = 24
    static let elementCount = 200_000
  }

  static func parse(_ bytes: [UInt8], file: String) throws(LayoutError) -> XMLElement {
    guard bytes.count <= Limits.byteCount else {
      throw LayoutError(file: file, line: 0, message: "the file is larger than \(Limits.byteCount >> 20) MiB")
    }
    guard let parser = XML_ParserCreate(nil) else {
      throw LayoutError(file: file, line: 0, message: "there is not enough memory to read the file")
    }
    defer { XML_ParserFree(parser) }
    let state = XMLParserState(parser: parser, file: file)
    install(state, in: parser)
    let status = bytes.withUnsafeBufferPointer { buffer in
      // The limit above keeps the count far inside Int32.
      buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }
    if let error = state.error {
      throw error
    }
    guard status == XML_STATUS_OK, let root = state.root else {
      throw LayoutError(file: file, line: state.line, message: explanation(of: XML_GetErrorCode(parser)))
    }
    if let error = UnknownEntityScan.firstError(in: bytes, file: file) {
      throw error
    }
    return root
  }

  private static func install(_ state: XMLParserState, in parser: XML_Parser) {
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, attributes in XMLParserState.from(context)?.start(name, attributes) },
      { context, _ in XMLParserState.from(context)?.end() })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      XMLParserState.from(context)?.characters(text, count: Int(count))
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      XMLParserState.from(context)?.stop("entities cannot be declared in a layout; write the characters themselves")
    }
  }

  private static func explanation(of code: XML_Error) -> String {
    switch code {
    case XML_ERROR_NO_ELEMENTS: "the file is empty or ends before its first element is closed"
    case XML_ERROR_INVALID_TOKEN:
      "this is not well-formed XML: a sign stands where it may not, or the text is not UTF-8"
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      "the encoding that the file declares is unknown or not the one it is in; save it as UTF-8"
    case XML_ERROR_UNDEFINED_ENTITY: "an entity is used that XML does not know; write the character itself"
    default:
      "this is not well-formed XML: " + (XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)")
    }
  }
}
