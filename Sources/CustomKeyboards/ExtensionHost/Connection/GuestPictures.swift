// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import ExtensionProtocol
internal import Geometry
internal import LinuxSystem

/// The pictures of a keyboard, in memory that it cannot take away.
package struct GuestPictures {
  private var buffers: [UInt8: (memory: ForeignMemory, format: PictureFormat)] = [:]
  /// The buffer that shows.
  private var shown: UInt8?

  package init() {}

  /// Takes memory for pictures.
  ///
  /// - Parameter descriptor: What came with the message; it is closed here.
  mutating func take(_ index: UInt8, _ format: PictureFormat, descriptor: Int32?) throws(GuestFault) {
    guard let descriptor else { throw .wrongPicture("no memory came along") }
    let file = ForeignDescriptor(owning: descriptor)
    do {
      buffers[index] = (try ForeignMemory(owning: file, byteCount: format.byteCount), format)
    } catch {
      throw .wrongPicture("\(error.call): \(error.explanation)")
    }
    if shown == index { shown = nil }
    let limit = GuestLimits.memoryMebibytes
    guard byteCount <= limit << 20 else { throw .memory(mebibytes: byteCount >> 20, limit: limit) }
  }

  /// The bytes of the files that pictures are in. They stay for as long as the host has them, whether the keyboard has or not.
  var byteCount: Int { buffers.values.reduce(0) { $0 + $1.memory.fileByteCount } }

  /// Shows a picture.
  ///
  /// - Returns: Whether it is as large as the one before, so that only its changes count.
  mutating func show(_ index: UInt8, _ changes: [PixelArea]) throws(GuestFault) -> Bool {
    guard let new = buffers[index] else { throw .wrongPicture("there is no buffer \(index)") }
    let isInside = changes.allSatisfy { area in
      area.x + area.width <= new.format.width && area.y + area.height <= new.format.height
    }
    guard isInside else { throw .wrongPicture("a change lies outside of it") }
    defer { shown = index }
    return shown.flatMap { buffers[$0]?.format }.map { $0.width == new.format.width && $0.height == new.format.height }
      ?? false
  }

  /// The picture that shows.
  package var current: (bytes: UnsafeRawBufferPointer, format: PictureFormat)? {
    shown.flatMap { buffers[$0] }.map { ($0.memory.bytes, $0.format) }
  }

  /// Gives the memory back. A keyboard that is shown again brings new memory.
  mutating func forget() {
    buffers = [:]
    shown = nil
  }
}
