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

/// How a scene goes.
@MainActor
open class UISceneDestructionRequestOptions: NSObject {}
