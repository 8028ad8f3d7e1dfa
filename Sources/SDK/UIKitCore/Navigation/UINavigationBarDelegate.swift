// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Who decides which items come and go on a navigation bar of its own.
@MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Asks whether an item may come.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Tells that an item has come.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asks whether an item may go, by the button back or by `popItem(animated:)`.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Tells that an item has gone.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
