// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// An app as the soak uses it.
struct Client: Hashable {
  let kind: AppKind

  static let all = [AppKind.gtk4, .gtk3, .qt6, .qt5, .libreoffice, .firefox, .chromium, .foot, .vte, .x11].map(
    Client.init)

  init(kind: AppKind) { self.kind = kind }

  /// The fields that take any text as it is.
  var fields: [String] {
    switch kind {
    case .foot, .vte, .libreoffice: [kind.mainField]
    case .firefox, .chromium: ["normal", "text", "editable"]
    default: ["normal", "text"]
    }
  }

  /// Whether Return starts a line in a field, and does nothing else.
  func takesLines(in field: String) -> Bool { field == "text" || kind == .libreoffice }

  /// What is typed into terminals is carried out, so custom keyboards do not show there.
  var takesCustomKeyboard: Bool { kind.speaksTextInput && !kind.isTerminal }

  var makesFullStops: Bool { !kind.isTerminal }

  /// Whether the space of a word from the bar comes with what is typed next, as the app tells nothing of its text.
  var owesSpaces: Bool { kind == .chromium }
}
