// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import ExtensionProtocol
import LinuxSystem
import Sandbox

/// The process of a keyboard, which can be asked what it has used.
protocol MeasuredProcess: GuestProcess {
  /// Its share of the machine's memory.
  var memory: MemoryUse? { get }
  var costs: Costs? { get }
}

/// What a process has used so far.
struct Costs {
  var cpuMilliseconds: Double
  /// Where they are counted.
  var allocations: (count: UInt64, bytes: UInt64)?

  /// Reads `/proc/PID/task/TID/schedstat`, whose first number is nanoseconds.
  init?(of process: Int32) {
    let threads = Files.names(in: "/proc/\(process)/task")
    guard !threads.isEmpty else { return nil }
    let nanoseconds = threads.compactMap { thread in
      (try? Files.read("/proc/\(process)/task/\(thread)/schedstat", limit: 256)).flatMap { bytes in
        String(decoding: bytes, as: UTF8.self).split(separator: " ").first.flatMap { Double($0) }
      }
    }
    cpuMilliseconds = nanoseconds.reduce(0, +) / 1_000_000
  }
}

/// In its sandbox, as the daemon starts it.
final class ConfinedProcess: @MainActor MeasuredProcess {
  private let process: SandboxedProcess
  var onEnd: (String) -> Void = { _ in }

  init(_ sandbox: Sandbox, loop: EventLoop) throws(GuestFault) {
    do throws(SandboxError) {
      process = try SandboxedProcess(sandbox, packetByteCount: PacketLimits.packetByteCount, loop: loop) { _ in }
    } catch { throw .start(error.message) }
  }

  var socket: PacketSocket { process.connection }
  func memory(over limit: Int) -> Int? { nil }
  var processorMicroseconds: Int64? { process.processorMicroseconds }
  var processorUse: ProcessorUse? { process.processorUse }
  func pause() { process.pause() }
  func resume() { process.resume() }
  func end() { process.kill() }
  var memory: MemoryUse? { process.memoryUse }
  var costs: Costs? { process.process.flatMap { Costs(of: $0) } }
}

/// Without a sandbox, so that its allocations can be counted.
final class FreeProcess: @MainActor MeasuredProcess {
  private let process: SpawnedProcess
  private let handle: ProcessHandle
  private let file: String
  let socket: PacketSocket
  var onEnd: (String) -> Void = { _ in }

  init(
    _ executable: String, _ counting: (library: String, file: String), loop: EventLoop
  ) throws(GuestFault) {
    do throws(SystemCallError) {
      let (ours, theirs) = try PacketSocket.pair(packetByteCount: PacketLimits.packetByteCount)
      let keyboards = FileDescriptor(owning: theirs)
      let nothing = try FileDescriptor.nothing()
      process = try SpawnedProcess(
        path: executable, arguments: [],
        environment: [
          "HOME=/tmp", "LANG=C.UTF-8", "SPINET_KEYBOARD=1", "LD_PRELOAD=\(counting.library)",
          "SPINET_BENCH_ALLOCATIONS=\(counting.file)",
        ],
        descriptors: [nothing.rawValue, nothing.rawValue, nothing.rawValue, keyboards.rawValue])
      handle = try ProcessHandle(process: process.process)
      (socket, file) = (ours, counting.file)
    } catch { throw .start("\(error.call): \(error.explanation)") }
  }

  func memory(over limit: Int) -> Int? { nil }
  var processorMicroseconds: Int64? { handle.processorMicroseconds }
  var processorUse: ProcessorUse? { handle.processorUse }
  func pause() { handle.pause() }
  func resume() { handle.resume() }
  func end() { handle.kill() }
  var memory: MemoryUse? { nil }

  var costs: Costs? {
    var costs = Costs(of: process.process)
    costs?.allocations = (try? Files.read(file, limit: 16)).flatMap { bytes in
      guard bytes.count == 16 else { return nil }
      func number(_ start: Int) -> UInt64 { (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << (8 * $1) } }
      return (number(0), number(8))
    }
    return costs
  }
}
