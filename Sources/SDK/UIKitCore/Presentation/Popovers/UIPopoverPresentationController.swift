// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows a controller on a plate whose arrow points to what it belongs to. In a narrow window it becomes a sheet, unless
/// the delegate wants something else.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Who is told of the popover, and decides what becomes of it where there is no room for one.
  @_nonoverride
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
  /// What the popover belongs to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The view that the popover belongs to.
  open var sourceView: UIView? {
    get { sourceItem as? UIView }
    set { sourceItem = newValue }
  }
  /// The part of `sourceView` that the popover belongs to, in the view's coordinates; null for all of it.
  open var sourceRect = CGRect.null {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The button on a bar that the popover belongs to.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
  /// The sides to which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side to which the arrow points while the popover shows.
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
  /// Whether the popover may lie over what it belongs to where there is little room.
  open var canOverlapSourceViewRect = false
  /// Views below that hear touches while the popover shows.
  open var passthroughViews: [UIView]?
  /// The colour of the plate and of its arrow; `nil` for that of the controller's view.
  open var backgroundColor: UIColor? {
    didSet { plate.color = plateColor }
  }
  /// How far the popover keeps from the sides of the window.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// What looks after the controller where it becomes a sheet.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presenter)

  private let plate = PopoverPlate()
  private let outside = PopoverOutside()

  private static let usualSize = CGSize(width: 320, height: 480)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override var presentedView: UIView? { plate }

  // MARK: Places

  /// The size of the content, as far as the controller says.
  private var wantedSize: CGSize {
    if let alert = presentedViewController as? UIAlertController { return alert.popoverSize }
    let preferred = presentedViewController.preferredContentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
      height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
  }

  /// What the popover belongs to, in the container; `nil` where it is not on screen.
  private var source: CGRect? {
    guard let containerView, let sourceItem else { return nil }
    if let view = sourceItem as? UIView, !sourceRect.isNull {
      return view.window === containerView.window ? view.convert(sourceRect, to: containerView) : nil
    }
    return sourceItem.frame(in: containerView)
  }

  private var placement: PopoverPlacement? {
    guard let containerView else { return nil }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
    return PopoverPlacement(
      size: wantedSize, beside: source, permitted: permittedArrowDirections, in: room,
      overlaps: canOverlapSourceViewRect)
  }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let containerView, let placement else { return }
    outside.frame = containerView.bounds
    arrowDirection = placement.direction
    plate.show(presentedViewController.view, arrow: placement.direction, at: placement.arrowPlace)
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    delegate?.prepareForPopoverPresentation(self)
    outside.passthroughViews = { [weak self] in self?.passthroughViews ?? [] }
    outside.onTap = { [weak self] in self?.tappedOutside() }
    // What lies around the plate decides which touches it takes.
    (containerView as? PresentationContainer)?.letsTouchesThrough = true
    plate.traitOverrideValues.userInterfaceLevel = .elevated
    containerView.addSubview(outside)
    containerView.addSubview(plate)
    plate.color = plateColor
    plate.transform = .identity
    plate.alpha = 1
    containerView.setNeedsLayout()
  }

  private var plateColor: UIColor {
    backgroundColor ?? (presentedViewController is UIAlertController ? UIColor.secondarySystemGroupedBackground : nil)
      ?? presentedViewController.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  private func tappedOutside() {
    if let alert = presentedViewController as? UIAlertController { return alert.cancelFromOutside() }
    dismissByHand()
  }

  override func escape() -> Bool {
    if !super.escape() { tappedOutside() }
    return true
  }

  override var fades: Bool { true }

  override func standBack() {
    guard let placement else { return }
    // It grows out of the arrow's tip.
    plate.layer.anchorPoint = placement.tip
    plate.frame = placement.frame
    plate.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
  }

  override var takesTint: Bool { true }

  override func arrange(isShown: Bool) {
    plate.transform = isShown ? .identity : CGAffineTransform(scaleX: 0.95, y: 0.95)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    outside.removeFromSuperview()
    plate.removeFromSuperview()
    arrowDirection = .unknown
  }
}
