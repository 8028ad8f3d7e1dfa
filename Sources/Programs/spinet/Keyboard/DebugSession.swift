// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import LinuxSystem
internal import Storage

/// A session of sway for one app and one keyboard, with files of its own in a folder.
struct DebugSession {
  let folder: String
  /// The path of spinetd.
  let daemon: String
  let app: [String]

  /// Writes what the session needs.
  func prepare(bundle: String, identifier: String, settings: [UInt8], hasFullAccess: Bool) throws(Failure) {
    try Failure.explain("\(folder) cannot be written") { () throws(SystemCallError) in
      let keyboards = "\(folder)/data/spinet/keyboards"
      try Files.makeFolder(keyboards, permissions: 0o755)
      try Files.copy(bundle, to: "\(keyboards)/\(identifier).keyboard")
      try Files.write(settings, to: folder + "/settings.conf", permissions: 0o600)
      try Files.write(Array(script.utf8), to: folder + "/session.sh", permissions: 0o700)
      try Files.write(Array(compositorSettings.utf8), to: folder + "/sway.conf", permissions: 0o600)
    }
    if hasFullAccess { try allowFullAccess("\(folder)/data/spinet/keyboards/\(identifier).keyboard") }
  }

  /// Answers for the author, who has asked for it, in the session's own file.
  private func allowFullAccess(_ bundle: String) throws(Failure) {
    guard let keyboard = InstalledKeyboard.read(folder: bundle).keyboard else { return }
    var grants = GrantStore()
    let passport = KeyboardPassport(keyboard, projects: KeyboardProjects())
    grants.answer(.fullAccess, true, for: keyboard.identifier, passport)
    do { try grants.write(folder + "/state/spinet/grants") } catch { throw Failure(error.message) }
  }

  /// Runs until the app ends.
  ///
  /// - Returns: The app's exit status.
  func run() throws(Failure) -> Int32 {
    var environment: [String: String?] = ["SWAYSOCK": nil]
    if Environment.value("WAYLAND_DISPLAY") == nil, Environment.value("DISPLAY") == nil {
      Terminal.report("There is no session here to open a window in: nobody will see this one.")
      environment["WLR_BACKENDS"] = "headless"
      environment["WLR_LIBINPUT_NO_DEVICES"] = "1"
      environment["WLR_RENDERER"] = "pixman"
    }
    if Environment.value("XDG_RUNTIME_DIR") == nil { environment["XDG_RUNTIME_DIR"] = folder }
    // A bus of its own, or an app that runs already would open its window elsewhere.
    let bus = Program.find("dbus-run-session").map { [$0, "--"] } ?? []
    let status = try Failure.explain("sway cannot be started") { () throws(SystemCallError) in
      try Program.run(
        bus + ["sway", "--config", folder + "/sway.conf"], environment: environment, output: .log(log))
    }
    guard let told = try? Files.read(folder + "/status", limit: 64),
      let app = Int32(String(decoding: told, as: UTF8.self).split(separator: "\n").first ?? "")
    else {
      let said = (try? Files.read(log)).map { String(decoding: $0.suffix(2000), as: UTF8.self) } ?? ""
      throw Failure("the session ended before the app did; sway's exit status is \(status), and it said:\n\(said)")
    }
    return app
  }

  private var log: String { folder + "/sway.log" }

  /// What sway says itself, of the machine's graphics and the like, is of interest only when it fails.
  private var script: String {
    """
    exec >&3 2>&4 3>&- 4>&-
    XDG_DATA_HOME=\(quoted(folder + "/data")) XDG_STATE_HOME=\(quoted(folder + "/state")) \(quoted(daemon)) \\
      --keyboard-output --settings \(quoted(folder + "/settings.conf")) &
    keyboard=$!
    \(app.map(quoted).joined(separator: " "))
    echo $? >\(quoted(folder + "/status"))
    kill $keyboard
    wait $keyboard
    swaymsg exit >/dev/null 2>&1

    """
  }

  private var compositorSettings: String {
    """
    xwayland disable
    default_border none
    output * resolution 540x960
    seat * fallback true
    exec sh \(quoted(folder + "/session.sh"))

    """
  }

  /// A word as a shell takes it literally.
  private func quoted(_ word: String) -> String {
    "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
