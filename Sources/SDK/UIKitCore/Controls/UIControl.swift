// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view that people work with: it follows a finger and tells others what has happened.
@MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// Whether the control hears fingers.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      controlStateChanged()
      knownWindow?.windowScene?.focusSystem?.itemsMayHaveChanged()
    }
  }

  // MARK: Tool tips

  /// Shows the control's tool tip; `nil` while it has none.
  open var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  /// What shows where a pointer rests on the control; `nil` for nothing.
  open var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let interaction = toolTipInteraction {
        interaction.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }

  // MARK: States

  /// Whether the control is chosen or turned on; what it looks like then is up to it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { controlStateChanged() } }
  }
  /// Whether a finger is on the control; what the control looks like then is up to it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { controlStateChanged() } }
  }

  /// Where content is from top to bottom, in the middle by default; buttons follow it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content is from side to side, in the middle by default; buttons follow it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Whether the control follows a finger.
  open internal(set) var isTracking = false
  /// Whether that finger is on the control or near it.
  open internal(set) var isTouchInside = false

  /// In the order in which they were added.
  var actions: [ControlAction] = []

  // MARK: A menu

  /// Opens the control's menu; `nil` while it has none.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?

  /// Whether the control has a menu, for which it is asked as a delegate of `contextMenuInteraction`.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let old = contextMenuInteraction { removeInteraction(old) }
      contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
      if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
    }
  }

  /// Whether the menu opens as a finger comes down, in place of the control's events; else a finger has to stay.
  open var showsMenuAsPrimaryAction = false

  /// Returns the point, in the control's coordinates, at which the menu stands: by default the middle of a control in
  /// the middle of the window, else the side that is nearer to the window's.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    guard let window else { return CGPoint(x: bounds.midX, y: bounds.maxY) }
    let room = window.bounds.inset(by: window.safeAreaInsets)
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.maxY), to: nil).x
    let isMiddle = abs(middle - room.midX) < 1
    return CGPoint(x: isMiddle ? bounds.midX : middle < room.midX ? bounds.minX : bounds.maxX, y: bounds.maxY)
  }

  /// Returns the control's menu; by default none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The menu is about to open. Call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    sendActions(for: .menuActionTriggered)
    isHighlighted = true
  }

  /// The menu is about to close. Call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { isHighlighted = false }

  /// What the actions of the menu run for.
  var menuSender: AnyObject { self }

  /// Does what a tap does: opens the menu where that is what the control is for, else runs the actions of
  /// `primaryActionTriggered`.
  open func performPrimaryAction() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, contextMenuInteraction?.openFromControl() == true { return }
    sendActions(for: .primaryActionTriggered)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  /// Makes a control with an action for its most important event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control is at the moment; subclasses may add states of their own.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if hasFocus { state.insert(.focused) }
    return state
  }

  /// The alignment with leading and trailing as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Begins to follow a finger that has come down on the control.
  ///
  /// - Returns: Whether the control wants to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Follows the finger.
  ///
  /// - Returns: Whether the control wants to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has gone.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The finger was taken away from the control.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = true
    guard beginTracking(touch, with: event) else { return forgetTouch() }
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch, with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forgetTouch() }
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch, with: event)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    if isTracking {
      sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
      if isInside { touchWasUpInside(with: event) }
      if isInside { endTypingElsewhere() }
    }
    // As on iOS, actions still see the control as it was under the finger.
    forgetTouch()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
    forgetTouch()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopTracking(with: nil) }
  }

  /// Events go to the control for as long as the finger is this near, in points.
  private static var reach: CGFloat { 70 }

  private func isNear(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(place) || point(inside: place, with: event)
  }

  /// Whether controls of the class end typing, where nobody says otherwise.
  class var endsEditingByDefault: Bool { false }

  /// What was said of that for this one.
  var endsEditingChoice: Bool?

  /// Ends typing in a field of the window, if the control does that, and is no part of a field or of its menu.
  func endTypingElsewhere() {
    guard endsEditing, let typist = window?.firstResponder, typist is any UIKeyInput, !isPartOfText else { return }
    typist.resignFirstResponder()
  }

  private var isPartOfText: Bool {
    var next: UIView? = self
    while let view = next {
      if view is any UIKeyInput || view is EditMenuBar { return true }
      next = view.superview
    }
    return false
  }

  private func stopTracking(with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    forgetTouch()
  }

  private func forgetTouch() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  // MARK: Actions

  /// Runs an action; each action of the control's events comes through here.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Runs the actions of events, as if they had happened.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  // MARK: For controls of this module

  /// The control looks different in the state that it is in now.
  func controlStateChanged() {}

  /// The finger went where it had come down.
  func touchWasUpInside(with event: UIEvent?) {}

  /// Whether recognisers further out have to leave single taps to the control.
  var keepsTaps: Bool { false }

  /// Whether recognisers further out have to leave the finger's movements to the control now.
  var keepsDrags: Bool { false }

  /// As on iOS, a tap on a button is not one on what holds the button, nor does the knob of a slider take along what
  /// the slider lies on.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    switch gestureRecognizer {
    case let tap as UITapGestureRecognizer:
      return !(keepsTaps && tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer: return !keepsDrags
    default: return true
    }
  }

  // MARK: Focus

  /// Whether the focus can come here: by default unless the control is disabled.
  open override var canBecomeFocused: Bool { isEnabled }

  override func focusMoved() { controlStateChanged() }

  override func selectBegan() { isHighlighted = true }

  override func selectEnded(isTaken: Bool) {
    isHighlighted = false
    if isTaken { performByRemote() }
  }

  override func takesFocusHeading(_ heading: UIFocusHeading) -> Bool { adjust(to: heading) }

  override var naturalTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .none
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: What runs at events

  /// Has an action run at events; it takes the place of one with the same identifier there.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    forget(action.identifier, for: controlEvents)
    actions.append(ControlAction(events: controlEvents, call: .action(action)))
  }

  /// Takes an action away from events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    forget(action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    forget(actionIdentifier, for: controlEvents)
  }

  /// The events that something was added for.
  open var allControlEvents: Event {
    actions.reduce([]) { $1.isOver ? $0 : $0.union($1.events) }
  }
}
