// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  func standardTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return role == .destructive ? .systemRed : tintColor
  }

  /// What the button shows in a state has changed, and with it perhaps its size.
  func partChanged() {
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }
}

extension Dictionary where Key == UIControl.State.RawValue {
  /// What was set for a state; where there is nothing, for the same without the focus, and then for the normal one.
  func value(for state: UIControl.State) -> Value? {
    self[state.rawValue] ?? self[state.subtracting(.focused).rawValue] ?? self[UIControl.State.normal.rawValue]
  }
}
