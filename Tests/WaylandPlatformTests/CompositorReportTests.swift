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
}
