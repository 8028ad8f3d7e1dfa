// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import Raster
import SystemKeyboard
import TextModel
import WaylandPlatform

// MARK: - The screen

extension Daemon {
  /// The screen that the keyboard is on, as wide as what a keyboard at its bottom got there.
  var screen: Screen {
    guard let description = session.currentOutput?.description else { return Screen(size: .zero) }
    var size = description.logicalSize
    if !surface.isCard, let width = surface.geometry?.size.width { size.width = width }
    return Screen(size: size, widthInMillimetres: description.physicalSize.width)
  }

  func screenChanged() {
    if !surface.isShown, let output = session.currentOutput {
      surface.assumedScale = Double(output.description.scale)
    }
    update()
  }

  /// The compositor has taken the surface away, as when its screen is unplugged; another screen may take it.
  func surfaceClosed() {
    surfaceIsRefused = true
    shown = nil
    forgetFingers()
    if hasController { controller.hide() }
    update()
  }

  /// Brings the screen to where the keyboard's state is.
  func update() {
    defer {
      scheduleDeadline()
      tellPlacement()
    }
    followQuestion()
    askNext()
    // phoc 0.24 ends when a layer surface comes while there is no seat, and without one nobody could touch it.
    guard visibility.isVisible, !surfaceIsRefused, session.hasSeat, screen.size.width > 0 else { return leaveScreen() }
    if !hasController, form == .docked, guests.chosenID == nil,
      let frame = readyFrame ?? ReadyFrame(situation(session.fieldState))
    {
      readyFrame = frame
      surface.show(frame.request)
      if surface.geometry != nil { surface.redraw([]) }
      return
    }
    readyFrame = nil
    takeForm()
    showGuest()
    if !surface.isShown, guests.isWorthWaiting { return }
    var presentation = presentation
    surface.show(request(presentation))
    guard surface.geometry != nil else { return }
    let overlay = overlay(presentation)
    presentation.isBalloonApart = overlay != nil
    let everything = Rect(origin: .zero, size: presentation.surfaceSize)
    let damage = shown.map { presentation.damage(since: $0.presentation) } ?? [everything]
    shown = Picture(presentation)
    surface.screenHearsTouches = dragStart != nil
    surface.headroomHearsTouches = controller.isTouched || guests.board.isTouched
    surface.overlay = overlay
    surface.redraw(damage)
    surface.commitState()
    desktop.tellVisible(true)
  }

  func leaveScreen() {
    guests.hide(keepsField: session.fieldState.isActive && keepsGuestField)
    guard surface.isShown else { return }
    desktop.tellVisible(false)
    let geometry = surface.geometry
    surface.hide()
    shown = nil
    readyFrame = nil
    forgetFingers()
    if hasController { controller.hide() }
    if hasController, controller.form == .docked, claim?.isOrdinary ?? true, let geometry { keepReadyFrame(geometry) }
    if !session.fieldState.isActive { noteGuestField(nil) }
    use(nil)
    secrets.leftScreen()
  }

  private func request(_ presentation: Presentation) -> KeyboardSurface.Request {
    KeyboardSurface.Request(
      height: presentation.board.height, headroom: presentation.headroom, card: card(presentation))
  }
}

// MARK: - Drawing

/// What a buffer shows.
nonisolated final class Picture {
  let presentation: Presentation

  init(_ presentation: Presentation) { self.presentation = presentation }
}

/// What an overlay shows.
nonisolated final class BalloonPicture {
  let balloon: Balloon

  init(_ balloon: Balloon) { self.balloon = balloon }
}

extension Daemon {
  /// Draws a frame.
  ///
  /// - Returns: What it shows; `nil` for a picture that was kept ready.
  func draw(_ frame: KeyboardSurface.Frame) -> Picture? {
    defer { guests.pictureShown() }
    warmUp(afterMicroseconds: 0)
    if let readyFrame {
      if readyFrame.copy(into: frame.pixels, frame.geometry) { return nil }
      self.readyFrame = nil
      shown = Picture(controller.presentation)
    }
    guard let shown else { return nil }
    let presentation = shown.presentation
    let old = (frame.content as? Picture)?.presentation
    // A key that is up again: the buffer still shows how that was.
    if old == presentation { return shown }
    guard let onScreen = (frame.shownContent as? Picture)?.presentation else {
      draw(frame.pixels, frame.geometry) { renderer.draw(presentation, into: $0) }
      return shown
    }
    frame.copyShown(old.map { onScreen.damage(since: $0) } ?? [Rect(origin: .zero, size: frame.geometry.size)])
    draw(frame.pixels, frame.geometry) { renderer.draw(presentation, over: onScreen, into: $0) }
    return shown
  }

  private func draw(
    _ pixels: UnsafeMutableRawBufferPointer, _ geometry: SurfaceGeometry, _ body: (borrowing Canvas) -> Void
  ) {
    guard let base = pixels.baseAddress else { return }
    let canvas = Canvas(
      pixels: base, width: geometry.pixelWidth, height: geometry.pixelHeight, stride: geometry.stride,
      scale: geometry.scale)
    if let canvas { body(canvas) }
  }

  /// Draws the keyboard where nobody sees it, so that fonts and letters are at hand when somebody does.
  func drawOnce() {
    guard shown == nil, screen.size.width > 0 else { return }
    withScratch(SurfaceGeometry(size: controller.presentation.surfaceSize, scale: surface.assumedScale)) {
      draw($0, $1) { renderer.draw(controller.presentation, into: $0) }
    }
  }

  private func withScratch(
    _ geometry: SurfaceGeometry, _ body: (UnsafeMutableRawBufferPointer, SurfaceGeometry) -> Void
  ) {
    let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: geometry.byteCount, alignment: 64)
    defer { pixels.deallocate() }
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    body(pixels, geometry)
  }
}

// MARK: - The balloon

extension Daemon {
  /// The balloon to show over the keyboard; the same object as before when it is the same balloon.
  private func overlay(_ presentation: Presentation) -> KeyboardSurface.Overlay? {
    guard surface.takesOverlays, let balloon = presentation.loneBalloon else { return nil }
    if let current = surface.overlay, (current.content as? BalloonPicture)?.balloon == balloon { return current }
    return KeyboardSurface.Overlay(area: balloon.area, shape: balloon.shape, content: BalloonPicture(balloon))
  }

  func draw(_ overlay: KeyboardSurface.Overlay, into frame: KeyboardSurface.Frame) {
    guard let balloon = (overlay.content as? BalloonPicture)?.balloon else { return }
    let old = (frame.content as? BalloonPicture)?.balloon
    draw(frame.pixels, frame.geometry) { renderer.draw(balloon, over: old, into: $0) }
  }
}

// MARK: - The first frame of the next start

extension Daemon {
  /// Everything that the picture of a field's first keys depends on; only ordinary fields have theirs kept.
  private func situation(_ state: FieldState) -> String {
    let traits = traits(of: state)
    guard !traits.isSecure, FieldPlane(traits).kind == .default, claim?.isOrdinary ?? true else { return "none" }
    return situation
  }

  private var situation: String {
    let size = session.currentOutput?.description.logicalSize ?? .zero
    return "\(Version.string) \(size.width)x\(size.height) \(options.layoutsPath ?? "") "
      + String(decoding: settings.bytes, as: UTF8.self)
  }

  private func keepReadyFrame(_ geometry: SurfaceGeometry) {
    let situation = situation
    guard controller.showsOrdinaryField, keptSituations.insert(situation).inserted else { return }
    let presentation = controller.presentation
    guard presentation.surfaceSize == geometry.size else { return }
    withScratch(geometry) { pixels, geometry in
      draw(pixels, geometry) { renderer.draw(presentation, into: $0) }
      ReadyFrame.keep(UnsafeRawBufferPointer(pixels), request(presentation), geometry, for: situation)
    }
  }
}

extension FieldClaim {
  /// Whether the keys look as they do where nothing is said of the field.
  fileprivate var isOrdinary: Bool { returnKey == .return && isReturnEnabled && appearance == .automatic }
}
