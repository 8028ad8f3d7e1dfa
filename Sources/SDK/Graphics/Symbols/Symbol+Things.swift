// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Things

extension Symbol {
  static let things: [String: Symbol] = [
    "magnifyingglass": Symbol(20, 20, [.line("O 8.25 8.25 6.5"), .line("M 13 13 L 18 18", 1.2)]),
    "gear": Symbol(
      20, 20,
      [
        .line("O 10 10 6.6"),
        .line(
          (0..<12).map { tooth in
            let angle = Double(tooth) * .pi / 6
            func place(_ radius: Double) -> String { "\(10 + radius * cos(angle)) \(10 + radius * sin(angle))" }
            return "M \(place(7.4)) L \(place(8.6))"
          }.joined(separator: " "), 1.1),
        .line("O 10 10 1.9", 0.8),
        .line(
          (0..<3).map { spoke in
            let angle = Double(spoke) * .pi * 2 / 3
            func place(_ radius: Double) -> String { "\(10 + radius * cos(angle)) \(10 + radius * sin(angle))" }
            return "M \(place(2.2)) L \(place(6.4))"
          }.joined(separator: " "), 0.8),
      ]),
    "house": Symbol(
      21, 20,
      [
        .line("M 1.9 10 L 9.6 3.2 Q 10.5 2.4 11.4 3.2 L 19.1 10"),
        .line("M 4.25 8.5 L 4.25 15.5 T 4.25 17.25 10 17.25 1.75 L 15 17.25 T 16.75 17.25 16.75 10 1.75 L 16.75 8.5"),
        .line("M 8.25 17 L 8.25 11.75 12.75 11.75 12.75 17"),
      ]),
    "trash": Symbol(
      20, 21,
      [
        .line("M 2.75 4.75 L 17.25 4.75"),
        .line("M 7 4.5 L 7 3.25 T 7 1.75 10 1.75 1.5 L 11.5 1.75 T 13 1.75 13 4 1.5 L 13 4.5"),
        .line("M 4.25 4.75 L 5 17.25 Q 5.1 19.25 7 19.25 L 13 19.25 Q 14.9 19.25 15 17.25 L 15.75 4.75"),
        .line("M 7.6 8 L 7.9 16 M 10 8 L 10 16 M 12.4 8 L 12.1 16", 0.75),
      ]),
    "lock": Symbol(
      18, 20,
      [.line("R 3.25 8.75 11.5 9.5 2.25"), .line("M 5.25 8.5 L 5.25 5.75 A 9 5.75 3.75 180 360 L 12.75 8.5")]),
    "calendar": Symbol(
      20, 20,
      [
        .line("R 1.75 2.75 16.5 15.5 3"), .line("M 2 7.25 L 18 7.25"),
        .shape(
          """
          O 10 10.25 1 O 13.5 10.25 1 O 6.5 10.25 1 O 6.5 12.75 1 O 10 12.75 1 O 13.5 12.75 1 O 6.5 15.25 1 \
          O 10 15.25 1
          """),
      ]),
    "clock": Symbol(20, 20, [.line("O 10 10 8.25"), .line("M 9.75 4.75 L 9.75 10.5 5.75 10.5")]),
    "map": Symbol(
      21, 20,
      [
        .line(
          """
          M 1.75 5.75 L 7.25 2.75 13.75 5.75 18 3.4 Q 19.25 2.75 19.25 4 L 19.25 14.25 13.75 17.25 7.25 14.25 \
          L 3 16.6 Q 1.75 17.25 1.75 16 Z
          """), .line("M 7.25 3 L 7.25 14.25 M 13.75 6 L 13.75 17.25"),
      ]),
    "bookmark": Symbol(
      16, 20,
      [
        .line(
          """
          M 2.75 17 L 2.75 4.25 T 2.75 1.75 8 1.75 2.5 L 10.75 1.75 T 13.25 1.75 13.25 8 2.5 L 13.25 17 \
          Q 13.25 18.6 12 17.6 L 8.6 14.6 Q 8 14.1 7.4 14.6 L 4 17.6 Q 2.75 18.6 2.75 17 Z
          """)
      ]),
    "folder": Symbol(
      22, 19,
      [
        .line(
          """
          M 1.75 13.75 L 1.75 5 T 1.75 2.5 5 2.5 2.5 L 7.2 2.5 Q 8 2.5 8.6 3 L 9.6 3.9 Q 10.2 4.4 11 4.4 \
          L 17.75 4.4 T 20.25 4.4 20.25 9 2.5 L 20.25 13.75 T 20.25 16.25 15 16.25 2.5 L 4.25 16.25 \
          T 1.75 16.25 1.75 12 2.5 Z
          """), .line("M 2 7.75 L 20 7.75"),
      ]),
    "doc": Symbol(
      18, 21,
      [
        .line(
          """
          M 2.75 16.75 L 2.75 4.25 T 2.75 1.75 8 1.75 2.5 L 9 1.75 Q 9.8 1.75 10.4 2.35 L 14.65 6.6 Q 15.25 7.2 15.25 8 \
          L 15.25 16.75 T 15.25 19.25 10 19.25 2.5 L 5.25 19.25 T 2.75 19.25 2.75 15 2.5 Z
          """), .line("M 9.25 2.25 L 9.25 6.25 T 9.25 7.75 12 7.75 1.5 L 14.75 7.75", 0.9),
      ]),
    "doc.on.clipboard": Symbol(
      20, 21,
      [
        .line(
          """
          M 6.5 18.25 L 4 18.25 T 1.75 18.25 1.75 10 2.25 L 1.75 5.25 T 1.75 3 6 3 2.25 L 11.5 3 T 13.75 3 13.75 6 2.25 \
          L 13.75 6.25
          """), .shape("R 4.75 1.25 6 3.75 1.5"), .line("R 8.5 8.5 9.75 10.75 2"),
        .line("M 11.25 12.25 L 15.5 12.25 M 11.25 15.5 L 15.5 15.5", 0.75),
      ]),
    "pencil": Symbol(
      20, 20,
      [
        .line(
          """
          M 2.75 17.25 L 3.9 13 13.9 3 Q 15.1 1.9 16.3 3 L 17 3.7 Q 18.1 4.9 17 6.1 L 7 16.1 Z
          """), .line("M 12.25 4.75 L 15.25 7.75"),
      ]),
    "flag": Symbol(
      18, 20,
      [
        .line("M 3.25 2.25 L 3.25 18.25"),
        .line(
          """
          M 3.25 3.25 C 5.5 1.9 7.7 2.2 9.5 3 C 11.6 3.9 13.2 3.9 14.75 3.2 L 14.75 11.4 C 13 12.3 11.2 12 9.5 11.3 \
          C 7.6 10.5 5.5 10.3 3.25 11.6
          """),
      ]),
    "keyboard": Symbol(
      24, 18,
      [
        .line("R 1.75 2.75 20.5 12.5 2.75"),
        .line(keys(rows: [6.25, 9], from: 5.25, to: 18.75, count: 7), 0.9),
        .line("M 5.25 12 L 5.25 12 M 8.25 12 L 15.75 12 M 18.75 12 L 18.75 12", 0.9),
      ]),
    "keyboard.chevron.compact.down": Symbol(
      24, 22,
      [
        .line("R 1.75 1.75 20.5 12.5 2.75"),
        .line(keys(rows: [5.25, 8], from: 5.25, to: 18.75, count: 7), 0.9),
        .line("M 5.25 11 L 5.25 11 M 8.25 11 L 15.75 11 M 18.75 11 L 18.75 11", 0.9),
        .line("M 8 17.25 L 12 19.5 16 17.25"),
      ]),
    "delete.left": Symbol(
      23, 18,
      [
        .line(
          """
          M 8.3 2.75 L 18.5 2.75 T 21.25 2.75 21.25 8 2.75 L 21.25 12.5 T 21.25 15.25 15 15.25 2.75 L 8.3 15.25 \
          Q 7.2 15.25 6.4 14.4 L 2.3 10 Q 1.4 9 2.3 8 L 6.4 3.6 Q 7.2 2.75 8.3 2.75 Z
          """), .line("M 10.5 6.25 L 16 11.75 M 16 6.25 L 10.5 11.75"),
      ]),
  ]

  /// Returns the dots of keys: lines without a length, whose round ends make them.
  private static func keys(rows: [Double], from left: Double, to right: Double, count: Int) -> String {
    rows.flatMap { y in
      (0..<count).map { index in
        let x = left + (right - left) * Double(index) / Double(count - 1)
        return "M \(x) \(y) L \(x) \(y)"
      }
    }.joined(separator: " ")
  }
}
