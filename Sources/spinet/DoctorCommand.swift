// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Sandbox
internal import WaylandPlatform

/// Says what the running compositor offers the keyboard, and whether custom keyboards can be confined.
enum DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "says what this compositor offers the keyboard, what is missing and what to do"

  static func run(_ arguments: [String]) -> ExitStatus {
    let usage = "usage: spinet doctor\n\nRun it inside the Wayland session in which the keyboard is to be used."
    if arguments == ["--help"] || arguments == ["-h"] {
      Terminal.print(usage)
      return .success
    }
    guard arguments.isEmpty else { return .usage("doctor takes no arguments", usage) }
    return MainActor.assumeIsolated(examine)
  }

  @MainActor
  private static func examine() -> ExitStatus {
    defer { Terminal.print(SandboxTrial.problem()?.message ?? "Custom keyboards work, each in a sandbox.") }
    do {
      let programs = InputMethodPrograms.find()
      let report = try CompositorReport.make(keyboard: programs.keyboard, rival: programs.fcitx)
      Terminal.print(report.text)
      return report.isUsable ? .success : .failure
    } catch let error as WaylandError {
      Terminal.report("spinet: \(error.message)")
    } catch {
      Terminal.report("spinet: the system refused to help; is the machine out of memory?")
    }
    return .failure
  }
}
