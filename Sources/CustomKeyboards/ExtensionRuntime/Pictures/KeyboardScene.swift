// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import LinuxSystem
import UIKitCore

/// The keyboard's area on the screen, as a scene whose pictures go to the host.
final class KeyboardScene {
  private(set) var scene: UIWindowScene!
  private let screen: UIScreen
  private let link: HostLink
  private var buffers: PictureBuffers?
  private var scale: CGFloat = 1
  private(set) var wantsFrame = false
  /// Whether the host has yet to show the last picture.
  private(set) var awaitsHost = false
  /// Calls when a frame is wanted.
  var onRequest: () -> Void = {}

  /// - Parameters:
  ///   - screen: Is made what the surroundings say.
  ///   - buffers: Those of the scene before.
  init(
    _ surroundings: KeyboardSurroundings, _ style: UIUserInterfaceStyle, screen: UIScreen, link: HostLink,
    buffers: PictureBuffers?
  ) {
    self.screen = screen
    self.link = link
    self.buffers = buffers
    let place = KeyboardPlace(surroundings, style)
    scale = place.scale
    screen.change(size: place.screenSize, scale: place.scale)
    scene = UIWindowScene(
      session: UISceneSession(), screen: screen, host: self, area: place.area, traits: place.traits)
  }

  /// Takes its place.
  func update(_ surroundings: KeyboardSurroundings, _ style: UIUserInterfaceStyle) {
    let place = KeyboardPlace(surroundings, style)
    scale = place.scale
    screen.change(size: place.screenSize, scale: place.scale)
    guard place.area != scene.area || place.traits != scene.traitCollection else { return }
    scene.change(area: place.area, safeAreaInsets: .zero, traits: place.traits)
  }

  /// The host has shown a picture.
  func frameShown() { awaitsHost = false }

  /// Makes a frame, if one is wanted and the host has shown the last one.
  func frameIfWanted(at time: TimeInterval) {
    guard wantsFrame, !awaitsHost else { return }
    wantsFrame = false
    scene.step(at: time)
  }

  /// Gives the buffers away, for the next scene.
  func takeBuffers() -> PictureBuffers? { buffers }
}

// MARK: - Pictures

extension KeyboardScene: SceneHost {
  package func requestFrame() {
    wantsFrame = true
    onRequest()
  }

  package func present(_ damage: [CGRect], _ draw: (CGContext, [CGRect]) -> Void) {
    let size = scene.area.size
    let format = PictureFormat(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    if buffers?.format != format { buffers = PictureBuffers(format, link: link) }
    guard let buffers else { return }
    let all = PixelArea(x: 0, y: 0, width: format.width, height: format.height)
    let areas =
      buffers.isNew
      ? [all]
      : PixelArea.list(damage.map { PixelArea($0, scale: scale, inWidth: format.width, height: format.height) })
    guard !areas.isEmpty, let buffer = buffers.next(drawing: areas), let base = buffer.memory.bytes.baseAddress,
      let context = CGContext(
        pixels: base, width: format.width, height: format.height, stride: format.stride, scale: scale)
    else { return }
    let rects = areas.map { $0.rect(scale: scale) }
    context.clip(to: rects)
    for rect in rects { context.clear(rect) }
    draw(context, rects)
    context.flush()
    link.send(.frame(buffer: buffer.index, changes: areas))
    awaitsHost = true
  }

  package func setTitle(_ title: String) {}

  package func setSizeLimits(minimum: CGSize, maximum: CGSize) {}

  /// Keyboards come and go as the host says.
  package func close() {}
}
