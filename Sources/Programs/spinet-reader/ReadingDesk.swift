// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import TextReading

/// Takes pictures from the connection, one after the other, and sends back what they say.
struct ReadingDesk {
  private let socket: PacketSocket

  init(_ socket: PacketSocket) { self.socket = socket }

  /// Says why nothing will be read.
  func refuse(_ failure: ReadingAnswer.Failure) {
    _ = send(.failure(failure, number: 0))
  }

  /// Answers until the other end has gone, or says what it should not.
  func serve(by reader: PageReader) {
    guard send(.ready) else { return }
    while FileDescriptor.isReadable(socket.descriptor, within: nil), let received = try? socket.receive() {
      switch received {
      case .nothing: continue
      case .end: return
      case .packet(let packet):
        guard let request = ReadingRequest(bytes: packet.bytes), let descriptor = packet.descriptor,
          answer(request, FileDescriptor(owning: descriptor), by: reader)
        else { return }
      }
    }
  }

  /// - Returns: Whether somebody still hears the answer.
  private func answer(
    _ request: ReadingRequest, _ memory: consuming FileDescriptor, by reader: PageReader
  ) -> Bool {
    do throws(ReadingAnswer.Failure) {
      let text = try reader.read(try ReceivedPicture(request, memory))
      for line in text.lines.prefix(ReadingAnswer.mostLines) {
        guard send(.line(line, number: request.number)) else { return false }
      }
      return send(.end(width: text.width, height: text.height, number: request.number))
    } catch {
      return send(.failure(error, number: request.number))
    }
  }

  private func send(_ answer: ReadingAnswer) -> Bool {
    while FileDescriptor.isWritable(socket.descriptor, within: nil) {
      do throws(SystemCallError) {
        try socket.send(answer.bytes)
        return true
      } catch {
        guard error.isAgain else { return false }
      }
    }
    return false
  }
}
