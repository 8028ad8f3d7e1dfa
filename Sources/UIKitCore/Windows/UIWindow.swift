// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The root of a tree of views.
@MainActor
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  private weak var ownScene: UIWindowScene?

  /// Makes a window that fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.area.size))
    setUp()
    ownScene = windowScene
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    layer.isHidden = true
    backgroundColor = nil
    isMultipleTouchEnabled = true
  }

  /// The scene that the window is in.
  open var windowScene: UIWindowScene? {
    get { ownScene }
    set {
      guard newValue !== ownScene else { return }
      if !isHidden { ownScene?.remove(self) }
      ownScene = newValue
      if !isHidden { newValue?.add(self) }
    }
  }

  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { ownScene?.levelChanged(of: self) } }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? ownScene?.remove(self) : ownScene?.add(self)
      if let root = rootViewController { newValue ? root.disappear(animated: false) : root.appear(animated: false) }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  // MARK: Keys

  /// Who gets keys and edit actions.
  var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { AccessibilityCenter.elementsChanged() } }
  }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { ownScene?.keyWindow === self }

  /// Shows the window and has keys go to it.
  open func makeKeyAndVisible() {
    // A window of an app without scene delegates belongs to the scene that there is.
    if ownScene == nil { windowScene = UIApplication.shared.firstWindowScene }
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    guard !isKeyWindow else { return }
    ownScene?.keyWindow?.resignKey()
    ownScene?.keyWindow = self
    becomeKey()
  }

  open func becomeKey() {}

  open func resignKey() {}

  // MARK: Events

  /// Hands an event to recognisers and views.
  open func sendEvent(_ event: UIEvent) { UIApplication.shared.dispatcher.deliver(event, to: self) }

  // MARK: The root

  private func rootChanged(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      if !isHidden { old.disappear(animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
    }
    guard let root = rootViewController, let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    if !isHidden { root.appear(animated: false) }
  }

  // MARK: Places

  /// Takes points of the window to points of the screen.
  var sceneTransform: CGAffineTransform {
    let origin = ownScene?.area.origin ?? .zero
    return CGAffineTransform(translationX: frame.minX + origin.x, y: frame.minY + origin.y)
  }

  /// Has an area drawn again.
  ///
  /// - Parameter area: In the window's coordinates.
  func damage(_ area: CGRect) { ownScene?.damage([area.offsetBy(dx: frame.minX, dy: frame.minY)]) }
}
