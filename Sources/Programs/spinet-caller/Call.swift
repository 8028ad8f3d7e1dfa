// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWebSockets
import LinuxSystem
import RemoteProtocol

/// One WebSocket to another device, by libwebsockets.
final class Call {
  private let address: RemoteAddress
  private let link: OwnerLink
  private let loop: EventLoop
  private var context: OpaquePointer?
  private var connection: OpaquePointer?
  private var isStopped = false
  /// What is to be sent, each in a frame.
  private var outbox: [[UInt8]] = []
  /// What has come of a message.
  private var message: [UInt8] = []

  /// What libwebsockets keeps pointers to for as long as it runs.
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let words: [UnsafeMutablePointer<CChar>]

  /// How long the other device may take to answer, in seconds.
  private static let patience: Int32 = 10
  /// More messages wait for nobody: the owner sends one and awaits the answer.
  private static let mostMessages = 16

  init(to address: RemoteAddress, for link: OwnerLink, loop: EventLoop) throws {
    self.address = address
    self.link = link
    self.loop = loop
    words = ["spinet", "spinet-loop", "http/1.1", address.host, address.authority, "/"].map(CText.copy)
    protocols = .allocate(capacity: 3)
    protocols.initialize(repeating: lws_protocols(), count: 3)
    for place in 0..<2 {
      protocols[place].name = UnsafePointer(words[place])
      protocols[place].callback = { Call.receive($0, $1, $3, $4) }
      protocols[place].rx_buffer_size = RemoteLimits.messageByteCount
    }
    lws_set_log_level(0, nil)
    var information = lws_context_creation_info()
    information.user = Unmanaged.passUnretained(self).toOpaque()
    information.port = spn_lws_no_port
    information.protocols = UnsafePointer(protocols)
    information.options = spn_lws_client_options
    information.ssl_client_options_set = spn_lws_tls_options
    information.alpn = UnsafePointer(words[2])
    information.timeout_secs = UInt32(Self.patience)
    information.connect_timeout_secs = UInt32(Self.patience)
    information.fd_limit_per_thread = 16
    information.gid = -1
    information.uid = -1
    context = lws_create_context(&information)
    var event = lws_sock_file_fd_type()
    event.filefd = loop.descriptor
    guard let context, let host = lws_get_vhost_by_name(context, "default"),
      lws_adopt_descriptor_vhost(host, LWS_ADOPT_RAW_FILE_DESC, event, words[1], nil) != nil
    else { throw SystemCallError(call: "lws_create_context", errno: 12) }
    link.onMessage = { [weak self] in self?.send($0) }
  }

  /// Connects, and serves until the connection ends or `stop` is called.
  func run() {
    connect()
    while !isStopped, lws_service(context, 0) >= 0 {}
    lws_context_destroy(context)
  }

  func stop() {
    isStopped = true
    lws_cancel_service(context)
  }

  private func connect() {
    var information = lws_client_connect_info()
    information.context = context
    information.address = UnsafePointer(words[3])
    information.port = Int32(address.port)
    information.host = UnsafePointer(words[4])
    information.path = UnsafePointer(words[5])
    information.protocol = UnsafePointer(words[0])
    information.ssl_connection = spn_lws_client_tls
    information.ietf_version_or_minus_one = -1
    if lws_client_connect_via_info(&information) == nil { end(.unreachable) }
  }

  private func end(_ reason: CallPacket.End) {
    link.end(reason)
    stop()
  }

  private func send(_ message: [UInt8]) {
    guard let connection, outbox.count < Self.mostMessages else { return stop() }
    outbox.append(message)
    lws_callback_on_writable(connection)
  }
}

// MARK: - What libwebsockets tells

extension Call {
  /// Takes a call of libwebsockets.
  ///
  /// - Returns: 0, or -1 to have the connection closed.
  private nonisolated static func receive(
    _ connection: OpaquePointer?, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    guard let connection, let context = lws_get_context(connection), let user = lws_context_user(context) else {
      return 0
    }
    nonisolated(unsafe) let call = (connection: connection, user: user, bytes: bytes)
    // libwebsockets has no other thread than the one that serves.
    return MainActor.assumeIsolated {
      Unmanaged<Call>.fromOpaque(call.user).takeUnretainedValue()
        .receive(call.connection, reason, call.bytes, count)
    }
  }

  private func receive(
    _ connection: OpaquePointer, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_RAW_RX_FILE:
      do { _ = try loop.poll() } catch { isStopped = true }
    case LWS_CALLBACK_CLIENT_ESTABLISHED: return start(connection)
    case LWS_CALLBACK_CLIENT_RECEIVE: return take(bytes, count)
    case LWS_CALLBACK_CLIENT_WRITEABLE: return write()
    // Whoever answers does not say where else this program connects.
    case LWS_CALLBACK_CLIENT_HTTP_REDIRECT: return -1
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: end(.unreachable)
    case LWS_CALLBACK_CLIENT_CLOSED:
      self.connection = nil
      end(.closed)
    default: break
    }
    return 0
  }

  /// Tells by which certificate the connection is encrypted, before anything else.
  private func start(_ connection: OpaquePointer) -> Int32 {
    var digest = [UInt8](repeating: 0, count: RemoteSizes.proof)
    guard spn_lws_peer_digest(connection, &digest) else { return -1 }
    self.connection = connection
    link.send(.connected(certificate: Hexadecimal(bytes: digest)))
    return 0
  }

  /// Takes a part of a message.
  private func take(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
    guard let connection, lws_frame_is_binary(connection) == 0,
      message.count + count <= RemoteLimits.messageByteCount
    else { return -1 }
    if let bytes { message += UnsafeRawBufferPointer(start: bytes, count: count) }
    guard lws_is_final_fragment(connection) != 0, lws_remaining_packet_payload(connection) == 0 else { return 0 }
    link.send(.message(message))
    message = []
    return 0
  }

  /// Sends the next message.
  private func write() -> Int32 {
    guard let connection, !outbox.isEmpty else { return 0 }
    let next = outbox.removeFirst()
    let room = Int(spn_lws_room)
    var bytes = [UInt8](repeating: 0, count: room) + next
    let written = bytes.withUnsafeMutableBufferPointer {
      lws_write(connection, $0.baseAddress?.advanced(by: room), next.count, LWS_WRITE_TEXT)
    }
    guard Int(written) >= next.count else { return -1 }
    if !outbox.isEmpty { lws_callback_on_writable(connection) }
    return 0
  }
}

/// Texts that C keeps.
private enum CText {
  static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (place, byte) in text.utf8.enumerated() { bytes[place] = CChar(bitPattern: byte) }
    bytes[text.utf8.count] = 0
    return bytes
  }
}
