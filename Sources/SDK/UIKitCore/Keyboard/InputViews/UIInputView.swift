// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that looks as the keyboard does, to hold keys of the app's own or an accessory bar.
@MainActor
open class UIInputView: UIView {
  /// What is behind the content.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// Nothing of its own.
    case `default` = 0
    /// What is behind the keys of the system.
    case keyboard = 1
  }

  /// What is behind the content.
  open private(set) var inputViewStyle: Style

  /// Whether the height follows from constraints and content; otherwise it is that of the frame.
  open var allowsSelfSizing = false {
    didSet { if allowsSelfSizing != oldValue { UIApplication.shared.inputViews.heightChanged() } }
  }

  /// Makes a view with a height of its own.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
  }

  public required init?(coder: NSCoder) { nil }

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if allowsSelfSizing, bounds.height != old.height { UIApplication.shared.inputViews.heightChanged() }
  }

  /// The colour between the keys of the system's keyboard.
  static let keyboardColor = UIColor { traits in
    if traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high {
      return UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
    }
    return traits.userInterfaceStyle == .dark
      ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
  }
}
