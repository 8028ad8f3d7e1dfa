// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A line of a vCard: a name, parameters and a value. Source: RFC 6350, section 3.3.
///
/// Signs count as Unicode scalars: a mark that combines with the sign before it must not hide that sign.
struct VCardLine {
  /// In capitals, without a group.
  let name: String
  /// The name as it stands there, with its group.
  let writtenName: String
  /// In their order.
  let parameters: [Parameter]
  /// As it stands there, with escapes.
  let value: String

  struct Parameter {
    /// In capitals.
    let name: String
    let values: [String]
    /// As it stands there, without the semicolon before it.
    let written: String
  }

  typealias Scalars = Substring.UnicodeScalarView

  /// - Returns: `nil` for what has no name or no colon.
  init?(_ text: String) {
    var rest = text[...].unicodeScalars
    guard let written = Self.word(&rest), let name = written.split(separator: ".").last else { return nil }
    self.name = name.uppercased()
    writtenName = written
    var parameters: [Parameter] = []
    while rest.first == ";" {
      rest.removeFirst()
      let start = rest.startIndex
      guard let key = Self.word(&rest) else { return nil }
      var values: [String] = []
      if rest.first == "=" {
        repeat {
          rest.removeFirst()
          guard let value = Self.parameterValue(&rest) else { return nil }
          values.append(value)
        } while rest.first == ","
      }
      let written = String(text[start..<rest.startIndex])
      // Some programs write types without the name, as version 2.1 had them.
      parameters.append(
        values.isEmpty
          ? Parameter(name: "TYPE", values: [key.lowercased()], written: written)
          : Parameter(name: key.uppercased(), values: values, written: written))
    }
    guard rest.popFirst() == ":" else { return nil }
    value = String(rest)
    self.parameters = parameters
  }

  private static func word(_ rest: inout Scalars) -> String? {
    let word = rest.prefix(while: isNameSign)
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(word)
  }

  private static func isNameSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".": true
    default: false
    }
  }

  private static func parameterValue(_ rest: inout Scalars) -> String? {
    if rest.first == "\"" {
      let quoted = rest.dropFirst()
      guard let end = quoted.firstIndex(of: "\"") else { return nil }
      rest = quoted[quoted.index(after: end)...]
      return String(quoted[..<end])
    }
    let value = rest.prefix { $0 != ";" && $0 != ":" && $0 != "," }
    rest = rest[value.endIndex...]
    return String(value)
  }
}

// MARK: - Values

extension VCardLine {
  /// The text in one line.
  var text: String { Self.unescape(value) }

  /// The parts between semicolons that are not escaped, as texts.
  var parts: [String] { writtenParts.map(Self.unescape) }

  /// The parts between semicolons that are not escaped, as they stand there.
  var writtenParts: [String] {
    var parts = [""]
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if scalar == ";", !isEscaped {
        parts.append("")
        continue
      }
      isEscaped = scalar == "\\" && !isEscaped
      parts[parts.count - 1].unicodeScalars.append(scalar)
    }
    return parts
  }

  /// How much the person prefers the value to others of its name; the least is the best.
  var rank: Int {
    let preference = parameters.first { $0.name == "PREF" }?.values.first
    if let preference, let rank = Int(preference), (1...100).contains(rank) { return rank }
    let types = parameters.filter { $0.name == "TYPE" }.flatMap(\.values)
    return types.contains { $0.lowercased().split(separator: ",").contains("pref") } ? 1 : 101
  }

  /// A line break would be Return in a field of one line.
  private static func unescape(_ text: String) -> String {
    var result = "".unicodeScalars
    var rest = text[...].unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let escaped = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      let isBreak = escaped == "n" || escaped == "N"
      result.append(contentsOf: (isBreak ? ", " : String(escaped)).unicodeScalars)
    }
    return String(result).withoutOuterWhitespace
  }
}

extension String {
  /// The text without white space at its ends.
  var withoutOuterWhitespace: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }
}
