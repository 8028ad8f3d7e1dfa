// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import LinuxSystem
import Sandbox

/// The process of a keyboard in its sandbox, whose memory can be asked for.
final class MeasuredProcess: GuestProcess {
  private let process: SandboxedProcess
  var onEnd: (String) -> Void = { _ in }

  init(_ sandbox: Sandbox, loop: EventLoop) throws(SandboxError) {
    process = try SandboxedProcess(sandbox, packetByteCount: 64 << 10, loop: loop) { _ in }
  }

  var socket: PacketSocket { process.connection }
  func memory(over limit: Int) -> Int? { nil }
  func end() { process.kill() }

  /// Its share of the machine's memory, in mebibytes.
  var proportionalMebibytes: Double? { process.memoryUse.map { Double($0.total) / 1_048_576 } }
}
