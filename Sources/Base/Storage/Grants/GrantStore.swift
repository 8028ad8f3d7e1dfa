// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import TextModel

/// What the person has answered when the keyboard asked what custom keyboards may do.
///
/// The settings say what is wished, this file what was allowed, and to which keyboard. Only answers on the keyboard's own
/// surface are written into it.
package struct GrantStore: Hashable, Sendable {
  /// What was answered for one keyboard.
  package struct Entry: Hashable, Sendable {
    /// Which keyboard that was.
    package var passport: KeyboardPassport
    /// Whether the person allowed each wish.
    package var answers: [Grant: Bool] = [:]

    package init(passport: KeyboardPassport) { self.passport = passport }
  }

  /// By the identifier in small letters.
  private(set) var entries: [String: Entry] = [:]

  package init() {}
}

// MARK: - Answers

extension GrantStore {
  /// What was answered of a keyboard; nothing of another one of the same identifier.
  package func answers(for identifier: String, _ passport: KeyboardPassport) -> [Grant: Bool] {
    guard let entry = entries[identifier.lowercased()], entry.passport == passport else { return [:] }
    return entry.answers
  }

  /// What is another about a keyboard than when something was answered of its identifier; `nil` where nothing was.
  package func changes(of identifier: String, _ passport: KeyboardPassport) -> [KeyboardPassport.Fact]? {
    entries[identifier.lowercased()].map { passport.changes(since: $0.passport) }
  }

  /// Takes an answer; those of another keyboard of the same identifier are no longer any.
  package mutating func answer(_ grant: Grant, _ isAllowed: Bool, for identifier: String, _ passport: KeyboardPassport)
  {
    let key = identifier.lowercased()
    if entries[key]?.passport != passport { entries[key] = Entry(passport: passport) }
    entries[key]?.answers[grant] = isAllowed
  }

  /// Forgets the answers to what is no longer wished: who wishes it again is asked again.
  package mutating func keep(_ wished: (_ identifier: String) -> [Grant]) {
    for (identifier, entry) in entries {
      let grants = wished(identifier)
      entries[identifier]?.answers = entry.answers.filter { grants.contains($0.key) }
      if entries[identifier]?.answers.isEmpty ?? true { entries[identifier] = nil }
    }
  }
}

// MARK: - The file

extension GrantStore {
  /// More than the file ever has.
  package static let longestByteCount = 1 << 20

  /// A block of lines for each keyboard: `keyboard ID`, its passport, and its answers.
  package var bytes: [UInt8] {
    var lines: [String] = []
    for (identifier, entry) in entries.sorted(by: { $0.key < $1.key }) {
      lines.append("keyboard \(identifier)")
      lines += KeyboardPassport.Fact.allCases.filter { !entry.passport[$0].isEmpty }.map {
        "\($0.rawValue) \(entry.passport[$0].escaped)"
      }
      let answers = entry.answers.map { ($0.key.text, $0.value) }.sorted { $0.0 < $1.0 }
      lines += answers.map { "\($0.1 ? "allow" : "refuse") \($0.0)" }
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Reads such lines. Any bytes are accepted; what is not understood allows nothing.
  package init(bytes: [UInt8]) {
    guard bytes.count <= Self.longestByteCount else { return }
    var identifier: String?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = String(validating: line, as: UTF8.self), let space = text.firstIndex(of: " ") else {
        identifier = nil
        continue
      }
      let (word, rest) = (String(text[..<space]), String(text[text.index(after: space)...]))
      if word == "keyboard" {
        identifier = BundleIdentifier.isValid(rest) ? rest.lowercased() : nil
        if let identifier { entries[identifier] = Entry(passport: KeyboardPassport()) }
      } else if let identifier {
        if let fact = KeyboardPassport.Fact(rawValue: word) {
          entries[identifier]?.passport[fact] = rest.unescaped
        } else if word == "allow" || word == "refuse", let grant = Grant(text: rest) {
          entries[identifier]?.answers[grant] = word == "allow"
        }
      }
    }
  }

  /// Where the file is; `nil` when there is no place for it.
  package static var usualPath: String? { statePath("grants") }
}

extension Grant {
  fileprivate var text: String {
    switch self {
    case .fullAccess: "full-access"
    case .location: "location"
    case .app(let app): "app \(app)"
    }
  }

  fileprivate init?(text: String) {
    switch text {
    case "full-access": self = .fullAccess
    case "location": self = .location
    default:
      guard text.hasPrefix("app "), isAppID(String(text.dropFirst(4))) else { return nil }
      self = .app(String(text.dropFirst(4)))
    }
  }
}

extension String {
  /// The text on one line.
  fileprivate var escaped: String {
    flatMap { $0 == "\\" ? "\\\\" : $0 == "\n" ? "\\n" : String($0) }.reduce(into: "") { $0.append($1) }
  }

  fileprivate var unescaped: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
