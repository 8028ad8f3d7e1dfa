// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a control calls when one of some events happens.
@MainActor
struct ControlAction {
  enum Call {
    case action(UIAction)
    case target(TargetCall)
  }

  var events: UIControl.Event
  let call: Call

  /// The action of that identifier; `nil` for targets.
  func action(identifiedBy identifier: UIAction.Identifier) -> UIAction? {
    guard case .action(let action) = call, action.identifier == identifier else { return nil }
    return action
  }

  var target: AnyObject? {
    guard case .target(let call) = call else { return nil }
    return call.target
  }

  /// Whether it was for an object that has gone.
  var isOver: Bool {
    guard case .target(let call) = call else { return false }
    return call.target == nil
  }
}

/// A method of an object that the control does not keep.
@MainActor
final class TargetCall {
  private(set) weak var target: AnyObject?
  private let method: @MainActor (AnyObject, UIControl, UIEvent?) -> Void

  init(target: AnyObject, method: @escaping @MainActor (AnyObject, UIControl, UIEvent?) -> Void) {
    self.target = target
    self.method = method
  }

  func perform(from control: UIControl, with event: UIEvent?) {
    if let target { method(target, control, event) }
  }
}
