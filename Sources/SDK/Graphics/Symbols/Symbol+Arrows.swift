// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Arrows

extension Symbol {
  private static let right = "M 3.5 3.75 L 9.75 10 3.5 16.25"
  private static let left = "M 9.5 3.75 L 3.25 10 9.5 16.25"

  static let arrows: [String: Symbol] = [
    "chevron.right": Symbol(13, 20, [.line(right, 1.15)]),
    "chevron.left": Symbol(13, 20, [.line(left, 1.15)]),
    "chevron.forward": Symbol(13, 20, followsText: true, [.line(right, 1.15)]),
    "chevron.backward": Symbol(13, 20, followsText: true, [.line(left, 1.15)]),
    "chevron.up": Symbol(20, 13, [.line("M 3.75 9.5 L 10 3.25 16.25 9.5", 1.15)]),
    "chevron.down": Symbol(20, 13, [.line("M 3.75 3.5 L 10 9.75 16.25 3.5", 1.15)]),
    "chevron.up.chevron.down": Symbol(
      14, 22, [.line("M 2.75 8 L 7 3.5 11.25 8", 1.15), .line("M 2.75 14 L 7 18.5 11.25 14", 1.15)]),
    "arrow.left": Symbol(21, 19.5, [.line("M 18.25 9.75 L 2.75 9.75 M 9 3.5 L 2.75 9.75 9 16", 1.05)]),
    "arrow.right": Symbol(21, 19.5, [.line("M 2.75 9.75 L 18.25 9.75 M 12 3.5 L 18.25 9.75 12 16", 1.05)]),
    "arrow.clockwise": Symbol(
      19.5, 21, [.line("A 9.75 11.5 7 -10 275"), .line("M 7.75 1.75 L 10.75 4.5 7.75 7.5")]),
    "arrowshape.turn.up.left": Symbol(
      21.5, 18,
      [
        .line(
          "M 9.5 2.5 L 2.75 8.5 9.5 14.5 9.5 11 C 14 11 16.75 12.25 18.75 15.5 C 18.25 9.75 15.25 6 9.5 6 Z")
      ]),
    "arrow.up.arrow.down": Symbol(
      22, 20,
      [.line("M 6.5 17 L 6.5 3 M 2.75 6.75 L 6.5 3 10.25 6.75 M 15.5 3 L 15.5 17 M 11.75 13.25 L 15.5 17 19.25 13.25")]),
    "arrow.up.circle.fill": Symbol(
      20, 20, [.shape("O 10 10 9"), .gap("M 10 14.5 L 10 5.75 M 6.4 9.2 L 10 5.6 13.6 9.2", 1.1)]),
    "square.and.arrow.up": Symbol(
      19.5, 22,
      [
        .line("M 6.5 8.25 L 4.75 8.25 T 2.75 8.25 2.75 18 2 L 2.75 18.25 T 2.75 20.25 9 20.25 2 L 14.75 20.25"),
        .line("M 14.75 20.25 T 16.75 20.25 16.75 12 2 L 16.75 10.25 T 16.75 8.25 13 8.25 2 L 13 8.25"),
        .line("M 9.75 13.5 L 9.75 2 M 6.25 5.25 L 9.75 1.75 13.25 5.25"),
      ]),
  ]
}
