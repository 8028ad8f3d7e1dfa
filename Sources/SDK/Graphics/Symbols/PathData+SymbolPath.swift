// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension PathData {
  /// Makes a path of its description: letters, each followed by numbers in points, with the y axis downwards.
  ///
  /// | letter | numbers | what it adds |
  /// |---|---|---|
  /// | M | x y | begins here |
  /// | L | x y | a line; more pairs may follow |
  /// | C | x y x y x y | a curve with two control points |
  /// | Q | x y x y | a curve with one |
  /// | T | x y x y r | a round corner at the first point, towards the second |
  /// | A | x y r a b | a piece of a circle from angle a to b, in degrees, clockwise when b is larger |
  /// | O | x y r | a circle |
  /// | E | x y w h | an ellipse |
  /// | R | x y w h r | a rectangle with round corners |
  /// | S | x y R r n | a star of n points with outer and inner radius |
  /// | Z | | closes |
  ///
  /// A description ends where it makes no sense.
  init(symbolPath text: String) {
    self.init()
    var command: Substring = ""
    var numbers: [CGFloat] = []
    for token in "\(text) Z".split(separator: " ") {
      if let number = Double(token) {
        numbers.append(CGFloat(number))
      } else {
        guard add(command, numbers) else { return }
        command = token
        numbers = []
      }
    }
    // The last letter only ended what was before it.
    if text.hasSuffix("Z") { close() }
  }

  private mutating func add(_ command: Substring, _ n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (command, n.count) {
    case ("", 0): break
    case ("M", 2): move(to: point(0))
    case ("L", 2...) where n.count % 2 == 0:
      for index in stride(from: 0, to: n.count, by: 2) { addLine(to: point(index)) }
    case ("C", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Q", 4): addQuadCurve(to: point(2), control: point(0))
    case ("T", 5): addArc(corner: point(0), end: point(2), radius: n[4])
    case ("A", 5):
      addArc(center: point(0), radius: n[2], startAngle: n[3] * .pi / 180, delta: (n[4] - n[3]) * .pi / 180)
    case ("O", 3): addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: n[2] * 2, height: n[2] * 2))
    case ("E", 4): addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case ("R", 5):
      addRoundedRect(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CGSize(width: n[4], height: n[4]))
    case ("S", 5): addStar(center: point(0), outer: n[2], inner: n[3], points: n[4])
    case ("Z", 0): close()
    default: return false
    }
    return true
  }

  private mutating func addStar(center: CGPoint, outer: CGFloat, inner: CGFloat, points: CGFloat) {
    for index in 0..<Int(points * 2) {
      let angle = CGFloat(index) * .pi / points - .pi / 2
      let radius = index % 2 == 0 ? outer : inner
      let place = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { move(to: place) } else { addLine(to: place) }
    }
    close()
  }
}
