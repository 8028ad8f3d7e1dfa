// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Geometry
import LinuxSystem
import UIKitCore

/// The two buffers that the host sees the keyboard in by turns.
final class PictureBuffers {
  /// One buffer, and what it lacks of what shows.
  final class Buffer {
    let index: UInt8
    let memory: SharedMemory
    fileprivate var lacking: [PixelArea]

    fileprivate init(index: UInt8, memory: SharedMemory, format: PictureFormat) {
      self.index = index
      self.memory = memory
      lacking = [PixelArea(x: 0, y: 0, width: format.width, height: format.height)]
    }
  }

  let format: PictureFormat
  private var buffers: [Buffer] = []
  private var shown: Buffer?
  private let link: HostLink

  /// More pixels are no keyboard: 64 MiB of them.
  private static let pixelLimit = 16 << 20

  /// - Returns: `nil` for a size that no keyboard has.
  init?(_ format: PictureFormat, link: HostLink) {
    let sides = 1...PacketLimits.sidePixelCount
    guard sides.contains(format.width), sides.contains(format.height),
      format.width * format.height <= Self.pixelLimit
    else { return nil }
    self.format = format
    self.link = link
  }

  /// Whether nothing has been drawn yet.
  var isNew: Bool { shown == nil }

  /// Returns the buffer that does not show, with what shows in it but for the areas that are about to be drawn.
  ///
  /// - Returns: `nil` when there is no memory.
  func next(drawing areas: [PixelArea]) -> Buffer? {
    guard let buffer = buffers.first(where: { $0 !== shown && buffers.count > 1 }) ?? make() else { return nil }
    if let shown {
      for area in buffer.lacking where !areas.contains(where: { $0.contains(area) }) {
        area.copy(from: shown.memory.bytes, to: buffer.memory.bytes, stride: format.stride)
      }
    }
    buffer.lacking = []
    for other in buffers where other !== buffer { other.lacking = PixelArea.list(other.lacking + areas) }
    shown = buffer
    return buffer
  }

  private func make() -> Buffer? {
    let index = UInt8(buffers.count)
    guard let memory = try? SharedMemory(byteCount: format.byteCount, name: "keyboard-pixels") else { return nil }
    link.send(.buffer(index: index, format), showing: memory)
    let buffer = Buffer(index: index, memory: memory, format: format)
    buffers.append(buffer)
    return buffer
  }
}
