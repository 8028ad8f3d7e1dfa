// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct UIColorTests {
  private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    return (resolved.cgColor.components ?? []).map { Int(($0 * 255).rounded()) }
  }

  @Test func `system colours are others in the dark`() {
    #expect(components(.systemBlue, .light) == [0, 122, 255, 255])
    #expect(components(.systemBlue, .dark) == [10, 132, 255, 255])
    #expect(components(.secondaryLabel, .light) == [60, 60, 67, 153])
    #expect(components(.separator, .dark) == [84, 84, 88, 153])
    #expect(components(.secondarySystemGroupedBackground, .light) == [255, 255, 255, 255])
    #expect(components(.systemGray6, .dark) == [28, 28, 30, 255])
    #expect(components(.label, .unspecified) == [0, 0, 0, 255])
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.link)
  }

  @Test func `the colour that is set is the one of the current traits`() {
    let dark = Picture(width: 1, height: 1) { context in
      UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { UIColor.label.setFill() }
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(dark.pixels == [0xFFFF_FFFF])
  }

  @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.6, 0.3, 0.4), (0.95, 1, 0.5)])
  func `hue, saturation and brightness come back as they went in`(_ hue: Double, _ saturation: Double, _ value: Double)
  {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: hue, saturation: saturation, brightness: value, alpha: 0.5).getHue(
      &h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9 && abs(b - value) < 1e-9 && a == 0.5)
  }

  @Test func `only greys have a white`() {
    var white: CGFloat = -1
    #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && white == 2 / 3)
  }

  @Test func `insets move edges inwards`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)) == CGRect(x: 2, y: 1, width: 12, height: 6))
  }
}
