// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes fingers from the platform to recognisers and views.
@MainActor
package final class EventDispatcher {
  /// What a platform says of one finger.
  package struct Contact {
    package var finger: Int
    package var phase: UITouch.Phase
    package var type: UITouch.TouchType
    /// In the scene, in points.
    package var place: CGPoint
    /// The pointer's buttons; only the first counts for fingers.
    package var buttons: UIEvent.ButtonMask

    package init(
      finger: Int, phase: UITouch.Phase, type: UITouch.TouchType = .direct, place: CGPoint,
      buttons: UIEvent.ButtonMask = .primary
    ) {
      self.finger = finger
      self.phase = phase
      self.type = type
      self.place = place
      self.buttons = buttons
    }
  }

  /// The fingers that are down.
  private var touches: [UITouch] = []
  /// What a view has not been told yet.
  private var held: [HeldTouch] = []
  /// Recognisers that have come to an end and start over after the event.
  private var finished: [UIGestureRecognizer] = []
  private var isDelivering = false
  /// The keys that are down and have run commands.
  var commandKeys: Set<UIKeyboardHIDUsage> = []
  /// The modifier keys that are down.
  var modifierFlags: UIKeyModifierFlags = []
  let toolTips = ToolTips()
  /// Where the pointer is.
  var hovered: [WeakHover] = []
  /// The last tap, for taps that follow it.
  private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

  struct HeldTouch {
    let touch: UITouch
    var began = false
    var ended = false
  }

  /// Two taps within this time and distance count together.
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45
}

// MARK: - From the platform

extension EventDispatcher {
  /// Takes what has happened at one moment.
  ///
  /// - Parameter time: In seconds, on the platform's clock.
  package func receive(_ contacts: [Contact], in scene: UIWindowScene, at time: TimeInterval) {
    var changed: Set<UITouch> = []
    for contact in contacts {
      guard contact.place.isUsable else { continue }
      if contact.phase == .began { lift(contact.finger, time) }
      if let touch = contact.phase == .began ? land(contact, in: scene, at: time) : find(contact.finger) {
        update(touch, contact, time)
        changed.insert(touch)
      }
    }
    for touch in touches where !changed.contains(touch) { touch.phase = .stationary }
    guard !changed.isEmpty else { return }
    if changed.contains(where: { $0.phase == .began }) { toolTips.dismiss() }
    let event = UIEvent()
    event.timestamp = time
    event.touches = Set(touches)
    event.modifierFlags = modifierFlags
    event.buttonMask = changed.reduce([]) { $1.type == .indirectPointer ? $0.union($1.buttons) : $0 }
    UIApplication.shared.sendEvent(event)
    touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Takes all fingers away, as when a scene goes.
  package func cancelAll(in scene: UIWindowScene, at time: TimeInterval) {
    let gone = touches.filter { $0.window?.windowScene === scene }
    receive(
      gone.map { Contact(finger: $0.finger, phase: .cancelled, type: $0.type, place: $0.place) }, in: scene, at: time)
  }

  /// A finger that comes down twice has gone in between, even if nobody said so.
  private func lift(_ finger: Int, _ time: TimeInterval) {
    guard let touch = find(finger), let scene = touch.window?.windowScene else { return }
    receive([Contact(finger: finger, phase: .cancelled, type: touch.type, place: touch.place)], in: scene, at: time)
  }

  private func find(_ finger: Int) -> UITouch? { touches.first { $0.finger == finger } }

  private func land(_ contact: Contact, in scene: UIWindowScene, at time: TimeInterval) -> UITouch? {
    for window in scene.windows.reversed() where !window.isHidden {
      let place = contact.place.applying(window.layer.model.toSuperlayer.inverted())
      guard let hit = window.hitTest(place, with: nil) else { continue }
      if touches.contains(where: { $0.view !== hit && ($0.view?.isExclusiveTouch == true || hit.isExclusiveTouch) }) {
        return nil
      }
      let touch = UITouch(finger: contact.finger, type: contact.type, place: place, time: time)
      touch.window = window
      touch.view = hit
      touch.buttons = contact.buttons
      // Views hear of the first button alone; the others are for recognisers that ask for them.
      touch.isTakenFromView = !contact.buttons.contains(.primary)
      touch.tapCount = tapCount(at: place, time)
      touch.recognizers = recognizers(above: hit, for: touch)
      for recognizer in touch.recognizers { recognizer.take(touch) }
      touches.append(touch)
      return touch
    }
    return nil
  }

  private func tapCount(at place: CGPoint, _ time: TimeInterval) -> Int {
    guard let last = lastTap, time - last.time < Self.tapInterval,
      hypot(place.x - last.place.x, place.y - last.place.y) < Self.tapDistance
    else { return 1 }
    return last.count + 1
  }

  private func recognizers(above view: UIView, for touch: UITouch) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let view = next {
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && !recognizer.isOver && !recognizer.isComplete && recognizer.accepts(touch.buttons)
        && recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
      {
        result.append(recognizer)
      }
      next = view.superview
    }
    return result
  }

  private func update(_ touch: UITouch, _ contact: Contact, _ time: TimeInterval) {
    touch.phase = contact.phase
    touch.timestamp = time
    touch.previousPlace = touch.place
    if let window = touch.window {
      touch.place = contact.place.applying(window.layer.model.toSuperlayer.inverted())
    }
    guard contact.phase == .ended else { return }
    let isTap = hypot(touch.place.x - touch.firstPlace.x, touch.place.y - touch.firstPlace.y) < Self.tapDistance
    lastTap = isTap ? (touch.place, time, touch.tapCount) : nil
  }
}

// MARK: - To recognisers and views

extension EventDispatcher {
  func deliver(_ event: UIEvent, to window: UIWindow) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    if let event = event as? ScrollEvent { return deliver(event, to: window) }
    let touches = event.touches.filter { $0.window === window && $0.phase != .stationary }
    let wasDelivering = isDelivering
    isDelivering = true
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let changed = touches.filter { $0.phase == phase }
      guard !changed.isEmpty else { continue }
      tellRecognizers(changed, phase, event)
      tellViews(changed, phase, event)
    }
    releaseHeld(event)
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { forget(touch) }
    isDelivering = wasDelivering
    if !wasDelivering { startOverFinished() }
  }

  private func startOverFinished() {
    let over = finished
    finished = []
    for recognizer in over where recognizer.isOver { recognizer.startOver() }
  }

  private func tellRecognizers(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    var recognizers: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in recognizers where !recognizer.isOver && !recognizer.isComplete {
      let own = touches.filter { touch in recognizer.touches.contains { $0 === touch } }
      guard !own.isEmpty else { continue }
      recognizer.notePlace()
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      case .cancelled: recognizer.touchesCancelled(own, with: event)
      case .stationary: break
      }
    }
  }

  private func tellViews(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      var own = touches.filter { $0.view === view && !$0.isTakenFromView }
      if phase == .began {
        own = own.filter { touch in
          let isFirst = view.isMultipleTouchEnabled || self.touches.first { $0.view === view } === touch
          if !isFirst { touch.isTakenFromView = true }
          return isFirst
        }
        let delayed = own.filter { $0.recognizers.contains { $0.delaysTouchesBegan && !$0.isOver } }
        for touch in delayed { held.append(HeldTouch(touch: touch, began: true)) }
        own.subtract(delayed)
      } else {
        // A view that has not heard of the coming hears of nothing else.
        let waiting = own.filter { touch in held.contains { $0.touch === touch } }
        if phase == .ended {
          let delayed = own.filter { touch in
            touch.recognizers.contains { $0.delaysTouchesEnded && ($0.isWaiting || $0.holdsEnds) && !$0.isOver }
          }
          for touch in delayed.union(waiting) { holdEnd(of: touch) }
          own.subtract(delayed)
        }
        own.subtract(waiting)
        if phase == .cancelled {
          for touch in waiting { held.removeAll { $0.touch === touch } }
        }
      }
      tell(view, own, phase, event)
    }
  }

  private func tell(_ view: UIView, _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard !touches.isEmpty else { return }
    switch phase {
    case .began:
      if let outer = view.outerScrollView, !outer.touchesShouldBegin(touches, with: event, in: view) {
        for touch in touches { touch.isTakenFromView = true }
        return
      }
      for touch in touches { touch.hasReachedView = true }
      view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended:
      for touch in touches { touch.hasLeftView = true }
      view.touchesEnded(touches, with: event)
    case .cancelled:
      for touch in touches { touch.hasLeftView = true }
      view.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  private func holdEnd(of touch: UITouch) {
    if let index = held.firstIndex(where: { $0.touch === touch }) {
      held[index].ended = true
    } else {
      held.append(HeldTouch(touch: touch, ended: true))
    }
  }

  /// Tells views what was kept from them, where no recogniser wants it kept any more.
  private func releaseHeld(_ event: UIEvent) {
    for entry in held {
      let touch = entry.touch
      // What a view that was told does may have had others told already.
      guard held.contains(where: { $0.touch === touch }) else { continue }
      guard let view = touch.view, !touch.isTakenFromView else { continue }
      let keeps = touch.recognizers.contains {
        !$0.isOver
          && ((entry.began && $0.delaysTouchesBegan)
            || (entry.ended && $0.delaysTouchesEnded && ($0.isWaiting || $0.holdsEnds)))
      }
      guard !keeps else { continue }
      held.removeAll { $0.touch === touch }
      if entry.began { tell(view, [touch], .began, event) }
      if entry.ended { tell(view, [touch], .ended, event) }
    }
    held.removeAll { $0.touch.isTakenFromView || $0.touch.view == nil }
  }

  /// Takes a finger from its view because a recogniser has it now.
  func cancelInView(_ touch: UITouch) {
    guard !touch.isTakenFromView, !touch.hasLeftView, let view = touch.view else { return }
    touch.isTakenFromView = true
    let wasTold = !held.contains { $0.touch === touch && $0.began }
    held.removeAll { $0.touch === touch }
    guard wasTold, touch.hasReachedView else { return }
    let event = UIEvent()
    event.timestamp = touch.timestamp
    event.touches = [touch]
    // The finger itself goes on, for recognisers.
    let phase = touch.phase
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
    touch.phase = phase
  }

  /// Keeps a finger from its view where the view has not heard of it yet.
  func discardHeldBegan(_ touch: UITouch) {
    guard held.contains(where: { $0.touch === touch && $0.began }) else { return }
    touch.isTakenFromView = true
    held.removeAll { $0.touch === touch }
  }

  /// A recogniser has come to an end.
  func settled(_ recognizer: UIGestureRecognizer) {
    finished.append(recognizer)
    // The end of the event, where there is one, releases what is held.
    guard !isDelivering else { return }
    let event = UIEvent()
    event.timestamp = UIApplication.clock()
    event.touches = Set(touches)
    releaseHeld(event)
    startOverFinished()
  }

  private func forget(_ touch: UITouch) {
    for recognizer in touch.recognizers {
      recognizer.notePlace()
      recognizer.touches.removeAll { $0 === touch }
    }
  }
}

extension UIView {
  /// The next scroll view above.
  fileprivate var outerScrollView: UIScrollView? {
    var next = superview
    while let view = next {
      if let scrollView = view as? UIScrollView { return scrollView }
      next = view.superview
    }
    return nil
  }
}
