// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct SymbolTests {
  private static let names = """
    chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.backward xmark xmark.circle.fill plus \
    minus checkmark checkmark.circle.fill circle magnifyingglass gear house person star star.fill heart heart.fill \
    trash square.and.arrow.up ellipsis info.circle line.3.horizontal paperplane bell envelope phone camera text.viewfinder photo \
    arrow.up.circle.fill arrow.clockwise arrowshape.turn.up.left arrow.left arrow.right mic globe keyboard keyboard.chevron.compact.down delete.left eye \
    eye.slash lock calendar clock map bookmark folder doc doc.on.clipboard pencil flag play.fill pause.fill
    """.split(separator: " ").map(String.init)

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  private func picture(_ image: UIImage, scale: CGFloat = 2) throws -> Picture {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let drawn = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
    return Picture(try #require(drawn.cgImage))
  }

  private func ink(_ picture: Picture) -> Int { picture.pixels.reduce(0) { $0 + Int($1 >> 24) } }

  @Test(arguments: names)
  func `a symbol stays within its box and reaches near its edges, in the middle of it`(_ name: String) throws {
    let picture = try picture(try symbol(name))
    var (left, right, top, bottom) = (picture.width, 0, picture.height, 0)
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture.alpha(x, y) > 40 {
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    let margins = [left, picture.width - 1 - right, top, picture.height - 1 - bottom]
    #expect(margins.allSatisfy { $0 >= 1 }, "\(margins)")
    // In half points: a point and a half from the middle at most.
    #expect(abs(margins[0] - margins[1]) <= 6 && abs(margins[2] - margins[3]) <= 6, "\(margins)")
    #expect(max(right - left, bottom - top) >= 22, "\(margins)")
  }

  @Test func `there is no image of a name that is not known`() {
    #expect(UIImage(systemName: "") == nil && UIImage(systemName: "chevron") == nil)
  }

  @Test(arguments: ["plus", "minus", "line.3.horizontal"])
  func `straight lines are sharp beside text of 17 points`(_ name: String) throws {
    // But for the round ends and the bends of their edges, no pixel is half covered.
    let picture = try picture(try symbol(name))
    let column = (0..<picture.height).map { picture.alpha(picture.width / 3, $0) }
    #expect(column.contains(255) && column.allSatisfy { $0 == 0 || $0 == 255 })
  }

  @Test func `size, weight and scale change the drawing, and what is left open stays`() throws {
    let plain = try symbol("gear")
    let large = try symbol("gear", UIImage.SymbolConfiguration(pointSize: 34))
    #expect(large.size.width == plain.size.width * 2)
    let bold = try #require(large.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold)))
    #expect(bold.size == large.size)
    #expect(ink(try picture(bold)) > ink(try picture(large)) * 5 / 4)
    let small = try symbol("gear", UIImage.SymbolConfiguration(scale: .small))
    #expect(small.size.width < plain.size.width)
    #expect(plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34)) == large)
    for odd in [0, -1, .nan, .infinity, 1e300] as [CGFloat] {
      let size = try symbol("gear", UIImage.SymbolConfiguration(pointSize: odd)).size
      #expect(size.width > 0 && size.width < 10_000)
    }
  }

  @Test func `a translucent colour does not add up where lines cross`() throws {
    let image = try symbol("house").withTintColor(UIColor(white: 0, alpha: 0.5))
    #expect(try picture(image).pixels.allSatisfy { $0 >> 24 <= 128 })
  }

  @Test func `gaps show what is under the symbol`() throws {
    let image = try symbol("xmark.circle.fill").withTintColor(.red)
    let picture = Picture(width: 20, height: 20) { context in
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(.infinite)
      image.draw(at: .zero)
    }
    #expect(picture[10, 10] == Picture.blue && picture[10, 4] == Picture.red && picture[0, 0] == Picture.blue)
  }

  @Test func `what points along the text turns round where text runs from right to left`() throws {
    func first(_ name: String, _ direction: UITraitEnvironmentLayoutDirection) throws -> [UInt32] {
      let image = try symbol(name)
      var pixels: [UInt32] = []
      UITraitCollection(layoutDirection: direction).performAsCurrent {
        pixels = Picture(width: 13, height: 20) { _ in image.draw(at: .zero) }.pixels
      }
      return pixels
    }
    #expect(try first("chevron.forward", .leftToRight) == first("chevron.right", .leftToRight))
    #expect(try first("chevron.forward", .rightToLeft) != first("chevron.right", .rightToLeft))
    #expect(try first("chevron.right", .rightToLeft) == first("chevron.right", .leftToRight))
  }

  @Test func `views may tint symbols, and images of pixels only when told to`() throws {
    let image = try symbol("star")
    #expect(image.isTemplate && image.isSymbolImage)
    #expect(!image.withRenderingMode(.alwaysOriginal).isTemplate)
    let pixels = UIImage(cgImage: try CGImageTests.four())
    #expect(!pixels.isTemplate && pixels.withRenderingMode(.alwaysTemplate).isTemplate)
  }
}
