// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Something that has happened to an object, as those who listen are told.
package enum AccessibleEvent: Hashable {
  /// It is there now; in what holds it, `childrenChanged` says so.
  case added(Int)
  case removed(Int)
  case childAdded(Int, to: Int, at: Int)
  case childRemoved(Int, from: Int, at: Int)
  case state(String, Bool, of: Int)
  case name(String, of: Int)
  case description(String, of: Int)
  case value(Double, of: Int)
  case bounds(of: Int)
  case textRemoved(String, of: Int)
  case textInserted(String, of: Int)
  case windowCreated(Int)
  case windowDestroyed(Int)
  case windowActivated(Int)
  case windowDeactivated(Int)
  case focus(Int)
}

extension AccessibleEvent {
  /// Returns what leads from one tree to the next, in the order in which it can be followed.
  static func changes(from old: AccessibleTree, to new: AccessibleTree) -> [AccessibleEvent] {
    let gone = old.objects.keys.filter { new.objects[$0] == nil }.sorted()
    var events = gone.filter { old.objects[$0]?.role == .frame }.map(AccessibleEvent.windowDestroyed)
    for (id, object) in new.objects.sorted(by: { $0.key < $1.key }) {
      guard let before = old.objects[id] else { continue }
      events += childChanges(id, from: before.children, to: object.children)
    }
    // libatspi does not find an object again that it was told to forget, and puts a new one over whatever has that place among the parent's
    // children: both come once the children are as they will be.
    events += gone.map { .removed($0) }
    events += new.objects.keys.filter { old.objects[$0] == nil }.sorted().map { .added($0) }
    var focus: [AccessibleEvent] = []
    for (id, object) in new.objects.sorted(by: { $0.key < $1.key }) {
      let before = old.objects[id]
      if before == nil, object.role == .frame { events.append(.windowCreated(id)) }
      if let before { events += propertyChanges(from: before, to: object) }
      // What is new is as it is; only that it has the focus has to be told.
      let known = before?.states ?? object.states.subtracting([.focused, .active])
      for (state, name) in AccessibleStates.names where known.contains(state) != object.states.contains(state) {
        let isOn = object.states.contains(state)
        if state == .active { events.append(isOn ? .windowActivated(id) : .windowDeactivated(id)) }
        if state == .focused, isOn {
          focus += [.state(name, true, of: id), .focus(id)]
        } else {
          events.append(.state(name, isOn, of: id))
        }
      }
    }
    return events + focus
  }

  /// Each event is right for the children as the ones before have left them.
  private static func childChanges(_ id: Int, from old: [Int], to new: [Int]) -> [AccessibleEvent] {
    guard old != new else { return [] }
    var events: [AccessibleEvent] = []
    let stays = Set(new)
    var children = old
    for (index, child) in old.enumerated().reversed() where !stays.contains(child) {
      children.remove(at: index)
      events.append(.childRemoved(child, from: id, at: index))
    }
    for (index, child) in new.enumerated() where !children.indices.contains(index) || children[index] != child {
      if let place = children.firstIndex(of: child) {
        children.remove(at: place)
        events.append(.childRemoved(child, from: id, at: place))
      }
      children.insert(child, at: index)
      events.append(.childAdded(child, to: id, at: index))
    }
    return events
  }

  private static func propertyChanges(from old: Accessible, to new: Accessible) -> [AccessibleEvent] {
    let id = new.id
    var events: [AccessibleEvent] = []
    if old.name != new.name { events.append(.name(new.name, of: id)) }
    if old.description != new.description { events.append(.description(new.description, of: id)) }
    if let value = new.range?.value, old.range?.value != value { events.append(.value(value, of: id)) }
    if let text = new.text, let before = old.text, text != before {
      if !before.isEmpty { events.append(.textRemoved(before, of: id)) }
      if !text.isEmpty { events.append(.textInserted(text, of: id)) }
    }
    if old.frame != new.frame { events.append(.bounds(of: id)) }
    return events
  }
}
