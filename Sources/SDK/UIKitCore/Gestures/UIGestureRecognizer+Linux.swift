// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Method references

extension UIGestureRecognizer {
  /// Makes a recogniser that calls a method of an object: `UITapGestureRecognizer(target: self, action: Page.tapped)`.
  ///
  /// The object is not kept alive.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Makes a recogniser that calls a method without parameters of an object.
  ///
  /// The object is not kept alive.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: nil, action: nil)
    addTarget(target, action: action)
  }

  /// Has a method of an object called with each change of the state.
  ///
  /// The object is not kept alive.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    actions.append(
      GestureAction(owner: target) { [weak target] recognizer in
        guard let target, let recognizer = recognizer as? Recognizer else { return }
        action(target)(recognizer)
      })
  }

  /// Has a method without parameters of an object called with each change of the state.
  ///
  /// The object is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append(
      GestureAction(owner: target) { [weak target] _ in
        guard let target else { return }
        action(target)()
      })
  }

  /// Ends all calls to an object; with `nil` all calls there are.
  public func removeTarget(_ target: AnyObject?) {
    actions.removeAll { target == nil || $0.owner === target || $0.owner == nil }
  }
}

// MARK: - Closures

extension UIGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  ///
  /// `target`: What `removeTarget(_:)` finds the closure by; not kept alive.
  public convenience init(target: Any?, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    actions.append(GestureAction(owner: target as AnyObject?, run: action))
  }
}

extension UITapGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UITapGestureRecognizer { action(recognizer) }
    }
  }
}

extension UIHoverGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UIHoverGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UIHoverGestureRecognizer { action(recognizer) }
    }
  }
}

extension UILongPressGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UILongPressGestureRecognizer { action(recognizer) }
    }
  }
}

extension UIPanGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UIPanGestureRecognizer { action(recognizer) }
    }
  }
}

extension UISwipeGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UISwipeGestureRecognizer { action(recognizer) }
    }
  }
}

extension UIPinchGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UIPinchGestureRecognizer { action(recognizer) }
    }
  }
}

extension UIRotationGestureRecognizer {
  /// Makes a recogniser that calls a closure with each change of its state.
  public convenience init(_ action: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil) { recognizer in
      if let recognizer = recognizer as? UIRotationGestureRecognizer { action(recognizer) }
    }
  }
}
