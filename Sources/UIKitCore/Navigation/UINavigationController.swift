// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows controllers one after the other, each of which leads back to the one before.
@MainActor
open class UINavigationController: UIViewController {
  weak open var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  /// Leads back when a finger slides in from the side.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

  private var stack: [UIViewController] = []
  private let stage = UIView()
  private var isBarHidden = false
  private var isMoving = false
  private var interactivePop: InteractivePop?
  private lazy var edgePan = UIScreenEdgePanGestureRecognizer { [weak self] in self?.edgePanned($0) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  // MARK: The controllers

  /// From the first to the one that shows.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  /// The controller that shows, whether in the stack or over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isForward = viewControllers.last.map { top in !stack.contains { $0 === top } } ?? false
    change(to: viewControllers, direction: animated ? (isForward ? 1 : -1) : 0)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], direction: animated ? 1 : 0)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), direction: animated ? -1 : 0)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

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

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    let update = { [self] in
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: 0.25, animations: update) } else { update() }
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stage.frame = view.bounds
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(navigationBar)
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    edgePan.edges = effectiveLeadingEdge
    view.addGestureRecognizer(edgePan)
    if let top = stack.last { place(top) }
    navigationBar.show(stack.map(\.navigationItem), direction: 0)
  }

  private var effectiveLeadingEdge: UIRectEdge {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    stage.frame = view.bounds
    let height = isBarHidden ? 0 : navigationBar.fullHeight
    navigationBar.frame = CGRect(
      x: 0, y: isBarHidden ? -(view.safeAreaInsets.top + navigationBar.fullHeight) : 0, width: view.bounds.width,
      height: view.safeAreaInsets.top + navigationBar.fullHeight)
    navigationBar.alpha = isBarHidden ? 0 : 1
    for controller in stack { controller.barInsets = UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0) }
    if !isMoving, interactivePop == nil, let top = stack.last?.viewIfLoaded, top.superview === stage {
      top.frame = stage.bounds
    }
    edgePan.edges = effectiveLeadingEdge
  }

  private func place(_ controller: UIViewController) {
    guard let child = controller.view else { return }
    controller.barInsets = UIEdgeInsets(
      top: isBarHidden ? 0 : navigationBar.fullHeight, left: 0, bottom: 0, right: 0)
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
    for controller in controllers where controller.parent !== self { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = controllers
    let new = controllers.last
    guard isViewLoaded else {
      for controller in removed { controller.removeFromParent() }
      for controller in controllers { controller.didMove(toParent: self) }
      return
    }
    if let new { delegate?.navigationController(self, willShow: new, animated: direction != 0) }
    navigationBar.scrollDistance = new?.contentScrollView?.distanceFromTop ?? 0
    navigationBar.show(controllers.map(\.navigationItem), direction: viewIfLoaded?.window == nil ? 0 : direction)
    let end = { [self] in
      for controller in removed {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
      }
      for controller in controllers where controller.viewIfLoaded?.superview === stage {
        controller.didMove(toParent: self)
      }
      if let new { delegate?.navigationController(self, didShow: new, animated: direction != 0) }
    }
    guard old !== new else { return end() }
    move(from: old, to: new, direction: direction, completion: end)
  }

  private var finishMoving: () -> Void = {}

  private func move(
    from old: UIViewController?, to new: UIViewController?, direction: CGFloat, completion: @escaping () -> Void
  ) {
    let isAnimated = direction != 0 && view.window != nil && old != nil && new != nil
    if isShowing {
      old?.beginAppearanceTransition(false, animated: isAnimated)
      new?.beginAppearanceTransition(true, animated: isAnimated)
    }
    if let new { place(new) }
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
        new?.endAppearanceTransition()
      }
      completion()
    }
    guard isAnimated, let oldView = old?.view, let newView = new?.view else { return end() }
    isMoving = true
    finishMoving = end
    let slide = NavigationSlide(
      stage: stage, below: direction > 0 ? oldView : newView, above: direction > 0 ? newView : oldView)
    UIView.performWithoutAnimation { slide.stand(at: direction > 0 ? 0 : 1) }
    UIView.animate(
      springDuration: 0.5, bounce: 0, animations: { slide.stand(at: direction > 0 ? 1 : 0) },
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
      guard stack.count > 1, !isMoving else { return }
      let below = stack[stack.count - 2]
      place(below)
      interactivePop = InteractivePop(
        slide: NavigationSlide(stage: stage, below: below.view, above: stack[stack.count - 1].view))
      interactivePop?.slide.stand(at: 1)
    case .changed:
      interactivePop?.slide.stand(at: 1 - min(max(part, 0), 1))
    case .ended, .cancelled:
      guard let pop = interactivePop else { return }
      interactivePop = nil
      let speed = sign * recognizer.velocity(in: view).x
      endInteractivePop(pop, goesBack: recognizer.state == .ended && (speed > 300 || (part > 0.5 && speed > -300)))
    default:
      break
    }
  }

  private struct InteractivePop {
    let slide: NavigationSlide
  }

  private func endInteractivePop(_ pop: InteractivePop, goesBack: Bool) {
    isMoving = true
    UIView.animate(
      springDuration: 0.35, bounce: 0, animations: { pop.slide.stand(at: goesBack ? 0 : 1) },
      completion: { [self] _ in
        isMoving = false
        pop.slide.end()
        if goesBack {
          popViewController(animated: false)
        } else {
          pop.slide.below.removeFromSuperview()
        }
      })
  }
}

/// Who is told of the controllers that come and go.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
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
