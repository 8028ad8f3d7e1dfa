// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something more that people can do with an element than use it, such as to archive a message.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and returns whether it could be done.
  public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What people hear, short and without "button".
  open var name: String
  /// What does it; without one nothing is done.
  open var actionHandler: Handler?

  /// Makes an action.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}
