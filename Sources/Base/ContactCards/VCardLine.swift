// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A line of a vCard: a name, parameters and a value. Source: RFC 6350, section 3.3.
struct VCardLine {
  /// In capitals, without a group.
  let name: String
  /// By name in capitals; the values of one name that is said more than once follow each other.
  let parameters: [String: [String]]
  /// As it stands there, with escapes.
  let value: Substring

  /// - Returns: `nil` for what has no name or no colon.
  init?(_ text: Substring) {
    var rest = text
    guard let full = Self.word(&rest), let name = full.split(separator: ".").last else { return nil }
    self.name = name.uppercased()
    var parameters: [String: [String]] = [:]
    while rest.first == ";" {
      rest.removeFirst()
      guard let key = Self.word(&rest)?.uppercased() else { return nil }
      // Some programs write types without the name, as version 2.1 had them.
      guard rest.first == "=" else {
        parameters["TYPE", default: []].append(key.lowercased())
        continue
      }
      repeat {
        rest.removeFirst()
        guard let value = Self.parameterValue(&rest) else { return nil }
        parameters[key, default: []].append(value)
      } while rest.first == ","
    }
    guard rest.first == ":" else { return nil }
    value = rest.dropFirst()
    self.parameters = parameters
  }

  private static func word(_ rest: inout Substring) -> Substring? {
    let word = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : word
  }

  private static func parameterValue(_ rest: inout Substring) -> String? {
    if rest.first == "\"" {
      let quoted = rest.dropFirst()
      guard let end = quoted.firstIndex(of: "\"") else { return nil }
      rest = quoted[quoted.index(after: end)...]
      return String(quoted[..<end])
    }
    let value = rest.prefix { !";:,".contains($0) }
    rest = rest[value.endIndex...]
    return String(value)
  }
}

// MARK: - Values

extension VCardLine {
  /// The text in one line.
  var text: String { Self.unescape(value) }

  /// The parts between semicolons that are not escaped.
  var parts: [String] {
    var parts: [Substring] = []
    var (start, index) = (value.startIndex, value.startIndex)
    while index < value.endIndex {
      if value[index] == ";" {
        parts.append(value[start..<index])
        start = value.index(after: index)
      } else if value[index] == "\\" {
        index = value.index(after: index)
        if index == value.endIndex { break }
      }
      index = value.index(after: index)
    }
    return (parts + [value[start...]]).map(Self.unescape)
  }

  /// How much the person prefers the value to others of its name; the least is the best.
  var rank: Int {
    if let text = parameters["PREF"]?.first, let rank = Int(text), (1...100).contains(rank) { return rank }
    let types = (parameters["TYPE"] ?? []).flatMap { $0.lowercased().split(separator: ",") }
    return types.contains("pref") ? 1 : 101
  }

  /// A line break would be Return in a field of one line.
  private static func unescape(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      if escaped == "n" || escaped == "N" { result += ", " } else { result.append(escaped) }
    }
    let scalars = result.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
