// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import KeyboardEngine
import Raster
import SystemKeyboard
import TextModel

/// The keyboard of the system, in the app's own process: takes fingers, and types into a client.
@MainActor
final class SystemKeyboardView: UIView {
  private let keyboard: KeyboardController
  private let picture = KeyboardPictureView()
  /// The fingers that are on the keys, by their numbers.
  private var fingers: [Int32: UITouch] = [:]
  private var call: PlatformCall?
  private var elements: (plane: KeyPlane?, keys: [KeyElement]) = (nil, [])
  /// Called when the person sends the keyboard away.
  var onDismiss: () -> Void = {}

  init(catalog: KeyboardCatalog) {
    keyboard = KeyboardController(
      catalog: catalog, preferences: KeyboardPreferences(), screen: Screen(size: Size(width: 1, height: 1)))
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    keyboard.onDismiss = { [weak self] in self?.onDismiss() }
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The field

  /// Types into a field from now on.
  func focus(_ client: any TextClient, _ traits: FieldTraits, isReturnEnabled: Bool, on screen: UIScreen) {
    keyboard.screen = Screen(size: Size(width: screen.bounds.width, height: screen.bounds.height))
    keyboard.client = client
    keyboard.isReturnEnabled = isReturnEnabled
    keyboard.focus(traits, at: now)
    refresh()
  }

  func blur() {
    keyboard.blur()
    keyboard.hide()
    fingers = [:]
    keyboard.client = nil
  }

  /// The field's text has changed by other hands than the keys'.
  func textChanged() {
    keyboard.foreignChange()
    refresh()
  }

  func setReturnEnabled(_ isEnabled: Bool) {
    guard isEnabled != keyboard.isReturnEnabled else { return }
    keyboard.isReturnEnabled = isEnabled
    refresh()
  }

  /// How high the keys are on the screen, in points.
  var boardHeight: CGFloat { keyboard.presentation.board.height }

  // MARK: Fingers

  private var now: EventTime { Self.time(UIApplication.clock()) }

  private static func time(_ seconds: TimeInterval) -> EventTime {
    EventTime(microseconds: Int64((seconds * 1_000_000).rounded()))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let finger = (0...Int32.max).first { fingers[$0] == nil } ?? 0
      fingers[finger] = touch
      send(.began, finger, touch)
    }
    refresh()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.moved, touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.ended, touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell(.cancelled, touches) }

  private func tell(_ phase: TouchEvent.Phase, _ touches: Set<UITouch>) {
    for (finger, touch) in fingers where touches.contains(touch) {
      if phase != .moved { fingers[finger] = nil }
      send(phase, finger, touch)
    }
    refresh()
  }

  private func send(_ phase: TouchEvent.Phase, _ finger: Int32, _ touch: UITouch) {
    let place = touch.location(in: self)
    keyboard.touch(
      TouchEvent(phase, finger: finger, location: Point(x: place.x, y: place.y), time: Self.time(touch.timestamp)))
  }

  // MARK: Time and looks

  private func refresh() {
    keyboard.theme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    picture.show(keyboard.presentation, scale: traitCollection.displayScale)
    call = keyboard.nextDeadline.flatMap { deadline in
      UIApplication.shared.platform?.call(at: TimeInterval(deadline.microseconds) / 1_000_000) { [weak self] in
        guard let self else { return }
        keyboard.advance(to: max(now, deadline))
        refresh()
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = keyboard.presentation.surfaceSize
    // Balloons of the upper rows rise above the keys.
    picture.frame = CGRect(x: 0, y: -keyboard.headroom, width: size.width, height: size.height)
  }

  // MARK: Screen readers

  override var isNaturalElement: Bool { false }

  /// The keys that are in sight, in reading order.
  override var accessibilityElements: [Any]? {
    get {
      let plane = keyboard.plane
      if elements.plane != plane { elements = (plane, plane.keys.map { KeyElement($0, in: self) }) }
      return elements.keys
    }
    set {}
  }
}
