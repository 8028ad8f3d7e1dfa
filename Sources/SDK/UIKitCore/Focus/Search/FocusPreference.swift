// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the item that an environment leads to.
@MainActor
struct FocusPreference {
  let scope: FocusScope
  /// Tells which item had the focus last in a controller; `nil` where that is not to count.
  var memory: FocusMemory?
  private var seen: Set<ObjectIdentifier> = []

  init(in scope: FocusScope, memory: FocusMemory? = nil) {
    self.scope = scope
    self.memory = memory
  }

  /// Returns the item; `nil` where nothing in the environment can have the focus.
  mutating func item(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if let controller = environment as? UIViewController, controller.restoresFocusAfterTransition,
      let last = memory?.item(in: controller), scope.reaches(last)
    {
      return last
    }
    for preferred in environment.preferredFocusEnvironments {
      if let item = item(of: preferred) { return item }
    }
    if let item = environment as? any UIFocusItem, scope.reaches(item) { return item }
    guard let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded,
      scope.leads(into: view)
    else { return nil }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let items = ReadingOrder.sorted(scope.items(in: view), isRightToLeft: isRightToLeft, frame: \.frame)
    return items.first.map { preferred(around: $0.item, in: view) ?? $0.item }
  }

  /// What is preferred by something that an item is in, such as a table or a child of the controller, the outermost first.
  private mutating func preferred(around first: any UIFocusItem, in view: UIView) -> (any UIFocusItem)? {
    var around: [any UIFocusEnvironment] = []
    var next = first.parentFocusEnvironment
    while let environment = next, environment !== view, !around.contains(where: { $0 === environment }) {
      around.append(environment)
      next = environment.parentFocusEnvironment
    }
    for environment in around.reversed() where !environment.preferredFocusEnvironments.isEmpty {
      if let item = item(of: environment) { return item }
    }
    return nil
  }
}

/// Which item had the focus last in each controller, so that it comes back there.
@MainActor
struct FocusMemory {
  private struct Entry {
    weak var controller: UIViewController?
    weak var item: (any UIFocusItem)?
  }

  private var entries: [Entry] = []

  func item(in controller: UIViewController) -> (any UIFocusItem)? {
    entries.first { $0.controller === controller }?.item
  }

  mutating func note(_ item: any UIFocusItem, in controllers: [UIViewController]) {
    entries.removeAll { entry in
      entry.item == nil || entry.controller == nil || controllers.contains { $0 === entry.controller }
    }
    entries += controllers.map { Entry(controller: $0, item: item) }
  }
}
