// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKitCore

/// All objects of the app at one moment.
struct AccessibleTree {
  /// The app's own number.
  static let root = 0

  private(set) var objects: [Int: Accessible] = [:]

  /// An app that shows nothing.
  init(appName: String) {
    objects[Self.root] = Accessible(id: Self.root, parent: Self.root, index: 0, role: .application, name: appName)
  }

  /// Goes through the windows of an app.
  init(of application: UIApplication, appName: String, ids: AccessibleIDs) {
    self.init(appName: appName)
    let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.number < $1.number }
    for (index, scene) in scenes.enumerated() {
      let id = ids.id(of: scene)
      var window = Accessible(id: id, parent: Self.root, index: index, role: .frame)
      window.name = scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? appName
      window.frame = scene.area
      window.states.insert(.resizable)
      if scene.activationState == .foregroundActive { window.states.insert(.active) }
      window.attributes = ["toolkit": "Spinet"]
      window.object = scene
      objects[id] = window
      let focus = application.accessibility.focused ?? scene.keyResponder
      add(application.accessibility.nodes(of: scene), to: id, ids, focus: focus)
      objects[Self.root]?.children.append(id)
    }
  }

  private mutating func add(
    _ nodes: [AccessibilityNode], to parent: Int, _ ids: AccessibleIDs, focus: UIResponder?
  ) {
    var children: [Int] = []
    for node in nodes {
      let id = ids.id(of: node.object)
      // An element that is named twice is there once.
      guard objects[id] == nil else { continue }
      objects[id] = Accessible(
        node, id: id, parent: parent, index: children.count, siblings: nodes.count, isFocused: node.object === focus)
      children.append(id)
      add(node.children, to: id, ids, focus: focus)
    }
    objects[parent]?.children = children
  }
}

// MARK: - Places

extension AccessibleTree {
  /// The window that an object is in; `nil` for the app.
  func window(of object: Accessible) -> Accessible? {
    var next = object
    while next.role != .frame {
      guard next.id != Self.root, let parent = objects[next.parent] else { return nil }
      next = parent
    }
    return next
  }

  /// Returns the object that is furthest inside and shows at a place on the screen; at first the one that is given.
  func object(at point: CGPoint, in object: Accessible) -> Accessible? {
    for id in object.children.reversed() {
      if let child = objects[id], let found = self.object(at: point, in: child) { return found }
    }
    return object.states.contains(.showing) && object.frame.contains(point) ? object : nil
  }
}
