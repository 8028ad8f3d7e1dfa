// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CAllocations
import Geometry
import KeyboardEngine
import SystemKeyboard
import TextModel

/// A finger that types on the built-in keyboard into a field that takes everything.
final class Typing {
  struct Count {
    var allocations: UInt64 = 0
    var bytes: UInt64 = 0
    var damagedPixels = 0.0
  }

  private let controller: KeyboardController
  private let field = Field()
  private var time = EventTime(milliseconds: 10_000)
  private var shown: Presentation

  init(catalog: KeyboardCatalog, mode: String, screen: Screen) {
    var preferences = KeyboardPreferences()
    preferences.modes = [mode]
    // Keys keep their case, so that each is found by what it types.
    preferences.autoCapitalization = false
    controller = KeyboardController(catalog: catalog, preferences: preferences, screen: screen)
    controller.client = field
    controller.focus(FieldTraits(), at: time)
    shown = controller.presentation
  }
}

extension Typing {
  /// Types a word into the empty field, and counts what that has cost.
  @discardableResult
  func type(_ word: String) -> Count {
    field.clear()
    controller.focus(FieldTraits(), at: time)
    pass(1_000)
    shown = controller.presentation
    let keys = word.map { center(of: String($0)) }
    var count = Count()
    for key in keys { tap(key, &count) }
    return count
  }

  private func center(of letter: String) -> Point {
    let plane = controller.plane
    guard let key = plane.keys.firstIndex(where: { $0.role == .character(letter) }) else {
      fatalError("no key types '\(letter)'")
    }
    return plane.visibleFrame(of: key).center
  }

  private func tap(_ place: Point, _ count: inout Count) {
    measure(&count) { controller.touch(TouchEvent(.began, finger: 0, location: place, time: time)) }
    time = time.advanced(byMilliseconds: 50)
    measure(&count) { controller.touch(TouchEvent(.ended, finger: 0, location: place, time: time)) }
    let end = time.advanced(byMilliseconds: 150)
    while let deadline = controller.nextDeadline, deadline <= end {
      time = max(time, deadline)
      measure(&count) { controller.advance(to: time) }
    }
    time = end
  }

  /// Lets time pass uncounted.
  private func pass(_ milliseconds: Int64) {
    var count = Count()
    let end = time.advanced(byMilliseconds: milliseconds)
    while let deadline = controller.nextDeadline, deadline <= end {
      time = max(time, deadline)
      measure(&count) { controller.advance(to: time) }
    }
    time = end
  }

  /// Does something and finds out what to draw, as `spinetd` does after each event.
  private func measure(_ count: inout Count, _ change: () -> Void) {
    let (allocations, bytes) = (spn_allocation_count(), spn_allocation_bytes())
    change()
    let presentation = controller.presentation
    let damage = presentation.damage(since: shown)
    shown = presentation
    count.allocations += spn_allocation_count() - allocations
    count.bytes += spn_allocation_bytes() - bytes
    count.damagedPixels += damage.reduce(0) { $0 + $1.width * $1.height }
  }
}

/// A field whose app tells what it has, at once.
private final class Field: TextClient {
  private var shadow = TextShadow()

  init() { clear() }

  var context: TextContext? { shadow.context }

  func clear() { shadow.begin(report: TextContext(before: "", selected: "", after: ""), isSecure: false) }

  func apply(_ edits: [TextEdit]) {
    for edit in edits { shadow.apply(edit) }
  }
}
