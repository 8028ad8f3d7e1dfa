// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UINavigationController { return found }
      next = controller.parent
    }
    return nil
  }
}
