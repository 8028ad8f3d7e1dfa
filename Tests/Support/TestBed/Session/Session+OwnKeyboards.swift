// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry

/// Compositors that start their keyboard themselves: Weston without a screen, and KWin on a virtual one.
///
/// They start it before a test says how. So what they start is a script, which waits for a file with the command and takes its place: the
/// connection that it was given goes on to that.
extension Session {
  static func keyboardCommandFile(folder: String) -> String { folder + "/keyboard.command" }

  /// Lets the compositor's keyboard be this command.
  func startKeyboard(_ command: [String]) throws {
    let words = command.map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }.joined(separator: " ")
    // Under another name first: nobody reads half of it.
    let path = Self.keyboardCommandFile(folder: folder)
    try "exec \(words)\n".write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// - Returns: The path of the script.
  static func writeKeyboardScript(folder: String) throws -> String {
    let path = folder + "/keyboard"
    let command = keyboardCommandFile(folder: folder)
    let text = """
      #!/bin/sh
      while [ ! -e '\(command)' ]; do sleep 0.02; done
      . '\(command)'

      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  static func westonCommand(_ options: SessionOptions, folder: String) throws -> [String] {
    // In logical pixels, here and for KWin.
    let size = options.logicalSize
    let path = folder + "/weston.ini"
    let text = """
      [core]
      idle-time=0
      [shell]
      panel-position=none
      locking=false
      animation=none
      startup-animation=none
      [input-method]
      path=\(try writeKeyboardScript(folder: folder))
      [output]
      name=headless
      mode=\(size.width)x\(size.height)
      scale=\(options.scale)

      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return [
      // The protocol for screenshots is for debugging.
      "weston", "--debug", "--backend=headless-backend.so", "--use-pixman", "--config=\(path)",
      "--width=\(size.width)", "--height=\(size.height)", "--scale=\(options.scale)",
      "--modules=\(try NativeTools.westonInjector())",
    ]
  }

  static func kwinCommand(_ options: SessionOptions, folder: String) throws -> [String] {
    // The system's own has a capability that not every kernel grants.
    guard let system = Programs.path(of: "kwin_wayland") else { throw BedError("kwin_wayland is not installed") }
    let copy = folder + "/kwin_wayland"
    try ProgramCopy.make(of: system, at: copy)
    try writeKWinRules(options, folder: folder)
    let size = options.logicalSize
    return [
      copy, "--virtual", "--width", "\(size.width)", "--height", "\(size.height)",
      "--scale", "\(options.scale)", "--no-lockscreen", "--no-global-shortcuts", "--no-kactivities",
      "--inputmethod", try writeKeyboardScript(folder: folder),
    ]
  }

  /// Writes rules by which KWin places windows.
  private static func writeKWinRules(_ options: SessionOptions, folder: String) throws {
    guard !options.windowFrames.isEmpty else { return }
    var text = """
      [General]
      count=\(options.windowFrames.count)
      rules=\((1...options.windowFrames.count).map(String.init).joined(separator: ","))

      """
    for (number, (app, frame)) in options.windowFrames.enumerated() {
      // 1 is an exact match, and 2 is by force.
      text += """
        [\(number + 1)]
        wmclass=\(app)
        wmclassmatch=1
        position=\(Int(frame.minX)),\(Int(frame.minY))
        positionrule=2
        size=\(Int(frame.width)),\(Int(frame.height))
        sizerule=2
        noborder=true
        noborderrule=2

        """
    }
    let settings = folder + "/home/.config"
    try FileManager.default.createDirectory(atPath: settings, withIntermediateDirectories: true)
    try text.write(toFile: settings + "/kwinrulesrc", atomically: true, encoding: .utf8)
  }

  static func kwinEnvironment(_ options: SessionOptions) -> [String: String] {
    [
      // Without a GPU.
      "KWIN_COMPOSE": "Q",
      "KWIN_WAYLAND_NO_PERMISSION_CHECKS": "1",
      // Else only fields that were touched get a keyboard, and tests give them the focus by themselves.
      "KWIN_IM_SHOW_ALWAYS": options.showsForTouchOnly ? "0" : "1",
    ]
  }

  /// weston-screenshooter names its file itself.
  func takeWestonScreenshot(to path: String) throws {
    let place = folder + "/tmp"
    let result = try ShortCommand.run(
      ["sh", "-c", "cd '\(place)' && weston-screenshooter && mv wayland-screenshot-*.png '\(path)'"],
      environment: environment)
    guard result.status == 0 else { throw BedError("weston-screenshooter: \(result.output)") }
  }

  /// Puts windows where the options say, once they are on the screen.
  package func placeWindows() throws {
    // KWin has done so as they came.
    guard options.compositor == .weston else { return }
    for (app, frame) in options.windowFrames {
      try Wait.untilTrue("\(app) to be on the screen") { try injector.place(app, at: frame.origin) }
    }
  }

  /// Turns Weston's screen.
  ///
  /// - Parameter quarters: Counter-clockwise, as `wl_output.transform` counts.
  package func turnWestonOutput(quarters: Int) throws { try injector.send("transform \(quarters)") }

  /// Changes the screen of KWin, by what kscreen-doctor has behind `output.1.`.
  package func changeKWinOutput(_ change: String) throws {
    // Else a service of the message bus does it, which there is none of.
    let result = try ShortCommand.run(
      ["kscreen-doctor", "output.1.\(change)"],
      environment: environment.merging(["KSCREEN_BACKEND_INPROCESS": "1"]) { $1 })
    guard result.status == 0 else { throw BedError("kscreen-doctor: \(result.output)") }
  }

  /// Waits until Weston's screen no longer moves: it lets a panel slide in, and nothing hears touches there before.
  package func waitUntilStill() throws {
    if options.compositor == .weston { try waitForStillPicture() }
  }

  /// Waits until two pictures of the screen in a row are the same, as after the last tap's balloon has gone.
  package func waitForStillPicture() throws {
    let path = folder + "/tmp/still.png"
    var last: Data?
    try Wait.untilTrue("the screen to be still") {
      try takeScreenshot(to: path)
      let picture = try Data(contentsOf: URL(filePath: path))
      defer { last = picture }
      return picture == last
    }
  }
}
