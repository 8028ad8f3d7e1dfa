// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Looks after a tree of views and is told when they come and go.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
  private var loadedView: UIView?
  var appearance = Appearance()

  /// Makes a controller whose view `loadView` makes.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// There are no nibs: the names are left aside, and `loadView` makes the view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// There are no nibs to read controllers from: returns `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: The view

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      if overrideUserInterfaceStyle != .unspecified { newValue?.updateTraits() }
      newValue?.updateGuides()
    }
  }

  /// The view, if it was made; does not make it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; by default an empty one. Do not call `super` where this is overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Makes the view now, unless it is there: calls `loadView`, then `viewDidLoad`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    traitsToLoadIn.performAsCurrent {
      loadView()
      if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
      viewDidLoad()
    }
  }

  /// Those that the view will most likely have, so that fonts and pictures made for it suit it.
  private var traitsToLoadIn: UITraitCollection {
    UITraitCollection.hasCurrent
      ? .current
      : parent?.traitCollection ?? UIApplication.shared.firstWindowScene?.traitCollection ?? .current
  }

  /// Called once, when the view was made.
  open func viewDidLoad() {}

  /// Called before the view comes on screen.
  ///
  /// - Parameter animated: Whether it comes with a movement.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after `viewWillAppear`, once the view is in its window and where the views around it want it, and before the
  /// layout of its own subviews.
  ///
  /// - Parameter animated: Whether it comes with a movement.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is on screen and the movement that brought it is over.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen; it may yet stay, and `viewWillAppear` follows then.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is off the screen and the movement that took it away is over.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before each layout of the view's subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after each layout of the view's subviews; subviews of those are placed after that.
  open func viewDidLayoutSubviews() {}

  /// The size, in points, in which the view is best shown where it does not fill a window, such as in a popover; 0 for
  /// any. Setting it while the view shows moves it to that size.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeChanged() } }
  }

  private func preferredContentSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentationState.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// A child would like another size; by default nothing happens.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size that a child will have once this controller's view has one; by default the same for a child whose
  /// view fills it, and no other one than it has for others.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return child.bounds.size == loadedView?.bounds.size ? parentSize : child.bounds.size
  }

  /// The view is about to have another size. Call `super`, which tells the children whose size changes with it, and the
  /// controller that is shown over this one.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.viewIfLoaded, view.bounds.size != new { child.viewWillTransition(to: new, with: coordinator) }
    }
    presentationState.presented?.presentationState.controller?.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits are about to change. Call `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
    presentationState.presented?.presentationState.controller?.willTransition(to: newCollection, with: coordinator)
  }

  /// The transition that runs or is about to, of this controller or of one around it; `nil` where nothing moves.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeCoordinator ?? parent?.transitionCoordinator
  }
  weak var activeCoordinator: TransitionCoordinator?

  /// Sets up or changes constraints of the view, by default by its `updateConstraints`. Call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called when the view's safe area has changed, after the view's own `safeAreaInsetsDidChange`.
  open func viewSafeAreaInsetsDidChange() {}

  /// The name that bars and tabs show.
  open var title: String? {
    didSet { titleChanged() }
  }

  /// What a navigation bar shows of this controller.
  open private(set) lazy var navigationItem = UINavigationItem(controllerTitle: title)

  private func titleChanged() { navigationItem.title = title }

  /// Room that bars of a controller around this one cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Room at the sides that is kept free besides the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateSafeArea() }
  }

  /// The margins that the system wants for the view: at the sides 16 points, or 20 where there is more room, and none at
  /// the top and the bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.systemMargin(forWidth: loadedView?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsChanged() } }
  }

  /// The view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of the view; before there is one those of the parent, or else the current ones.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? .current
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var traitObservers: [TraitObserver] = []

  func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    tellTraitObservers(from: old, to: new)
  }

  /// Light or dark for the view and all in it, whatever the surroundings. Does not make the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.updateTraits() } }
  }

  // MARK: Responders

  /// The commands that were added by `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
  private var addedKeyCommands: [UIKeyCommand] = []

  /// Adds a key that does something while the controller is in front or something in its view takes keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes away a key that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  open override var next: UIResponder? { loadedView?.superview ?? parent ?? loadedView?.window }

  override var responderWindow: UIWindow? { loadedView?.window }

  // MARK: Focus

  /// Where the focus goes when it comes here: by default into the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }

  /// The view that the controller's view is in, else the controller that this one is a part of.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { loadedView?.superview ?? parent }

  /// The controller's view.
  open var focusItemContainer: (any UIFocusItemContainer)? { loadedView }

  /// Whether the focus comes back to where it was when the view comes back on screen; `true` by default.
  open var restoresFocusAfterTransition = true

  open func setNeedsFocusUpdate() { UIView.askForFocusUpdate(in: self) }

  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }

  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Other controllers

  /// The controller that this one is a part of.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that are parts of this one, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

  /// Makes another controller a part of this one. Its view is yours to add; then tell it by `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Ends being a part of another controller. Tell it before by `willMove(toParent: nil)`, and take its view away.
  open func removeFromParent() { leaveParent() }

  /// The navigation controller that this one is in.
  open var navigationController: UINavigationController? { enclosingNavigationController }

  /// Whether appearing and disappearing is handed on to children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called before the controller becomes a part of another one, by `addChild`.
  ///
  /// - Parameter parent: `nil` before it stops being one; whoever removes it says so before `removeFromParent`.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called when the controller has become a part of another one; whoever added it says so.
  ///
  /// - Parameter parent: `nil` when it has stopped being one; `removeFromParent` says that.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Coming and going

  /// Tells that the view is about to come or go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceTransition(isAppearing, animated: animated, because: [])
  }

  /// Tells that the view has come or gone.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the view comes on screen because the controller has come to a parent; while it appears.
  open var isMovingToParent: Bool { appearance.reason.contains(.toParent) }

  /// Whether the view leaves the screen because the controller leaves its parent; while it disappears.
  open var isMovingFromParent: Bool { appearance.reason.contains(.fromParent) }

  /// Whether the controller is being shown over another one; while it appears.
  open var isBeingPresented: Bool { appearance.reason.contains(.presented) }

  /// Whether the controller that was shown over another one is being sent away; while it disappears.
  open var isBeingDismissed: Bool { appearance.reason.contains(.dismissed) }

  /// The view and those of the children are on screen, and everyone has been told.
  func appearanceEnded() {}

  // MARK: Presentation

  /// How the controller is shown over another one; `automatic`, a sheet, by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationState.style }
    set { changePresentationStyle(to: newValue) }
  }

  /// How the controller comes and goes, sheets too; from below by default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState.transition }
    set { presentationState.transition = newValue }
  }

  /// Whether people cannot send the controller away by pulling or tapping beside it.
  open var isModalInPresentation: Bool {
    get { presentationState.isModal }
    set { presentationState.isModal = newValue }
  }

  /// What looks after this controller while it is shown over another one; made as the style asks.
  open var presentationController: UIPresentationController? { neededPresentationController }

  /// What looks after this controller if it is shown as a sheet; `nil` for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What looks after this controller as a popover; `nil` unless that is its style. Action sheets have it, too: in wide
  /// windows they are popovers.
  open var popoverPresentationController: UIPopoverPresentationController? { neededPopover }

  /// Shows a controller over this one. Nothing happens without a window, or while another one is shown already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, isAnimated: flag, completion)
  }

  /// Sends away the controller that is shown over this one, and all over it; without one, this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    sendAway(isAnimated: flag, completion)
  }

  /// The controller that shows this one, or the one that this one is a part of.
  open var presentingViewController: UIViewController? {
    presentationState.presenting ?? parent?.presentingViewController
  }

  /// The controller that is shown over this one, or over the one that this one is a part of.
  open var presentedViewController: UIViewController? {
    presentationState.presented ?? parent?.presentedViewController
  }
  let presentationState = PresentationState()
}
