// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// Changes a view and what it holds, and leads over from what it looked like before, as the options say.
  ///
  /// `duration`: In seconds.
  ///
  /// `options`: With a transition; without one the changes move as in any animation.
  ///
  /// `animations`: Changes the view, by adding and removing subviews too.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let style = options.transition else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
    }
    let before = areAnimationsEnabled && duration > 0 ? ViewTransition(of: view, style: style) : nil
    if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
    view.layoutIfNeeded()
    guard let before else { return completion?(true) ?? () }
    before.run(duration: duration, options: options, completion: completion)
  }

  /// Puts a view in the place of another one, and leads over from one to the other, as the options say.
  ///
  /// `fromView`: Leaves its superview, or is hidden with `showHideTransitionViews`.
  ///
  /// `toView`: Goes to the same superview, or shows there with `showHideTransitionViews`.
  ///
  /// `duration`: In seconds.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else { return completion?(false) ?? () }
    transition(
      with: superview, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
