// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Settings {
  /// Reads the text of a settings file: lines of `key = value`, comments from `#`, blank lines.
  ///
  /// Any bytes are accepted. A line that is not understood is reported and has no effect on the others.
  ///
  /// - Parameter bytes: The file, UTF-8, with line feeds or carriage returns and line feeds.
  /// - Returns: The settings, with defaults for what the file does not set, and the problems in the order of lines.
  package static func parse(_ bytes: [UInt8]) -> (settings: Settings, problems: [SettingsProblem]) {
    var settings = Settings()
    var problems: [SettingsProblem] = []
    var lineOfKey: [String: Int] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = index + 1
      if problems.count == problemLimit {
        problems.append(SettingsProblem(line: line, .error, "too many problems; the rest of the file is ignored"))
        break
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        problems.append(SettingsProblem(line: line, .error, "not UTF-8 text"))
        continue
      }
      let content = withoutComment(text).trimmed
      if content.isEmpty { continue }
      guard let equals = content.firstIndex(of: "=") else {
        let meant = content.split(whereSeparator: \.isWhitespace).first.map(String.init)
        problems.append(
          SettingsProblem(line: line, .error, key: meant, "expected 'key = value', found '\(printable(content))'"))
        continue
      }
      let name = content[..<equals].trimmed
      let value = content[content.index(after: equals)...].trimmed
      guard let key = SettingsKey.all.first(where: { $0.name == name }) else {
        problems.append(SettingsProblem(line: line, .warning, unknownKey(name)))
        continue
      }
      guard key.apply(value, &settings) else {
        problems.append(SettingsProblem(line: line, .error, key: name, key.refusal(of: value)))
        continue
      }
      if let earlier = lineOfKey.updateValue(line, forKey: name) {
        let message = "'\(name)' replaces the one in line \(earlier)"
        problems.append(SettingsProblem(line: line, .warning, key: name, message))
      }
    }
    return (settings, problems)
  }

  /// More than a person would read; keeps a file of noise from filling the log.
  private static let problemLimit = 50

  /// What is said of a key that there is not.
  static func unknownKey(_ name: String) -> String {
    let nearest = SettingsKey.all.map { ($0.name, editDistance(name, $0.name, limit: 3)) }.min { $0.1 < $1.1 }
    let message = "unknown key '\(printable(name))'"
    if let nearest, nearest.1 < 3 { return message + "; did you mean '\(nearest.0)'?" }
    return message + "; the keys are " + SettingsKey.all.map(\.name).joined(separator: ", ")
  }
}

extension SettingsKey {
  /// What is said of a value that the key cannot have.
  func refusal(of value: String) -> String {
    let found = value.isEmpty ? "'\(name)' has no value" : "'\(name)' cannot be '\(printable(value))'"
    return "\(found); allowed: \(allowed)"
  }
}

// MARK: - Text

/// The line up to a `#` that begins it or follows white space; a byte order mark goes too.
func withoutComment(_ line: String) -> Substring {
  let scalars = line.unicodeScalars
  var start = scalars.startIndex
  if scalars.first == "\u{FEFF}" { start = scalars.index(after: start) }
  var previous: Unicode.Scalar = " "
  for index in scalars[start...].indices {
    if scalars[index] == "#", previous.properties.isWhitespace { return Substring(scalars[start..<index]) }
    previous = scalars[index]
  }
  return Substring(scalars[start...])
}

extension StringProtocol {
  /// The text without the white space around it.
  var trimmed: String {
    let scalars = Substring(self).unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(Substring(scalars[first...last]))
  }
}

/// The beginning of a text, fit for one line of a terminal: no control, format or separator characters.
private func printable(_ text: String) -> String {
  let limit = 40
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: result += "?"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The Levenshtein distance in bytes, or `limit` when it is that much or more.
private func editDistance(_ left: String, _ right: String, limit: Int) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  guard abs(left.count - right.count) < limit else { return limit }
  var row = Array(0...right.count)
  for (i, a) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, b) in right.enumerated() {
      let substitution = diagonal + (a == b ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, row[j] + 1, diagonal + 1)
    }
  }
  return min(row[right.count], limit)
}
