// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import KeyboardAdministration
internal import KeyboardBundle
internal import LinuxSystem
internal import Storage

/// `spinet keyboard run`: an app and a keyboard in a session of their own, for debugging.
///
/// The session is sway's, a window of the running one. The person's own keyboard and settings are left alone, and any
/// desktop will do.
enum RunKeyboard {
  static func run(_ options: Options) throws(Failure) -> ExitStatus {
    guard let app = options.app, !app.isEmpty else { throw .usage("say in which app: --in APP") }
    guard Program.find("sway") != nil else {
      throw Failure("sway is not installed, in which the app would run; on Debian: sudo apt install sway")
    }
    guard let daemon = Process.helper("spinetd") else {
      throw Failure("spinetd is not beside this program; build or install all of Spinet")
    }
    guard Program.find(app[0]) != nil || app[0].contains("/") && Files.exists(app[0]) else {
      throw Failure("there is no program \"\(app[0])\" on PATH")
    }
    let project = try KeyboardProject(folder: options.files.first ?? ".", scratch: options["--scratch-path"].last)
    let bundle = try project.build(.debug, allowsUnconfined: options.has("--yes"))
    let prefix = (Environment.value("TMPDIR") ?? "/tmp") + "/spinet-run-"
    let folder = try Failure.explain("\(prefix)… cannot be made") { () throws(SystemCallError) in
      try Files.makeTemporaryFolder(prefix: prefix)
    }
    defer { try? Files.remove(folder) }
    let identifier = project.manifest.identifier
    let settings = settings(for: identifier, hasFullAccess: options.has("--full-access"))
    let session = DebugSession(folder: folder, daemon: daemon, app: app)
    try session.prepare(
      bundle: bundle, identifier: identifier, settings: settings, hasFullAccess: options.has("--full-access"))
    return try session.run() == 0 ? .success : .failure
  }

  /// The person's settings with this keyboard before the others.
  private static func settings(for identifier: String, hasFullAccess: Bool) -> [UInt8] {
    let own = Settings.usualPath.flatMap { try? Files.read($0, limit: 1 << 20) } ?? []
    let settings = Settings.parse(own).settings
    let keyboards = [identifier] + settings.keyboards.filter { !$0.isSame(as: identifier) }
    let bytes = SettingsEditor.set("keyboards", to: keyboards.joined(separator: ", "), in: own)
    guard hasFullAccess else { return bytes }
    let granted = settings.fullAccess.filter { !$0.isSame(as: identifier) } + [identifier]
    return SettingsEditor.set("full-access", to: granted.joined(separator: ", "), in: bytes)
  }
}
