// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct UIGraphicsImageRendererTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }()

  @Test func `what is drawn is in the image, at the format's scale and from the bounds' origin`() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 0, width: 2, height: 0.5), format: format)
    var early: UIImage?
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
      early = context.currentImage
      context.clip(to: .zero)
      context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(image.size == CGSize(width: 2, height: 0.5) && image.scale == 2)
    #expect(image.cgImage?.pixels == [Picture.red, Picture.red, 0, 0])
    #expect(early?.cgImage?.pixels == image.cgImage?.pixels)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `an opaque image has no transparent pixel`() {
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    #expect(image.cgImage?.pixels == Array(repeating: 0xFF00_0000, count: 4))
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9] as [CGFloat])
  func `a size that nothing can be drawn in makes an empty image`(_ side: CGFloat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      Issue.record("nothing to draw into")
    }
    #expect(image.size == .zero && image.pngData() == nil)
    image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
