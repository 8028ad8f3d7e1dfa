// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
package import Foundation
import Geometry
import KeyboardEngine
import SystemKeyboard
package import TextModel
package import UIKitCore
internal import WordLearning

/// The keyboard of the system, in the app's own process: hands the desk fingers, and shows what comes of them.
@MainActor
package final class EmbeddedKeyboardView: UIView, EmbeddedKeys {
  let keys: KeyboardController
  private let desk: KeyboardDesk
  private let field = EmbeddedField()
  private let screen = EmbeddedScreen()
  private let services: EmbeddedServices
  private let picture = KeyboardPictureView()
  private let person: @MainActor () -> PersonChoice
  private let learntWords: LearntWordsService?
  /// The fingers that are on the keys, by their numbers.
  private var fingers: [Int32: UITouch] = [:]
  private var elements: (plane: KeyPlane?, returnKey: ReturnKey, keys: [KeyElement]) = (nil, .return, [])
  /// What the settings said last of the side that keys are moved to: what the person does beside the keys holds until they say
  /// something else.
  private var oneHandedSetting: OneHandedKeyboard
  package var onEvent: (EmbeddedKeysEvent) -> Void = { _ in }
  package private(set) var personAppearance: KeyboardAppearance
  package private(set) var personContrast: KeyboardContrast

  /// - Parameters:
  ///   - catalog: The layouts; `nil` is returned where keys cannot be made of them.
  ///   - words: Where words come from; `nil` where none are offered.
  ///   - learntWords: What the person has used of them; `nil` where nothing is known of that.
  ///   - person: Tells what the person has chosen; asked whenever a field gets focus.
  init?(
    catalog: KeyboardCatalog, words: (any LanguageSource)? = nil, learntWords: LearntWordsService? = nil,
    person: @escaping @MainActor () -> PersonChoice
  ) {
    let choice = person()
    (self.person, self.learntWords) = (person, learntWords)
    (personAppearance, personContrast) = (choice.appearance, choice.contrast)
    oneHandedSetting = choice.oneHanded
    services = EmbeddedServices(catalog: catalog, languages: words, learntWords: learntWords)
    var situation = DeskSituation()
    situation.preferences = choice.keys
    situation.replacements = choice.replacements
    situation.listsForms = false
    situation.oneHanded = choice.oneHanded
    desk = KeyboardDesk(
      field: field, screen: screen, services: services, situation: situation, held: HeldForm(),
      painter: BoardPainter(KeyboardRenderer()))
    guard let keys = desk.makeKeys() else { return nil }
    self.keys = keys
    super.init(frame: .zero)
    desk.openLanguages()
    isMultipleTouchEnabled = true
    addSubview(picture)
    connect()
  }

  package required init?(coder: NSCoder) { nil }

  private func connect() {
    services.onEvent = { [weak self] in self?.onEvent($0) }
    services.onWake = { [weak self] in self?.advance(to: $0) }
    screen.onFrame = { [weak self] in self?.present($0) }
    screen.place = { [weak self] in self?.place ?? .zero }
    learntWords?.onChange = { [weak self] in self?.desk.followPersonalWords() }
  }

  // MARK: The field

  package func focus(_ client: any TextClient, in situation: KeysSituation) {
    let choice = person()
    (personAppearance, personContrast) = (choice.appearance, choice.contrast)
    var around = desk.situation
    around.preferences = choice.keys
    around.replacements = choice.replacements
    if choice.oneHanded != oneHandedSetting {
      (oneHandedSetting, around.oneHanded) = (choice.oneHanded, choice.oneHanded)
    }
    around.autoFill.card = choice.card
    around.learnsWords = choice.learnsWords && learntWords?.canLearn == true
    learntWords?.enable(around.learnsWords)
    around.hostKeyboards = situation.guests
    around.showsGlobe = situation.showsGlobe
    takeColors(into: &around)
    screen.assumedScale = traitCollection.displayScale
    screen.size = Size(width: situation.screenSize.width, height: situation.screenSize.height)
    field.begin(client, in: situation)
    desk.take(around, held: situation.held)
    desk.followField(.newField)
    // Whoever has focus in the app decides whether keys show.
    if !desk.isVisible { desk.setVisible(true) }
  }

  package func blur() {
    guard field.state.isActive else { return }
    field.end()
    desk.followField(.newField)
    desk.setVisible(false)
    field.release()
    learntWords?.rest()
    keys.client = field.client
    fingers = [:]
  }

  package func appChangedText() {
    if field.state.isActive { desk.followField(.appChangedText) }
  }

  package func setReturnEnabled(_ isEnabled: Bool) {
    guard isEnabled != field.isReturnEnabled else { return }
    field.isReturnEnabled = isEnabled
    desk.followClaims()
  }

  package func setCompletesWord(_ completes: Bool) {
    guard completes != field.completesWord else { return }
    field.completesWord = completes
    desk.followClaims()
  }

  package func hold(_ held: HeldForm) {
    if field.state.isActive, held != desk.held { desk.take(desk.situation, held: held) }
  }

  // MARK: Sizes

  package var boardHeight: CGFloat { keys.plane.size.height }

  package var halfWidth: CGFloat? { keys.halves.map { CGFloat($0.width) } }

  package func usualHeight(in size: CGSize) -> CGFloat {
    keys.usualHeight(on: Screen(size: Size(width: size.width, height: size.height)))
  }

  /// The keyboard in its window; a card with its handle, which is below the keys.
  private var place: Rect {
    let frame = convert(bounds, to: nil)
    let handle = desk.form == .floating ? FloatingCard.handleHeight : 0
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + handle)
  }

  /// Between the halves there is nothing.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    return halfWidth.map { point.x < $0 || point.x >= bounds.width - $0 } ?? true
  }

  // MARK: Fingers and time

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // The accessory view is right above the keys.
    if field.accessoryHeight != frame.minY {
      field.accessoryHeight = frame.minY
      desk.followClaims()
    }
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let finger = (0...Int32.max).first { fingers[$0] == nil } ?? 0
      fingers[finger] = touch
      send(.began, finger, touch)
    }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(.moved, touches) }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(.ended, touches) }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(.cancelled, touches) }

  private func send(_ phase: TouchPhase, _ touches: Set<UITouch>) {
    for (finger, touch) in fingers.sorted(by: { $0.key < $1.key }) where touches.contains(touch) {
      if phase != .moved { fingers[finger] = nil }
      send(phase, finger, touch)
    }
  }

  private func send(_ phase: TouchPhase, _ finger: Int32, _ touch: UITouch) {
    let place = touch.location(in: nil)
    desk.touch(
      phase, finger: finger, onScreen: Point(x: place.x, y: place.y), time: EventTime(seconds: touch.timestamp))
    followDismissal()
  }

  private func advance(to time: EventTime) {
    desk.advance(to: time)
    followDismissal()
  }

  /// Hands on that the person has sent the keyboard away; it is still there where the field keeps the focus.
  private func followDismissal() {
    guard field.state.isActive, !desk.isVisible else { return }
    onEvent(.dismissed)
    if field.state.isActive { desk.setVisible(true) }
  }

  // MARK: Looks

  private func present(_ frame: DeskFrame) {
    guard let size = desk.pictureSize else { return }
    picture.cornerRadius = keys.form == .floating ? FloatingCard.cornerRadius : 0
    picture.headroom = keys.headroom
    picture.show(frame, of: size, scale: traitCollection.displayScale, from: desk)
    setNeedsLayout()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTraits()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = desk.pictureSize else { return }
    // Balloons of the upper rows rise above the keys.
    picture.frame = CGRect(x: 0, y: -keys.headroom, width: size.width, height: size.height)
  }

  /// Takes over the scale and the colours of where the view is.
  private func followTraits() {
    screen.assumedScale = traitCollection.displayScale
    var situation = desk.situation
    takeColors(into: &situation)
    desk.take(situation, held: desk.held)
  }

  /// The traits of where the view is say what the person and the field want.
  private func takeColors(into situation: inout DeskSituation) {
    situation.prefersDark = traitCollection.userInterfaceStyle == .dark
    situation.prefersHighContrast = traitCollection.accessibilityContrast == .high
  }

  // MARK: Screen readers

  /// The keys that are in sight, in reading order.
  package override var accessibilityElements: [Any]? {
    get {
      let (plane, returnKey) = (keys.plane, keys.returnKey)
      if elements.plane != plane || elements.returnKey != returnKey {
        let word = returnKey == .return ? nil : returnKey.label(language: PersonLanguages.preferred.first ?? "en")
        elements = (plane, returnKey, plane.keys.map { KeyElement($0, returnKey: word, in: self) })
      }
      return elements.keys
    }
    set {}
  }

  // MARK: Keyboards to choose from

  package func choices(for traits: FieldTraits) -> [KeyboardChoice] { keys.choices(for: traits) }

  package var chosenID: String { keys.modeID }

  package var enabledIDs: [String] { keys.enabledModes.map(\.id) }

  package var preferredID: String { keys.preferredModeID }

  package func prefer(_ id: String) { keys.prefer(id) }

  package func choose(_ id: String) {
    keys.prefer(id)
    desk.choose(id)
  }

  package func advance() { desk.showNextKeyboard() }
}
