// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The wish for a new scene.
@MainActor
public final class UISceneSessionActivationRequest: NSObject {
  /// What the scene is to be for; only kept.
  public let role: UISceneSession.Role

  /// Makes a wish for a new scene.
  public init(role: UISceneSession.Role = .windowApplication) { self.role = role }
}

extension UIApplication {
  /// Whether the app can have several windows; on this platform every app can.
  public var supportsMultipleScenes: Bool { true }

  /// Opens another window; the app's delegate decides how it is made, and the scene's delegate fills it.
  ///
  /// `errorHandler`: Called with a `UISceneError` when there is nothing that the app runs on.
  public func activateSceneSession(
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
  public func requestSceneSessionDestruction(
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
}

/// How a scene goes.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}
