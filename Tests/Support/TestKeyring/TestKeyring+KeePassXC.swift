// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// KeePassXC with one database that others may have all of, without a screen.
///
/// It differs from what a person has in that it does not ask before a program gets what it has not saved itself, nor before it deletes.
extension TestKeyring {
  private static let settings = """
    [General]
    UpdateCheckMessageShown=true
    [GUI]
    CheckForUpdates=false
    [FdoSecrets]
    Enabled=true
    ShowNotification=false
    ConfirmAccessItem=false
    ConfirmDeleteItem=false

    """

  /// An empty database whose only group is the one that programs may have.
  private static let content = """
    <?xml version="1.0" encoding="UTF-8"?>
    <KeePassFile>
      <Meta>
        <DatabaseName>Passwords</DatabaseName>
        <CustomData><Item>
          <Key>FDO_SECRETS_EXPOSED_GROUP</Key><Value>{00010203-0405-0607-0809-0a0b0c0d0e0f}</Value>
        </Item></CustomData>
      </Meta>
      <Root><Group><UUID>AAECAwQFBgcICQoLDA0ODw==</UUID><Name>Root</Name></Group></Root>
    </KeePassFile>

    """

  private var database: URL { folder.appending(path: "passwords.kdbx") }

  var databases: [[UInt8]] { [(try? Data(contentsOf: database))].compactMap { $0 }.map { Array($0) } }

  func startKeePassXC(isUnlocked: Bool) throws -> Foundation.Process {
    try makeDatabase()
    let settings = folder.appending(path: "keepassxc.ini")
    try Self.settings.write(to: settings, atomically: true, encoding: .utf8)
    let files = ["--config", settings.path(), "--localconfig", folder.appending(path: "local.ini").path()]
    return try run(
      "/usr/bin/keepassxc", files + (isUnlocked ? ["--pw-stdin"] : []) + [database.path()],
      typing: isUnlocked ? Self.password : "")
  }

  private func makeDatabase() throws {
    guard !FileManager.default.fileExists(atPath: database.path()) else { return }
    let content = folder.appending(path: "passwords.xml")
    try Self.content.write(to: content, atomically: true, encoding: .utf8)
    let program = try run(
      "/usr/bin/keepassxc-cli",
      ["import", "--set-password", "--decryption-time", "100", content.path(), database.path()],
      typing: "\(Self.password)\n\(Self.password)\n")
    program.waitUntilExit()
    guard program.terminationStatus == 0 else { throw Failure(description: "keepassxc-cli failed") }
  }

  /// Waits until the database is open, which is later than its name is on the bus.
  func waitForDatabase() throws { try wait(until: false, or: "the database does not open") }

  private func wait(until isLocked: Bool, or problem: String) throws {
    let end = Date.now + 120
    while isDatabaseLocked != isLocked {
      guard Date.now < end else { throw Failure(description: problem) }
    }
  }

  /// `nil` as long as the database is not on the bus, where the call fails.
  private var isDatabaseLocked: Bool? {
    let answer = try? gdbus(
      call("/org/freedesktop/secrets/collection/passwords", "org.freedesktop.DBus.Properties.Get")
        + ["org.freedesktop.Secret.Collection", "Locked"])
    return answer.flatMap { $0.contains("true") ? true : $0.contains("false") ? false : nil }
  }

  /// The call succeeds also while the program is saving, and locks only afterwards.
  func lockDatabases() throws {
    try gdbus(
      call(
        "/keepassxc", "org.keepassxc.KeePassXC.MainWindow.lockAllDatabases", of: "org.keepassxc.KeePassXC.MainWindow"))
    try wait(until: true, or: "the database is not locked")
  }

  private func call(_ path: String, _ method: String, of name: String = "org.freedesktop.secrets") -> [String] {
    ["call", "--session", "--dest", name, "--object-path", path, "--method", method]
  }
}
