// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import LinuxSystem
import Testing
import UIKitCore

/// The pictures of a keyboard as a host sees them: of each it takes over what is said to have changed.
struct HostScreen {
  private var buffers: [UInt8: (format: PictureFormat, memory: ForeignMemory)] = [:]
  private(set) var format: PictureFormat?
  private(set) var pixels: [UInt32] = []
  private(set) var frameCount = 0
  private(set) var lastChanges: [PixelArea] = []
  private var shown: UInt8?

  enum Fault: Error { case noDescriptor, noBuffer, outside }

  mutating func take(_ index: UInt8, _ format: PictureFormat, _ descriptor: Int32?) throws {
    guard let descriptor else { throw Fault.noDescriptor }
    buffers[index] = (
      format, try ForeignMemory(owning: ForeignDescriptor(owning: descriptor), byteCount: format.byteCount)
    )
    // A keyboard that comes again brings new memory.
    if shown == index { shown = nil }
  }

  /// - Parameter isChecked: Whether the picture is compared with what was said of it.
  mutating func show(_ index: UInt8, _ changes: [PixelArea], isChecked: Bool) throws {
    guard let (format, memory) = buffers[index] else { throw Fault.noBuffer }
    guard isChecked else { return }
    let new = Array(memory.bytes.bindMemory(to: UInt32.self))
    if format != self.format {
      #expect(changes == [PixelArea(x: 0, y: 0, width: format.width, height: format.height)], "all of a new size")
      pixels = [UInt32](repeating: 0, count: format.width * format.height)
    } else {
      #expect(shown != index, "never the picture that shows")
    }
    self.format = format
    for area in changes {
      guard area.x >= 0, area.y >= 0, area.x + area.width <= format.width, area.y + area.height <= format.height
      else { throw Fault.outside }
      for row in area.y..<area.y + area.height {
        let start = row * format.width + area.x
        pixels.replaceSubrange(start..<start + area.width, with: new[start..<start + area.width])
      }
    }
    #expect(pixels == new, "nothing has changed but what was said")
    (lastChanges, shown) = (changes, index)
    frameCount += 1
  }

  /// The colour at a place in pixels, as 0xAARRGGBB.
  func color(x: Int, y: Int) -> UInt32 {
    guard let format, x >= 0, y >= 0, x < format.width, y < format.height else { return 0 }
    return pixels[y * format.width + x]
  }

  /// The bytes of a PNG file.
  @MainActor
  func pngData() -> Data? {
    guard let format, let image = CGImage(pixels: pixels, width: format.width, height: format.height) else {
      return nil
    }
    return UIImage(cgImage: image, scale: 1, orientation: .up).pngData()
  }
}
