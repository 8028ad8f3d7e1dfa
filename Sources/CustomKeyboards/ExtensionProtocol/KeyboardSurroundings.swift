// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// Where and how a keyboard shows.
package struct KeyboardSurroundings: Hashable, Sendable {
  /// The keyboard's area, in logical pixels: as wide as the screen, and as high as the keyboard asked for, if there is room.
  package var size = Size.zero
  /// The screen, in logical pixels.
  package var screenSize = Size.zero
  /// The height of the system's keyboard here, in logical pixels: that of a keyboard that asks for none.
  package var usualHeight = 0.0
  /// The most that the keyboard can have, in logical pixels.
  package var greatestHeight = 0.0
  /// Pixels to a logical pixel.
  package var scale = 1.0
  /// Whether the system's keys are dark.
  package var isDark = false
  /// Whether they stand out more than usual.
  package var hasHighContrast = false
  /// Whether lines begin at the right.
  package var isRightToLeft = false
  /// The person's languages as BCP 47 tags, the most wanted first.
  package var languages: [String] = []
  /// Whether the keyboard has to show the key that leads to the next one.
  package var needsInputModeSwitchKey = false
  /// Whether the device has a place of its own for the key that begins dictation.
  package var hasDictationPlace = false
  /// Whether the person has allowed full access.
  package var hasFullAccess = false
  /// Whether keys are heard.
  package var playsClicks = false

  package init() {}
}

// MARK: - Packets

extension KeyboardSurroundings {
  func put(into packet: inout PacketWriter) {
    packet.put(size)
    packet.put(screenSize)
    packet.put(usualHeight)
    packet.put(greatestHeight)
    packet.put(scale)
    packet.put(isDark)
    packet.put(hasHighContrast)
    packet.put(isRightToLeft)
    // The first ones are those that count; names that are none are left out.
    packet.put(
      languages.filter { $0.utf8.count <= PacketLimits.nameByteCount }.prefix(PacketLimits.languageCount)
    ) { $0.put($1) }
    packet.put(needsInputModeSwitchKey)
    packet.put(hasDictationPlace)
    packet.put(hasFullAccess)
    packet.put(playsClicks)
  }

  init(from packet: inout PacketReader) throws(PacketError) {
    size = try packet.size()
    screenSize = try packet.size()
    usualHeight = try packet.measure()
    greatestHeight = try packet.measure()
    scale = try packet.measure()
    isDark = try packet.flag()
    hasHighContrast = try packet.flag()
    isRightToLeft = try packet.flag()
    languages = try packet.list(limit: PacketLimits.languageCount) { packet throws(PacketError) in
      try packet.text(limit: PacketLimits.nameByteCount)
    }
    needsInputModeSwitchKey = try packet.flag()
    hasDictationPlace = try packet.flag()
    hasFullAccess = try packet.flag()
    playsClicks = try packet.flag()
  }
}

extension PacketWriter {
  mutating func put(_ size: Size) {
    put(size.width)
    put(size.height)
  }

  mutating func put(_ point: Point) {
    put(point.x)
    put(point.y)
  }

  mutating func put(_ rect: Rect) {
    put(rect.origin)
    put(rect.size)
  }
}

extension PacketReader {
  mutating func size() throws(PacketError) -> Size {
    let size = Size(width: try measure(), height: try measure())
    guard size.width >= 0, size.height >= 0 else { throw .wrongValue }
    return size
  }

  mutating func point() throws(PacketError) -> Point { Point(x: try measure(), y: try measure()) }

  mutating func rect() throws(PacketError) -> Rect { Rect(origin: try point(), size: try size()) }
}
