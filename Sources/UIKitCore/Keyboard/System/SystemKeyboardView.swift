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
  let keyboard: KeyboardController
  private let picture = KeyboardPictureView()
  /// The fingers that are on the keys, by their numbers.
  private var fingers: [Int32: UITouch] = [:]
  private var gestures = FormGestures()
  private var call: PlatformCall?
  private var elements: (plane: KeyPlane?, gap: CGFloat, returnKey: ReturnKey, keys: [KeyElement]) =
    (nil, 0, .return, [])
  /// Called when two fingers have come together on the keys, or moved apart.
  var onPinch: (_ isIn: Bool) -> Void = { _ in }
  /// Called when the person sends the keyboard away.
  var onDismiss: () -> Void = {}
  /// Called when the person has chosen one of the app's own keyboards.
  var onOther: (KeyboardChoice) -> Void = { _ in }
  /// Called when another mode shows.
  var onModeChange: () -> Void = {}

  init(catalog: KeyboardCatalog) {
    keyboard = KeyboardController(
      catalog: catalog, preferences: .ofPerson, screen: Screen(size: Size(width: 1, height: 1)))
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    keyboard.onEvent = { [weak self] in self?.follow($0) }
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private func follow(_ event: KeyboardEvent) {
    switch event {
    case .click(let click): UIApplication.shared.platform?.play(click)
    case .dismiss: onDismiss()
    case .modeChanged: onModeChange()
    case .chooseGuest(let choice): onOther(choice)
    case .changeForm, .openSettings: break
    }
  }

  // MARK: The field

  /// Types into a field from now on.
  func focus(
    _ client: any TextClient, _ traits: FieldTraits, isReturnEnabled: Bool, as kind: InAppKeyboard.Kind, in size: CGSize
  ) {
    let form = KeysForm(kind, in: size)
    // Keys that look pressed for a moment longer are those of the form before.
    if form != picture.form {
      keyboard.hide()
      gestures.reset()
    }
    keyboard.halvesGap = form.halvesGap
    keyboard.screen = Screen(size: Size(width: form.screen.width, height: form.screen.height))
    picture.form = form
    gestures.isEnabled = min(size.width, size.height) >= InAppKeyboard.tabletShortSide
    halfWidth = form.halvesGap > 0 ? keyboard.presentation.surfaceSize.width / 2 : nil
    keyboard.client = client
    keyboard.isReturnEnabled = isReturnEnabled
    keyboard.focus(traits, at: now)
    refresh()
  }

  func blur() {
    keyboard.blur(at: now)
    keyboard.hide()
    fingers = [:]
    gestures.forget()
    keyboard.client = nil
  }

  /// The field's text has changed by other hands than the keys'.
  func textChanged() {
    keyboard.noteAppChangedText()
    refresh()
  }

  func setReturnEnabled(_ isEnabled: Bool) {
    guard isEnabled != keyboard.isReturnEnabled else { return }
    keyboard.isReturnEnabled = isEnabled
    refresh()
  }

  /// How wide each half of a keyboard in halves is, in points; `nil` for one that is whole.
  private(set) var halfWidth: CGFloat?

  /// Whether a place is on the key that hides the keyboard.
  func isDismissKey(at place: CGPoint) -> Bool {
    let place = onKeys(place)
    return keyboard.plane.keys.contains { $0.role == .dismiss && $0.frame.contains(place) }
  }

  /// Returns a place of the view among the keys, which are drawn as if the halves touched.
  private func onKeys(_ place: CGPoint) -> Point {
    let isRight = halfWidth.map { place.x > bounds.width - $0 } ?? false
    return Point(x: isRight ? place.x - gap : place.x, y: place.y)
  }

  /// Returns where a key begins in the view.
  func onView(_ x: CGFloat) -> CGFloat { halfWidth.map { x >= $0 ? x + gap : x } ?? x }

  /// The room between the halves, in points.
  var gap: CGFloat { halfWidth.map { bounds.width - 2 * $0 } ?? 0 }

  /// Between the halves there is nothing.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return halfWidth.map { point.x < $0 || point.x >= bounds.width - $0 } ?? true
  }

  /// How high the keys are on the screen, in points.
  var boardHeight: CGFloat { keyboard.presentation.board.height }

  // MARK: Fingers

  var now: EventTime { Self.time(UIApplication.clock()) }

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

  private func tell(_ phase: TouchPhase, _ touches: Set<UITouch>) {
    for (finger, touch) in fingers.sorted(by: { $0.key < $1.key }) where touches.contains(touch) {
      if phase != .moved { fingers[finger] = nil }
      send(phase, finger, touch)
    }
    refresh()
  }

  private func send(_ phase: TouchPhase, _ finger: Int32, _ touch: UITouch) {
    let place = touch.location(in: self)
    let event = TouchEvent(
      phase, finger: finger, location: Point(x: place.x, y: place.y), time: Self.time(touch.timestamp))
    follow(gestures.handle(event) { .keys(actsAtOnce: keyboard.actsAtOnce(at: onKeys(place))) })
  }

  private func follow(_ outcomes: [FormGestures.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .touch(var event):
        event.location = onKeys(CGPoint(x: event.location.x, y: event.location.y))
        keyboard.touch(event)
      case .pinched(let isIn): onPinch(isIn)
      // The handle is not among the keys.
      case .dragged: break
      }
    }
  }

  // MARK: Time and looks

  func refresh() {
    keyboard.theme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    picture.show(keyboard.presentation, scale: traitCollection.displayScale)
    call = EventTime.earlier(keyboard.nextDeadline, gestures.nextDeadline).flatMap { deadline in
      UIApplication.shared.platform?.call(at: TimeInterval(deadline.microseconds) / 1_000_000) { [weak self] in
        guard let self else { return }
        let time = max(now, deadline)
        follow(gestures.advance(to: time))
        keyboard.advance(to: time)
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
    picture.frame = CGRect(x: 0, y: -keyboard.headroom, width: size.width + gap, height: size.height)
  }

  // MARK: Screen readers

  override var isNaturalElement: Bool { false }

  /// The keys that are in sight, in reading order.
  override var accessibilityElements: [Any]? {
    get {
      let plane = keyboard.plane
      let returnKey = keyboard.returnKey
      if elements.plane != plane || elements.gap != gap || elements.returnKey != returnKey {
        let word = returnKey == .return ? nil : returnKey.label(language: PersonLanguages.preferred.first ?? "en")
        elements = (plane, gap, returnKey, plane.keys.map { KeyElement($0, returnKey: word, in: self) })
      }
      return elements.keys
    }
    set {}
  }
}

extension KeyboardPreferences {
  /// The usual ones, with the keyboards of the person's languages first.
  fileprivate static var ofPerson: KeyboardPreferences {
    var result = KeyboardPreferences()
    func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }
    let wanted = PersonLanguages.preferred.map(language)
    func rank(_ mode: String) -> Int { wanted.firstIndex(of: language(mode)) ?? wanted.count }
    let usual = result.modes
    result.modes = (0...wanted.count).flatMap { place in usual.filter { rank($0) == place } }
    return result
  }
}
