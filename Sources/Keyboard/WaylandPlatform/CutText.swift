// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Text around a caret as apps send it: GTK and Firefox cut a long one at 4,000 bytes, which may be inside a character.
struct CutText {
  let text: String
  /// How many bytes of the first character were left out.
  let start: Int

  /// From how many bytes on an app may have cut a text.
  private static let leastByteCount = 3_900

  /// Takes text that ends with a zero byte; of a long one without what is left of a character at either end.
  ///
  /// - Returns: `nil` for what is no text then either.
  init?(_ sent: UnsafePointer<CChar>) {
    if let text = String(validatingCString: sent) {
      (self.text, start) = (text, 0)
      return
    }
    var count = 0
    while sent[count] != 0 { count += 1 }
    guard count >= Self.leastByteCount else { return nil }
    let bytes = (0..<count).map { UInt8(bitPattern: sent[$0]) }
    start = bytes.prefix(UTF8.longestRest).prefix(while: UTF8.isContinuation).count
    guard let text = String(validating: bytes[start..<count - bytes.beginningAtEnd], as: UTF8.self) else { return nil }
    self.text = text
  }
}

extension UTF8 {
  /// How many bytes may follow the first one of a character.
  fileprivate static let longestRest = 3
}

extension [UInt8] {
  /// How many bytes at the end are the beginning of a character.
  fileprivate var beginningAtEnd: Int {
    let rest = suffix(UTF8.longestRest).reversed().prefix(while: UTF8.isContinuation).count
    guard rest < UTF8.longestRest, let first = dropLast(rest).last else { return 0 }
    let count =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    return rest + 1 < count ? rest + 1 : 0
  }
}
