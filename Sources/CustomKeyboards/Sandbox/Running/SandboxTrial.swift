// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

/// A try whether keyboards can be confined on this machine.
package enum SandboxTrial {
  /// How long making a sandbox may take.
  private static let patience = Duration.seconds(5)

  /// Runs a program that does nothing in a sandbox, and waits for its end.
  ///
  /// - Returns: `nil` where all is well; otherwise what is wrong and what to do.
  @MainActor
  package static func problem(on machine: SandboxMachine? = nil) -> SandboxError? {
    do {
      var end: SandboxedProcess.End?
      let loop = try EventLoop()
      let sandbox = try Sandbox(
        SandboxProfile(bundle: "/usr/bin", executable: "true", container: "/tmp"), machine: machine)
      let process = try SandboxedProcess(sandbox, packetByteCount: 1, loop: loop) {
        end = $0
        loop.stop(status: 0)
      }
      let deadline = loop.after(patience) { process.kill() }
      defer { loop.cancel(deadline) }
      _ = try loop.run()
      switch end {
      case .exited(status: 0): return nil
      case .notStarted(let error): return error
      case .exited, .signal, nil: return SandboxError(.setup, "A program in the sandbox does not run.")
      }
    } catch let error as SandboxError {
      return error
    } catch let error as SystemCallError {
      return .system(error)
    } catch {
      return SandboxError(.setup, "The sandbox cannot be made.")
    }
  }
}
