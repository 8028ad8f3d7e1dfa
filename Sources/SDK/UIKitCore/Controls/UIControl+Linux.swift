// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// On iOS, targets are called by selectors. There are none on Linux: a method reference, such as `Player.stop`, stands
// in the same place.
extension UIControl {
  /// Has a method of an object called at events. The control does not keep the object.
  ///
  /// - Note: Methods cannot be compared: one that was added twice is called twice.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, _, _ in action(target)() }
  }

  /// Has a method of an object called at events, with the control. The control does not keep the object.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, _ in
      if let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Has a method of an object called at events, with the control and what caused them. The control does not keep the
  /// object.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void,
    for controlEvents: Event
  ) {
    add(target, for: controlEvents) { target, control, event in
      if let sender = control as? Sender { action(target)(sender, event ?? UIEvent()) }
    }
  }

  /// Has the methods of an object, or of all, called no more at events.
  ///
  /// The action is always `nil`, for all methods: they cannot be told apart.
  public func removeTarget(_ target: Any?, action: Never?, for controlEvents: Event) {
    guard let target else { return forget(controlEvents) { $0.target != nil } }
    let object = target as AnyObject
    forget(controlEvents) { $0.target === object }
  }

  /// The objects whose methods are called; those that cannot be hashed are there as their `ObjectIdentifier`.
  public var allTargets: Set<AnyHashable> {
    Set(actions.compactMap(\.target).map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) })
  }

  private func add<Target: AnyObject>(
    _ target: Target, for events: Event, method: @escaping @MainActor (Target, UIControl, UIEvent?) -> Void
  ) {
    let call = TargetCall(target: target) { target, control, event in
      if let target = target as? Target { method(target, control, event) }
    }
    actions.append(ControlAction(events: events, call: .target(call)))
  }
}

extension UIControl {
  /// Whether a person who uses the control ends typing in its window: whoever sets a value has done with the text.
  ///
  /// By default switches, sliders, steppers, segmented controls and date pickers do. Buttons and other controls do not: one that shows
  /// a password or makes text bold leaves the keyboard where it is. iOS has no such property.
  public var endsEditing: Bool {
    get { endsEditingChoice ?? Self.endsEditingByDefault }
    set { endsEditingChoice = newValue }
  }
}
