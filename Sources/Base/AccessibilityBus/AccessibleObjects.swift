// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Desktop

/// Answers for the objects of a program, and says what has become of them.
///
/// It knows no bus: calls come in and signals go out as values, so that a test can ask anything.
package final class AccessibleObjects {
  /// A signal as the bus carries it.
  package struct Signal: Hashable {
    package var path: String
    package var interface: String
    package var member: String
    package var values: [BusValue]
  }

  let source: any AccessibleSource
  package private(set) var tree: AccessibleTree
  /// The name of the program on the bus.
  package var busName = ""
  /// The desktop, which the program is in: the name and the path of the registry's object.
  var desktop = (name: "", path: AccessiblePath.null)
  /// The number that the registry has given to the program.
  var registryID: Int32 = -1
  /// Whether something may have changed since the tree was made.
  private(set) var isStale = true
  /// Sends signals.
  package var emit: (Signal) -> Void = { _ in }

  package init(_ source: any AccessibleSource) {
    self.source = source
    tree = AccessibleTree(appName: source.appName)
  }

  package func setNeedsRefresh() { isStale = true }

  /// Makes the tree anew if something may have changed, and tells what has.
  package func refresh() {
    guard isStale else { return }
    source.prepare()
    // What that has changed is in this tree already.
    isStale = false
    let old = tree
    tree = source.makeTree()
    for event in AccessibleEvent.changes(from: old, to: tree) { emit(signal(event)) }
  }

  /// Keeps nothing of what was there, as nobody asks any more.
  func forget() {
    tree = AccessibleTree(appName: source.appName)
    isStale = true
  }

  /// Tells again that a window is in front, for those who have only just heard of the program.
  func tellActiveWindow() {
    for object in tree.objects.values where object.states.contains(.active) {
      emit(signal(.windowActivated(object.id)))
    }
  }
}

// MARK: - Names on the bus

/// Where objects are on the bus.
package enum AccessiblePath {
  static let all = "/org/a11y/atspi"
  package static let null = "/org/a11y/atspi/null"
  package static let cache = "/org/a11y/atspi/cache"
  package static let root = "/org/a11y/atspi/accessible/root"
  private static let prefix = "/org/a11y/atspi/accessible/"

  package static func path(of id: Int) -> String { id == AccessibleTree.root ? root : prefix + "\(id)" }

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
