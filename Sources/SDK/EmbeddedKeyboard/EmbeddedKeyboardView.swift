// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Geometry
import KeyboardEngine
import SystemKeyboard
package import TextModel
package import UIKitCore

/// The keyboard of the system, in the app's own process: takes fingers, and types into a client.
@MainActor
package final class EmbeddedKeyboardView: UIView, EmbeddedKeys {
  let desk: EmbeddedDesk
  private let picture = KeyboardPictureView()
  private let person: @MainActor () -> PersonChoice
  /// The fingers that are on the keys, by their numbers.
  private var fingers: [Int32: UITouch] = [:]
  private var call: PlatformCall?
  private var elements: (plane: KeyPlane?, gap: Double, returnKey: ReturnKey, keys: [KeyElement]) =
    (nil, 0, .return, [])
  package var onEvent: (EmbeddedKeysEvent) -> Void = { _ in }
  package private(set) var personAppearance: KeyboardAppearance

  /// - Parameter person: Tells what the person has chosen; asked whenever a field gets focus.
  init(catalog: KeyboardCatalog, person: @escaping @MainActor () -> PersonChoice) {
    let choice = person()
    self.person = person
    personAppearance = choice.appearance
    desk = EmbeddedDesk(catalog: catalog, preferences: choice.keys)
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    desk.onEvent = { [weak self] in self?.onEvent($0) }
    desk.onClick = { UIApplication.shared.platform?.play($0) }
    addSubview(picture)
  }

  package required init?(coder: NSCoder) { nil }

  // MARK: The field

  package func focus(_ client: any TextClient, in situation: KeysSituation) {
    let choice = person()
    personAppearance = choice.appearance
    desk.focus(client, in: situation, choice.keys, at: now)
    picture.form = desk.form
    refresh()
  }

  package func blur() {
    desk.blur(at: now)
    fingers = [:]
  }

  package func appChangedText() {
    desk.appChangedText()
    refresh()
  }

  package func setReturnEnabled(_ isEnabled: Bool) {
    guard isEnabled != desk.isReturnEnabled else { return }
    desk.isReturnEnabled = isEnabled
    refresh()
  }

  // MARK: Sizes

  package var boardHeight: CGFloat { desk.presentation.board.height }

  package var halfWidth: CGFloat? { desk.halfWidth.map { CGFloat($0) } }

  package func isDismissKey(at place: CGPoint) -> Bool {
    let place = desk.onKeys(Point(x: place.x, y: place.y))
    return desk.plane.keys.contains { $0.role == .dismiss && $0.frame.contains(place) }
  }

  package func usualHeight(in size: CGSize) -> CGFloat {
    desk.usualHeight(on: Screen(size: Size(width: size.width, height: size.height)))
  }

  /// Between the halves there is nothing.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return halfWidth.map { point.x < $0 || point.x >= bounds.width - $0 } ?? true
  }

  // MARK: Fingers

  private var now: EventTime { Self.time(UIApplication.clock()) }

  private static func time(_ seconds: TimeInterval) -> EventTime {
    EventTime(microseconds: Int64((seconds * 1_000_000).rounded()))
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let finger = (0...Int32.max).first { fingers[$0] == nil } ?? 0
      fingers[finger] = touch
      send(.began, finger, touch)
    }
    refresh()
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(.moved, touches) }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(.ended, touches) }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(.cancelled, touches) }

  private func send(_ phase: TouchPhase, _ touches: Set<UITouch>) {
    for (finger, touch) in fingers.sorted(by: { $0.key < $1.key }) where touches.contains(touch) {
      if phase != .moved { fingers[finger] = nil }
      send(phase, finger, touch)
    }
    refresh()
  }

  private func send(_ phase: TouchPhase, _ finger: Int32, _ touch: UITouch) {
    let place = touch.location(in: self)
    desk.width = bounds.width
    desk.touch(
      TouchEvent(phase, finger: finger, location: Point(x: place.x, y: place.y), time: Self.time(touch.timestamp)))
  }

  // MARK: Time and looks

  private func refresh() {
    desk.theme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    picture.show(desk.presentation, scale: traitCollection.displayScale)
    call = desk.nextDeadline.flatMap { deadline in
      UIApplication.shared.platform?.call(at: TimeInterval(deadline.microseconds) / 1_000_000) { [weak self] in
        guard let self else { return }
        desk.advance(to: max(now, deadline))
        refresh()
      }
    }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    desk.width = bounds.width
    let size = desk.presentation.surfaceSize
    // Balloons of the upper rows rise above the keys.
    picture.frame = CGRect(x: 0, y: -desk.headroom, width: size.width + desk.gap, height: size.height)
  }

  // MARK: Screen readers

  /// The keys that are in sight, in reading order.
  package override var accessibilityElements: [Any]? {
    get {
      desk.width = bounds.width
      let (plane, gap, returnKey) = (desk.plane, desk.gap, desk.returnKey)
      if elements.plane != plane || elements.gap != gap || elements.returnKey != returnKey {
        let word = returnKey == .return ? nil : returnKey.label(language: PersonLanguages.preferred.first ?? "en")
        elements = (plane, gap, returnKey, plane.keys.map { KeyElement($0, returnKey: word, in: self) })
      }
      return elements.keys
    }
    set {}
  }

  // MARK: Keyboards to choose from

  package func choices(for traits: FieldTraits) -> [KeyboardChoice] { desk.choices(for: traits) }

  package var chosenID: String { desk.chosenID }

  package var enabledIDs: [String] { desk.enabledIDs }

  package var preferredID: String { desk.preferredID }

  package func prefer(_ id: String) { desk.prefer(id) }

  package func choose(_ id: String) {
    desk.choose(id, at: now)
    refresh()
  }

  package func advance() {
    desk.advanceMode(at: now)
    refresh()
  }
}
