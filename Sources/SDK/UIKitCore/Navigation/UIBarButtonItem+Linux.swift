// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// On iOS, targets are called by selectors. There are none on Linux: a method reference, such as `Editor.save`, stands in the same place.
extension UIBarButtonItem {
  /// Makes a button with a title that calls a method of an object. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, primaryAction: Self.call(target) { target, _ in action(target)() })
    self.style = style
  }

  /// Makes a button with a title that calls a method of an object, with the button. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, primaryAction: Self.call(target) { action($0)($1) })
    self.style = style
  }

  /// Makes a button with an image that calls a method of an object. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, primaryAction: Self.call(target) { target, _ in action(target)() })
    self.style = style
  }

  /// Makes a button with an image that calls a method of an object, with the button. The button does not keep the object.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(image: image, primaryAction: Self.call(target) { action($0)($1) })
    self.style = style
  }

  /// Makes one of the items that many apps have, which calls a method of an object. The item does not keep the object.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem, primaryAction: Self.call(target) { target, _ in action(target)() })
  }

  /// Makes one of the items that many apps have, which calls a method of an object, with the item. The item does not keep the object.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(systemItem: systemItem, primaryAction: Self.call(target) { action($0)($1) })
  }

  /// Makes one of the items that many apps have that does nothing on a tap, such as room between others.
  ///
  /// `target`, `action`: Always `nil`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Never?, action: Never?) {
    self.init(systemItem: systemItem)
  }

  private static func call<Target: AnyObject>(
    _ target: Target, _ method: @escaping @MainActor (Target, UIBarButtonItem) -> Void
  ) -> UIAction {
    UIAction { [weak target] action in
      guard let target, let item = action.sender as? UIBarButtonItem else { return }
      method(target, item)
    }
  }
}
