// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
package import TextModel

/// A guest, a custom keyboard, in the place of ours, and what the system keeps around it: the Globe below where the device shows
/// it there, the list of keyboards, the handle of a card.
///
/// It holds no clock. The guest hears only fingers that came down on its own area.
@MainActor
package final class GuestBoard {
  /// The guest's area, in logical pixels.
  package private(set) var size: Size
  /// What is around the guest; the system's keys are made once for all that changes in it.
  package var situation = Situation() {
    didSet { if situation != oldValue { followSituation() } }
  }
  /// Where the guest shows, and which picture of it.
  package private(set) var picture: GuestPicture
  /// Calls with what the guest hears, and with what the person wants of the host.
  package var onEvent: (Event) -> Void = { _ in }

  /// What decides which of the system's keys there are, and how they look.
  package struct Situation: Hashable, Sendable {
    /// Whether the device shows the Globe below.
    package var showsGlobeBelow = false
    /// How the keyboard is held.
    package var form = KeyboardForm.docked
    /// The ground below it, in logical pixels.
    package var bottomGap = 0.0
    /// The colours of what is the system's.
    package var theme = Theme.light
    /// The language of the host's own words.
    package var language = "en"
    /// What the Globe key's list offers, and which of them is the guest.
    package var choices: [KeyboardChoice] = []
    /// The id of the guest.
    package var chosenID = ""
    /// The other forms that the list offers.
    package var formChoices: [KeyVariant] = []
    /// What leads to the settings is called; `nil` where nothing does.
    package var settingsEntry: String?
    /// What leads to the text of a camera is called; `nil` where nothing does.
    package var scanEntry: String?
    /// How long a finger rests on the Globe before the list opens.
    package var holdMilliseconds: Int64 = 400

    package init() {}
  }

  /// What the board leaves to its host.
  package enum Event: Hashable, Sendable {
    /// A touch for the guest, with its place in its area.
    case touch(TouchEvent)
    case showNext
    case choose(String)
    case changeForm(KeyboardForm)
    case openSettings
    case scanText
  }

  private var interpreter: TouchInterpreter
  /// The guest's key for the next keyboard while a finger is on it, in its area.
  private var modeKey: Rect?
  private var fingers: [Int32: Finger] = [:]

  private struct Finger {
    let began: TouchEvent
    var last: TouchEvent
    var owner: Owner
  }

  private enum Owner { case guest, host, nobody }

  package init(size: Size) {
    self.size = size
    picture = GuestPicture(area: Rect(origin: .zero, size: size))
    interpreter = TouchInterpreter(plane: KeyPlane(id: Self.planeID, size: size, keys: []))
    interpreter.settings.headroom = DisplayState.headroom
    rebuildPlane()
  }

  package static let planeID = "guest"
}

// MARK: - What shows

extension GuestBoard {
  /// The guest has got another area, for which it has drawn nothing yet.
  package func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    picture.area = Rect(origin: .zero, size: size)
    picture.advance(nil)
    rebuildPlane()
  }

  /// The guest has drawn.
  ///
  /// - Parameter places: What differs, in logical pixels of its area; `nil` for all.
  package func drawn(_ places: [Rect]?) { picture.advance(places) }

  /// What to show now.
  package var presentation: Presentation {
    var presentation = Presentation(
      plane: interpreter.plane, press: interpreter.pressState, theme: situation.theme, language: situation.language,
      showsPreviews: false, headroom: DisplayState.headroom,
      strip: situation.form == .floating ? FloatingCard.handleHeight : situation.bottomGap,
      floats: situation.form == .floating)
    presentation.guest = picture
    return presentation
  }

  /// Whether a finger is on it.
  package var isTouched: Bool { fingers.contains { $0.value.owner != .nobody } }

  /// Who hears a finger that comes down at a place of the plane.
  private func owner(of place: Point) -> Owner {
    if place.y < size.height { return .guest }
    let isOnKey = interpreter.plane.keys.contains { $0.frame.inset(by: -Self.reach, -Self.reach).contains(place) }
    return isOnKey ? .host : .nobody
  }

  /// How far beside the Globe below a finger is still on it, in logical pixels.
  private static let reach = 8.0

  private func followSituation() {
    interpreter.settings.holdMilliseconds = situation.holdMilliseconds
    rebuildPlane()
  }

  private func rebuildPlane() {
    let strip = situation.showsGlobeBelow ? GlobeBelow.height : 0
    var plane = KeyPlane(
      id: Self.planeID, size: Size(width: size.width, height: size.height + strip), keys: [])
    if situation.showsGlobeBelow, situation.choices.count > 1 {
      plane.keys.append(withChoices(GlobeBelow.key(below: size.height)))
    }
    if let modeKey {
      plane.keys.append(
        withChoices(PlacedKey(id: "globe-of-guest", frame: modeKey, role: .globe, label: .blank)))
    }
    if plane != interpreter.plane { interpreter.setPlane(plane) }
  }

  private func withChoices(_ key: PlacedKey) -> PlacedKey {
    var key = key
    key.offer(
      KeyboardList(
        choices: situation.choices, currentID: situation.chosenID, forms: situation.formChoices,
        scan: situation.scanEntry, settings: situation.settingsEntry))
    return key
  }
}

// MARK: - Fingers and time

extension GuestBoard {
  /// Takes one touch, with its place in the plane.
  package func touch(_ event: TouchEvent) {
    if event.phase == .began {
      if let old = fingers[event.finger] { lose(old) }
      fingers[event.finger] = Finger(began: event, last: event, owner: owner(of: event.location))
    }
    guard fingers[event.finger] != nil else { return }
    fingers[event.finger]?.last = event
    let owner = fingers[event.finger]?.owner ?? .nobody
    if event.phase == .ended || event.phase == .cancelled { fingers[event.finger] = nil }
    switch owner {
    case .guest: onEvent(.touch(event))
    case .host: handle(event)
    case .nobody: break
    }
  }

  /// The guest says that a finger is on its own key for the next keyboard: the host has it from now on.
  ///
  /// - Parameter key: The key in the guest's area.
  package func takeModeKey(finger: Int32, key: Rect) {
    let key = key.intersection(Rect(origin: .zero, size: size))
    guard let held = fingers[finger], held.owner == .guest, !key.isEmpty else { return }
    lose(held)
    fingers[finger]?.owner = .host
    modeKey = key
    rebuildPlane()
    var began = held.began
    began.location = Point(x: key.midX, y: key.midY)
    handle(began)
    if held.last.location != held.began.location {
      var moved = held.last
      moved.phase = .moved
      moved.location = held.last.location - held.began.location + began.location
      handle(moved)
    }
  }

  /// The guest is no longer under any finger: it goes, or another field is typed into.
  package func letGo() {
    for finger in fingers.values { lose(finger) }
    fingers = [:]
    interpreter.cancelAll()
    perform()
  }

  /// When `advance` must be called if nothing else happens before.
  package var nextDeadline: EventTime? { interpreter.nextDeadline }

  /// Lets time pass.
  package func advance(to time: EventTime) {
    guard let due = interpreter.nextDeadline, due <= time else { return }
    interpreter.advance(to: time)
    perform()
  }

  private func lose(_ finger: Finger) {
    guard finger.owner == .guest else { return }
    var event = finger.last
    event.phase = .cancelled
    onEvent(.touch(event))
  }

  private func handle(_ event: TouchEvent) {
    interpreter.handle(event)
    perform()
    if modeKey != nil, !fingers.contains(where: { $0.value.owner == .host }) {
      modeKey = nil
      rebuildPlane()
    }
  }

  private func perform() {
    while let action = interpreter.nextAction() {
      guard case .press(let role) = action.kind else { continue }
      switch role {
      case .globe: onEvent(.showNext)
      case .keyboard(let id): onEvent(.choose(id))
      case .form(let form): onEvent(.changeForm(form))
      case .settings: onEvent(.openSettings)
      case .scan: onEvent(.scanText)
      default: break
      }
    }
  }
}
