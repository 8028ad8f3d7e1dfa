// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Graphics

@Suite struct UIImageTests {
  private func drawn(_ image: UIImage, width: Int = 2, height: Int = 2) -> [UInt32] {
    Picture(width: width, height: height) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    }.pixels
  }

  @Test(arguments: [
    (UIImage.Orientation.up, [Picture.red, Picture.green, Picture.blue, 0]),
    (.down, [0, Picture.blue, Picture.green, Picture.red]),
    (.upMirrored, [Picture.green, Picture.red, 0, Picture.blue]),
    (.downMirrored, [Picture.blue, 0, Picture.red, Picture.green]),
    (.left, [Picture.green, 0, Picture.red, Picture.blue]),
    (.right, [Picture.blue, Picture.red, 0, Picture.green]),
    (.leftMirrored, [Picture.red, Picture.blue, Picture.green, 0]),
    (.rightMirrored, [0, Picture.green, Picture.blue, Picture.red]),
  ])
  func `the orientation says which way up the pixels are shown`(
    _ orientation: UIImage.Orientation, _ expected: [UInt32]
  ) throws {
    #expect(drawn(UIImage(cgImage: try CGImageTests.four(), scale: 1, orientation: orientation)) == expected)
  }

  @Test func `the size is in points and turns with the orientation`() throws {
    let pixels = try #require(CGImage(pixels: Array(repeating: 0, count: 12), width: 6, height: 2))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 3, height: 1))
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 1, height: 3))
    #expect(UIImage(cgImage: pixels, scale: .nan, orientation: .up).scale == 1)
    #expect(Set([UIImage(cgImage: pixels, scale: 1e-300, orientation: .up)]).count == 1)
  }

  @Test func `a tinted image has its own opacity in the tint's colour`() throws {
    let image = UIImage(cgImage: try CGImageTests.four()).withTintColor(.blue)
    #expect(drawn(image) == [Picture.blue, Picture.blue, Picture.blue, 0])
    #expect(image.renderingMode == .automatic)
    #expect(
      UIImage(cgImage: try CGImageTests.four()).withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
  }

  @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
  func `the caps of a resizable image keep their size`(_ mode: UIImage.ResizingMode) throws {
    let (r, g, b) = (Picture.red, Picture.green, Picture.blue)
    let line = try #require(CGImage(pixels: [r, g, b], width: 3, height: 1))
    let image = UIImage(cgImage: line).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: mode)
    #expect(drawn(image, width: 6, height: 1) == [r, g, g, g, g, b])
    #expect(drawn(image, width: 2, height: 1) == [r, b])
    #expect(drawn(image.withTintColor(.green), width: 6, height: 1) == Array(repeating: g, count: 6))
  }

  @Test func `a tiled middle repeats and a stretched one does not`() throws {
    let (r, g, b) = (Picture.red, Picture.green, Picture.blue)
    let line = UIImage(cgImage: try #require(CGImage(pixels: [r, g, b, r], width: 4, height: 1)))
    let insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    #expect(drawn(line.resizableImage(withCapInsets: insets), width: 6, height: 1) == [r, g, b, g, b, r])
    let stretched = drawn(line.resizableImage(withCapInsets: insets, resizingMode: .stretch), width: 6, height: 1)
    #expect(stretched[1] == g && stretched[4] == b)
  }

  @Test func `a PNG file comes back as it was`() throws {
    let image = UIImage(cgImage: try CGImageTests.four())
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2)?.size == CGSize(width: 1, height: 1))
    #expect(UIImage(data: data)?.cgImage?.pixels == image.cgImage?.pixels)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("four@2x.png")
    try data.write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.scale == 2)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
  }

  @Test func `bytes that are no PNG file are refused`() throws {
    let data = try #require(UIImage(cgImage: try CGImageTests.four()).pngData())
    for count in 0..<data.count { #expect(UIImage(data: data.prefix(count)) == nil, "the first \(count) bytes") }
    // Most single bytes are protected by a checksum; none may do harm.
    for index in data.indices {
      var broken = data
      broken[index] ^= 0xFF
      let image = UIImage(data: broken)
      #expect(image == nil || image?.size == CGSize(width: 2, height: 2))
    }
    var huge = data
    huge.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    #expect(UIImage(data: huge) == nil)
    #expect(UIImage(data: Data(repeating: 0x89, count: 1000)) == nil)
  }

  @Test func `an image of nothing has no size and no pixels, and draws nothing`() {
    let nothing = UIImage()
    #expect(nothing.size == .zero)
    #expect(nothing.scale == 1)
    #expect(nothing.cgImage == nil)
    #expect(nothing.pngData() == nil)
    #expect(!nothing.isSymbolImage)
    #expect(nothing.withRenderingMode(.alwaysTemplate).size == .zero)
    #expect(nothing == UIImage())
    #expect(Picture(width: 10, height: 10) { _ in nothing.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.isEmpty)
  }
}
