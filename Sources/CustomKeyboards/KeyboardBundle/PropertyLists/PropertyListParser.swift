// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CExpat

/// Parses the XML form of property lists with Expat. Source: plist(5) of macOS and its document type.
///
/// Nothing outside the bytes is ever read, and entities may not be declared, so neither external entities nor expanding
/// ones exist.
enum PropertyListParser {
  /// What one file may hold; more is an error, not a slow machine.
  enum Limits {
    static let byteCount = 256 << 10
    static let depth = 16
    static let valueCount = 10_000
  }

  static func parse(_ bytes: [UInt8], file: String) throws(BundleProblem) -> PropertyList {
    func problem(_ line: Int, _ message: String) -> BundleProblem {
      BundleProblem(file: file, line: line, .error, message)
    }
    guard bytes.count <= Limits.byteCount else {
      throw problem(0, "the file is larger than \(Limits.byteCount >> 10) KiB")
    }
    if bytes.starts(with: "bplist".utf8) {
      throw problem(
        0, "this is a binary property list; convert it with: plutil -convert xml1 \(file) (plutil comes with Swift)")
    }
    guard let parser = XML_ParserCreate(nil) else { throw problem(0, "there is not enough memory to read the file") }
    defer { XML_ParserFree(parser) }
    let state = PropertyListState(parser: parser)
    install(state, in: parser)
    let status = bytes.withUnsafeBufferPointer { buffer in
      // The limit above keeps the count far inside Int32.
      buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, Int32($0.count), 1) }
    }
    if let mistake = state.mistake { throw problem(mistake.line, mistake.message) }
    guard status == XML_STATUS_OK else { throw problem(state.line, explanation(of: XML_GetErrorCode(parser))) }
    guard let root = state.root else { throw problem(state.line, "there is no value between <plist> and </plist>") }
    return root
  }

  private static func install(_ state: PropertyListState, in parser: XML_Parser) {
    XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
    XML_SetElementHandler(
      parser,
      { context, name, _ in PropertyListState.from(context)?.start(name) },
      { context, _ in PropertyListState.from(context)?.end() })
    XML_SetCharacterDataHandler(parser) { context, text, count in
      PropertyListState.from(context)?.characters(text, count: Int(count))
    }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      PropertyListState.from(context)?.stop("entities cannot be declared here; write the characters themselves")
    }
    // With a DOCTYPE, Expat has to assume that the file named there defines what it does not know.
    XML_SetSkippedEntityHandler(parser) { context, _, _ in
      PropertyListState.from(context)?.stop("an entity is used that XML does not know; write the character itself")
    }
  }

  private static func explanation(of code: XML_Error) -> String {
    switch code {
    case XML_ERROR_NO_ELEMENTS: "the file is empty or ends before </plist>"
    case XML_ERROR_INVALID_TOKEN:
      "this is not well-formed XML: a sign stands where it may not, or the text is not UTF-8"
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      "the encoding that the file declares is unknown or not the one it is in; save it as UTF-8"
    default:
      "this is not well-formed XML: " + (XML_ErrorString(code).map { String(cString: $0) } ?? "error \(code.rawValue)")
    }
  }
}
