// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem
internal import RemoteProtocol

/// A connection to another device, by the program that knows how: `spinet-caller`.
@MainActor
final class HostCall {
  private let socket: PacketSocket
  private let process: SpawnedProcess
  private var watch: EventLoopWatch?
  private var hasEnded = false
  /// Calls for each packet; nothing comes behind one that tells of the end.
  var onPacket: (CallPacket) -> Void = { _ in }

  init(to address: RemoteAddress, loop: EventLoop) throws(Failure) {
    guard let program = Process.helper("spinet-caller") else {
      throw Failure("the program that connects to other devices, spinet-caller, is missing; install Spinet again")
    }
    do throws(SystemCallError) {
      let (socket, theirs) = try PacketSocket.pair(packetByteCount: CallPacket.mostBytes)
      let other = FileDescriptor(owning: theirs)
      let nothing = try FileDescriptor.nothing()
      self.socket = socket
      process = try SpawnedProcess(
        path: program, arguments: [address.host, String(address.port)], environment: [],
        descriptors: [nothing.rawValue, nothing.rawValue, nothing.rawValue, other.rawValue])
      watch = try loop.watch(socket.descriptor) { [weak self] _ in self?.receive() }
    } catch {
      throw Failure("spinet-caller cannot be started", error)
    }
  }

  /// Sends a message.
  func say(_ message: PageMessage) {
    guard !hasEnded else { return }
    do throws(SystemCallError) { try socket.send(message.bytes) } catch { end(.closed) }
  }

  private func receive() {
    while !hasEnded {
      guard let received = try? socket.receive() else { return end(.closed) }
      switch received {
      case .nothing: return
      case .end: return end(.closed)
      case .packet(let packet):
        if let descriptor = packet.descriptor { _ = ForeignDescriptor(owning: descriptor) }
        guard let packet = CallPacket(packet.bytes) else { return end(.closed) }
        if case .ended(let reason) = packet { return end(reason) }
        onPacket(packet)
      }
    }
  }

  private func end(_ reason: CallPacket.End) {
    guard !hasEnded else { return }
    hasEnded = true
    watch = nil
    onPacket(.ended(reason))
  }
}
