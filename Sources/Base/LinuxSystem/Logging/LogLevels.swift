// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Which lines a log has: a level for all areas, and others for some.
///
/// Written as `info,wayland=debug,guests=error`: a level alone is for all areas that have none of their own.
package struct LogLevels: Hashable, Sendable {
  /// The level of areas that have none of their own.
  package private(set) var usual = Self.usualLevel
  private var levels: [LogArea: LogLevel] = [:]

  /// What is shown when nobody asks for anything.
  package static let usualLevel = LogLevel.info

  package init() {}

  /// Reads levels as people write them.
  ///
  /// - Returns: The levels, with the usual ones for what has a mistake, and a sentence for each mistake.
  package static func parse(_ text: String) -> (levels: LogLevels, problems: [String]) {
    var result = LogLevels()
    var problems: [String] = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { trim($0) }
      let level = LogLevel(rawValue: words.last ?? "")
      if let level, words.count == 1 {
        result.usual = level
      } else if let level, let area = LogArea(rawValue: words[0]) {
        result.levels[area] = level
      } else {
        let unknown = level == nil ? "level '\(words.last ?? "")'" : "area '\(words[0])'"
        problems.append(
          "there is no \(unknown); it is LEVEL or AREA=LEVEL, with commas between: levels are \(names(LogLevel.self)), "
            + "areas are \(names(LogArea.self))")
      }
    }
    return (result, problems)
  }

  /// Whether messages of a level are written for an area.
  package func shows(_ level: LogLevel, in area: LogArea) -> Bool { level <= levels[area] ?? usual }

  private static func trim(_ word: Substring) -> String {
    var word = word
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return String(word)
  }

  private static func names<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
