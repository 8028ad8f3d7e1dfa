// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Signs

extension Symbol {
  private static let heart = """
    M 10 17.25 C 5.2 14 1.75 10.7 1.75 7.1 C 1.75 4.6 3.5 2.75 5.8 2.75 C 7.6 2.75 9.1 3.7 10 5.4 \
    C 10.9 3.7 12.4 2.75 14.2 2.75 C 16.5 2.75 18.25 4.6 18.25 7.1 C 18.25 10.7 14.8 14 10 17.25 Z
    """

  static let signs: [String: Symbol] = [
    "xmark": Symbol(20, 20, [.line("M 4.25 4.25 L 15.75 15.75 M 15.75 4.25 L 4.25 15.75", 1.15)]),
    "xmark.circle.fill": Symbol(
      20, 20, [.shape("O 10 10 9"), .gap("M 6.75 6.75 L 13.25 13.25 M 13.25 6.75 L 6.75 13.25", 1.05)]),
    "plus": Symbol(19.5, 19.5, [.line("M 9.75 2.75 L 9.75 16.75 M 2.75 9.75 L 16.75 9.75", 1)]),
    "minus": Symbol(19.5, 19.5, [.line("M 2.75 9.75 L 16.75 9.75", 1)]),
    "plus.circle.fill": Symbol(20, 20, [.shape("O 10 10 9"), .gap("M 10 5.5 L 10 14.5 M 5.5 10 L 14.5 10", 1.1)]),
    "minus.circle.fill": Symbol(20, 20, [.shape("O 10 10 9"), .gap("M 5.5 10 L 14.5 10", 1.1)]),
    "checkmark": Symbol(20, 20, [.line("M 3.75 11 L 8.25 16 16.25 4.25", 1.15)]),
    "checkmark.circle.fill": Symbol(20, 20, [.shape("O 10 10 9"), .gap("M 6 10.5 L 9 13.75 14 6.5", 1.1)]),
    "circle": Symbol(20, 20, [.line("O 10 10 8.25")]),
    "info.circle": Symbol(
      20, 20,
      [.line("O 10 10 8.25"), .shape("O 9.75 6.1 1.05"), .line("M 8.5 9 L 10 9 10 14 M 8.25 14 L 11.75 14", 0.85)]),
    "ellipsis": Symbol(20, 20, [.shape("O 3.75 10 1.75 O 10 10 1.75 O 16.25 10 1.75")]),
    "line.3.horizontal": Symbol(
      20, 19.5, [.line("M 2.75 4.75 L 17.25 4.75 M 2.75 9.75 L 17.25 9.75 M 2.75 14.75 L 17.25 14.75")]),
    "star": Symbol(21, 20, [.line("S 10.5 10.75 8.75 3.9 5")]),
    "star.fill": Symbol(21, 20, [.shape("S 10.5 10.75 8.75 3.9 5"), .line("S 10.5 10.75 8.75 3.9 5")]),
    "heart": Symbol(20, 20, [.line(heart)]),
    "heart.fill": Symbol(20, 20, [.shape(heart), .line(heart)]),
  ]
}
