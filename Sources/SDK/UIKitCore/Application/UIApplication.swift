// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The app: its scenes and its delegate.
@MainActor
open class UIApplication: UIResponder {
  /// Whether people see and use the app.
  @nonexhaustive
  public enum State: Int, Sendable {
    /// A scene is in front and takes touches and keys.
    case active = 0
    /// A scene can be seen, but none takes touches and keys; also while the app starts.
    case inactive = 1
    /// Nothing of the app can be seen.
    case background = 2
  }

  /// What there is one of in a process: the app, and what it runs on, which it keeps alive. What an earlier app ran on is its
  /// owner's.
  private static var kept: (app: UIApplication, platform: (any Platform)?)?

  /// The app; there is one as soon as something asks for it.
  open class var shared: UIApplication {
    if let kept { return kept.app }
    let new = UIApplication()
    kept = (new, nil)
    return new
  }

  /// Makes the app, of a class of its own if it has one; another one in this process when tests do it one after the
  /// other.
  package static func startNew(_ type: UIApplication.Type = UIApplication.self) -> UIApplication {
    let new = makeObject(type) ?? UIApplication()
    kept = (new, nil)
    updateSurroundings()
    return new
  }

  /// Makes this the app that `shared` tells, and its main screen and languages those of the process.
  package func becomeShared() {
    Self.kept = (self, platform)
    Self.updateSurroundings()
  }

  /// The first screen of what the app runs on; one without a size before it is known.
  static var mainScreen: UIScreen { kept?.platform?.mainScreen ?? .none }

  /// Lets code outside of views' callbacks know what the first scene is like, before there is one the screen, and the person's
  /// languages.
  package static func updateSurroundings() {
    let scene = kept?.app.firstWindowScene?.traitCollection.values ?? UITraitCollection.Values()
    Surroundings.current = Surroundings(
      traits: scene.filled(from: mainScreen.traitCollection.values), languages: kept?.platform?.languages ?? [])
  }

  /// What decides for the app; kept alive by it.
  open var delegate: (any UIApplicationDelegate)?
  /// How active the most active of the app's scenes is.
  open internal(set) var applicationState = State.inactive
  /// The scenes that show, and those on their way.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// What the app runs on; `nil` until it is started.
  package internal(set) weak var platform: (any Platform)? {
    didSet { if self === Self.kept?.app { becomeShared() } }
  }
  /// Fingers and keys on their way to views.
  let dispatcher = EventDispatcher()
  /// Screen readers, and what they are told.
  package let accessibility = AccessibilityCenter()
  /// The keyboard or the input view of the first responder.
  package let inputViews = InputViewCoordinator()
  /// What knows how words are spelt, made when it is first asked for; `nil` where nothing does.
  package var spelling: (any SpellingSource)? {
    if madeSpelling == nil { madeSpelling = platform?.makeSpelling() }
    return madeSpelling
  }
  private var madeSpelling: (any SpellingSource)?
  /// What is dragged from the app's views.
  var drags: [Drag] = []

  open override var next: UIResponder? { delegate as? UIResponder }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var others = presses
    for press in presses where press.window?.windowScene?.focusSystem?.pressBegan(press) == true {
      others.remove(press)
    }
    for key in others.compactMap(\.key) { accessibility.take(key) }
    typeUntaken(others)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { press.window?.windowScene?.focusSystem?.pressEnded(press) }
    super.pressesEnded(presses, with: event)
  }

  /// Counts events and frames: what is registered for undo while one of them is handled is taken back together.
  static var eventCount = 0

  /// Hands an event to the windows; where all of them pass.
  open func sendEvent(_ event: UIEvent) {
    Self.eventCount += 1
    var windows: [UIWindow] = []
    if let event = event as? UIPressesEvent {
      windows = event.presses.compactMap(\.window)
    } else if let event = event as? ScrollEvent {
      windows = dispatcher.windows(at: event)
    } else {
      windows = event.touches.compactMap(\.window)
    }
    var told: [UIWindow] = []
    for window in windows where !told.contains(where: { $0 === window }) {
      told.append(window)
      window.sendEvent(event)
    }
  }

  // MARK: Scenes

  /// Whether the app can have several windows; on this platform every app can.
  open var supportsMultipleScenes: Bool { true }

  /// Opens another window; the app's delegate decides how it is made, and the scene's delegate fills it.
  ///
  /// `errorHandler`: Called with a `UISceneError` when there is nothing that the app runs on.
  open func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let platform else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    platform.openWindow()
  }

  /// Closes a scene's window.
  ///
  /// `errorHandler`: Called with a `UISceneError` when the window is closed already.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene as? UIWindowScene, connectedScenes.contains(scene), let host = scene.host
    else {
      errorHandler?(UISceneError(.requestDenied))
      return
    }
    host.close()
  }

  // MARK: For UIKit

  /// Whether custom keyboards may type into the app.
  package private(set) lazy var allowsKeyboardExtensions =
    delegate?.application(self, shouldAllowExtensionPointIdentifier: .keyboard) ?? true

  /// The app if there is one yet.
  static var current: UIApplication? { kept?.app }

  /// Seconds of the platform's clock.
  package static func clock() -> TimeInterval { kept?.platform?.now ?? 0 }

  /// Calls a closure after a time in seconds; `nil` when there is no platform to call it.
  static func call(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall? {
    guard let platform = kept?.platform else { return nil }
    return platform.call(at: platform.now + seconds, action)
  }

  /// As `call(after:_:)`, for what nobody waits for.
  static func callIdly(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> PlatformCall? {
    guard let platform = kept?.platform else { return nil }
    return platform.callIdly(at: platform.now + seconds, action)
  }
}

/// What an app decides about itself.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called once when the app has started, before any scene connects.
  ///
  /// The options are always `nil` on this platform.
  ///
  /// - Returns: `true`; nothing here asks for it.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when a scene of the app takes touches and keys, and none did before.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when no scene of the app takes touches and keys any more.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when nothing of the app can be seen any more.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when something of the app can be seen again; not when the app starts.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called once, before somebody types: whether extensions of a kind may serve the app.
  ///
  /// `extensionPointIdentifier`: The kind; for `keyboard`, whether custom keyboards may type into the app. The system's
  /// keyboard always may.
  ///
  /// - Returns: `true` without this method.
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool

  /// The window of an app without scene delegates.
  var window: UIWindow? { get set }

  /// Called for each new scene, for how it is made: set `delegateClass` in what you return.
  ///
  /// Without this method scenes have no delegate, and show the `window` of the app's delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
  ) -> Bool { true }
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    connectingSceneSession.configuration
  }
}

extension UIApplication {
  /// What an extension extends.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name that extensions give in their property list.
    public let rawValue: String

    /// Makes a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A keyboard that types into any app.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Why an app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Makes a reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Posted after the delegate's `application(_:didFinishLaunchingWithOptions:)`, by the app.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted after the delegate's `applicationDidBecomeActive(_:)`, by the app.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted after the delegate's `applicationWillResignActive(_:)`, by the app.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted after the delegate's `applicationDidEnterBackground(_:)`, by the app.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted after the delegate's `applicationWillEnterForeground(_:)`, by the app.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted after the delegate's `applicationWillTerminate(_:)`, by the app.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
