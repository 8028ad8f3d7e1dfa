// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import UIKitCore

/// What the bundle of a keyboard says about it, as far as its own process asks.
package struct KeyboardBundleInformation {
  /// The bundle's identifier; `nil` for a program without a bundle.
  package var identifier: String?
  /// The keyboard's controller, as `NSStringFromClass` tells it.
  package var principalClass: String?
  /// As a BCP 47 tag.
  package var primaryLanguage: String?

  package init() {}

  /// Reads a property list.
  ///
  /// - Throws: What is wrong with it, in one line.
  package init(contentsOf url: URL) throws(KeyboardStartError) {
    guard let data = try? Data(contentsOf: url) else {
      throw KeyboardStartError("\(url.path) cannot be read; a keyboard's program lies beside it in the bundle")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw KeyboardStartError("\(url.path) is no property list")
    }
    let part = list["NSExtension"] as? [String: Any]
    let attributes = part?["NSExtensionAttributes"] as? [String: Any]
    identifier = list["CFBundleIdentifier"] as? String
    principalClass = part?["NSExtensionPrincipalClass"] as? String
    primaryLanguage = attributes?["PrimaryLanguage"] as? String
  }

  /// Returns the class of the keyboard's controller.
  ///
  /// - Throws: What is wrong with it, in one line.
  @MainActor
  package func controllerType() throws(KeyboardStartError) -> UIInputViewController.Type {
    guard let principalClass else {
      throw KeyboardStartError(
        "Info.plist has no NSExtensionPrincipalClass under NSExtension: name the controller there")
    }
    guard let found = NSClassFromString(principalClass) else {
      throw KeyboardStartError(
        "NSExtensionPrincipalClass in Info.plist is \(principalClass), and this program has no such class; it is"
          + " written as Module.Class")
    }
    guard let type = found as? UIInputViewController.Type else {
      throw KeyboardStartError(
        "\(principalClass), NSExtensionPrincipalClass in Info.plist, is no UIInputViewController")
    }
    return type
  }
}

/// Why a keyboard cannot run.
package struct KeyboardStartError: Error {
  /// For people, in one line.
  package let message: String

  init(_ message: String) { self.message = message }
}
