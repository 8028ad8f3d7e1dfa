// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What hands the elements of an app to the screen readers of the desktop.
@MainActor
package protocol AccessibilityClient: AnyObject {
  /// Elements may have come, gone or changed.
  func elementsMayHaveChanged()

  /// Has a text said.
  func announce(_ text: String)
}

/// Where an app and screen readers meet: what there is to read, where the reader is, and what it asks for.
///
/// Without a client nothing here costs anything.
@MainActor
package final class AccessibilityCenter {
  package weak var client: (any AccessibilityClient)?

  /// Whether somebody listens, and not just a program that looks at elements.
  package var isScreenReaderRunning = false {
    didSet {
      guard isScreenReaderRunning != oldValue else { return }
      NotificationCenter.default.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
      client?.elementsMayHaveChanged()
    }
  }

  /// The element that the screen reader is at.
  package private(set) weak var focused: UIResponder?

  static func elementsChanged() { UIApplication.current?.accessibility.client?.elementsMayHaveChanged() }

  /// Returns what there is to read in a scene, in reading order.
  package func nodes(of scene: UIWindowScene) -> [AccessibilityNode] { AccessibilityWalk.nodes(of: scene) }

  // MARK: Where the reader is

  /// Takes the screen reader to an element.
  package func focus(_ object: UIResponder?) {
    guard object !== focused else { return }
    let old = focused
    focused = object
    old?.accessibilityElementDidLoseFocus()
    object?.accessibilityElementDidBecomeFocused()
    client?.elementsMayHaveChanged()
  }

  /// Goes on with the first element where the one that the reader was at is gone; only while somebody listens.
  package func keepFocus() {
    guard isScreenReaderRunning, let nodes = frontNodes else { return }
    let elements = nodes.elements
    guard !elements.contains(where: { $0.object === focused }) else { return }
    focus(elements.first?.object)
  }

  private var frontNodes: [AccessibilityNode]? { Self.frontScene.map { nodes(of: $0) } }

  /// The scene that people are in.
  static var frontScene: UIWindowScene? {
    UIApplication.current?.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }.min { $0.number < $1.number }
  }

  // MARK: What the app says

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard let client else { return }
    if let text = argument as? String ?? (argument as? NSAttributedString)?.string {
      if !text.isEmpty { client.announce(text) }
    } else if let object = argument as? UIResponder, notification == .screenChanged || notification == .layoutChanged {
      focus(object.firstElement)
    }
    if notification == .screenChanged, !(argument is UIResponder) {
      focus(frontNodes?.elements.first?.object)
    }
    client.elementsMayHaveChanged()
  }
}

@MainActor
extension [AccessibilityNode] {
  /// Those that a screen reader stops at, with what is in them, in reading order.
  package var elements: [AccessibilityNode] {
    flatMap { node in (node.isElement ? [node] : []) + node.children.elements }
  }
}

extension UIResponder {
  /// The object itself, or the first element below a view that is none.
  @MainActor
  fileprivate var firstElement: UIResponder? {
    guard !isAccessibilityElement, let view = self as? UIView, let scene = view.scene else { return self }
    let elements = AccessibilityWalk.nodes(of: scene).elements
    return elements.first { ($0.object as? UIView)?.isDescendant(of: view) == true }?.object
  }
}
