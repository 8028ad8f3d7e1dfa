// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import Sandbox
internal import WaylandPlatform

/// Says what the running compositor offers the keyboard, and whether custom keyboards can be confined.
enum DoctorCommand: Command {
  static let name = help.name
  static let summary = help.summary

  private static let help = CommandHelp(
    name: "doctor", summary: "Reports what works in this session, what is missing and what to do.",
    discussion: """
      Run it inside the Wayland session in which you want to use the keyboard. It reports the
      system, the session, the settings and their mistakes, the protocols that the compositor
      offers, whether spinetd runs, and whether custom keyboards can be sandboxed. Nothing that
      you have typed is in it, so you can show it to others.

      The exit status is 0 when the keyboard can work here, and 1 when it cannot.
      """,
    examples: ["spinet doctor"])

  static func help(_ words: [String]) -> String? { words.isEmpty ? help.text : nil }

  static func run(_ arguments: [String]) -> ExitStatus {
    if arguments == ["--help"] || arguments == ["-h"] {
      Terminal.print(help.text)
      return .success
    }
    guard arguments.isEmpty else { return .usage("\"doctor\" takes no arguments", help.text) }
    return MainActor.assumeIsolated(examine)
  }

  @MainActor
  private static func examine() -> ExitStatus {
    for line in SessionReport.lines { Terminal.print(line) }
    Terminal.print("Sandbox of custom keyboards: \(SandboxTrial.problem()?.report ?? "works.")")
    Terminal.print(
      "Emoji: \(ColorFontFile.path == nil ? "no colour font; install \(ColorFontFile.package) to have them." : "work.")"
    )
    Terminal.print("")
    guard SessionReport.namesCompositor else {
      Terminal.report("spinet: there is no Wayland session here; run this in a terminal of the session")
      return .failure
    }
    do {
      let programs = InputMethodPrograms.find()
      let report = try CompositorReport.make(keyboard: programs.keyboard, rival: programs.fcitx)
      Terminal.print(report.text)
      if programs.keyboard == nil {
        Terminal.print("No on-screen keyboard runs in this session; start this one with: spinetd")
      }
      return report.isUsable ? .success : .failure
    } catch let error as WaylandError {
      Terminal.report("spinet: \(error.report)")
    } catch {
      Terminal.report("spinet: unexpected system error; is the machine out of memory?")
    }
    return .failure
  }
}
