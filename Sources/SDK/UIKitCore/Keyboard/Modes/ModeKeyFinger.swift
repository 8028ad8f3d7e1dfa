// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// A finger on a key for the next keyboard: a tap shows that one; a hold, or a movement upwards, lists them all.
@MainActor
final class ModeKeyFinger {
  private unowned let keyboards: InputViewCoordinator
  private weak var touch: UITouch?
  private var start = CGPoint.zero
  private var hold: PlatformCall?
  private var list: MenuSession?

  /// How long a finger is held until the keyboards are listed, in seconds.
  private static let holdTime: TimeInterval = 0.4
  /// How far it moves up until then, in points.
  private static let upDistance: CGFloat = 20

  init(_ keyboards: InputViewCoordinator) { self.keyboards = keyboards }

  /// Takes what a finger does on a key; the same event may come more than once.
  func take(_ event: UIEvent, on key: UIView) {
    guard let touch = event.allTouches?.first(where: { $0.view?.isDescendant(of: key) ?? false }) else { return }
    let place = touch.location(in: nil)
    switch touch.phase {
    case .began:
      if touch !== self.touch { begin(touch, at: place, on: key) }
    case .moved, .stationary:
      guard touch === self.touch else { return }
      if list == nil, start.y - place.y > Self.upDistance { open(on: key) }
      list?.fingerMoved(to: place)
    case .ended:
      guard touch === self.touch else { return }
      let list = end()
      if let list {
        list.fingerLifted(at: place)
      } else if key.bounds.contains(touch.location(in: key)) {
        keyboards.showNextKeyboard()
      }
    default:
      if touch === self.touch { end()?.fingerLifted(at: nil) }
    }
  }

  private func begin(_ touch: UITouch, at place: CGPoint, on key: UIView) {
    _ = end()
    self.touch = touch
    start = place
    hold = UIApplication.shared.platform?.call(at: UIApplication.clock() + Self.holdTime) { [weak self, weak key] in
      if let key { self?.open(on: key) }
    }
  }

  /// The finger has gone.
  private func end() -> MenuSession? {
    defer { list = nil }
    touch = nil
    hold = nil
    return list
  }

  private func open(on key: UIView) {
    guard list == nil, let window = key.window, keyboards.choices.count > 1 else { return }
    hold = nil
    let current = keyboards.chosenID
    let actions = keyboards.choices.map { choice in
      UIAction(title: choice.name, state: choice.id == current ? .on : .off) { [weak keyboards] _ in
        keyboards?.choose(choice.id)
      }
    }
    let frame = key.convert(key.bounds, to: nil)
    let source = MenuSource.control(frame: frame, attachment: CGPoint(x: frame.midX, y: frame.minY))
    guard let list = MenuSession(menu: UIMenu(children: actions), source: source, order: .fixed, in: window) else {
      return
    }
    list.sender = key
    list.openingPlace = start
    self.list = list
    list.present(along: MenuAnimator(previewViewController: nil))
  }
}
