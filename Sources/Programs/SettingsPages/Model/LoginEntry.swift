// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import SecretService

/// A login that the keyring keeps, as the list has it.
struct LoginEntry {
  let login: SavedPassword
  /// The app: its program's name, or the path where several are called so.
  let name: String
  /// What the person calls its keyring; `nil` where no other one keeps the same.
  let keyring: String?

  /// The user name, and in which keyring it is where that is not clear.
  var detail: String { keyring.map { "\(login.username) \u{00B7} \($0)" } ?? login.username }

  /// Tells the entry from others; two keyrings may keep the same login.
  var id: String { "login \(login.item)" }

  /// Whether the app or the user name has a text in it.
  func matches(_ text: String) -> Bool {
    text.isEmpty || [login.app, login.username].contains { $0.localizedStandardContains(text) }
  }

  /// Makes entries in the order of the list: by app, then by user name.
  ///
  /// - Parameter keyrings: As `Keyring.keyringNames`.
  static func entries(of logins: [SavedPassword], in keyrings: [String: String]) -> [LoginEntry] {
    let paths = Dictionary(grouping: Set(logins.map(\.app)), by: fileName)
    let entries = logins.map { login in
      let name = fileName(login.app)
      return LoginEntry(
        login: login, name: paths[name, default: []].count > 1 ? pathText(login.app) : name,
        keyring: keyrings[login.item])
    }
    func key(_ entry: LoginEntry) -> (String, String, String, String) {
      (entry.name.lowercased(), entry.login.app, entry.detail.lowercased(), entry.login.item)
    }
    return entries.sorted { key($0) < key($1) }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
