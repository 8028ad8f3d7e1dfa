// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Storage

/// What `spinet settings` does with the person's settings file.
enum SettingsOfPerson {
  static func list(asJSON: Bool) throws(Failure) {
    let settings = try read()
    if asJSON {
      Terminal.print(json(settings))
    } else {
      let rows = SettingsKey.all.map { [$0.name, $0.value(in: settings), $0.usualValue, $0.meaning] }
      Terminal.print(TextTable.text([["NAME", "VALUE", "DEFAULT", "MEANING"]] + rows))
    }
  }

  static func printValue(of name: String) throws(Failure) {
    let key = try explain { () throws(Storage.SettingsFile.Failure) in try SettingsKey.named(name) }
    Terminal.print(key.value(in: try read()))
  }

  static func set(_ name: String, to value: String) throws(Failure) {
    try change { file throws(Storage.SettingsFile.Failure) in try file.assign(value, to: name) }
  }

  static func reset(_ name: String) throws(Failure) {
    try change { file throws(Storage.SettingsFile.Failure) in try file.reset(name) }
  }

  static func resetAll() throws(Failure) {
    try change { file throws(Storage.SettingsFile.Failure) in try file.resetAll() }
  }

  /// The settings; lines that are not understood are reported.
  private static func read() throws(Failure) -> Settings {
    let file = try SettingsFile()
    for problem in Settings.parse(file.bytes).problems { Terminal.report(problem.description(file: file.path)) }
    return file.settings
  }

  private static func change(
    _ change: (inout Storage.SettingsFile) throws(Storage.SettingsFile.Failure) -> Void
  ) throws(Failure) {
    try SettingsFile.change { file throws(Failure) in try file.make(change) }
  }

  private static func explain<Value>(
    _ body: () throws(Storage.SettingsFile.Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Storage.SettingsFile.Failure) { return try body() } catch { throw Failure(error.message) }
  }
}

// MARK: - JSON

extension SettingsOfPerson {
  private static func json(_ settings: Settings) -> String {
    let objects = SettingsKey.all.map { key in
      let members = [
        ("name", key.name), ("value", key.value(in: settings)), ("default", key.usualValue), ("allowed", key.allowed),
        ("meaning", key.meaning),
      ]
      return "  {" + members.map { "\(quoted($0.0)): \(quoted($0.1))" }.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]"
  }

  /// A string as JSON has it. Source: RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
