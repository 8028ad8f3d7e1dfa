// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Pictures and sound

extension Symbol {
  private static let triangle = """
    M 5 3.4 Q 5 1.9 6.4 2.6 L 16.4 8.7 Q 18.2 9.75 16.4 10.8 L 6.4 16.9 Q 5 17.6 5 16.1 Z
    """

  static let media: [String: Symbol] = [
    "camera": Symbol(
      23, 19,
      [
        .line(
          """
          M 4.5 4.5 L 5.9 4.5 Q 6.7 4.5 7.2 3.9 L 8.1 2.7 Q 8.6 2 9.4 2 L 13.6 2 Q 14.4 2 14.9 2.7 L 15.8 3.9 \
          Q 16.3 4.5 17.1 4.5 L 18.5 4.5 T 21.25 4.5 21.25 9 2.75 L 21.25 14.25 T 21.25 17.25 15 17.25 2.75 \
          L 4.5 17.25 T 1.75 17.25 1.75 10 2.75 L 1.75 7.25 T 1.75 4.5 6 4.5 2.75 Z
          """), .line("O 11.5 10.5 3.75"),
      ]),
    "text.viewfinder": Symbol(
      21, 21,
      [
        .line("M 2 6.5 L 2 4.5 Q 2 2 4.5 2 L 6.5 2"), .line("M 14.5 2 L 16.5 2 Q 19 2 19 4.5 L 19 6.5"),
        .line("M 19 14.5 L 19 16.5 Q 19 19 16.5 19 L 14.5 19"), .line("M 6.5 19 L 4.5 19 Q 2 19 2 16.5 L 2 14.5"),
        .line("M 6 7.5 L 15 7.5"), .line("M 6 10.5 L 15 10.5"), .line("M 6 13.5 L 11.5 13.5"),
      ]),
    "photo": Symbol(
      23, 19,
      [
        .line("R 1.75 1.75 19.5 15.5 2.75"), .line("O 6.75 6.5 1.6"),
        .line("M 2 14.4 L 6.2 10.9 Q 7 10.2 7.8 10.9 L 10.6 13.4 14.5 9.2 Q 15.3 8.4 16.1 9.2 L 21 14"),
      ]),
    "play.fill": Symbol(20, 19.5, [.shape(triangle)]),
    "pause.fill": Symbol(18, 19.5, [.shape("R 3 2.5 4.5 14.5 1.25 R 10.5 2.5 4.5 14.5 1.25")]),
  ]
}
