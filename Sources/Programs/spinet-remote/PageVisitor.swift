// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWebSockets
import RemoteProtocol

/// A WebSocket of libwebsockets, and what it says put together.
final class PageVisitor {
  let page: PageConnection
  private let connection: OpaquePointer
  /// What has come of a message.
  private var message: [UInt8] = []
  private var hasShown = false

  init(_ connection: OpaquePointer, _ page: PageConnection, _ house: RemoteHouse) {
    self.connection = connection
    self.page = page
    lws_set_timeout(connection, PENDING_TIMEOUT_USER_REASON_BASE, Self.patience)
    page.onChange = { [weak self] in self?.pageChanged() }
    pageChanged()
  }

  /// For how long somebody may be silent who has not shown who they are, in seconds.
  private static let patience: Int32 = 10

  private func pageChanged() {
    lws_callback_on_writable(connection)
    // Who does not read why is hung up on.
    if page.isEnding { return lws_set_timeout(connection, PENDING_TIMEOUT_USER_REASON_BASE, Self.patience) }
    guard page.device != nil, !hasShown else { return }
    hasShown = true
    lws_set_timeout(connection, NO_PENDING_TIMEOUT, 0)
  }

  /// Takes a part of a message, and leaves nothing of it where it came.
  ///
  /// - Returns: 0, or -1 to have the connection closed.
  func receive(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
    guard let bytes, count > 0 else { return lws_is_final_fragment(connection) != 0 && message.isEmpty ? -1 : 0 }
    defer { memory(bytes, count).initializeMemory(as: UInt8.self, repeating: 0) }
    guard lws_frame_is_binary(connection) == 0, message.count + count <= RemoteLimits.messageByteCount else {
      lws_close_reason(connection, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, nil, 0)
      return -1
    }
    message += memory(bytes, count)
    guard lws_is_final_fragment(connection) != 0, lws_remaining_packet_payload(connection) == 0 else { return 0 }
    defer {
      // What is freed is overwritten; what is kept for the next message is not freed.
      message = []
    }
    return page.receive(message) ? 0 : -1
  }

  /// Sends the next message.
  ///
  /// - Returns: 0, or -1 to have the connection closed.
  func write() -> Int32 {
    guard let message = page.takeNext() else { return page.isEnding ? -1 : 0 }
    let room = Int(spn_lws_room)
    var bytes = [UInt8](repeating: 0, count: room) + message
    let written = bytes.withUnsafeMutableBufferPointer {
      lws_write(connection, $0.baseAddress?.advanced(by: room), message.count, LWS_WRITE_TEXT)
    }
    guard Int(written) >= message.count else { return -1 }
    if page.hasMore || page.isEnding { lws_callback_on_writable(connection) }
    return 0
  }

  private func memory(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: bytes, count: count)
  }
}
