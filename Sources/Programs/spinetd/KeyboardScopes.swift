// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import ExtensionHost
import LinuxSystem

/// Scopes of the person's systemd for the processes of custom keyboards: control groups, in which the kernel counts all memory
/// that a keyboard has it take, wherever it is, and ends the keyboard at a limit. Nothing here waits.
///
/// Where there is no such systemd, keyboards start without, and the host looks at what it can see.
final class KeyboardScopes {
  private let bus: SessionBus
  private let loop: EventLoop
  private let report: (String) -> Void
  private var count = 0
  /// What goes on once a scope is there, by its name.
  private var waiting: [String: Waiting] = [:]
  private var hasReported = false
  /// Whether the kernel holds a process to a limit of memory.
  private let isBounded: (_ process: Int32) -> Bool

  private struct Waiting {
    let process: Int32
    let begin: () -> Void
  }

  private static let service = "org.freedesktop.systemd1"
  private static let manager = "/org/freedesktop/systemd1"
  private static let interface = "org.freedesktop.systemd1.Manager"

  private let patience: Duration

  /// - Parameters:
  ///   - patience: How long a scope may take until the keyboard starts without.
  ///   - isBounded: Whether the kernel holds a process to a limit of memory: systemd makes scopes all the same where it does
  ///     not, such as where the kernel was told to count no memory.
  ///   - report: Called once, where keyboards have to do without scopes, or these without their limit.
  init(
    bus: SessionBus, loop: EventLoop, patience: Duration = .seconds(2),
    isBounded: @escaping (_ process: Int32) -> Bool = ControlGroups.boundsMemory,
    report: @escaping (String) -> Void
  ) {
    self.patience = patience
    self.isBounded = isBounded
    self.bus = bus
    self.loop = loop
    self.report = report
    // The manager tells whoever has asked for a job when it is done. Source: org.freedesktop.systemd1(5).
    bus.onSignal(
      "type='signal',sender='\(Self.service)',path='\(Self.manager)',interface='\(Self.interface)',member='JobRemoved'"
    ) { [weak self] values in self?.removed(values) }
  }

  /// Puts a process, which does nothing yet, into a scope of its own, and calls when it may begin.
  func confine(_ process: Int32, done: @escaping () -> Void) {
    count += 1
    let name = "spinet-keyboard-\(process)-\(count).scope"
    waiting[name] = Waiting(process: process, begin: done)
    bus.call(
      Self.service, Self.manager, Self.interface, "StartTransientUnit",
      [
        .string(name), .string("fail"), .array(of: "(sv)", Self.properties(of: process)), .array(of: "(sa(sv))", []),
      ]
    ) { [weak self] reply in
      if reply == nil { self?.giveUp(name) }
    }
    loop.after(patience) { [weak self] in self?.giveUp(name) }
  }

  private func giveUp(_ name: String) {
    guard waiting[name] != nil else { return }
    reportOnce("no systemd of the person's bounds the memory of custom keyboards; Spinet looks at it itself")
    begin(name)
  }

  private func reportOnce(_ text: String) {
    if !hasReported { report(text) }
    hasReported = true
  }

  private func removed(_ values: [BusValue]) {
    guard values.count == 4, case .string(let name) = values[2], case .string(let result) = values[3] else { return }
    guard result == "done" else { return giveUp(name) }
    if let process = waiting[name]?.process, !isBounded(process) {
      reportOnce("this kernel does not bound the memory of custom keyboards in their scopes; Spinet looks at it itself")
    }
    begin(name)
  }

  private func begin(_ name: String) { waiting.removeValue(forKey: name)?.begin() }
}

// MARK: - Limits

extension KeyboardScopes {
  /// Source: systemd.resource-control(5).
  static func properties(of process: Int32) -> [BusValue] {
    func property(_ name: String, _ value: BusValue) -> BusValue { .structure([.string(name), .variant(value)]) }
    return [
      property("PIDs", .array(of: "u", [.uint32(UInt32(process))])),
      property("Description", .string("A custom keyboard of Spinet")),
      // So that nothing is left of one that was ended.
      property("CollectMode", .string("inactive-or-failed")),
      property("MemoryMax", .uint64(GuestLimits.scopeMemoryByteCount)),
      property("MemorySwapMax", .uint64(GuestLimits.scopeMemoryByteCount)),
      property("TasksMax", .uint64(128)),
      // As much as any other app, however many threads it has.
      property("CPUWeight", .uint64(100)),
    ]
  }
}
