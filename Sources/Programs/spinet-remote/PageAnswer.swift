// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWebSockets
import RemoteProtocol

/// The answer to a request for the page or one of its parts.
struct PageAnswer {
  private let status: UInt32
  private let type: String
  private let content: [UInt8]
  private let policy: String

  /// - Parameters:
  ///   - path: What is asked for.
  ///   - host: By which name; a name that is not this device's gets nothing.
  init(path: String, host: String?, site: RemoteSite) {
    guard let host, site.isHost(host) else {
      (status, type, content, policy) = (421, "text/plain", [], "default-src 'none'")
      return
    }
    policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src wss://\(host.lowercased()); base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'"
    switch path {
    case "/": (status, type, content) = (200, "text/html; charset=utf-8", PackageResources.page_html)
    case "/page.js": (status, type, content) = (200, "text/javascript; charset=utf-8", PackageResources.page_js)
    case "/phrases.js": (status, type, content) = (200, "text/javascript; charset=utf-8", PackageResources.phrases_js)
    case "/page.css": (status, type, content) = (200, "text/css; charset=utf-8", PackageResources.page_css)
    default: (status, type, content) = (404, "text/plain", [])
    }
  }

  /// Sends it.
  ///
  /// - Returns: 0, or -1 to have the connection closed.
  func write(to connection: OpaquePointer) -> Int32 {
    let room = Int(spn_lws_room)
    var bytes = [UInt8](repeating: 0, count: room + Self.headerByteCount)
    let isWritten = bytes.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress?.advanced(by: room) else { return false }
      let end = start + Self.headerByteCount
      var place: UnsafeMutablePointer<UInt8>? = start
      guard lws_add_http_common_headers(connection, status, type, UInt64(content.count), &place, end) == 0 else {
        return false
      }
      for (name, value) in headers {
        guard lws_add_http_header_by_name(connection, name + ":", value, Int32(value.utf8.count), &place, end) == 0
        else {
          return false
        }
      }
      return lws_finalize_write_http_header(connection, start, &place, end) == 0
    }
    guard isWritten else { return -1 }
    if !content.isEmpty {
      var body = [UInt8](repeating: 0, count: room) + content
      let written = body.withUnsafeMutableBufferPointer {
        lws_write(connection, $0.baseAddress?.advanced(by: room), content.count, LWS_WRITE_HTTP_FINAL)
      }
      guard Int(written) >= content.count else { return -1 }
    }
    return lws_http_transaction_completed(connection) != 0 ? -1 : 0
  }

  private static let headerByteCount = 2048

  private var headers: [(String, String)] {
    [
      ("content-security-policy", policy), ("x-content-type-options", "nosniff"), ("referrer-policy", "no-referrer"),
      ("cross-origin-opener-policy", "same-origin"), ("cross-origin-resource-policy", "same-origin"),
      ("cache-control", "no-store"), ("x-frame-options", "DENY"),
    ]
  }
}
