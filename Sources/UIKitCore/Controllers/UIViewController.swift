// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Looks after a tree of views and is told when they come and go.
@MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  private enum Appearance { case gone, appearing, shown, disappearing }

  private var loadedView: UIView?
  private var appearance = Appearance.gone
  private var isTransitionAnimated = false

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

  /// Called after `viewWillAppear`, once children were told. Where the view is on screen is known only at the layout.
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

  /// Sets up or changes constraints of the view, by default by its `updateConstraints`. Call `super` last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called when the view's safe area has changed, after the view's own `safeAreaInsetsDidChange`.
  open func viewSafeAreaInsetsDidChange() {}

  /// The name that bars and tabs show.
  open var title: String? {
    didSet { titleChanged() }
  }

  /// What a navigation bar shows of this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  private func titleChanged() { navigationItem.title = title }

  /// Room that bars of a controller around this one cover.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { loadedView?.updateSafeArea() } }
  }

  /// Room at the sides that is kept free besides the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.updateSafeArea() }
  }

  /// The least that the view's layout margins keep from its sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin = UIView.systemMargin(forWidth: loadedView?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Whether the view's layout margins are never less than those.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsChanged() } }
  }

  // MARK: Traits

  /// The traits of the view; before there is one those of the parent, or else the current ones.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parent?.traitCollection ?? .current
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func traitsChanged(from old: UITraitCollection) { traitCollectionDidChange(old) }

  /// Light or dark for the view and all in it, whatever the surroundings. Makes the view when it is read or set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  // MARK: Responders

  open override var next: UIResponder? { loadedView?.superview ?? parent ?? loadedView?.window }

  override var responderWindow: UIWindow? { loadedView?.window }

  // MARK: Other controllers

  /// The controller that this one is a part of.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that are parts of this one, in the order in which they were added.
  open internal(set) var children: [UIViewController] = []

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

  /// The controller that shows this one over itself; `nil` for children of a controller that is shown.
  open internal(set) weak var presentingViewController: UIViewController?
  /// The controller that this one shows over itself; `nil` for children of a controller that shows one.
  open internal(set) var presentedViewController: UIViewController?
  let presentationState = PresentationState()
}

// MARK: - Children

extension UIViewController {
  /// Makes another controller a part of this one. Its view is yours to add; then tell it by `didMove(toParent:)`.
  public func addChild(_ childController: UIViewController) {
    guard childController !== self, childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Ends being a part of another controller. Tell it before by `willMove(toParent: nil)`, and take its view away.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

// MARK: - Coming and going

extension UIViewController {
  /// Comes on screen in one go.
  func appear(animated: Bool) {
    beginAppearanceTransition(true, animated: animated)
    endAppearanceTransition()
  }

  /// Leaves the screen in one go.
  func disappear(animated: Bool) {
    beginAppearanceTransition(false, animated: animated)
    endAppearanceTransition()
  }

  /// Tells that the view is about to come or go.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard
      isAppearing
        ? appearance == .gone || appearance == .disappearing : appearance == .shown || appearance == .appearing
    else { return }
    appearance = isAppearing ? .appearing : .disappearing
    isTransitionAnimated = animated
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forEachForwarded { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    if isAppearing { viewIsAppearing(animated) }
  }

  /// Tells that the view has come or gone.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(isTransitionAnimated)
    case .disappearing:
      appearance = .gone
      viewDidDisappear(isTransitionAnimated)
    case .gone, .shown:
      return
    }
    forEachForwarded { $0.endAppearanceTransition() }
  }

  private func forEachForwarded(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.viewIfLoaded?.superview != nil { body(child) }
  }

  /// Whether the view is on screen or on its way there.
  var isShowing: Bool { appearance == .appearing || appearance == .shown }
}
