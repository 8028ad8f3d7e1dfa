// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Reads `.strings` files: pairs such as `"CFBundleDisplayName" = "Morse";` with comments as in C, UTF-8, or UTF-16 with
/// a byte order mark; also those that are XML property lists.
enum StringsFile {
  static let longestByteCount = 64 << 10

  static func parse(_ bytes: [UInt8], file: String) throws(BundleProblem) -> [String: String] {
    guard bytes.count <= longestByteCount else {
      throw BundleProblem(file: file, line: 0, .error, "the file is larger than \(longestByteCount >> 10) KiB")
    }
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      return try strings(of: PropertyListParser.parse(bytes, file: file), file: file)
    }
    guard let text = decode(bytes) else {
      throw BundleProblem(file: file, line: 0, .error, "this is neither UTF-8 nor UTF-16 with a byte order mark")
    }
    var scanner = StringsScanner(text, file: file)
    return try scanner.pairs()
  }

  private static func strings(of list: PropertyList, file: String) throws(BundleProblem) -> [String: String] {
    guard case .dictionary(let entries) = list.value else {
      throw BundleProblem(file: file, line: list.line, .error, "expected a <dict> of strings, found \(list.kind)")
    }
    return entries.compactMapValues { if case .string(let text) = $0.value { text } else { nil } }
  }

  private static func decode(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validating: bytes.dropFirst(3), as: UTF8.self) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return String(validating: bytes, as: UTF8.self) }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }
}
