// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CameraReading
import LinuxSystem
import ScanProtocol
import TextReading

/// The memory in which pictures are shown, place by place.
struct PictureMemory {
  private let memory: SharedMemory
  private var live = ScanMemory.livePlaces.lowerBound
  private var page = ScanMemory.pagePlaces.lowerBound

  init() throws(SystemCallError) {
    memory = try SharedMemory(byteCount: ScanMemory.byteCount, name: "spinet-scan")
  }

  /// To be shown to the keyboard.
  var descriptor: Int32 { memory.descriptor }

  /// Puts what is seen now into a place that nobody looks at; `nil` for what cannot be shown.
  mutating func putLive(_ picture: TextPicture) -> ScanPlace? {
    let place = put(picture, at: live)
    if place != nil {
      live = live + 1 == ScanMemory.livePlaces.upperBound ? ScanMemory.livePlaces.lowerBound : live + 1
    }
    return place
  }

  /// Puts what is about to be read into another one.
  mutating func putPage(_ picture: TextPicture) -> ScanPlace? {
    let place = put(picture, at: page)
    if place != nil {
      page = page + 1 == ScanMemory.pagePlaces.upperBound ? ScanMemory.pagePlaces.lowerBound : page + 1
    }
    return place
  }

  private func put(_ picture: TextPicture, at index: Int) -> ScanPlace? {
    guard let shown = GrayPicture(picture, longestSide: ScanMemory.longestSide) else { return nil }
    let place = ScanPlace(index: index, width: shown.width, height: shown.height)
    shown.write(to: UnsafeMutableRawBufferPointer(rebasing: memory.bytes[place.bytes]).bindMemory(to: UInt32.self))
    return place
  }
}
