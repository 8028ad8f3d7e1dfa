// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a program has for screen readers: its objects, and what becomes of calls to them.
///
/// Objects go by the numbers that they have in the tree that was made last. Methods return false, having done nothing, for those that are gone.
package protocol AccessibleSource: AnyObject {
  /// What people know the program by.
  var appName: String { get }

  /// Its language, as the C library writes it.
  var locale: String { get }

  /// Whether somebody listens, and not just a program that looks at objects.
  var isReaderRunning: Bool { get set }

  /// Somebody wants to see objects from now on; the bus is to be told when they may have changed.
  func connect(to bus: AccessibilityBus)

  /// Nobody does any more.
  func disconnect()

  /// Does what comes before a tree is made, and may change it.
  func prepare()

  /// Goes through what there is to see.
  func makeTree() -> AccessibleTree

  /// Does something with an object that is enabled and has such an action, or can be selected.
  func perform(_ action: AccessibleAction.Kind, on id: Int) -> Bool

  /// Gives an object that has a range another value.
  func setValue(_ value: Double, of id: Int) -> Bool

  /// Takes the screen reader to an object that can be focused.
  func focus(_ id: Int) -> Bool

  func scrollToVisible(_ id: Int) -> Bool
}
