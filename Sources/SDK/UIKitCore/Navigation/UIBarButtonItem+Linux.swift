// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// On iOS, targets are called by selectors. There are none on Linux: a method reference, such as `Editor.save`, stands in the same place.
extension UIBarButtonItem {
  /// Makes a button with a title that calls a method of an object. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title)
    self.style = style
    setTarget(target, action: action)
  }

  /// Makes a button with a title that calls a method of an object, with the button. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title)
    self.style = style
    setTarget(target, action: action)
  }

  /// Makes a button with an image that calls a method of an object. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image)
    self.style = style
    setTarget(target, action: action)
  }

  /// Makes a button with an image that calls a method of an object, with the button. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(image: image)
    self.style = style
    setTarget(target, action: action)
  }

  /// Makes one of the items that many apps have, which calls a method of an object. The item does not keep the object.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action: action)
  }

  /// Makes one of the items that many apps have, which calls a method of an object, with the item. The item does not keep the object.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem: systemItem)
    setTarget(target, action: action)
  }

  /// Makes one of the items that many apps have that does nothing on a tap, such as room between others.
  ///
  /// `target`, `action`: Always `nil`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Never?, action: Never?) {
    self.init(systemItem: systemItem)
  }

  /// The object whose method is called on a tap; `nil` for none, and once the object has gone.
  public var target: AnyObject? { targetCall?.target }

  /// Has a method of an object called on a tap, in place of the one before. A `primaryAction` runs instead. The item does not keep the object.
  ///
  /// - Parameters:
  ///   - target: Whose method it is.
  ///   - action: The method, such as `Editor.save`.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    targetCall = ItemCall(target) { target, _ in action(target)() }
  }

  /// Has a method of an object called on a tap, with the item, in place of the one before. A `primaryAction` runs instead. The item does not
  /// keep the object.
  ///
  /// - Parameters:
  ///   - target: Whose method it is.
  ///   - action: The method, such as `Editor.save`.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    targetCall = ItemCall(target) { action($0)($1) }
  }

  /// Has nothing called on a tap any more.
  public func removeTarget() { targetCall = nil }
}

/// A method of an object that an item does not keep.
@MainActor
final class ItemCall {
  private(set) weak var target: AnyObject?
  private let method: @MainActor (AnyObject, UIBarButtonItem) -> Void

  init<Target: AnyObject>(_ target: Target, method: @escaping @MainActor (Target, UIBarButtonItem) -> Void) {
    self.target = target
    self.method = { target, item in
      if let target = target as? Target { method(target, item) }
    }
  }

  func perform(from item: UIBarButtonItem) {
    if let target { method(target, item) }
  }
}
