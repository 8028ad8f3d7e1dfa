// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows a controller as a sheet from below, which people pull up, down and away.
///
/// Where there is much room across, the sheet stands in the middle instead, 540 by 620 points at most, whatever the
/// detents.
@MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  open class Detent: NSObject {
    /// What tells a height from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The one of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The one of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What tells the height from others.
    open private(set) var identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.52 } }

    /// All of the screen but a strip at the top.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of your own, in points without the safe area below; `nil` for none.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in points without the safe area below; `nil` where the sheet does not rest at it.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// Who decides whether people may pull the sheet away, and hears at which height it rests.
  @_nonoverride
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  /// The heights at which the sheet can rest, in any order; `large()` alone by default.
  open var detents: [Detent] = [.large()] {
    didSet { moveToDetent() }
  }
  /// The height at which the sheet rests; `nil`, or what is not among `detents`, for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { moveToDetent() } }
  }
  /// The largest height at which what is below stays bright and hears touches; `nil` for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { moveToDetent() }
  }
  /// Whether a bar at the top shows that the sheet can be pulled.
  open var prefersGrabberVisible = false {
    didSet { grabber.isHidden = !prefersGrabberVisible }
  }
  /// In points; `nil` for the usual 10.
  open var preferredCornerRadius: CGFloat? {
    didSet { sheet.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius }
  }

  /// Darkens what is below.
  let dimming = UIView()
  /// What is pulled: the presented view with its corners.
  let sheet = UIView()
  private let grabber = UIView()
  /// Behind what is pushed back.
  private let backdrop = UIView()
  private let pull = SheetPull()
  /// How far the sheet is pulled from where it rests, in points; positive downwards.
  var pullDistance: CGFloat = 0

  /// The size of the container that everything is placed in.
  private var placedSize = CGSize.zero

  private static let cornerRadius: CGFloat = 10

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    dimming.backgroundColor = UIColor(white: 0, alpha: 1)
    dimming.alpha = 0
    sheet.layer.cornerRadius = Self.cornerRadius
    sheet.clipsToBounds = true
    sheet.traitOverrideValues.userInterfaceLevel = .elevated
    backdrop.backgroundColor = .black
    backdrop.isUserInteractionEnabled = false
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isHidden = true
    grabber.isUserInteractionEnabled = false
  }

  /// Moves along what the closure changes.
  open func animateChanges(_ changes: () -> Void) { animateChanges(changes, completion: {}) }

  func animateChanges(_ changes: () -> Void, completion: @escaping () -> Void) {
    UIView.animate(
      springDuration: 0.4, options: .allowUserInteraction,
      animations: {
        changes()
        containerView?.layoutIfNeeded()
      }, completion: { _ in completion() })
  }

  // MARK: Places

  open override var presentedView: UIView? { sheet }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let bounds = containerView.bounds
    if isCentred {
      let size = CGSize(width: min(540, bounds.width - 40), height: min(620, bounds.height - 40))
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
    let height = restingHeight + containerView.safeAreaInsets.bottom
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// On a large screen the sheet floats in the middle.
  var isCentred: Bool { containerView?.traitCollection.horizontalSizeClass == .regular }

  /// The heights at which the sheet can rest, without the safe area below, lowest first.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    guard let containerView else { return [] }
    let room = DetentRoom(
      traits: containerView.traitCollection,
      height: max(
        containerView.bounds.height - max(containerView.safeAreaInsets.top, 0) - 10
          - containerView.safeAreaInsets.bottom, 0))
    return detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, min(max($0, 0), room.maximumDetentValue)) }
    }
    .sorted { $0.height < $1.height }
  }

  var restingHeight: CGFloat {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights.first?.height
      ?? (containerView?.bounds.height ?? 0) / 2
  }

  /// Whether the sheet rests at the top, where it pushes back what is below.
  private var isLarge: Bool { !isCentred && restingHeight >= (heights.last?.height ?? 0) && hasLargeDetent }

  private var hasLargeDetent: Bool { detents.contains { $0.identifier == .large } }

  private var dims: Bool {
    guard let largest = largestUndimmedDetentIdentifier,
      let limit = heights.first(where: { $0.identifier == largest })?.height
    else { return true }
    return restingHeight > limit
  }

  private func moveToDetent() {
    guard containerView != nil else { return }
    containerView?.setNeedsLayout()
    surround(isShown: true)
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    sheet.layer.maskedCorners = isCentred ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    if (containerView as? PresentationContainer)?.isSettled == true {
      sheet.frame.origin.y += pullDistance
      // Pulled up it grows: its foot stays where it is.
      sheet.frame.size.height += max(-pullDistance, 0)
    }
    if placedSize != containerView.bounds.size {
      if placedSize != .zero { arrange(isShown: true) }
      placedSize = containerView.bounds.size
    }
    presentedViewController.view.frame = sheet.bounds
    grabber.frame = CGRect(x: (sheet.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    sheet.bringSubviewToFront(grabber)
  }

  // MARK: Coming and going

  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.addSubview(dimming)
    containerView.addSubview(sheet)
    sheet.backgroundColor = presentedViewController.view.backgroundColor ?? .systemBackground
    sheet.addSubview(presentedViewController.view)
    sheet.addSubview(grabber)
    pull.attach(to: self)
  }

  override var takesTint: Bool { dims }

  override func arrange(isShown: Bool) {
    dimming.alpha = isShown && dims ? 0.2 : 0
    dimming.isUserInteractionEnabled = dims
    (containerView as? PresentationContainer)?.letsTouchesThrough = !dims
    guard let back = presentingViewController.viewIfLoaded, let container = containerView else { return }
    // A sheet at full height pushes what is below back a little, as a card behind it.
    let isPushed = isShown && isLarge && back.superview === container.superview
    if back.transform != .identity {
      // A window that has changed its size meanwhile has placed what is small, not what it is when it is large again.
      back.bounds.size = container.bounds.size
      back.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    }
    if isPushed, backdrop.superview == nil, let window = back.superview {
      backdrop.frame = window.bounds
      window.insertSubview(backdrop, belowSubview: back)
    }
    let top = max(container.safeAreaInsets.top, 0)
    let scale = isPushed && back.bounds.width > 0 ? (back.bounds.width - 32) / back.bounds.width : 1
    let shift = isPushed ? top - back.bounds.height * (1 - scale) / 2 : 0
    back.transform =
      isPushed ? CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale) : .identity
    back.layer.cornerRadius = isPushed ? Self.cornerRadius : 0
    back.clipsToBounds = isPushed
  }

  override func escape() -> Bool {
    if !super.escape() { pull.leave() }
    return true
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    placedSize = .zero
    dimming.removeFromSuperview()
    sheet.removeFromSuperview()
    backdrop.removeFromSuperview()
  }
}

/// The room that a sheet has above the safe area.
@MainActor
private final class DetentRoom: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, height: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = height
  }
}

/// The room that a sheet has.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of what holds the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// In points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}
