// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
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
      throw KeyboardStartError(
        .unreadable, "\(url.path) cannot be read", advice: "a keyboard's program lies beside it in the bundle")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw KeyboardStartError(.unreadable, "\(url.path) is no property list")
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
        .noClass, "Info.plist has no NSExtensionPrincipalClass under NSExtension", advice: "name the controller there")
    }
    guard let found = NSClassFromString(principalClass) else {
      throw KeyboardStartError(
        .noClass, "NSExtensionPrincipalClass in Info.plist is \(principalClass), and this program has no such class",
        advice: "it is written as Module.Class")
    }
    guard let type = found as? UIInputViewController.Type else {
      throw KeyboardStartError(
        .wrongClass, "\(principalClass), NSExtensionPrincipalClass in Info.plist, is no UIInputViewController")
    }
    return type
  }
}

/// Why a keyboard cannot run.
package struct KeyboardStartError: ExplainedError, Hashable {
  package enum Code: Hashable, Sendable {
    /// Info.plist cannot be read.
    case unreadable
    /// Info.plist names no controller, or one that the program does not have.
    case noClass
    /// The class that it names is not one that the program can start.
    case wrongClass
  }

  package let code: Code
  package let message: String
  package let advice: String?

  init(_ code: Code, _ message: String, advice: String? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
  }
}
