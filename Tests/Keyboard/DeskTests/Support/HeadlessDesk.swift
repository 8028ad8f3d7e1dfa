// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Emoji
import FieldChannel
import Geometry
import KeyboardEngine
import KeyboardLayout
import Raster
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@testable import Desk

/// The desk with a person in front of it, on a screen in memory.
///
/// It differs from the real one in that frames cost nothing, the app answers at once, and time passes when a test lets it.
final class HeadlessDesk {
  let desk: KeyboardDesk
  let field = PlayedField()
  let screen: PlayedScreen
  let services: PlayedServices
  private var fingers: [Int32: Point] = [:]
  /// Where the pointer is on the screen.
  private var pointer = Point.zero

  static let phone = Size(width: 360, height: 720)
  static let tablet = Size(width: 800, height: 1280)

  /// - Parameters:
  ///   - store: Pictures that earlier starts have kept.
  ///   - isWarm: Whether the keys are made already; otherwise the first frame may be one that is kept.
  init(
    _ size: Size = phone, store: FrameStore = FrameStore(), isWarm: Bool = true, held: HeldForm = HeldForm(),
    firstKeyboard: String? = nil, catalog: KeyboardCatalog? = Layouts.catalog,
    emoji: (any EmojiSource)? = nil, languages: (any LanguageSource)? = nil,
    _ change: (inout DeskSituation) -> Void = { _ in }
  ) {
    var situation = DeskSituation()
    change(&situation)
    screen = PlayedScreen(size)
    services = PlayedServices(catalog: catalog, store: store, emoji: emoji, languages: languages)
    desk = KeyboardDesk(
      field: field, screen: screen, services: services, situation: situation, held: held,
      firstKeyboard: firstKeyboard, painter: BoardPainter(KeyboardRenderer()))
    screen.draw = { [unowned desk] in desk.draw(into: $0) }
    if isWarm { warmUp() }
  }

  func warmUp() {
    desk.makeKeys()
    desk.update()
    desk.openLanguages()
    desk.update()
  }

  var isShown: Bool { screen.isShown }
  var text: String { field.text }
}

/// The bundled layouts.
enum Layouts {
  static let catalog = try? LayoutFolder(path: SourceTree.path("Keyboards")).catalog { _ in }
}

// MARK: - The app

extension HeadlessDesk {
  /// Gives a field the focus.
  func focus(_ traits: FieldTraits = FieldTraits(), text: String = "") {
    desk.noteTyped()
    field.focus(traits, text: text)
    desk.followField(.newField)
  }

  /// Takes the focus from all fields.
  func blur() {
    field.focus(nil)
    desk.followField(.newField)
  }

  /// The app says something new of its field.
  func claim(_ change: (inout FieldClaim) -> Void) {
    var claim = field.told ?? FieldClaim()
    change(&claim)
    field.told = claim
    desk.followClaims()
  }
}

// MARK: - Fingers and time

extension HeadlessDesk {
  /// Lets time pass as the host does: it wakes at each deadline.
  func wait(_ milliseconds: Int64) {
    let end = services.now.advanced(byMilliseconds: milliseconds)
    var wakeUps = 0
    while let deadline = services.deadline, deadline <= end {
      services.now = max(services.now, deadline)
      services.deadline = nil
      desk.advance(to: services.now)
      wakeUps += 1
      if wakeUps > 10_000 {
        Issue.record("the desk never comes to rest")
        break
      }
    }
    services.now = end
  }

  /// Does something at a place of the screen.
  func finger(_ phase: TouchPhase, at place: Point, _ finger: Int32 = 0) {
    let origin = screen.request?.surfaceOrigin(onScreen: screen.output?.size ?? .zero) ?? .zero
    fingers[finger] = phase.isOver ? nil : place
    desk.touch(phase, finger: finger, at: place - origin, time: services.now)
  }

  /// Moves the pointer to the middle of a key, or away.
  func point(at key: String?) {
    guard let key else { return desk.movePointer(to: nil, time: services.now) }
    guard let place = place(of: key) else {
      Issue.record("there is no key '\(key)'")
      return
    }
    movePointer(by: place - pointer)
  }

  /// Moves the pointer from where it is.
  func movePointer(by distance: Point) {
    pointer = pointer + distance
    let origin = screen.request?.surfaceOrigin(onScreen: screen.output?.size ?? .zero) ?? .zero
    desk.movePointer(to: pointer - origin, time: services.now)
  }

  /// The surface comes to the pointer.
  func findPointer(at place: Point) {
    pointer = place
    let origin = screen.request?.surfaceOrigin(onScreen: screen.output?.size ?? .zero) ?? .zero
    desk.movePointer(to: pointer - origin, hasMoved: false, time: services.now)
  }

  /// Where a key is on the screen; `nil` where there is no such key.
  func place(of name: String) -> Point? {
    let placement = desk.placement
    guard let keys = desk.keys, placement.form != nil else { return nil }
    let plane = desk.board(or: keys).presentation.plane
    let lower = name.lowercased()
    let index = plane.keys.firstIndex { key in
      if key.id == name { return true }
      if case .character(let text) = key.role { return text.lowercased() == lower }
      if case .word(let word) = key.label { return word == name }
      return name == " " && key.role == .space
    }
    guard let index else { return nil }
    let frame = plane.keys[index].frame
    return Point(x: frame.midX, y: frame.midY) + placement.frame.origin
  }

  func down(_ name: String, _ finger: Int32 = 0) {
    guard let place = place(of: name) else {
      Issue.record("there is no key '\(name)'")
      return
    }
    self.finger(.began, at: place, finger)
  }

  func up(_ finger: Int32 = 0) {
    if let place = fingers[finger] { self.finger(.ended, at: place, finger) }
  }

  func tap(_ name: String, pause: Int64 = 120) {
    down(name)
    wait(30)
    up()
    wait(pause)
  }

  /// Rests a finger on a key until its choices are open, and lifts it on one of them.
  func hold(_ name: String, choose index: Int) {
    down(name)
    wait(600)
    guard let popup = desk.keys?.openPopup, popup.cells.indices.contains(index) else {
      Issue.record("'\(name)' offers no choice \(index)")
      return
    }
    let cell = popup.cells[index]
    let end = Point(x: cell.midX, y: cell.midY) + desk.placement.frame.origin
    let start = fingers[0] ?? end
    // No finger is somewhere else at once.
    for step in 1...4 {
      let share = Double(step) / 4
      finger(.moved, at: start + Point(x: (end.x - start.x) * share, y: (end.y - start.y) * share))
    }
    up()
    wait(120)
  }

  /// Moves a finger from one place of the screen to another, and rests it there so that nothing moves on.
  func drag(from start: Point, to end: Point) {
    finger(.began, at: start)
    for step in 1...8 {
      wait(20)
      finger(
        .moved, at: start + Point(x: (end.x - start.x) * Double(step) / 8, y: (end.y - start.y) * Double(step) / 8))
    }
    wait(200)
    up()
    wait(120)
  }

  func type(_ text: String) {
    for character in text { tap(String(character)) }
  }
}
