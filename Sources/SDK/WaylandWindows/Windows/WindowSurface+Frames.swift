// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import Foundation
import Geometry
import LinuxSystem
import UIKitCore
import WaylandPlatform

// MARK: - Frames

extension WindowSurface {
  /// How long a screen shows a frame, in microseconds; frames that come sooner wait until the compositor asks.
  private static let frameMicroseconds: Int64 = 16_000

  private static let frameListener = makeListener(
    wl_callback_listener(done: { data, _, _ in owner(data, as: WindowSurface.self)?.frameDone() }))

  private func frameDone() {
    if let frameCallback { wl_callback_destroy(frameCallback) }
    frameCallback = nil
    if wantsFrame { app?.wake() }
  }

  /// Makes a frame, if one is wanted and the compositor does not keep us waiting.
  func frameIfWanted() {
    guard wantsFrame, frameCallback == nil, let surface, let scene else { return }
    let isOnScreen = buffers?.isNew == false
    if isOnScreen, buffers?.geometry == geometry,
      MonotonicClock.nowMicroseconds - lastFrameMicroseconds < Self.frameMicroseconds
    {
      awaitFrame(surface)
      return commit(surface)
    }
    makeFrame(of: scene, on: surface)
  }

  private func makeFrame(of scene: UIWindowScene, on surface: OpaquePointer) {
    wantsFrame = false
    hasDrawn = false
    isStepping = true
    lastFrameMicroseconds = MonotonicClock.nowMicroseconds
    scene.step(at: Double(lastFrameMicroseconds) / 1_000_000)
    if !hasDrawn, titleBar.isStale, barHeight > 0 { paint([]) { _, _ in } }
    isStepping = false
    // The app can have closed the window meanwhile.
    guard self.surface != nil else { return }
    // Only what goes on moving asks for another frame here; a window that rests is not woken.
    if wantsFrame { awaitFrame(surface) }
    if hasDrawn || wantsFrame || needsCommit { commit(surface) }
  }

  private func awaitFrame(_ surface: OpaquePointer) {
    frameCallback = wl_surface_frame(surface)
    wl_callback_add_listener(frameCallback, Self.frameListener, dataPointer(self))
  }

  private func commit(_ surface: OpaquePointer) {
    // A surface without a picture is not on screen and must not be committed again before it has one.
    guard buffers?.isNew == false else { return }
    needsCommit = false
    wl_surface_commit(surface)
  }
}

// MARK: - Drawing

extension WindowSurface {
  /// Draws what has changed and hands it to the compositor, which shows it with the next commit.
  ///
  /// - Parameter damage: In the scene's points.
  func paint(_ damage: [CGRect], _ draw: (CGContext, [CGRect]) -> Void) {
    guard let surface else { return }
    let geometry = geometry
    if buffers?.geometry != geometry {
      buffers?.retire()
      buffers = WindowBuffers(shm: globals.shm, geometry: geometry)
      titleBar.isStale = true
      sendGeometry()
    }
    let height = barHeight
    let bar = CGRect(x: 0, y: 0, width: size.width, height: height)
    let drawsBar = height > 0 && titleBar.isStale
    func area(_ rect: CGRect) -> PixelArea {
      PixelArea(rect, scale: geometry.scale, inWidth: geometry.pixelWidth, height: geometry.pixelHeight)
    }
    let sceneAreas = PixelArea.list(damage.map { area($0.offsetBy(dx: 0, dy: height)) })
    let areas = drawsBar ? PixelArea.list([area(bar)] + sceneAreas) : sceneAreas
    guard let buffer = buffers?.next(drawing: areas), let base = buffer.pixels.pixels.baseAddress,
      let context = CGContext(
        pixels: base, width: geometry.pixelWidth, height: geometry.pixelHeight, stride: geometry.stride,
        scale: geometry.scale)
    else { return }
    if drawsBar { titleBar.draw(in: context, width: size.width) }
    // Whole pixels, so that edges of areas leave no trace.
    let rects = sceneAreas.map { $0.rect(scale: geometry.scale).offsetBy(dx: 0, dy: -height) }
    if !rects.isEmpty {
      context.translateBy(x: 0, y: height)
      context.clip(to: rects)
      for rect in rects { context.clear(rect) }
      draw(context, rects)
    }
    context.flush()
    wl_surface_attach(surface, buffer.pixels.proxy, 0, 0)
    for area in areas {
      wl_surface_damage_buffer(surface, Int32(area.x), Int32(area.y), Int32(area.width), Int32(area.height))
    }
    hasDrawn = true
  }
}
