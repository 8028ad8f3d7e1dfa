// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry

/// All objects of a program at one moment.
package struct AccessibleTree {
  /// The program's own number.
  package static let root = 0

  package private(set) var objects: [Int: Accessible] = [:]

  /// A program that shows nothing.
  package init(appName: String) {
    objects[Self.root] = Accessible(id: Self.root, parent: Self.root, index: 0, role: .application, name: appName)
  }

  /// Puts an object behind those that its parent holds already; the parent is there before it.
  package mutating func add(_ object: Accessible) {
    objects[object.id] = object
    objects[object.parent]?.children.append(object.id)
  }
}

// MARK: - Places

extension AccessibleTree {
  /// The window that an object is in; `nil` for the program.
  func window(of object: Accessible) -> Accessible? {
    var next = object
    while next.role != .frame {
      guard next.id != Self.root, let parent = objects[next.parent] else { return nil }
      next = parent
    }
    return next
  }

  /// Returns the object that is furthest inside and shows at a place on the screen; at first the one that is given.
  func object(at point: Point, in object: Accessible) -> Accessible? {
    for id in object.children.reversed() {
      if let child = objects[id], let found = self.object(at: point, in: child) { return found }
    }
    return object.states.contains(.showing) && object.frame.contains(point) ? object : nil
  }
}
