// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import TestKeyring
import UIKitCore

extension Scene {
  /// The page of passwords, with the real gnome-keyring.
  static let passwords = [
    Scene("passwords-no-keyring") { stage in
      try stage.open("passwords")
      try stage.wait(for: .identifier("try-again"))
    },
    Scene("passwords", program: daemon, furnish: keepLogins) { try $0.openPasswords() },
    Scene("passwords-none", program: daemon, furnish: { try $0.keepLogins([]) }) { stage in
      try stage.open("passwords")
      try stage.wait(for: .identifier("none"))
    },
    Scene("passwords-edit", program: daemon, furnish: keepLogins) { stage in
      try stage.openPasswords()
      try stage.tap("Edit", "편집")
    },
    Scene("passwords-delete", program: daemon, furnish: keepLogins) { stage in
      try stage.openPasswords()
      try stage.swipe(.type(UITableViewCell.self).label(containing: "editor@hangang.example"))
      try stage.tap("Delete", "삭제")
    },
    Scene("passwords-locked", program: daemon, furnish: lockLogins) { stage in
      try stage.open("passwords")
      try stage.wait(for: .identifier("unlock"))
    },
    Scene("passwords-stay-locked", program: daemon, furnish: lockLogins) { stage in
      try stage.open("passwords")
      try stage.wait(for: .identifier("unlock"))
      try stage.open("unlock")
      let answer = stage.isKorean ? "응답하지 않았거나" : "was not answered"
      try stage.wait(for: .label(containing: answer))
    },
  ]

  private static let daemon = "/usr/bin/gnome-keyring-daemon"

  private static func keepLogins(_ home: Home) throws {
    try home.keepLogins([
      ("/usr/bin/mail", "yuna@example.org"), ("/usr/bin/notes", "yuna"), ("/opt/hangang/bin/books", "yuna@example.org"),
      ("/opt/hangang/bin/books", "editor@hangang.example"),
    ])
  }

  private static func lockLogins(_ home: Home) throws {
    try keepLogins(home)
    try home.keyring?.lock()
  }
}

extension SettingsStage {
  /// Opens the page of passwords, and waits for the list.
  func openPasswords() throws {
    try open("passwords")
    try wait(for: .label(containing: "yuna@example.org"))
  }

  /// Pulls a row aside, as far as its button for deleting shows.
  func swipe(_ row: ViewQuery) throws {
    let place = try app.place(on: row)
    let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    app.swipe(from: place, to: CGPoint(x: place.x + (isMirrored ? 150 : -150), y: place.y))
    app.settle()
  }
}
