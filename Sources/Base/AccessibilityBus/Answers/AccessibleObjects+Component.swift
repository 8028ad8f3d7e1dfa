// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Geometry

// MARK: - org.a11y.atspi.Component

extension AccessibleObjects {
  func component(_ member: String, _ object: Accessible, _ arguments: Arguments) throws(AccessibleError) -> [BusValue] {
    switch member {
    case "Contains":
      let point = try point(arguments, object)
      return [.boolean(object.frame.contains(point))]
    case "GetAccessibleAtPoint":
      let point = try point(arguments, object)
      return [reference(tree.object(at: point, in: object)?.id)]
    case "GetExtents":
      return [.structure(rectangle(object.frame, from: try origin(arguments.int(0), object)))]
    case "GetPosition":
      return Array(rectangle(object.frame, from: try origin(arguments.int(0), object)).prefix(2))
    case "GetSize": return Array(rectangle(object.frame).suffix(2))
    // `ATSPI_LAYER_WINDOW` and `ATSPI_LAYER_WIDGET`.
    case "GetLayer": return [.uint32(object.role == .frame ? 7 : 3)]
    case "GetMDIZOrder": return [.int16(0)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus":
      return [.boolean(object.states.contains(.focusable) && source.focus(object.id))]
    case "ScrollTo":
      guard object.role != .frame, source.scrollToVisible(object.id) else { return [.boolean(false)] }
      setNeedsRefresh()
      return [.boolean(true)]
    // Objects are where the program has put them.
    case "SetExtents", "SetPosition", "SetSize", "ScrollToPoint": return [.boolean(false)]
    default: throw .unknownMember
    }
  }

  private func point(_ arguments: Arguments, _ object: Accessible) throws(AccessibleError) -> Point {
    let (x, y) = (try arguments.int(0), try arguments.int(1))
    let origin = try origin(try arguments.int(2), object)
    return Point(x: Double(x), y: Double(y)) + origin
  }

  /// Where coordinates begin: for 0 on the screen, for 1 in the window, for 2 in the parent.
  func origin(_ kind: Int, _ object: Accessible) throws(AccessibleError) -> Point {
    switch kind {
    case 0: return .zero
    case 1: return tree.window(of: object)?.frame.origin ?? .zero
    case 2: return object.role == .frame ? .zero : tree.objects[object.parent]?.frame.origin ?? .zero
    default: throw .wrongArguments
    }
  }

  /// A rectangle in whole points: place, width and height.
  func rectangle(_ frame: Rect, from origin: Point = .zero) -> [BusValue] {
    let left = (frame.minX - origin.x).rounded()
    let top = (frame.minY - origin.y).rounded()
    return [left, top, frame.width.rounded(), frame.height.rounded()].map { number in
      .int32(Int32(exactly: min(max(number, -1e9), 1e9)) ?? 0)
    }
  }
}

// MARK: - org.a11y.atspi.Action

extension AccessibleObjects {
  func action(_ member: String, _ object: Accessible, _ arguments: Arguments) throws(AccessibleError) -> [BusValue] {
    if member == "GetActions" {
      return [
        .array(
          of: "(sss)", object.actions.map { .structure([.string($0.name), .string($0.title), .string("")]) })
      ]
    }
    let index = try arguments.int(0)
    let action = object.actions.indices.contains(index) ? object.actions[index] : nil
    switch member {
    case "GetName": return [.string(action?.name ?? "")]
    case "GetLocalizedName", "GetDescription": return [.string(action?.title ?? "")]
    case "GetKeyBinding": return [.string("")]
    case "DoAction":
      guard let action, object.states.contains(.enabled) else { return [.boolean(false)] }
      guard source.perform(action.kind, on: object.id) else { return [.boolean(false)] }
      setNeedsRefresh()
      return [.boolean(true)]
    default: throw .unknownMember
    }
  }
}

// MARK: - org.a11y.atspi.Selection

extension AccessibleObjects {
  func selectedChildren(of object: Accessible) -> [Accessible] {
    object.children.compactMap { tree.objects[$0] }.filter { $0.states.contains(.selected) }
  }

  func selection(_ member: String, _ object: Accessible, _ arguments: Arguments) throws(AccessibleError) -> [BusValue] {
    switch member {
    case "GetSelectedChild":
      let (index, selected) = (try arguments.int(0), selectedChildren(of: object))
      return [reference(selected.indices.contains(index) ? selected[index].id : nil)]
    case "IsChildSelected":
      return [.boolean(child(try arguments.int(0), of: object)?.states.contains(.selected) == true)]
    case "SelectChild":
      guard let child = child(try arguments.int(0), of: object), child.states.isSuperset(of: [.selectable, .enabled])
      else { return [.boolean(false)] }
      if child.states.contains(.selected) { return [.boolean(true)] }
      setNeedsRefresh()
      return [.boolean(source.perform(.activate, on: child.id))]
    // A tap selects; nothing that people can do everywhere ends a selection.
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return [.boolean(false)]
    default: throw .unknownMember
    }
  }

  private func child(_ index: Int, of object: Accessible) -> Accessible? {
    object.children.indices.contains(index) ? tree.objects[object.children[index]] : nil
  }
}
