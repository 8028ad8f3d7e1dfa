// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import KeyboardBundle
internal import RemoteProtocol
internal import TextModel

/// What `spinet type` shows in a terminal: where it types, what the field wants, and the text there, unless that is a secret.
///
/// It is on the terminal's other screen, so that nothing of it stays when it ends.
struct TypingScreen {
  private let address: RemoteAddress
  /// The field as it was told last; `nil` before anything was told.
  var field: RemoteField?
  /// What has happened last, in a sentence.
  var note: String?

  init(_ address: RemoteAddress) { self.address = address }

  /// The other screen, and pastes that are marked as such. Source: xterm's "Control Sequences".
  static let start = "\u{1B}[?1049h\u{1B}[?2004h"
  /// What was before, also of a terminal that has no other screen.
  static let end = "\u{1B}[H\u{1B}[J\u{1B}[?2004l\u{1B}[?1049l"
}

// MARK: - Text

extension TypingScreen {
  /// All of it, in place of what was there.
  var text: String { "\u{1B}[H\u{1B}[J" + lines.map(Self.line).joined(separator: "\r\n") }

  private var lines: [String] {
    ["Typing on \(address.authority). Ctrl-] leaves.", fieldLine, note ?? "", contextLine]
  }

  private var fieldLine: String {
    guard let field else { return "Connecting…" }
    guard field.isActive else { return "Choose a field on the other device." }
    let kind = field.isSecure ? "Password or other secret, not shown" : field.purpose.words
    return "\(kind) · Return: \(field.isReturnEnabled ? field.returnKey.words : "nothing now")"
  }

  private var contextLine: String {
    guard let field, field.isActive, !field.isSecure, !(field.before.isEmpty && field.after.isEmpty) else { return "" }
    return "…\(field.before)▏\(field.after)…"
  }

  /// Nothing of the other device does anything to the terminal.
  private static func line(_ text: String) -> String {
    String(printableLines(text).map { $0.isNewline ? "⏎" : $0 == "\t" ? " " : $0 })
  }
}

extension ContentPurpose {
  fileprivate var words: String {
    switch self {
    case .normal: "Text"
    case .alpha: "Letters"
    case .digits: "Digits"
    case .number: "Number"
    case .phone: "Phone number"
    case .url: "Web address"
    case .email: "Email address"
    case .name: "Name"
    case .password: "Password"
    case .pin: "PIN"
    case .date: "Date"
    case .time: "Time"
    case .datetime: "Date and time"
    case .terminal: "Terminal"
    }
  }
}

extension ReturnKey {
  fileprivate var words: String {
    switch self {
    case .return: "Return"
    case .go: "Go"
    case .google, .search, .yahoo: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency call"
    case .continue: "Continue"
    }
  }
}
