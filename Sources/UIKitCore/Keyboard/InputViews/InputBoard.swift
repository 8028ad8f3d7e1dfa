// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An accessory view with a keyboard or an input view below it, and what the keyboard stands on behind both.
@MainActor
final class InputBoard: UIView {
  private var accessory: UIView?
  private var keyboard: UIView?
  let background = BoardBackground()
  /// Holds the accessory view, and rounds its upper corners off where the keyboard floats.
  private let accessoryHolder = UIView()
  /// The room below that bars and rounded corners cover.
  private var bottomInset: CGFloat = 0
  /// How the keyboard is held.
  private(set) var kind = InAppKeyboard.Kind.docked

  /// Called when two fingers have come together on the keys of the system, or moved apart.
  var onPinch: (_ isIn: Bool) -> Void = { _ in }
  /// Called when the views want another height together than they have.
  var onHeightChange: () -> Void = {}

  /// What the device shows below the keyboard.
  private(set) var strip: ModeStripView?
  /// How high an input view is that says nothing about its height, in points.
  private static let defaultHeight: CGFloat = 216
  /// The same for one with a controller, which is as high as the system's keyboard.
  var usualHeight = defaultHeight {
    didSet { usualHeightConstraint?.constant = usualHeight }
  }
  private var usualHeightConstraint: NSLayoutConstraint?
  private var topConstraint: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "Keyboard"
    addSubview(background)
    accessoryHolder.clipsToBounds = true
    addSubview(accessoryHolder)
  }

  required init?(coder: NSCoder) { nil }

  /// The system's keys, if they show.
  var keys: SystemKeyboardView? { keyboard as? SystemKeyboardView }
  /// The bar, if it shows.
  var bar: ShortcutBarView? { keyboard as? ShortcutBarView }

  func show(_ newKeyboard: UIView?, _ newAccessory: UIView?, strip newStrip: ModeStripView?) {
    if accessory !== newAccessory {
      take(accessory, from: accessoryHolder)
      accessory = newAccessory
      if let newAccessory { put(newAccessory, in: accessoryHolder) }
    }
    if keyboard !== newKeyboard {
      take(keyboard, from: self)
      keyboard = newKeyboard
      if let newKeyboard { put(newKeyboard, in: self) }
      if let newKeyboard, isConstrained(newKeyboard) { constrain(newKeyboard) }
    }
    keys?.onPinch = { [weak self] in self?.onPinch($0) }
    strip?.removeFromSuperview()
    strip = newStrip
    if let newStrip { addSubview(newStrip) }
    background.isHidden = keys == nil && bar == nil && strip == nil
    background.overrideUserInterfaceStyle = keys?.overrideUserInterfaceStyle ?? .unspecified
    setNeedsLayout()
  }

  private func take(_ view: UIView?, from holder: UIView) {
    guard let view, view.superview === holder else { return }
    if view === keyboard { usualHeightConstraint?.isActive = false }
    view.removeFromSuperview()
  }

  private func put(_ view: UIView, in holder: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = !isConstrained(view)
    holder.addSubview(view)
  }

  /// Has constraints place a keyboard; any of its own that says how high it is counts more.
  private func constrain(_ view: UIView) {
    let height = view.heightAnchor.constraint(equalToConstant: usualHeight)
    height.priority = UILayoutPriority(rawValue: 950)
    let top = view.topAnchor.constraint(equalTo: topAnchor)
    NSLayoutConstraint.activate([
      height, top, view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    (usualHeightConstraint, topConstraint) = (height, top)
  }

  /// Whether constraints say how high a keyboard is: those of one that has a controller do.
  private func isConstrained(_ view: UIView) -> Bool { view === keyboard && view.controller is UIInputViewController }

  /// Takes a place; how its parts lie in it follows.
  func take(_ place: BoardPlace) {
    kind = place.kind
    bottomInset = place.bottomInset
    frame = place.frame
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Sizes

  func width(as kind: InAppKeyboard.Kind, in available: CGFloat) -> CGFloat {
    switch kind {
    case .floating: min(InAppKeyboard.floatingWidth, available)
    case .collapsedBar: min(ShortcutBarView.collapsedWidth, available)
    default: available
    }
  }

  /// Returns how high the views are together, with the room below them.
  func height(as kind: InAppKeyboard.Kind, forWidth width: CGFloat, below bottomInset: CGFloat) -> CGFloat {
    height(of: accessory, width) + height(of: keyboard, width) + foot(as: kind) + bottomInset
  }

  private func foot(as kind: InAppKeyboard.Kind) -> CGFloat {
    if kind == .docked, strip != nil { return ModeStripView.height }
    return kind == .floating ? BoardBackground.handleHeight : 0
  }

  private func height(of view: UIView?, _ width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    if isConstrained(view) || (view as? UIInputView)?.allowsSelfSizing ?? (view.intrinsicContentSize.height > 0) {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    if view === keyboard, view.autoresizingMask.contains(.flexibleHeight) { return Self.defaultHeight }
    return view.bounds.height
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = height(of: accessory, bounds.width)
    accessoryHolder.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
    accessory?.frame = accessoryHolder.bounds
    accessoryHolder.layer.cornerRadius = kind == .floating ? BoardBackground.floatingRadius : 0
    accessoryHolder.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below = height(of: keyboard, bounds.width)
    if let keyboard, isConstrained(keyboard) {
      topConstraint?.constant = above
    } else {
      keyboard?.frame = CGRect(x: 0, y: above, width: bounds.width, height: below)
    }
    strip?.frame = CGRect(x: 0, y: above + below, width: bounds.width, height: ModeStripView.height)
    background.frame = bounds
    background.show(kind, in: areas(above, below), isBarOnLeft: frame.minX == 0)
    let height = above + below + foot(as: kind) + bottomInset
    if abs(height - bounds.height) > 0.01 { onHeightChange() }
  }

  /// Where there is something behind the keys.
  private func areas(_ above: CGFloat, _ below: CGFloat) -> [CGRect] {
    switch kind {
    case .floating: return [bounds]
    case .split:
      let width = keys?.halfWidth ?? bounds.width / 2
      return [0, bounds.width - width].map { CGRect(x: $0, y: above, width: width, height: below) }
    default: return [CGRect(x: 0, y: above, width: bounds.width, height: bounds.height - above)]
    }
  }

  /// Between the halves of the keyboard, fingers go through to the app.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === accessoryHolder ? nil : view
  }
}
