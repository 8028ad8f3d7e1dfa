// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWebSockets
import LinuxSystem
import RemoteProtocol
import RemoteTrust

/// HTTPS and WebSockets, by libwebsockets: the page to whoever asks for it, connections to whoever comes from that page.
final class PageServer {
  private let house: RemoteHouse
  private let loop: EventLoop
  private let site: RemoteSite
  private var context: OpaquePointer?
  private var isStopped = false
  private(set) var port: UInt16 = 0
  private var visitors: [OpaquePointer: PageVisitor] = [:]

  /// What libwebsockets keeps pointers to for as long as it runs.
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let words: [UnsafeMutablePointer<CChar>]

  /// For how long a connection may be silent before it has shown who it is, in seconds.
  fileprivate static let patience: Int32 = 10

  init(address: String, port: UInt16, certificate: ServerCertificate, house: RemoteHouse, loop: EventLoop) throws {
    self.house = house
    self.loop = loop
    let host = address.contains(":") ? "[\(address)]" : address
    site = RemoteSite(hosts: [host], port: port)
    self.port = port
    words = ["spinet", "http/1.1", address, "spinet-loop"].map(CText.copy)
    protocols = .allocate(capacity: 3)
    protocols.initialize(repeating: lws_protocols(), count: 3)
    for (place, name) in [(0, words[0]), (1, words[3])] {
      protocols[place].name = UnsafePointer(name)
      protocols[place].callback = { PageServer.receive($0, $1, $3, $4) }
      protocols[place].rx_buffer_size = RemoteLimits.messageByteCount
    }
    lws_set_log_level(0, nil)
    var information = lws_context_creation_info()
    information.user = Unmanaged.passUnretained(self).toOpaque()
    information.port = Int32(port)
    information.iface = UnsafePointer(words[2])
    information.protocols = UnsafePointer(protocols)
    information.options = spn_lws_options | (address.contains(":") ? 0 : spn_lws_only_ipv4)
    information.ssl_options_set = spn_lws_tls_options
    information.alpn = UnsafePointer(words[1])
    information.timeout_secs = UInt32(Self.patience)
    information.keepalive_timeout = Self.patience
    information.max_http_header_data = 4096
    information.max_http_header_pool = 16
    information.fd_limit_per_thread = 96
    information.gid = -1
    information.uid = -1
    context = certificate.certificate.withUnsafeBytes { certificate in
      house.certificate.key.withUnsafeBytes { key in
        information.server_ssl_cert_mem = certificate.baseAddress
        information.server_ssl_cert_mem_len = UInt32(certificate.count)
        information.server_ssl_private_key_mem = key.baseAddress
        information.server_ssl_private_key_mem_len = UInt32(key.count)
        return lws_create_context(&information)
      }
    }
    guard let context else {
      throw RemoteError(message: "nothing can listen at \(address), port \(port); another program may do so already")
    }
    var event = lws_sock_file_fd_type()
    event.filefd = loop.descriptor
    let host0 = lws_get_vhost_by_name(context, "default")
    guard lws_adopt_descriptor_vhost(host0, LWS_ADOPT_RAW_FILE_DESC, event, words[3], nil) != nil else {
      throw RemoteError(message: "libwebsockets does not wait for the keyboard")
    }
  }

  /// Serves until `stop` is called.
  func run() {
    while !isStopped, lws_service(context, 0) >= 0 {}
    lws_context_destroy(context)
  }

  func stop() {
    isStopped = true
    lws_cancel_service(context)
  }
}

// MARK: - What libwebsockets tells

extension PageServer {
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
      Unmanaged<PageServer>.fromOpaque(call.user).takeUnretainedValue()
        .receive(call.connection, reason, call.bytes, count)
    }
  }

  private func receive(
    _ connection: OpaquePointer, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_RAW_RX_FILE:
      do { _ = try loop.poll() } catch { isStopped = true }
    case LWS_CALLBACK_HTTP:
      guard lws_hdr_total_length(connection, WSI_TOKEN_GET_URI) > 0 else { return -1 }
      let path = bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: count), as: UTF8.self) } ?? ""
      return PageAnswer(path: path, host: header(WSI_TOKEN_HOST, of: connection), site: site).write(to: connection)
    // Nothing here takes what is sent along with a request.
    case LWS_CALLBACK_HTTP_BODY: return -1
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      let isOurs = site.admits(
        host: header(WSI_TOKEN_HOST, of: connection), origin: header(WSI_TOKEN_ORIGIN, of: connection))
      return isOurs ? 0 : -1
    case LWS_CALLBACK_ESTABLISHED:
      guard let page = house.open() else { return -1 }
      visitors[connection] = PageVisitor(connection, page, house)
    case LWS_CALLBACK_RECEIVE: return visitors[connection]?.receive(bytes, count) ?? -1
    case LWS_CALLBACK_SERVER_WRITEABLE: return visitors[connection]?.write() ?? -1
    case LWS_CALLBACK_CLOSED:
      if let visitor = visitors.removeValue(forKey: connection) { house.close(visitor.page) }
    default: break
    }
    return 0
  }

  private func header(_ token: lws_token_indexes, of connection: OpaquePointer) -> String? {
    let count = Int(lws_hdr_total_length(connection, token))
    guard count > 0 else { return nil }
    var text = [CChar](repeating: 0, count: count + 1)
    guard lws_hdr_copy(connection, &text, Int32(text.count), token) == count else { return nil }
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
