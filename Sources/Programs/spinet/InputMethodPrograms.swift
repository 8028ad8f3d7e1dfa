// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop
internal import LinuxSystem

/// The programs of this session that may own the compositor's input method, as the session bus knows them.
struct InputMethodPrograms {
  /// The on-screen keyboard that shells show and hide.
  private(set) var keyboard: RunningProgram?
  private(set) var fcitx: RunningProgram?

  private static let longestWait = Duration.seconds(1)

  /// Asks the bus; without one nothing is known.
  @MainActor
  static func find() -> InputMethodPrograms {
    guard let loop = try? EventLoop(), let bus = try? SessionBus(), (try? bus.attach(to: loop)) != nil else {
      return InputMethodPrograms()
    }
    var programs = InputMethodPrograms()
    var open = 2
    func answered() {
      open -= 1
      if open == 0 { loop.stop(status: 0) }
    }
    bus.onLost = { loop.stop(status: 1) }
    bus.askOwner(of: "sm.puri.OSK0") {
      programs.keyboard = $0
      answered()
    }
    bus.askOwner(of: "org.fcitx.Fcitx5") {
      programs.fcitx = $0
      answered()
    }
    _ = loop.after(longestWait) { loop.stop(status: 1) }
    _ = try? loop.run()
    return programs
  }
}
