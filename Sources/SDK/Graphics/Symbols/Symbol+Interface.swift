// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Lists, text, controls and hands

extension Symbol {
  private static let hand = """
    M 8 13 L 8 5.8 Q 8 4.3 9.4 4.3 Q 10.8 4.3 10.8 5.8 L 10.8 10 15.2 10.9 Q 17 11.3 16.8 13.2 L 16.3 16.4 \
    Q 15.9 19.25 13.2 19.25 L 11 19.25 Q 9.2 19.25 8 17.8 L 4.9 14.2 Q 4.1 13 5.1 12.2 Q 6 11.5 7 12.3 L 8 13
    """
  private static let bubble = """
    M 5 2.25 L 17 2.25 T 20.25 2.25 20.25 8 3 L 20.25 11.5 T 20.25 14.5 16 14.5 3 L 10.75 14.5 7.25 17.75 7 14.5 \
    5 14.5 T 1.75 14.5 1.75 10 3 L 1.75 5.25 T 1.75 2.25 6 2.25 3 Z
    """
  private static let palette = """
    M 10.5 1.9 C 5.4 1.9 1.9 5.5 1.9 10.1 C 1.9 14.6 5.3 18.1 9.6 18.1 C 11.5 18.1 12.1 16.9 11.5 15.6 \
    C 10.9 14.2 11.5 13 13 13 L 15.6 13 C 17.7 13 19.1 11.6 19.1 9.4 C 19.1 5.1 15.2 1.9 10.5 1.9 Z
    """

  private static func lines(_ starts: [(Double, Double)]) -> String {
    zip([3.25, 7.1, 10.9, 14.75], starts).map { "M \($1.0) \($0) L \($1.1) \($0)" }.joined(separator: " ")
  }

  static let interface: [String: Symbol] = [
    "list.bullet": Symbol(
      22, 18,
      [
        .shape("O 3 3.75 1.4 O 3 9 1.4 O 3 14.25 1.4"),
        .line("M 7.5 3.75 L 19.75 3.75 M 7.5 9 L 19.75 9 M 7.5 14.25 L 19.75 14.25"),
      ]
    ),
    "text.alignleft": Symbol(20, 18, [.line(lines([(2.5, 17.5), (2.5, 12), (2.5, 17.5), (2.5, 12)]))]),
    "text.aligncenter": Symbol(20, 18, [.line(lines([(2.5, 17.5), (5.25, 14.75), (2.5, 17.5), (5.25, 14.75)]))]),
    "text.alignright": Symbol(20, 18, [.line(lines([(2.5, 17.5), (8, 17.5), (2.5, 17.5), (8, 17.5)]))]),
    "textformat.size": Symbol(
      23, 18,
      [
        .line("M 1.75 15 L 4.9 7.25 8 15 M 2.9 12.25 L 6.9 12.25"),
        .line("M 9.75 15 L 15.25 2.25 20.75 15 M 11.75 10.75 L 18.75 10.75", 1.15),
      ]),
    "rectangle.split.3x1": Symbol(
      24, 18, [.line("R 1.75 2.25 20.5 13.5 2.75"), .line("M 8.6 2.5 L 8.6 15.5 M 15.4 2.5 L 15.4 15.5")]),
    "rectangle.bottomhalf.inset.filled": Symbol(
      23, 18, [.line("R 1.75 2.25 19.5 13.5 2.75"), .shape("R 4.1 8.75 14.8 4.75 1.2")]),
    "square.stack": Symbol(
      20, 21, [.line("R 2.75 8 14.5 11.25 2.75"), .line("M 4.5 5 L 15.5 5 M 6.25 2.25 L 13.75 2.25")]),
    "switch.2": Symbol(
      20, 21,
      [
        .line("R 1.75 2 16.5 7.25 3.625"), .shape("O 5.4 5.625 1.9"), .line("R 1.75 12 16.5 7.25 3.625"),
        .shape("O 14.6 15.625 1.9"),
      ]),
    "ruler": Symbol(
      24, 18,
      [
        .line("R 1.75 4.25 20.5 9.5 1.75"),
        .line("M 5.5 4.5 L 5.5 8 M 9.2 4.5 L 9.2 9.25 M 12.8 4.5 L 12.8 8 M 16.5 4.5 L 16.5 9.25 M 20 4.5", 0.85),
      ]),
    "paintpalette": Symbol(
      21, 20, [.line(palette), .shape("O 5.9 8.7 1.25 O 8.9 5.4 1.25 O 13 5.6 1.25 O 15.6 9 1.25")]),
    "exclamationmark.bubble": Symbol(
      22, 19.5, [.line(bubble), .line("M 11 5.1 L 11 8.6", 1.1), .shape("O 11 11.5 1.05")]),
    "hand.tap": Symbol(20, 21, [.line(hand), .line("M 5.3 6.6 A 9.4 5.9 4.2 170 370")]),
    "hand.draw": Symbol(20, 21, [.line(hand), .line("M 1.75 5 C 3 1.25 4.75 1.5 4.5 4 C 4.25 6.5 5.5 7 6.25 4.5")]),
  ]
}
