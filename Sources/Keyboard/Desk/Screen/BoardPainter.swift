// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionProtocol
package import Geometry
internal import Raster
package import SystemKeyboard

/// A buffer to fill with what should be shown: what it holds from an earlier frame, and what is on screen now.
package protocol FrameBuffer {
  /// ARGB32 with premultiplied alpha.
  var pixels: UnsafeMutableRawBufferPointer { get }
  /// In logical pixels.
  var size: Size { get }
  /// Pixels to a logical pixel.
  var scale: Double { get }
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }
  /// Bytes from one row to the next.
  var stride: Int { get }
  /// What the buffer holds, as whoever filled it said; `nil` for a new one.
  var content: AnyObject? { get }
  /// What is on screen; `nil` before the first frame.
  var shownContent: AnyObject? { get }

  /// Copies parts of what is on screen, in logical pixels, grown to whole pixels.
  func copyShown(_ areas: [Rect])
}

/// What a buffer shows.
package nonisolated final class ShownPicture {
  /// What it shows.
  package let presentation: Presentation

  init(_ presentation: Presentation) { self.presentation = presentation }
}

/// Draws what shows into buffers, and copies what is on screen already.
package final class BoardPainter {
  let renderer: KeyboardRenderer

  package init(_ renderer: KeyboardRenderer) { self.renderer = renderer }

  /// Draws a picture into a buffer.
  func draw(_ picture: ShownPicture, into frame: some FrameBuffer) {
    let presentation = picture.presentation
    let old = (frame.content as? ShownPicture)?.presentation
    // A key that is up again: the buffer still shows how that was.
    if old == presentation { return }
    guard let onScreen = (frame.shownContent as? ShownPicture)?.presentation else {
      return draw(frame) { renderer.draw(presentation, into: $0) }
    }
    frame.copyShown(old.map { onScreen.damage(since: $0) } ?? [Rect(origin: .zero, size: frame.size)])
    draw(frame) { renderer.draw(presentation, over: onScreen, into: $0) }
  }

  /// Draws a presentation into a buffer that holds nothing.
  func draw(_ presentation: Presentation, into frame: some FrameBuffer) {
    draw(frame) { renderer.draw(presentation, into: $0) }
  }

  /// Draws an overlay into its buffer.
  package func draw(_ overlay: OverlayPicture, into frame: some FrameBuffer) {
    let old = (frame.content as? OverlayPicture)?.press
    draw(frame) { renderer.draw(overlay.press, over: old, into: $0) }
  }

  private func draw(_ frame: some FrameBuffer, _ body: (borrowing Canvas) -> Void) {
    guard let base = frame.pixels.baseAddress else { return }
    let canvas = Canvas(
      pixels: base, width: frame.pixelWidth, height: frame.pixelHeight, stride: frame.stride, scale: frame.scale)
    if let canvas { body(canvas) }
  }
}

// MARK: - For the screen

extension KeyboardDesk {
  /// Draws the frame that the screen asks for.
  ///
  /// - Returns: What it shows; `nil` for a picture that was kept ready.
  package func draw(into frame: some FrameBuffer) -> AnyObject? {
    defer { guests.notePictureShown() }
    if let ready = firstFrames.shown {
      if ready.copy(into: frame) { return nil }
      firstFrames.shown = nil
      guard let keys = makeKeys() else { return nil }
      shown = ShownPicture(keys.presentation)
    }
    guard let shown else { return nil }
    painter.draw(shown, into: frame)
    return shown
  }

  /// How large the picture is that shows, in logical pixels; `nil` when nothing is shown, or a picture that was kept ready.
  package var pictureSize: Size? { shown?.presentation.surfaceSize }

  /// Draws the keyboard where nobody sees it, so that fonts and letters are at hand when somebody does.
  package func drawOnce() {
    guard shown == nil, let keys, keyScreen != nil else { return }
    let memory = MemoryFrame(size: keys.presentation.surfaceSize, scale: screen.assumedScale)
    painter.draw(keys.presentation, into: memory)
  }

  /// The pixels of the guest that shows.
  func guestPixels() -> GuestPixels? {
    guard let picture = guests.takePicture() else { return nil }
    return GuestPixels(
      bytes: picture.bytes, width: picture.format.width, height: picture.format.height, stride: picture.format.stride)
  }
}
