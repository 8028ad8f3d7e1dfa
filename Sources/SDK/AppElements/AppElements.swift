// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import AccessibilityBus
package import UIKitCore
import Foundation
import Geometry

/// The elements of an app, as the accessibility bus shows them.
package final class AppElements {
  private struct Object {
    weak var responder: UIResponder?
  }

  private let application: UIApplication
  package let appName: String
  private let ids = AccessibleIDs()
  /// What the numbers of the last tree stand for.
  private var objects: [Int: Object] = [:]
  private weak var bus: AccessibilityBus?

  /// - Parameter appName: What people know the app by.
  package init(of application: UIApplication, appName: String) {
    (self.application, self.appName) = (application, appName)
  }
}

// MARK: - The tree

extension AppElements: AccessibleSource {
  package var locale: String { PersonLanguages.locale.identifier }

  package func prepare() { application.accessibility.keepFocus() }

  package func makeTree() -> AccessibleTree {
    objects = [:]
    var tree = AccessibleTree(appName: appName)
    let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }.sorted { $0.number < $1.number }
    for (index, scene) in scenes.enumerated() {
      let id = ids.id(of: scene)
      var window = Accessible(id: id, parent: AccessibleTree.root, index: index, role: .frame)
      window.name = scene.title.flatMap { $0.isEmpty ? nil : $0 } ?? appName
      window.frame = Rect(scene.area)
      window.states.insert(.resizable)
      if scene.activationState == .foregroundActive { window.states.insert(.active) }
      window.attributes = ["toolkit": "Spinet"]
      objects[id] = Object(responder: scene)
      tree.add(window)
      let focus = application.accessibility.focused ?? scene.keyResponder
      add(application.accessibility.nodes(of: scene), to: id, in: &tree, focus: focus)
    }
    return tree
  }

  private func add(
    _ nodes: [AccessibilityNode], to parent: Int, in tree: inout AccessibleTree, focus: UIResponder?
  ) {
    var index = 0
    for node in nodes {
      let id = ids.id(of: node.object)
      // An element that is named twice is there once.
      guard tree.objects[id] == nil else { continue }
      tree.add(
        Accessible(
          node, id: id, parent: parent, index: index, siblings: nodes.count, isFocused: node.object === focus))
      objects[id] = Object(responder: node.object)
      index += 1
      add(node.children, to: id, in: &tree, focus: focus)
    }
  }
}

// MARK: - What becomes of calls

extension AppElements {
  package func perform(_ action: AccessibleAction.Kind, on id: Int) -> Bool {
    guard let element = objects[id]?.responder else { return false }
    let center = application.accessibility
    switch action {
    case .activate: center.activate(element)
    case .increment: center.increment(element)
    case .decrement: center.decrement(element)
    case .nextPage: return center.scroll(.next, from: element)
    case .previousPage: return center.scroll(.previous, from: element)
    case .dismiss: return center.escape(from: element)
    case .custom(let index): center.performCustomAction(at: index, of: element)
    }
    return true
  }

  package func setValue(_ value: Double, of id: Int) -> Bool {
    guard let element = objects[id]?.responder else { return false }
    application.accessibility.set(value, of: element)
    return true
  }

  package func focus(_ id: Int) -> Bool {
    guard let element = objects[id]?.responder else { return false }
    application.accessibility.scrollToVisible(element)
    application.accessibility.focus(element)
    return true
  }

  package func scrollToVisible(_ id: Int) -> Bool {
    guard let element = objects[id]?.responder else { return false }
    application.accessibility.scrollToVisible(element)
    return true
  }
}

// MARK: - The bus

extension AppElements: AccessibilityClient {
  package var isReaderRunning: Bool {
    get { application.accessibility.isScreenReaderRunning }
    set { application.accessibility.isScreenReaderRunning = newValue }
  }

  package func connect(to bus: AccessibilityBus) {
    self.bus = bus
    application.accessibility.client = self
  }

  package func disconnect() {
    bus = nil
    application.accessibility.client = nil
    application.accessibility.focus(nil)
  }

  package func elementsMayHaveChanged() { bus?.elementsMayHaveChanged() }

  package func announce(_ text: String) { bus?.announce(text) }
}

extension AccessibleObjects {
  /// Makes objects of the elements of an app.
  package convenience init(application: UIApplication, appName: String) {
    self.init(AppElements(of: application, appName: appName))
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}
