// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The root of a tree of views.
@MainActor
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level; larger is further in front.
    public let rawValue: CGFloat

    /// Makes a level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where windows are by default.
    public static let normal = Level(rawValue: 0)
    /// In front of usual windows, as a status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// In front of all others.
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
    knownWindow = self
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

  /// The screen that the window is on; the main one while it is in no scene.
  open var screen: UIScreen { ownScene?.screen ?? .main }

  /// How far in front the window is; of those on a level, what came last is in front.
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue { ownScene?.levelChanged(of: self) } }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { rootChanged(from: oldValue) }
  }

  /// Whether the window is away, as it is until it is shown; the root controller's view comes and goes with it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      newValue ? ownScene?.remove(self) : ownScene?.add(self)
      guard let root = rootViewController else { return }
      root.beginAppearanceTransition(!newValue, animated: false)
      if newValue { root.endAppearanceTransition() } else { root.endAppearanceTransition(withNextFrameOf: self) }
    }
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller that fills the window.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }

  // MARK: Keys

  /// The bars that content is seen through.
  var glasses: [BarGlass] = []
  /// The menu that is open over the window.
  weak var menuSession: MenuSession?
  /// Who gets keys and edit actions.
  var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { AccessibilityCenter.elementsChanged() } }
  }

  private lazy var ownUndoManager = UndoManager()
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Whether keys go to this window.
  open var isKeyWindow: Bool { ownScene?.keyWindow === self }

  /// Shows the window and has keys go to it.
  open func makeKeyAndVisible() {
    // A window of an app without scene delegates belongs to the scene that there is.
    if ownScene == nil { windowScene = UIApplication.shared.firstWindowScene }
    isHidden = false
    makeKey()
  }

  /// Has keys go to this window, and tells the one that had them.
  open func makeKey() {
    guard !isKeyWindow else { return }
    ownScene?.keyWindow?.resignKey()
    ownScene?.keyWindow = self
    becomeKey()
    UIApplication.shared.inputViews.keysMoved()
  }

  /// Called when keys go to this window from now on.
  open func becomeKey() {}

  /// Called before keys go to another window.
  open func resignKey() {}

  /// The keyboard's guides of the window's views.
  var keyboardGuides: [WeakKeyboardGuide] = []

  // MARK: Events

  /// Hands an event to recognisers and views.
  open func sendEvent(_ event: UIEvent) { UIApplication.shared.dispatcher.deliver(event, to: self) }

  // MARK: The root

  private func rootChanged(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      if !isHidden { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if !isHidden { old.endAppearanceTransition() }
    }
    guard let root = rootViewController else { return }
    if !isHidden { root.beginAppearanceTransition(true, animated: false) }
    guard let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    if !isHidden { root.endAppearanceTransition(withNextFrameOf: self) }
  }

  // MARK: Frames

  private var frameWaiters: [() -> Void] = []

  /// Has something done once the window has shown its next picture.
  func afterFrame(_ action: @escaping () -> Void) {
    frameWaiters.append(action)
    ownScene?.setNeedsFrame()
  }

  /// The window has shown a picture.
  func frameShown() {
    let waiters = frameWaiters
    frameWaiters = []
    for waiter in waiters { waiter() }
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
