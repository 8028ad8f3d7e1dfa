// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import LinuxSystem
import Raster
import SystemKeyboard
import TextModel
import WaylandPlatform

/// The keyboard as a program: wires the screen, the fields and the person's choices to the keyboard.
final class Daemon {
  private let options: Options
  private let loop: EventLoop
  private let session: WaylandSession
  private let surface: KeyboardSurface
  private let controller: KeyboardController
  private let renderer = KeyboardRenderer()
  private var signals: SignalWatch?
  private var inspector: LineServer?
  private var visibility = VisibilityPolicy()
  /// What the last frame showed.
  private var shown: Presentation?
  private var deadline: EventLoop.DeadlineID?
  private var focusSerial = 0

  init(_ options: Options) throws {
    self.options = options
    loop = try EventLoop()
    session = try WaylandSession(loop: loop)
    guard let surface = session.surface else {
      throw WaylandError.noLayerShell
    }
    self.surface = surface
    let files = try LayoutFiles(path: options.layoutsPath)
    controller = KeyboardController(
      catalog: try files.catalog(), preferences: KeyboardPreferences(), screen: Screen(size: .zero))
  }

  /// Runs until the compositor goes or a signal ends it.
  ///
  /// - Returns: The exit status.
  func run() throws -> Int32 {
    session.connection.onLost = { [weak self] error in
      Console.report("spinetd: \(error.message)")
      self?.loop.stop(status: 1)
    }
    session.onField = { [weak self] in self?.fieldChanged($0) }
    session.onContact = { [weak self] in self?.touched($0) }
    session.onInputMethodUnavailable = {
      Console.report(
        "spinetd: another input method owns this seat; typing goes through virtual keys, and the keyboard shows only "
          + "when asked to (see spinet doctor)")
    }
    session.onOutputsChange = { [weak self] in self?.screenChanged() }
    surface.onConfigure = { [weak self] _ in self?.configured() }
    surface.onEnter = { [weak self] _ in self?.screenChanged() }
    surface.onClosed = { [weak self] in self?.surfaceClosed() }
    surface.draw = { [weak self] pixels, geometry, areas in self?.draw(pixels, geometry, areas) }
    controller.onDismiss = { [weak self] in self?.sendAway() }
    signals = try SignalWatch(SignalWatch.termination, loop: loop) { [weak self] _ in self?.loop.stop(status: 0) }
    if let path = options.inspectPath {
      inspector = try LineServer(path: path, loop: loop) { [weak self] in self?.answer($0) ?? "" }
    }
    try session.start()
    screenChanged()
    let status = try loop.run()
    inspector?.close()
    return status
  }

  private var now: EventTime { EventTime(microseconds: MonotonicClock.nowMicroseconds) }
}

// MARK: - Fields

extension Daemon {
  private func fieldChanged(_ state: InputMethod.State) {
    controller.client = session.client
    switch session.client.receive(state) {
    case .newField where state.isActive:
      focusSerial += 1
      controller.focus(FieldTraits(purpose: state.purpose, hints: state.hints))
      visibility.fieldFocused()
    case .newField:
      controller.blur()
      visibility.fieldBlurred(at: now)
    case .foreignChange:
      controller.foreignChange()
    case .echo:
      let traits = FieldTraits(purpose: state.purpose, hints: state.hints)
      if state.isActive, traits != controller.traits { controller.focus(traits) }
    }
    update()
  }
}

// MARK: - Touches and time

extension Daemon {
  private func touched(_ contact: Seat.Contact) {
    let phase: TouchEvent.Phase =
      switch contact.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let location = Point(x: contact.location.x, y: contact.location.y - (shown?.headroom ?? 0))
    controller.client = session.client
    controller.touch(
      TouchEvent(
        phase, finger: contact.finger, location: location, time: EventTime(microseconds: contact.microseconds)))
    update()
  }

  private func timePassed() {
    visibility.advance(to: now)
    controller.advance(to: now)
    update()
  }

  private func scheduleDeadline() {
    if let deadline { loop.cancel(deadline) }
    let next = [controller.nextDeadline, visibility.nextDeadline].compactMap(\.self).min()
    deadline = next.map { time in loop.at(microseconds: time.microseconds) { [weak self] in self?.timePassed() } }
  }
}

// MARK: - The screen

extension Daemon {
  private func screenChanged() {
    guard let output = session.currentOutput else { return }
    let description = output.description
    if !surface.isShown { surface.assumedScale = Double(description.scale) }
    controller.screen = Screen(size: description.logicalSize, widthInMillimetres: description.physicalSize.width)
    update()
  }

  private func configured() {
    if let output = session.currentOutput, let width = surface.geometry?.size.width {
      let size = Size(width: width, height: output.description.logicalSize.height)
      controller.screen = Screen(size: size, widthInMillimetres: output.description.physicalSize.width)
    }
    update()
  }

  private func surfaceClosed() {
    shown = nil
    visibility.hide()
    controller.hide()
    scheduleDeadline()
  }

  private func sendAway() {
    visibility.hide()
  }

  /// Brings the screen to where the keyboard's state is.
  private func update() {
    defer { scheduleDeadline() }
    guard visibility.isVisible, controller.screen.size.width > 0 else {
      if surface.isShown {
        surface.hide()
        shown = nil
        controller.hide()
      }
      return
    }
    let presentation = controller.presentation
    surface.show(
      KeyboardSurface.Request(height: presentation.board.height, headroom: presentation.headroom))
    guard surface.geometry != nil else { return }
    let damage = shown.map { presentation.damage(since: $0) } ?? []
    shown = presentation
    surface.redraw(damage)
  }

  private func draw(_ pixels: UnsafeMutableRawBufferPointer, _ geometry: SurfaceGeometry, _ areas: [Rect]) {
    guard let presentation = shown, let base = pixels.baseAddress else { return }
    let canvas = Canvas(
      pixels: base, width: geometry.pixelWidth, height: geometry.pixelHeight, stride: geometry.stride,
      scale: geometry.scale)
    if let canvas { renderer.draw(presentation, into: canvas, areas: areas) }
  }
}

// MARK: - Questions

extension Daemon {
  private func answer(_ question: String) -> String {
    guard question == "state" else { return "{\"error\":\"unknown question; ask: state\"}" }
    let screen = session.currentOutput?.description.logicalSize ?? .zero
    let board = controller.presentation.board
    let frame = Rect(x: 0, y: screen.height - board.height, width: board.width, height: board.height)
    return InspectAnswer(
      controller: controller, isVisible: surface.geometry != nil, frame: frame, serial: focusSerial
    ).json
  }
}
