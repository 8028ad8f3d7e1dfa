// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

// MARK: - Light, air and sound

extension Symbol {
  private static let speaker = """
    M 2.4 7 L 4.6 7 9 3.2 Q 10.25 2.2 10.25 3.8 L 10.25 16.2 Q 10.25 17.8 9 16.8 L 4.6 13 2.4 13 Q 1.25 13 1.25 11.8 \
    L 1.25 8.2 Q 1.25 7 2.4 7 Z
    """

  /// Eight lines around the middle, between two distances from it.
  private static func rays(_ inner: Double, _ outer: Double) -> String {
    (0..<8).map { ray in
      let angle = Double(ray) * .pi / 4
      func place(_ radius: Double) -> String { "\(10 + radius * cos(angle)) \(10 + radius * sin(angle))" }
      return "M \(place(inner)) L \(place(outer))"
    }.joined(separator: " ")
  }

  static let sky: [String: Symbol] = [
    "sun.max": Symbol(20, 20, [.line("O 10 10 3.6"), .line(rays(6.5, 8.25))]),
    "sun.min": Symbol(20, 20, [.line("O 10 10 3.4"), .line(rays(6.4, 6.4), 1.1)]),
    "moon.fill": Symbol(
      18, 19.5,
      [
        .shape(
          """
          M 7.3 2.1 C 6.2 8.7 10.3 12.8 16.2 11.7 C 15 15.8 11.9 17.8 8.8 17.8 C 4.7 17.8 1.6 14.6 1.6 10.4 \
          C 1.6 6.6 3.8 3.3 7.3 2.1 Z
          """)
      ]),
    "sparkles": Symbol(
      20, 20, [.shape("S 8 11.25 7.25 2.3 4"), .shape("S 15.5 4.6 3.6 1.15 4"), .shape("S 16.2 15.8 2.7 0.9 4")]),
    "airplane": Symbol(
      20, 20,
      [
        .shape(
          """
          M 18.6 10 C 18.6 9 17.4 8.5 15.9 8.5 L 12.7 8.5 8.3 2 6.5 2 8.6 8.5 5 8.5 3.2 6.2 1.8 6.2 2.8 10 1.8 13.8 \
          3.2 13.8 5 11.5 8.6 11.5 6.5 18 8.3 18 12.7 11.5 15.9 11.5 C 17.4 11.5 18.6 11 18.6 10 Z
          """)
      ]),
    "wifi": Symbol(
      23, 18,
      [
        .line("A 11.5 15.25 12 -135 -45", 1.3), .line("A 11.5 15.25 8 -135 -45", 1.3),
        .line("A 11.5 15.25 4.1 -135 -45", 1.3), .shape("O 11.5 15 1.5"),
      ]),
    "speaker.fill": Symbol(12.5, 20, [.shape(speaker)]),
    "speaker.wave.3.fill": Symbol(
      25, 20,
      [
        .shape(speaker), .line("A 9 10 5 -33 33"), .line("A 9 10 8.75 -36 36"), .line("A 9 10 12.5 -38 38"),
      ]),
  ]
}
