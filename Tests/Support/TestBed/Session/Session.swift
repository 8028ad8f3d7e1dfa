// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A compositor on an output that nobody sees, with its own runtime folder, home and message bus.
///
/// Differs from a real phone's session in three ways: no GPU (frames are drawn by the CPU), input comes from the
/// injector, and nothing is started over D-Bus by name.
///
/// - Note: `@unchecked Sendable` because the suites that share a session are serialized: one test at a time uses it.
package final class Session: @unchecked Sendable {
  package let options: SessionOptions
  /// The session's own folder; logs are in its `logs`.
  package let folder: String
  /// What programs of the session find in their environment.
  package private(set) var environment: [String: String]
  package private(set) var injector: Injector
  /// Ends when the compositor ends.
  package let compositor: Supervised
  private let bus: Supervised
  private var programs: [Supervised] = []

  /// Starts a session and returns when it is ready for apps and touches.
  package init(_ options: SessionOptions = SessionOptions()) throws {
    self.options = options
    let folder = try Self.makeFolder()
    self.folder = folder
    for keyboard in options.customKeyboards { try keyboard.install(home: folder + "/home") }
    var environment = Self.environment(folder: folder)
    let bus = try Supervised(
      ["dbus-daemon", "--nofork", "--config-file=\(Self.writeBusConfiguration(folder: folder))"], name: "dbus",
      logs: folder + "/logs", environment: environment)
    self.bus = bus
    let compositor = try Supervised(
      try Self.compositorCommand(options, folder: folder), name: options.compositor.rawValue, logs: folder + "/logs",
      environment: try Self.compositorEnvironment(options, folder: folder, base: environment))
    self.compositor = compositor
    let isKWin = options.compositor == .kwin
    func log() -> String { "the end of \(compositor.log): \(compositor.output.suffix(600))" }
    let display: String = try Wait.until("\(options.compositor) to listen", detail: log) {
      guard compositor.exitStatus == nil else { throw BedError("\(options.compositor) ended at once; \(log())") }
      return Self.waylandSocket(in: folder)
    }
    environment["WAYLAND_DISPLAY"] = display
    if isKWin {
      let injector = [try NativeTools.kwinInjector(), folder + "/inject"]
      programs.append(try Supervised(injector, name: "inject", logs: folder + "/logs", environment: environment))
    }
    injector = try Wait.until("the injector", detail: log) { try? Injector(path: folder + "/inject") }
    try Wait.untilTrue("the message bus", detail: { bus.output }) { access(folder + "/run/bus", F_OK) == 0 }
    if options.compositor == .sway {
      environment["SWAYSOCK"] = folder + "/sway"
      try Wait.untilTrue("sway's control socket", detail: log) { access(folder + "/sway", F_OK) == 0 }
    }
    if options.hasXWayland {
      let number: String = try Wait.until("XWayland's display number", detail: log) {
        let name = try? String(contentsOfFile: folder + "/display", encoding: .utf8)
        return name.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 }
      }
      environment["DISPLAY"] = number
    }
    self.environment = environment
  }

  deinit { stop() }
}

// MARK: - Programs

extension Session {
  /// Starts a program in the session; it ends with the session.
  package func start(_ command: [String], name: String, environment extra: [String: String] = [:]) throws -> Supervised
  {
    let program = try Supervised(
      command, name: name, logs: folder + "/logs", environment: environment.merging(extra) { $1 })
    programs.append(program)
    return program
  }

  /// Runs a command of the session to its end.
  package func run(_ command: [String]) throws -> ShortCommand.Result {
    try ShortCommand.run(command, environment: environment)
  }

  private func sendToBus(_ destination: String, _ words: [String]) throws -> ShortCommand.Result {
    try run(["dbus-send", "--session", "--print-reply", "--reply-timeout=60000", "--dest=\(destination)"] + words)
  }

  /// Waits until somebody owns a name on the session's message bus.
  package func waitForBusName(_ name: String) throws {
    try Wait.untilTrue("\(name) on the message bus") {
      let owner = ["/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner", "string:\(name)"]
      return try sendToBus("org.freedesktop.DBus", owner).output.contains("boolean true")
    }
  }

  /// Calls a method on the session's message bus, once somebody owns the name.
  ///
  /// - Parameter arguments: As `dbus-send` writes them, such as `boolean:true`.
  package func callBus(name: String, path: String, method: String, arguments: [String] = []) throws {
    try waitForBusName(name)
    let result = try sendToBus(name, [path, method] + arguments)
    guard result.status == 0 else { throw BedError("\(method): \(result.output)") }
  }

  /// Lets the message bus start a program on the screen as soon as somebody asks for its name, as desktops do.
  package func offerService(_ name: String, by program: String) throws {
    guard access(program, X_OK) == 0 else {
      throw BedError("\(program) is missing: run Utilities/install-packages.sh test")
    }
    let text = "[D-BUS Service]\nName=\(name)\nExec=\(program)\n"
    try text.write(toFile: "\(folder)/services/\(name).service", atomically: true, encoding: .utf8)
    let result = try run(["dbus-update-activation-environment", "WAYLAND_DISPLAY"])
    guard result.status == 0 else { throw BedError("dbus-update-activation-environment: \(result.output)") }
  }

  /// Takes a picture of the whole screen.
  package func takeScreenshot(to path: String) throws {
    if options.compositor == .weston { return try takeWestonScreenshot(to: path) }
    let result = try run(["grim", path])
    guard result.status == 0 else { throw BedError("grim: \(result.output)") }
  }

  /// Ends everything that runs in the session, apps first.
  package func stop() {
    for program in programs.reversed() { program.stop() }
    programs.removeAll()
    compositor.stop()
    bus.stop()
  }

  /// Deletes the session's folder.
  package func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }
}

// MARK: - Start

extension Session {
  private static func makeFolder() throws -> String {
    var template = Array("/tmp/spinet-bed-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BedError("cannot make a folder in /tmp: \(String(cString: strerror(errno)))")
    }
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for name in ["run", "home", "logs", "tmp", "services"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    return folder
  }

  private static func environment(folder: String) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": folder + "/home",
      "LC_ALL": "C.UTF-8",
      // Browsers leave things there.
      "TMPDIR": folder + "/tmp",
      "XDG_RUNTIME_DIR": folder + "/run",
      "XDG_CURRENT_DESKTOP": "sway",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder)/run/bus",
      // Tests that need a service of the system's put it on the same bus.
      "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder)/run/bus",
      "GDK_BACKEND": "wayland",
      "GSK_RENDERER": "cairo",
      "GSETTINGS_BACKEND": "keyfile",
      "GTK_A11Y": "none",
      "NO_AT_BRIDGE": "1",
      "LIBGL_ALWAYS_SOFTWARE": "1",
      "QT_QPA_PLATFORM": "wayland",
      "PYTHONDONTWRITEBYTECODE": "1",
      // What tests type is to arrive as it was typed, unless they are about words.
      "SPINET_LANGUAGES": folder + "/none",
      // Whatever is connected to the machine.
      "SPINET_INPUT_DEVICES": folder + "/devices",
    ]
  }

  /// A bus with an empty folder of services: nothing of the machine's desktop is started by name and slows the apps down.
  private static func writeBusConfiguration(folder: String) throws -> String {
    let path = folder + "/bus.conf"
    let text = """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(folder)/run/bus</listen>
        <servicedir>\(folder)/services</servicedir>
        <auth>EXTERNAL</auth>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static func compositorEnvironment(
    _ options: SessionOptions, folder: String, base: [String: String]
  ) throws -> [String: String] {
    let size = options.logicalSize
    var extra = [
      "SPINET_INJECT_SOCKET": folder + "/inject",
      "SPINET_INJECT_DEVICES": options.devices.map(\.rawValue).joined(separator: ","),
      "SPINET_INJECT_SIZE": "\(size.width)x\(size.height)",
    ]
    switch options.compositor {
    case .sway, .phoc, .cage:
      extra["LD_PRELOAD"] = try copiedInjector(to: folder)
      extra["WLR_BACKENDS"] = "headless"
      extra["WLR_RENDERER"] = "pixman"
      extra["WLR_LIBINPUT_NO_DEVICES"] = "1"
      extra["SWAYSOCK"] = folder + "/sway"
    case .weston: break
    case .kwin: extra.merge(kwinEnvironment(options)) { $1 }
    }
    return base.merging(extra) { $1 }
  }

  /// Copies the injector to where the compositor can read it, whatever user it runs as.
  private static func copiedInjector(to folder: String) throws -> String {
    let path = folder + "/inject.so"
    try FileManager.default.copyItem(atPath: try NativeTools.injector(), toPath: path)
    return path
  }

  private static func compositorCommand(_ options: SessionOptions, folder: String) throws -> [String] {
    switch options.compositor {
    case .sway:
      return try SwayUser.prefix(folder: folder) + ["sway", "-c", try writeSwayConfiguration(options, folder: folder)]
    case .phoc:
      return ["phoc", "-C", try writePhocConfiguration(options, folder: folder)]
    case .weston: return try westonCommand(options, folder: folder)
    case .kwin: return try kwinCommand(options, folder: folder)
    // What it shows; it ends with that.
    case .cage: return try SwayUser.prefix(folder: folder) + ["cage", "--", "sleep", "600"]
    }
  }

  private static func writeSwayConfiguration(_ options: SessionOptions, folder: String) throws -> String {
    let path = folder + "/sway.conf"
    let text = """
      output HEADLESS-1 mode \(options.pixelWidth)x\(options.pixelHeight)@60Hz
      output HEADLESS-1 scale \(options.scale)
      default_border none
      focus_follows_mouse no
      seat seat0 fallback true
      xwayland \(options.hasXWayland ? "enable" : "disable")
      exec sh -c '\(SwayUser.isForeign ? "xhost +local:; " : "")echo "$DISPLAY" > \(folder)/display'

      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static func writePhocConfiguration(_ options: SessionOptions, folder: String) throws -> String {
    let path = folder + "/phoc.ini"
    let text = """
      [core]
      xwayland=\(options.hasXWayland)
      [output:HEADLESS-1]
      mode=\(options.pixelWidth)x\(options.pixelHeight)
      scale=\(options.scale)

      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static func waylandSocket(in folder: String) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/run")
    return names?.first { $0.hasPrefix("wayland-") && !$0.hasSuffix(".lock") }
  }
}
