// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Geometry

extension AccessibleObjects {
  /// Has a text said.
  func announce(_ text: String) {
    let id = tree.objects.values.first { $0.states.contains(.active) }?.id ?? AccessibleTree.root
    // 1 is `ATSPI_LIVE_POLITE`: after what is being said.
    emit(signal("Object", "Announcement", id, detail: "", 1, 0, .string(text)))
  }

  /// An event as the bus carries it. Source: the interfaces `org.a11y.atspi.Event.…` and `Cache` of at-spi2-core.
  package func signal(_ event: AccessibleEvent) -> Signal {
    switch event {
    case .added(let id):
      return cacheSignal("AddAccessible", tree.objects[id].map { cacheItem($0) } ?? lastingReference(id))
    case .removed(let id): return cacheSignal("RemoveAccessible", lastingReference(id))
    case .childAdded(let child, let id, let index):
      return signal("Object", "ChildrenChanged", id, detail: "add", Int32(clamping: index), 0, lastingReference(child))
    case .childRemoved(let child, let id, let index):
      return signal(
        "Object", "ChildrenChanged", id, detail: "remove", Int32(clamping: index), 0, lastingReference(child))
    case .state(let name, let isOn, let id):
      return signal("Object", "StateChanged", id, detail: name, isOn ? 1 : 0, 0, .int32(0))
    case .name(let name, let id): return propertyChange("accessible-name", id, .string(name))
    case .description(let text, let id): return propertyChange("accessible-description", id, .string(text))
    case .value(let value, let id): return propertyChange("accessible-value", id, .double(value))
    case .bounds(let id):
      let frame = tree.objects[id]?.frame ?? .zero
      return signal("Object", "BoundsChanged", id, detail: "", 0, 0, .structure(rectangle(frame)))
    case .textRemoved(let text, let id): return textChange("delete", text, id)
    case .textInserted(let text, let id): return textChange("insert", text, id)
    case .windowCreated(let id): return windowSignal("Create", id)
    case .windowDestroyed(let id): return windowSignal("Destroy", id)
    case .windowActivated(let id): return windowSignal("Activate", id)
    case .windowDeactivated(let id): return windowSignal("Deactivate", id)
    case .focus(let id): return signal("Focus", "Focus", id, detail: "", 0, 0, .int32(0))
    }
  }

  private func signal(
    _ kind: String, _ member: String, _ id: Int, detail: String, _ first: Int32, _ second: Int32, _ value: BusValue
  ) -> Signal {
    Signal(
      path: AccessiblePath.path(of: id), interface: "org.a11y.atspi.Event.\(kind)", member: member,
      values: [.string(detail), .int32(first), .int32(second), .variant(value), .array(of: "{sv}", [])])
  }

  private func propertyChange(_ name: String, _ id: Int, _ value: BusValue) -> Signal {
    signal("Object", "PropertyChange", id, detail: name, 0, 0, value)
  }

  private func textChange(_ what: String, _ text: String, _ id: Int) -> Signal {
    signal("Object", "TextChanged", id, detail: what, 0, Int32(clamping: text.unicodeScalars.count), .string(text))
  }

  private func windowSignal(_ member: String, _ id: Int) -> Signal {
    signal("Window", member, id, detail: "", 0, 0, .string(tree.objects[id]?.name ?? ""))
  }

  private func cacheSignal(_ member: String, _ value: BusValue) -> Signal {
    Signal(path: AccessiblePath.cache, interface: "org.a11y.atspi.Cache", member: member, values: [value])
  }
}
