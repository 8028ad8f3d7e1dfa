// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A part of the app's user interface that comes and goes by itself, such as a window of the desktop.
@MainActor
open class UIScene: UIResponder {
  /// Whether a scene can be seen and used.
  @nonexhaustive
  public enum ActivationState: Int, Sendable {
    /// It has not come yet, or has gone.
    case unattached = -1
    /// In front: it takes touches and keys.
    case foregroundActive = 0
    /// It can be seen, but does not take keys.
    case foregroundInactive = 1
    /// It cannot be seen.
    case background = 2
  }

  /// Who is told of the scene; made of the configuration's `delegateClass`, and kept alive.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene can be seen and used.
  open internal(set) var activationState = ActivationState.unattached
  /// What stands for the scene.
  open private(set) var session: UISceneSession
  /// What the desktop shows as the scene's title.
  open var title: String! = "" {
    didSet { titleChanged() }
  }

  /// Makes a scene; scenes are made by the platform, as on iOS by the system.
  package init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }

  func titleChanged() {}

  /// What a scene was asked to show.
  @MainActor
  open class ConnectionOptions: NSObject {}
}

/// What the app is told of a scene.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene comes: make its window here. The options say nothing on this platform.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Called when the scene has gone for good.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Called when the scene takes touches and keys from now on.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Called before the scene takes touches and keys no more.
  func sceneWillResignActive(_ scene: UIScene)

  /// Called before the scene can be seen.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Called when the scene can be seen no more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What the app is told of a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window, for the delegate to keep; nothing else sets it or reads it.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// What stands for a scene while it comes, is there and goes. Scenes are not brought back when the app runs again.
@MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows of the app, the only role here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open private(set) var role: Role
  /// A name that no other session has; another one each time that the app runs.
  open private(set) var persistentIdentifier = UUID().uuidString
  /// The scene; `nil` once it has gone.
  open internal(set) weak var scene: UIScene?
  /// How the scene is made; what the app's delegate has returned for it.
  open internal(set) var configuration: UISceneConfiguration

  package init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made.
@MainActor
open class UISceneConfiguration: NSObject {
  /// A name for the configuration, which is only kept.
  open private(set) var name: String?
  /// What the scene is for; only kept.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate; the scene has none without it.
  open var delegateClass: (any UISceneDelegate.Type)?

  /// Makes a configuration without a delegate's class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
