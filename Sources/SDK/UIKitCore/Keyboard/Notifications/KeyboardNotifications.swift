// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIResponder {
  /// The keyboard is about to show; the object is the `UIScreen`.
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// The keyboard has shown.
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// The keyboard is about to go, or to leave the bottom of the screen.
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// The keyboard has gone, or left the bottom of the screen.
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// The keyboard is about to take another place; comes before those that say that it shows or goes.
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard has taken another place.
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// Where the keyboard was: a `CGRect` on the screen, in points.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Where the keyboard will be: a `CGRect` on the screen, in points.
  nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// How long it moves: a `Double`, in seconds; 0 when it does not move but is there.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// How it moves: the raw value of a `UIView.AnimationCurve`, an `Int`.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Whether the keyboard is this app's: a `Bool`; otherwise it types into another app.
  nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

/// A movement of the keyboard, as notifications tell it.
struct KeyboardMove {
  var old: KeyboardPlacement?
  var new: KeyboardPlacement?
  /// In seconds; 0 for at once.
  var duration: TimeInterval
  var isLocal: Bool

  enum Moment { case will, did }

  /// Tells of the movement what is to be told before or after it.
  @MainActor
  func post(_ moment: Moment, on screen: UIScreen) {
    let (begin, end) = frames(on: screen.bounds)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      UIResponder.keyboardIsLocalUserInfoKey: isLocal,
    ]
    for name in names(moment) { NotificationCenter.default.post(name: name, object: screen, userInfo: info) }
  }

  @MainActor
  private func names(_ moment: Moment) -> [NSNotification.Name] {
    let (wasShown, isShown) = (old?.countsAsShown ?? false, new?.countsAsShown ?? false)
    let isWill = moment == .will
    var result = [
      isWill ? UIResponder.keyboardWillChangeFrameNotification : UIResponder.keyboardDidChangeFrameNotification
    ]
    if !wasShown, isShown {
      result.append(isWill ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardDidShowNotification)
    } else if wasShown, !isShown {
      result.append(isWill ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardDidHideNotification)
    }
    return result
  }

  /// A keyboard that is not there is below the screen.
  private func frames(on screen: CGRect) -> (begin: CGRect, end: CGRect) {
    func below(_ frame: CGRect) -> CGRect {
      CGRect(x: frame.minX, y: max(screen.maxY, frame.minY), width: frame.width, height: frame.height)
    }
    let known = new?.frame ?? old?.frame ?? .zero
    return (old?.frame ?? below(known), new?.frame ?? below(known))
  }
}
