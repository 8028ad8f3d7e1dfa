// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CameraReading
import LinuxSystem
import ScanProtocol
import SystemKeyboard

/// Has a helper program, `spinet-scanner`, look through the camera and read what it sees.
///
/// A program of its own because opening a camera waits, and because nothing that comes from outside is to touch the keyboard. Nothing that it says is
/// believed unseen, and it ends as soon as nobody looks, by which the camera is let go.
final class TextScanner {
  private let loop: EventLoop
  private let helper: String?
  private let environment: [String]
  private let longestLook: Duration
  private var process: SpawnedProcess?
  private var socket: PacketSocket?
  private var watch: EventLoopWatch?
  private var memory: ForeignMemory?
  /// The lines of the page that has not ended.
  private var lines: [ScannedLine] = []
  /// The helper that was ended, until it has: it may still have the camera, and is not waited for.
  private var ending: (process: SpawnedProcess, watch: EventLoopWatch?)?
  /// The languages of the look that waits for that.
  private var waiting: [String]?
  /// When nobody looks any more, for all that is known.
  private var limit: EventLoop.DeadlineID?
  /// Calls when it was looked for as long as anybody looks.
  var onLimit: () -> Void = {}
  /// Calls with what is seen.
  var onReport: (ScanReport) -> Void = { _ in }

  /// Packets that are taken before others get their turn.
  private static let packetsInTurn = 32

  /// - Parameters:
  ///   - helper: The program that looks; by default the one that belongs to this program.
  ///   - environment: Its variables, as `NAME=VALUE`; by default those of this program.
  ///   - longestLook: For how long a camera is open without a touch: somebody may have put the device down.
  init(
    loop: EventLoop, helper: String? = Process.helper("spinet-scanner"),
    environment: [String] = Environment.variables(), longestLook: Duration = .seconds(90)
  ) {
    self.loop = loop
    self.helper = helper
    self.environment = environment
    self.longestLook = longestLook
  }

  /// Whether there is a camera, and a program that looks through it.
  var canLook: Bool { helper != nil && CameraSource.isThere }

  /// Looks, for text in the likeliest of these languages first, and in that of the desktop.
  func start(_ languages: [String]) {
    stop()
    let all = languages + [Environment.value("LANG")].compactMap(\.self)
    limit = loop.after(longestLook) { [weak self] in
      guard let self else { return }
      limit = nil
      stop()
      onLimit()
    }
    if ending != nil { waiting = all } else { begin(all) }
  }

  /// Lets the camera go.
  func stop() {
    waiting = nil
    if let limit { loop.cancel(limit) }
    limit = nil
    (watch, socket, memory, lines) = (nil, nil, nil, [])
    guard let process else { return }
    self.process = nil
    process.kill()
    let end = try? loop.watch(process.descriptor) { [weak self] _ in self?.noteEnd() }
    ending = (process, end)
  }

  private func noteEnd() {
    guard ending?.process.end() != nil else { return }
    ending = nil
    if let waiting {
      self.waiting = nil
      begin(waiting)
    }
  }
}

// MARK: - The helper

extension TextScanner {
  private func begin(_ languages: [String]) {
    guard let helper else { return onReport(.failed(.noReader)) }
    do throws(SystemCallError) {
      let (socket, theirs) = try PacketSocket.pair(packetByteCount: ScanMessage.mostBytes)
      let other = FileDescriptor(owning: theirs)
      let nothing = try FileDescriptor.nothing()
      process = try SpawnedProcess(
        path: helper, arguments: languages, environment: environment,
        descriptors: [nothing.rawValue, nothing.rawValue, Console.reportDescriptor, other.rawValue])
      watch = try loop.watch(socket.descriptor) { [weak self] _ in self?.receive() }
      self.socket = socket
    } catch {
      Log(.text).error("text cannot be scanned: \(name: error.call) (error \(error.errno))")
      fail(.noReader)
    }
  }

  private func fail(_ failure: ScanFailure) {
    stop()
    onReport(.failed(failure))
  }

  /// Takes what has come, up to some packets. What comes of one may end the look.
  private func receive() {
    guard let socket else { return }
    for _ in 0..<Self.packetsInTurn where self.socket === socket {
      guard let received = try? socket.receive() else { return fail(.noReader) }
      switch received {
      case .nothing: return
      case .end: return fail(.noReader)
      case .packet(let packet):
        let memory = packet.descriptor.map { ForeignDescriptor(owning: $0) }
        guard let message = ScanMessage(bytes: packet.bytes), take(message, memory) else { return fail(.noReader) }
      }
    }
  }

  /// - Returns: False for what the helper should not say.
  private func take(_ message: ScanMessage, _ descriptor: consuming ForeignDescriptor?) -> Bool {
    if case .memory = message {
      guard memory == nil, let descriptor else { return false }
      memory = try? ForeignMemory(owning: descriptor, byteCount: ScanMemory.byteCount)
      return memory != nil
    }
    guard descriptor == nil, let memory else { return false }
    switch message {
    case .memory: return false
    case .picture(let place):
      do throws(SystemCallError) { try socket?.send(ScanAcknowledgement.bytes) } catch { return false }
      onReport(.picture(image(place, in: memory)))
    case .line(let line):
      guard lines.count < ScanMessage.mostLines else { return false }
      lines.append(line)
    case .page(let place, let width, let height):
      let page = ScannedPage(
        image: place.map { image($0, in: memory) }, aspectRatio: Double(width) / Double(height), lines: lines)
      lines = []
      onReport(.read(page))
    case .failed(let failure): fail(failure)
    }
    return true
  }

  private func image(_ place: ScanPlace, in memory: ForeignMemory) -> ScanImage {
    ScanImage(
      bytes: UnsafeRawBufferPointer(rebasing: memory.bytes[place.bytes]), width: place.width, height: place.height,
      owner: memory)
  }
}
