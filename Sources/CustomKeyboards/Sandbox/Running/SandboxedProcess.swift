// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Confinement
package import LinuxSystem

/// A keyboard that runs in its sandbox. Nothing here waits for it.
///
/// bubblewrap makes the namespaces and the file tree, `spinet-confine` in them takes the rest away and becomes the
/// keyboard, and the keyboard is the only process there. All of it ends with this process, or when it is told to.
@MainActor
package final class SandboxedProcess {
  /// How a keyboard ended.
  package enum End: Hashable, Sendable {
    /// By itself, with a status.
    case exited(status: Int32)
    /// By a signal; by the kernel's 9 after `kill()`.
    case signal(Int32)
    /// It never ran, because the sandbox could not be made.
    case notStarted(SandboxError)
  }

  /// What has to be done with a keyboard's number before the keyboard begins; it calls when that is done.
  package typealias Preparation = (_ process: Int32, _ done: @escaping () -> Void) -> Void

  /// The host's end of the connection; the keyboard has its own as descriptor 3.
  package let connection: PacketSocket
  /// The keyboard's number on this machine; `nil` in the first milliseconds.
  package var process: Int32? { keyboard?.process }
  /// How it ended; `nil` while it runs.
  package private(set) var end: End?

  private let outer: SpawnedProcess
  private let loop: EventLoop
  private var watches = Watches()
  private let information: ReportPipe
  private let problems: ReportPipe
  /// Where `spinet-confine` hands over what tells of its call to become the keyboard.
  private let permission: PacketSocket
  private var heldCall: HeldCall?
  /// Whether that call is made, and whether it may be let through.
  private var (isAsking, isPrepared) = (false, false)
  private let prepare: Preparation
  private var keyboard: ProcessHandle?
  private var informationText: [UInt8] = []
  /// Whether bubblewrap has said all that it says.
  private var isInformed = false
  private var isToBeKilled = false
  private var onEnd: ((End) -> Void)?

  /// The descriptor through which bubblewrap says what the keyboard's number is: the one after those that
  /// `spinet-confine` needs.
  static nonisolated let informationDescriptor = Int32(Confinement.Descriptor.allCases.count)

  /// Starts a keyboard.
  ///
  /// - Parameters:
  ///   - output: Where the keyboard's standard output and error go; it stays the caller's. Without one, nowhere.
  ///   - prepare: Called once by the loop, before the keyboard begins, which waits for it.
  ///   - onEnd: Called once by the loop, after the keyboard has ended.
  /// - Throws: When something that is needed is missing. What only bubblewrap finds out comes as an end.
  package init(
    _ sandbox: Sandbox, packetByteCount: Int, output: Int32? = nil, loop: EventLoop,
    prepare: @escaping Preparation = { $1() }, onEnd: @escaping (End) -> Void
  ) throws(SandboxError) {
    self.loop = loop
    self.prepare = prepare
    self.onEnd = onEnd
    do throws(SystemCallError) {
      information = try ReportPipe()
      problems = try ReportPipe()
      let nothing = try FileDescriptor.nothing()
      let (ours, theirs) = try PacketSocket.pair(packetByteCount: packetByteCount)
      let keyboards = FileDescriptor(owning: theirs)
      connection = ours
      let (permission, asking) = try PacketSocket.pair(packetByteCount: 1)
      let confines = FileDescriptor(owning: asking)
      self.permission = permission
      let bubblewrap = sandbox.machine.bubblewrap
      outer = try SpawnedProcess(
        path: bubblewrap[0],
        arguments: bubblewrap.dropFirst() + sandbox.profile.bubblewrapArguments(on: sandbox.machine), environment: [],
        descriptors: [
          nothing.rawValue, output ?? nothing.rawValue, problems.writingEnd, keyboards.rawValue,
          sandbox.filter.file.descriptor, confines.rawValue, information.writingEnd,
        ])
      information.closeWritingEnd()
      problems.closeWritingEnd()
    } catch {
      throw error.call == "posix_spawn" && error.isMissing ? .noBubblewrap : .system(error)
    }
    try watch()
  }

  /// What is listened to; each has a handler that keeps this object, until it has ended.
  private struct Watches {
    var information: EventLoopWatch?
    var permission: EventLoopWatch?
    var heldCall: EventLoopWatch?
    var end: EventLoopWatch?
  }

  private func watch() throws(SandboxError) {
    do throws(SystemCallError) {
      watches.information = try loop.watch(information.descriptor) {
        self.readInformation(isLast: $0.contains(.hangup))
      }
      watches.permission = try loop.watch(permission.descriptor) { _ in self.readPermission() }
      watches.end = try loop.watch(outer.descriptor) { _ in self.readEnd() }
    } catch {
      watches = Watches()
      throw .system(error)
    }
  }
}

// MARK: - Letting it begin

extension SandboxedProcess {
  /// Takes what tells of held calls. Only `spinet-confine` can speak here: its end is closed before the keyboard begins.
  private func readPermission() {
    let received = try? permission.receive()
    if case .nothing = received { return }
    watches.permission = nil
    guard case .packet(let packet) = received, let descriptor = packet.descriptor else { return }
    let call = HeldCall(owning: FileDescriptor(owning: descriptor))
    heldCall = call
    watches.heldCall = try? loop.watch(call.descriptor) { self.hearCall($0) }
  }

  /// A call is held, or nobody is there any more to make one: to ask for it then would mean to wait.
  private func hearCall(_ readiness: EventLoop.Readiness) {
    guard readiness.contains(.readable), heldCall != nil else { return forgetCall() }
    watches.heldCall = nil
    isAsking = true
    begin()
  }

  /// Lets `spinet-confine` become the keyboard, which is the only program that is ever run: closing what tells of calls has
  /// every later one fail.
  private func begin() {
    guard isAsking, isPrepared, let heldCall else { return }
    try? heldCall.letThrough()
    forgetCall()
  }

  private func forgetCall() {
    watches.heldCall = nil
    heldCall = nil
  }
}

// MARK: - Ending it

extension SandboxedProcess {
  /// Ends the keyboard, whatever it is doing, and its sandbox. The end is told as any other.
  package func kill() {
    isToBeKilled = true
    // Before bubblewrap has told the keyboard's number, its parts may not know yet that they have to end together.
    if isInformed { killNow() }
  }

  /// Ends the keyboard, after which bubblewrap ends by itself: so the end is told when nothing is left.
  private func killNow() {
    if let keyboard { keyboard.kill() } else { outer.kill() }
  }

  private func readEnd() {
    guard end == nil, let ended = outer.end() else { return }
    watches = Watches()
    heldCall = nil
    let end = Self.end(of: ended, problems: String(decoding: problems.read(limit: 4096), as: UTF8.self))
    self.end = end
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(end)
  }

  /// What the end of bubblewrap means, which ends as the keyboard does: for a signal, with 128 more than its number.
  static nonisolated func end(of bubblewrap: SpawnedProcess.End, problems: String) -> End {
    switch bubblewrap {
    case .exited(let status) where status != 0 && !problems.isEmpty:
      .notStarted(SandboxError(problems: problems, system: .current))
    case .exited(let status) where status > 128: .signal(status - 128)
    case .exited(let status): .exited(status: status)
    case .signal(let number): .signal(number)
    }
  }
}

// MARK: - Holding it

extension SandboxedProcess {
  /// Stops the keyboard where it is, all threads of it; it can be ended nevertheless.
  package func pause() { if end == nil { keyboard?.pause() } }

  /// Lets it go on after `pause()`.
  package func resume() { if end == nil { keyboard?.resume() } }

  /// How long processors have worked for the keyboard, in microseconds; `nil` while its number is not known, and after its end.
  package var processorMicroseconds: Int64? { end == nil ? keyboard?.processorMicroseconds : nil }

  /// How the keyboard has fared with the processors; `nil` in the same cases, and where nobody knows.
  package var processorUse: ProcessorUse? { end == nil ? keyboard?.processorUse : nil }
}

// MARK: - Finding the keyboard

extension SandboxedProcess {
  private func readInformation(isLast: Bool) {
    informationText += information.read(limit: 4096)
    guard isLast || informationText.contains(UInt8(ascii: "}")) else { return }
    watches.information = nil
    isInformed = true
    if let number = Self.process(in: String(decoding: informationText, as: UTF8.self)) {
      keyboard = try? ProcessHandle(process: number)
      keyboard?.endFirstWhenMemoryIsShort()
    }
    if isToBeKilled { return killNow() }
    let done = { [weak self] in
      guard let self else { return }
      isPrepared = true
      begin()
    }
    if let keyboard { prepare(keyboard.process, done) } else { done() }
  }

  /// Finds the number in what bubblewrap tells, such as `{ "child-pid": 4711, … }`.
  static nonisolated func process(in information: String) -> Int32? {
    guard let name = information.split(separator: "\"child-pid\":", maxSplits: 1, omittingEmptySubsequences: false).last
    else { return nil }
    return Int32(name.drop { $0 == " " }.prefix { $0.isNumber })
  }
}
