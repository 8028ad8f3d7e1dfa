// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import UIKitCore

/// Answers for the objects of an app, and says what has become of them.
///
/// It knows no bus: calls come in and signals go out as values, so that a test can ask anything.
final class AccessibleObjects {
  /// A signal as the bus carries it.
  struct Signal: Hashable {
    var path: String
    var interface: String
    var member: String
    var values: [BusValue]
  }

  let application: UIApplication
  private let appName: String
  private let ids = AccessibleIDs()
  private(set) var tree: AccessibleTree
  /// The name of the app on the bus.
  var busName = ""
  /// The desktop, which the app is in: the name and the path of the registry's object.
  var desktop = (name: "", path: AccessiblePath.null)
  /// The number that the registry has given to the app.
  var registryID: Int32 = -1
  /// Whether something may have changed since the tree was made.
  private(set) var isStale = true
  /// Sends signals.
  var emit: (Signal) -> Void = { _ in }

  init(application: UIApplication, appName: String) {
    self.application = application
    self.appName = appName
    tree = AccessibleTree(appName: appName)
  }

  func setNeedsRefresh() { isStale = true }

  /// Makes the tree anew if something may have changed, and tells what has.
  func refresh() {
    guard isStale else { return }
    application.accessibility.keepFocus()
    // Whoever moved the focus on has said that there is a change; it is in this tree already.
    isStale = false
    let old = tree
    tree = AccessibleTree(of: application, appName: appName, ids: ids)
    for event in AccessibleEvent.changes(from: old, to: tree) { emit(signal(event)) }
  }

  /// Tells again that a window is in front, for those who have only just heard of the app.
  func tellActiveWindow() {
    for object in tree.objects.values where object.states.contains(.active) {
      emit(signal(.windowActivated(object.id)))
    }
  }
}

// MARK: - Names on the bus

/// Where objects are on the bus.
enum AccessiblePath {
  static let all = "/org/a11y/atspi"
  static let null = "/org/a11y/atspi/null"
  static let cache = "/org/a11y/atspi/cache"
  static let root = "/org/a11y/atspi/accessible/root"
  private static let prefix = "/org/a11y/atspi/accessible/"

  static func path(of id: Int) -> String { id == AccessibleTree.root ? root : prefix + "\(id)" }

  /// Returns the number of the object at a path; `nil` for other paths.
  static func id(at path: String) -> Int? {
    if path == root { return AccessibleTree.root }
    guard path.hasPrefix(prefix), let id = Int(path.dropFirst(prefix.count)), id > 0, self.path(of: id) == path else {
      return nil
    }
    return id
  }
}

extension AccessibleObjects {
  /// An object as the bus names it; without one the name of nothing.
  func reference(_ id: Int?) -> BusValue {
    guard let id, tree.objects[id] != nil else { return .structure([.string(busName), .path(AccessiblePath.null)]) }
    return lastingReference(id)
  }

  /// The name of an object that may be gone.
  func lastingReference(_ id: Int) -> BusValue { .structure([.string(busName), .path(AccessiblePath.path(of: id))]) }

  func parentReference(_ object: Accessible) -> BusValue {
    guard object.id == AccessibleTree.root else { return reference(object.parent) }
    return .structure([.string(desktop.name), .path(desktop.path)])
  }
}
