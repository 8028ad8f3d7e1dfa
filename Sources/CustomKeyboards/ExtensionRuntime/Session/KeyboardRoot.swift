// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// Holds a keyboard's controller, and lets its view be as high as that wants to be: at the bottom of the area, so that what is
/// cut off of a view which is too high is at its top.
final class KeyboardRoot: UIViewController {
  let keyboard: UIInputViewController
  /// How high a keyboard is that does not say.
  var usualHeight: CGFloat {
    didSet { if usualHeight != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Calls after each layout with the height that the keyboard wants; `nil` for the usual one.
  var onHeight: (CGFloat?) -> Void = { _ in }
  private var heightConstraint: NSLayoutConstraint?

  /// A keyboard's own constraint of its height counts more than this, and of a lower priority, too.
  private static let usualPriority: Float = 950

  init(_ keyboard: UIInputViewController, usualHeight: CGFloat) {
    self.keyboard = keyboard
    self.usualHeight = usualHeight
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let holder = Holder()
    holder.onLayout = { [weak self] in self?.laidOut() }
    view = holder
  }

  override func viewDidLoad() {
    addChild(keyboard)
    put(keyboard.view)
    keyboard.didMove(toParent: self)
  }

  private func put(_ keys: UIView) {
    keys.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(keys)
    let height = keys.heightAnchor.constraint(equalToConstant: usualHeight)
    height.priority = UILayoutPriority(rawValue: Self.usualPriority)
    NSLayoutConstraint.activate([
      height, keys.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      keys.leftAnchor.constraint(equalTo: view.leftAnchor), keys.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    heightConstraint = height
  }

  /// The keyboard's own constraints of its height.
  private var ownConstraints: [NSLayoutConstraint] {
    guard let keys = keyboard.viewIfLoaded else { return [] }
    return keys.constraints.filter {
      $0 !== heightConstraint && $0.isActive && $0.firstItem === keys && $0.firstAttribute == .height
        && $0.secondItem == nil
    }
  }

  private func laidOut() {
    guard let keys = keyboard.viewIfLoaded, let heightConstraint else { return }
    if keys.superview !== view {
      // The controller has made another view.
      view.subviews.first?.removeFromSuperview()
      return put(keys)
    }
    let sizesItself = (keys as? UIInputView)?.allowsSelfSizing ?? false
    let own = ownConstraints
    let lowest = own.map(\.priority.rawValue).min() ?? Self.usualPriority + 1
    let priority = sizesItself ? UILayoutPriority.fittingSizeLevel.rawValue : min(Self.usualPriority, lowest - 1)
    if heightConstraint.priority.rawValue != priority || heightConstraint.constant != usualHeight {
      // A constraint that is required at one time cannot be changed; this one never is.
      heightConstraint.priority = UILayoutPriority(rawValue: max(priority, 1))
      heightConstraint.constant = usualHeight
      view.layoutIfNeeded()
    }
    onHeight(sizesItself || !own.isEmpty ? keys.frame.height : nil)
  }

  /// Says when it has been laid out.
  private final class Holder: UIView {
    var onLayout: () -> Void = {}
    private var isLayingOut = false

    override func layoutSubviews() {
      super.layoutSubviews()
      guard !isLayingOut else { return }
      isLayingOut = true
      onLayout()
      isLayingOut = false
    }
  }
}
