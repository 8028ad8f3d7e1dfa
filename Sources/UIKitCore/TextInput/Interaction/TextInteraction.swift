// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What fingers do in a text: a tap puts the caret where it is, a second one selects a word and a third the paragraph; a
/// finger that stays moves the caret.
@MainActor
final class TextInteraction: NSObject, UIGestureRecognizerDelegate {
  private unowned let core: TextInputCore
  private unowned let view: UIView
  /// Gets the text the keys; returns whether it has them.
  private let begin: () -> Bool
  private var taps = TapCounter()

  init(core: TextInputCore, in view: UIView, begin: @escaping () -> Bool) {
    self.core = core
    self.view = view
    self.begin = begin
    super.init()
    let tap = UITapGestureRecognizer { [weak self] in self?.tapped($0) }
    let hold = UILongPressGestureRecognizer { [weak self] in self?.held($0) }
    for recognizer in [tap, hold] as [UIGestureRecognizer] {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  private func place(_ recognizer: UIGestureRecognizer) -> TextLayout.Position {
    core.surface.stack.closestPosition(to: recognizer.location(in: core.surface))
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard begin() else { return }
    let place = place(recognizer)
    switch taps.count(recognizer.location(in: view), at: UIApplication.clock()) {
    case 1: select(TextSelection(caret: place.offset, affinity: place.affinity))
    case 2: select(TextSelection(core.surface.stack.wordRange(at: place.offset) ?? core.editor.selection.range))
    default: select(TextSelection(core.paragraphRange(at: place.offset)))
    }
  }

  private func held(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, begin() else { return }
    let place = place(recognizer)
    select(TextSelection(caret: place.offset, affinity: place.affinity))
  }

  private func select(_ selection: TextSelection) { core.editor.select(selection, by: .person) }

  /// Buttons and views in the text hear their fingers alone.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view === view
  }
}

/// Counts taps that follow each other at one place.
struct TapCounter {
  private var last: (place: CGPoint, time: TimeInterval, count: Int)?

  /// Two taps within this time, in seconds, and distance, in points, count together.
  private static let interval: TimeInterval = 0.4
  private static let distance: CGFloat = 30

  /// Takes a tap, and returns which one it is at its place.
  mutating func count(_ place: CGPoint, at time: TimeInterval) -> Int {
    var count = 1
    if let last, time - last.time <= Self.interval,
      hypot(place.x - last.place.x, place.y - last.place.y) < Self.distance
    {
      count = last.count % 3 + 1
    }
    last = (place, time, count)
    return count
  }
}
