// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows controllers one after the other, each of which leads back to the one before.
@MainActor
open class UINavigationController: UIViewController {
  /// Who is told of the controllers that come and go.
  weak open var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  open private(set) var navigationBar = UINavigationBar()
  /// Leads back when a finger slides in from the side.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  private var stack: [UIViewController] = []
  private let stage = UIView()
  private var isBarHidden = false
  private var isMoving = false
  /// Whether a finger has just begun to lead back.
  private var isLedByFinger = false
  /// The controller that the delegate was told of last.
  private weak var shown: UIViewController?
  private var interactivePop: InteractivePop?
  private lazy var edgePan = UIScreenEdgePanGestureRecognizer { [weak self] in self?.edgePanned($0) }

  /// Makes a navigation controller that shows a first controller, which cannot be left.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes a navigation controller without controllers; there are no nibs, and the names are left aside.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  // MARK: The controllers

  /// From the first to the one that shows.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that shows, or is on its way in; `nil` without any.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that shows, whether in the stack or over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Takes other controllers, the last of which shows.
  ///
  /// If animated, it slides in from the trailing side, or from the leading one if it was in the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isForward = viewControllers.last.map { top in !stack.contains { $0 === top } } ?? false
    change(to: viewControllers, direction: animated ? (isForward ? 1 : -1) : 0)
  }

  /// Shows a controller over the others, where it slides in from the trailing side; one that is in the stack stays
  /// where it is.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], direction: animated ? 1 : 0)
  }

  /// Goes back to the controller before.
  ///
  /// - Returns: The controller that was left; `nil` when only the first is there.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    if isLedByFinger {
      beginInteractivePop()
    } else {
      change(to: Array(stack.dropLast()), direction: animated ? -1 : 0)
    }
    return top
  }

  /// Goes back to the first controller.
  ///
  /// - Returns: The controllers that were left, from low to high; `nil` without any controller.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller.
  ///
  /// - Returns: The controllers that were left, from low to high; `nil` when the controller is not there.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), direction: animated ? -1 : 0)
    return popped
  }

  /// Leads back, as the back button would.
  open override func accessibilityPerformEscape() -> Bool {
    topViewController?.navigationItem.hidesBackButton != true && popViewController(animated: true) != nil
  }

  /// The controller on top.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    (topViewController.map { [$0] } ?? []) + super.preferredFocusEnvironments
  }

  // MARK: The bar

  /// Whether the bar is away, so that content has its room; `false` by default.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar away or brings it back; if animated, it slides for a quarter of a second.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    let update = { [self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    if animated {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: update)
    } else {
      update()
    }
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stage.frame = view.bounds
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(navigationBar)
    navigationBar.background.source = stage
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    edgePan.edges = effectiveLeadingEdge
    view.addGestureRecognizer(edgePan)
    if let top = stack.last { place(top) }
    navigationBar.show(stack.map(\.navigationItem), direction: 0)
  }

  // The delegate hears of the controller that shows first, or of another one since, when it comes on screen.

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if shown !== stack.last { willShow(isAnimated: animated) }
  }

  override func appearanceEnded() {
    super.appearanceEnded()
    if shown !== stack.last { didShow(isAnimated: appearance.isAnimated) }
  }

  private var effectiveLeadingEdge: UIRectEdge {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stage.frame = view.bounds
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -(view.safeAreaInsets.top + navigationBar.fullHeight) : 0, width: view.bounds.width,
      height: view.safeAreaInsets.top + navigationBar.fullHeight)
    navigationBar.alpha = isBarHidden ? 0 : 1
    for controller in stack { controller.barInsets = barInsets(of: controller) }
    if !isMoving, interactivePop == nil, let top = stack.last?.viewIfLoaded, top.superview === stage {
      top.frame = stage.bounds
    }
    edgePan.edges = effectiveLeadingEdge
  }

  /// The room that the bar takes while a controller of the stack is the one that shows.
  private func barInsets(of controller: UIViewController) -> UIEdgeInsets {
    guard !isBarHidden, let index = stack.firstIndex(where: { $0 === controller }) else { return .zero }
    let height = navigationBar.fullHeight(showing: stack[...index].map(\.navigationItem))
    return UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
  }

  private func place(_ controller: UIViewController) {
    guard let child = controller.view else { return }
    controller.barInsets = barInsets(of: controller)
    child.frame = stage.bounds
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(child)
  }

  // MARK: Changing

  /// - Parameter direction: 1 to go on, -1 to go back, 0 without movement.
  private func change(to controllers: [UIViewController], direction: CGFloat) {
    finishMoving()
    let old = stack.last
    let removed = stack.filter { controller in !controllers.contains { $0 === controller } }
    let added = controllers.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
    let new = controllers.last
    guard isViewLoaded else {
      for controller in removed { controller.removeFromParent() }
      for controller in added { controller.didMove(toParent: self) }
      return
    }
    willShow(isAnimated: direction != 0)
    navigationBar.scrollDistance = new?.contentScrollView?.distanceFromTop ?? 0
    navigationBar.show(controllers.map(\.navigationItem), direction: viewIfLoaded?.window == nil ? 0 : direction)
    let end = { [self] in
      for controller in removed {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in added { controller.didMove(toParent: self) }
      didShow(isAnimated: direction != 0)
    }
    guard old !== new else { return end() }
    let why = (
      old: removed.contains { $0 === old } ? Appearance.Reason.fromParent : [],
      new: added.contains { $0 === new } ? Appearance.Reason.toParent : []
    )
    move(from: old, to: new, direction: direction, because: why, completion: end)
  }

  private var finishMoving: () -> Void = {}

  private func move(
    from old: UIViewController?, to new: UIViewController?, direction: CGFloat,
    because why: (old: Appearance.Reason, new: Appearance.Reason), completion: @escaping () -> Void
  ) {
    let isAnimated = direction != 0 && view.window != nil && old != nil && new != nil && UIView.areAnimationsEnabled
    let coordinator = isAnimated ? TransitionCoordinator(from: old, to: new, in: stage, duration: 0.5) : nil
    coordinator?.announce(in: [self, old, new])
    if isShowing {
      old?.beginAppearanceTransition(false, animated: isAnimated, because: why.old)
      new?.beginAppearanceTransition(true, animated: isAnimated, because: why.new)
    }
    if let new { place(new) }
    // Those that come know their place before they have come.
    if stage.window != nil { stage.layoutIfNeeded() }
    var isOver = false
    let end = { [self] in
      guard !isOver else { return }
      isOver = true
      isMoving = false
      finishMoving = {}
      if let old, old !== stack.last { old.viewIfLoaded?.removeFromSuperview() }
      new?.viewIfLoaded?.frame = stage.bounds
      if isShowing {
        old?.endAppearanceTransition()
        // While the navigation controller is appearing itself, it hands its own end on.
        if appearance.phase == .shown { new?.endAppearanceTransition() }
      }
      coordinator?.finish()
      completion()
    }
    guard isAnimated, let oldView = old?.view, let newView = new?.view else { return end() }
    isMoving = true
    finishMoving = end
    let slide = NavigationSlide(
      stage: stage, below: direction > 0 ? oldView : newView, above: direction > 0 ? newView : oldView)
    UIView.performWithoutAnimation { slide.stand(at: direction > 0 ? 0 : 1) }
    UIView.animate(
      springDuration: 0.5, bounce: 0, options: .allowUserInteraction,
      animations: {
        slide.stand(at: direction > 0 ? 1 : 0)
        coordinator?.runAlongside()
      },
      completion: { _ in
        slide.end()
        end()
      })
  }

  // MARK: Back by hand

  private func edgePanned(_ recognizer: UIPanGestureRecognizer) {
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let part = view.bounds.width > 0 ? sign * recognizer.translation(in: view).x / view.bounds.width : 0
    switch recognizer.state {
    case .began:
      guard !isMoving, interactivePop == nil else { return }
      isLedByFinger = true
      popViewController(animated: true)
      isLedByFinger = false
    case .changed:
      interactivePop?.follow(min(max(part, 0), 1))
    case .ended, .cancelled:
      guard let pop = interactivePop else { return }
      let speed = sign * recognizer.velocity(in: view).x
      endInteractivePop(pop, goesBack: recognizer.state == .ended && (speed > 300 || (part > 0.5 && speed > -300)))
    default:
      break
    }
  }

  /// A way back that a finger leads.
  @MainActor
  private struct InteractivePop {
    /// The controller that goes.
    let top: UIViewController
    /// The controller that comes back.
    let below: UIViewController
    let slide: NavigationSlide
    let bar: NavigationBarTransition
    let coordinator: TransitionCoordinator

    func stand(at part: CGFloat) {
      slide.stand(at: 1 - part)
      bar.stand(at: part)
    }

    /// Follows the finger.
    func follow(_ part: CGFloat) {
      stand(at: part)
      coordinator.steer(to: part)
    }
  }

  /// The top one leaves the stack at once, as it does for every way back; it returns if the finger turns round.
  private func beginInteractivePop() {
    guard let top = stack.popLast(), let below = stack.last else { return }
    top.willMove(toParent: nil)
    let coordinator = TransitionCoordinator(from: top, to: below, in: stage, duration: 0.35, isInteractive: true)
    coordinator.announce(in: [self, top, below])
    willShow(isAnimated: true)
    top.beginAppearanceTransition(false, animated: true, because: .fromParent)
    below.beginAppearanceTransition(true, animated: true)
    place(below)
    stage.layoutIfNeeded()
    navigationBar.scrollDistance = below.contentScrollView?.distanceFromTop ?? 0
    let pop = InteractivePop(
      top: top, below: below, slide: NavigationSlide(stage: stage, below: below.view, above: top.view),
      bar: navigationBar.beginTransition(to: stack.map(\.navigationItem), direction: -1), coordinator: coordinator)
    pop.follow(0)
    interactivePop = pop
    finishMoving = { [self] in finish(pop, hasGoneBack: true) }
  }

  private func endInteractivePop(_ pop: InteractivePop, goesBack: Bool) {
    interactivePop = nil
    isMoving = true
    var isOver = false
    let end = { [self] (hasGoneBack: Bool) in
      guard !isOver else { return }
      isOver = true
      finish(pop, hasGoneBack: hasGoneBack)
    }
    if !goesBack { stack.append(pop.top) }
    pop.coordinator.letGo(isCancelled: !goesBack)
    finishMoving = { end(goesBack) }
    UIView.animate(
      springDuration: 0.35, bounce: 0, options: .allowUserInteraction, animations: { pop.stand(at: goesBack ? 1 : 0) },
      completion: { _ in end(goesBack) })
  }

  private func finish(_ pop: InteractivePop, hasGoneBack: Bool) {
    interactivePop = nil
    isMoving = false
    finishMoving = {}
    pop.slide.end()
    navigationBar.end(pop.bar)
    navigationBar.scrollDistance = stack.last?.contentScrollView?.distanceFromTop ?? 0
    navigationBar.show(stack.map(\.navigationItem), direction: 0)
    guard hasGoneBack else {
      pop.below.beginAppearanceTransition(false, animated: true)
      pop.slide.below.removeFromSuperview()
      pop.below.endAppearanceTransition()
      pop.top.beginAppearanceTransition(true, animated: true)
      pop.top.endAppearanceTransition()
      pop.coordinator.finish()
      return
    }
    pop.top.viewIfLoaded?.removeFromSuperview()
    pop.below.viewIfLoaded?.frame = stage.bounds
    pop.top.endAppearanceTransition()
    pop.below.endAppearanceTransition()
    pop.coordinator.finish()
    pop.top.removeFromParent()
    didShow(isAnimated: true)
  }
}

// MARK: - Telling the delegate

extension UINavigationController {
  private func willShow(isAnimated: Bool) {
    guard isShowing, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
  }

  private func didShow(isAnimated: Bool) {
    guard appearance.phase == .shown, let top = stack.last else { return }
    shown = top
    delegate?.navigationController(self, didShow: top, animated: isAnimated)
  }
}

/// Who is told of the controllers that come and go.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller shows; not for the one that shows when the navigation controller's view is made.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Called when a controller shows and the movement that brought it is over; not for the first, either.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
