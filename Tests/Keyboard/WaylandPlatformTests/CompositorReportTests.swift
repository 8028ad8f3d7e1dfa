// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Testing

@testable import WaylandPlatform

@MainActor @Suite struct CompositorReportTests {
  private func advice(_ keyboard: RunningProgram?, _ rival: RunningProgram? = nil, isTaken: Bool = true) -> String {
    CompositorReport(globals: [], isInputMethodTaken: isTaken, keyboard: keyboard, rival: rival).advice.last ?? ""
  }

  private let spinetd = RunningProgram(process: 7, name: "spinetd")
  private let fcitx = RunningProgram(process: 9, name: "fcitx5")

  @Test("SY-2 spinetd itself is no other input method")
  func ourselves() {
    #expect(advice(spinetd) == "spinetd (process 7) runs and owns the input method: good.")
    #expect(!advice(spinetd, isTaken: false).contains("spinetd (process"))
  }

  @Test("SY-2 another input method is named where it is known")
  func others() {
    #expect(advice(spinetd, fcitx).contains("fcitx5 (process 9) as well"))
    #expect(advice(RunningProgram(process: 3, name: "squeekboard")).contains("perhaps squeekboard (process 3)"))
    #expect(advice(nil, fcitx).contains("perhaps fcitx5 (process 9)"))
    #expect(advice(nil).contains("squeekboard, stevia, fcitx5 or ibus"))
    #expect(advice(RunningProgram(process: 3, name: nil)).contains("process 3"))
  }

  private func report(_ names: [String], keyboard: RunningProgram? = nil) -> CompositorReport {
    let globals = (["wl_compositor", "wl_shm", "wl_seat"] + names).map { Connection.Global(interface: $0, version: 1) }
    return CompositorReport(globals: globals, isInputMethodTaken: false, keyboard: keyboard)
  }

  @Test(
    "SY-7 a compositor that starts its keyboard is usable; what it has no way for is said, and spinetd is not blamed")
  func started() {
    for (names, name) in [
      (["zwp_input_method_v1", "zwp_input_panel_v1", "weston_desktop_shell"], "Weston"),
      (["org_kde_plasma_shell", "zwlr_layer_shell_v1"], "KWin"),
      (["zwp_input_method_v1", "zwp_input_panel_v1"], "This compositor"),
    ] {
      let stopped = report(names)
      #expect(stopped.isUsable)
      #expect(stopped.advice.first?.contains("\(name) starts its keyboard itself") == true)
      #expect(
        stopped.text.contains("does not float here") && stopped.text.contains("\(name) has no virtual-keyboard-v1"))
      #expect(!stopped.text.contains("MISSING"))
      let running = report(names, keyboard: spinetd)
      #expect(running.advice.first == "spinetd (process 7) runs as the keyboard of this session: good.")
      let other = report(names, keyboard: RunningProgram(process: 3, name: "maliit-keyboard"))
      #expect(other.advice.first?.hasPrefix("maliit-keyboard (process 3) runs. \(name) starts") == true)
    }
  }

  @Test("SY-7 what KWin shows to its keyboard alone is not called missing; what Weston lacks is")
  func hidden() {
    let kwin = report(["org_kde_plasma_shell"])
    #expect(kwin.lines.contains { $0.interface == "zwp_input_method_v1" && $0.isForItsKeyboard })
    #expect(kwin.text.contains("its own"))
    #expect(!report(["zwp_input_method_v1", "weston_desktop_shell"]).isUsable)
  }

  @Test("SY-7 where version 2 is offered as well, the other one does not count")
  func both() {
    let report = report(["zwp_input_method_manager_v2", "zwp_input_method_v1", "zwlr_layer_shell_v1"])
    #expect(report.isUsable && !report.text.contains("starts its keyboard"))
    #expect(report.lines.contains { $0.interface == "zwlr_layer_shell_v1" && $0.version != nil })
  }

  @Test("SY-2 a compositor without any place for a keyboard is not usable, whatever else of KWin's it has")
  func noPlace() {
    let report = report(["org_kde_kwin_idle", "org_kde_kwin_server_decoration_manager", "zwlr_screencopy_manager_v1"])
    #expect(!report.isUsable && report.advice.count == 1)
    #expect(
      report.advice.first?.hasPrefix("This compositor lets no client put a keyboard at the screen's edge.") == true)
  }
}
