// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// A picture that needs no file.
@MainActor
package enum SunsetImage {
  package static func make(size: CGSize, isNight: Bool = false) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      drawSky(size, isNight: isNight)
      (isNight ? UIColor(white: 0.93, alpha: 1) : UIColor(red: 1, green: 0.9, blue: 0.55, alpha: 1)).setFill()
      let sun = size.height * 0.36
      UIBezierPath(
        ovalIn: CGRect(
          x: size.width * 0.6 - sun / 2, y: size.height * (isNight ? 0.3 : 0.62) - sun / 2, width: sun, height: sun)
      ).fill()
      drawHill(size, from: 0.72, to: 0.58, UIColor(red: 0.32, green: 0.17, blue: 0.42, alpha: 1))
      drawHill(size, from: 0.82, to: 0.9, UIColor(red: 0.17, green: 0.09, blue: 0.28, alpha: 1))
    }
  }

  /// Stripes that go over from violet into orange, or from blue into green at night.
  private static func drawSky(_ size: CGSize, isNight: Bool) {
    let count = 48
    for index in 0..<count {
      let part = CGFloat(index) / CGFloat(count - 1)
      let color =
        isNight
        ? UIColor(red: 0.03 + 0.05 * part, green: 0.06 + 0.34 * part, blue: 0.2 + 0.22 * part, alpha: 1)
        : UIColor(red: 0.35 + 0.65 * part, green: 0.28 + 0.3 * part, blue: 0.75 - 0.5 * part, alpha: 1)
      color.setFill()
      let height = size.height / CGFloat(count)
      // A little higher than it is far to the next, so that no gap shows.
      UIBezierPath(rect: CGRect(x: 0, y: CGFloat(index) * height, width: size.width, height: height + 1)).fill()
    }
  }

  private static func drawHill(_ size: CGSize, from left: CGFloat, to right: CGFloat, _ color: UIColor) {
    let hill = UIBezierPath()
    hill.move(to: CGPoint(x: 0, y: size.height * left))
    hill.addCurve(
      to: CGPoint(x: size.width, y: size.height * right),
      controlPoint1: CGPoint(x: size.width * 0.35, y: size.height * (left - 0.25)),
      controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * (right + 0.2)))
    hill.addLine(to: CGPoint(x: size.width, y: size.height))
    hill.addLine(to: CGPoint(x: 0, y: size.height))
    hill.close()
    color.setFill()
    hill.fill()
  }
}
