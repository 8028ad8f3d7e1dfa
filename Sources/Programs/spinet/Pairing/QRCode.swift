// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import CQRCode

/// A QR code as text, by libqrencode: two rows of squares in a line of half blocks.
struct QRCode {
  private let width: Int
  private let isDark: [Bool]

  /// What scanners want clear around it. Source: ISO/IEC 18004.
  private static let margin = 4

  /// - Returns: `nil` for a text that has no room.
  init?(_ text: String) {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
    defer { QRcode_free(code) }
    width = Int(code.pointee.width)
    guard let squares = code.pointee.data else { return nil }
    isDark = (0..<width * width).map { squares[$0] & 1 == 1 }
  }

  /// Lines for terminals of any colours: it is written light on what is dark and the other way round, which cameras read either way.
  var lines: [String] {
    stride(from: -Self.margin, to: width + Self.margin, by: 2).map { row in
      String(
        (-Self.margin..<width + Self.margin).map { column -> Character in
          switch (isDark(row, column), isDark(row + 1, column)) {
          case (true, true): " "
          case (true, false): "▄"
          case (false, true): "▀"
          case (false, false): "█"
          }
        })
    }
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    guard (0..<width).contains(row), (0..<width).contains(column) else { return false }
    return isDark[row * width + column]
  }
}
