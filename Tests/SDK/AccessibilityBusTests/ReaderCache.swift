// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop

@testable import AccessibilityBus

/// What libatspi keeps of an app, and does with its signals.
///
/// Source: atspi-misc.c of at-spi2-core 2.46, handlers of `AddAccessible`, `RemoveAccessible` and `ChildrenChanged`.
final class ReaderCache {
  private final class Object {
    let path: String
    /// `nil` for one that is asked for when it is needed.
    var children: [Object?] = []
    var knowsChildren = false

    init(_ path: String) { self.path = path }
  }

  private var objects: [String: Object] = [:]

  /// Finds an object, or makes one that nothing is known of.
  private func object(at path: String) -> Object {
    if let known = objects[path] { return known }
    let new = Object(path)
    objects[path] = new
    return new
  }

  func children(of path: String) -> [String?] { object(at: path).children.map { $0?.path } }

  func follow(_ signal: AccessibleObjects.Signal) {
    switch signal.member {
    case "AddAccessible": if case .structure(let item)? = signal.values.first { add(item) }
    case "RemoveAccessible":
      guard let path = signal.values.first.flatMap(Self.path) else { return }
      object(at: path).children = []
      objects[path] = nil
    case "ChildrenChanged":
      guard case .string(let what) = signal.values[0], case .int32(let index) = signal.values[1],
        case .variant(let reference) = signal.values[3], let path = Self.path(reference)
      else { return }
      change(object(at: signal.path), what == "add" ? Int(index) : nil, object(at: path))
    default: break
    }
  }

  private static func path(_ value: BusValue) -> String? {
    guard case .structure(let parts) = value, parts.count == 2, case .path(let path) = parts[1] else { return nil }
    return path
  }

  /// Puts an object over what has its place among the parent's children.
  private func add(_ item: [BusValue]) {
    guard item.count > 4, let path = Self.path(item[0]), let above = Self.path(item[2]),
      case .int32(let index) = item[3], case .int32(let count) = item[4]
    else { return }
    let (object, parent) = (object(at: path), object(at: above))
    if index >= 0, above != AccessiblePath.null {
      resize(parent, to: max(parent.children.count, Int(index) + 1))
      parent.children[Int(index)] = object
    }
    resize(object, to: Int(count))
    object.knowsChildren = true
  }

  private func resize(_ object: Object, to count: Int) {
    let children = object.children.prefix(count)
    object.children = children + Array(repeating: nil, count: count - children.count)
  }

  private func change(_ parent: Object, _ index: Int?, _ child: Object) {
    guard parent.knowsChildren else { return }
    if let place = parent.children.firstIndex(where: { $0 === child }) { parent.children.remove(at: place) }
    guard let index else { return }
    guard index <= parent.children.count else { return parent.knowsChildren = false }
    parent.children.insert(child, at: index)
  }
}
