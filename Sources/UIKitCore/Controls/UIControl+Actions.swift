// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// Has an action run at events; it takes the place of one with the same identifier there.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append(ControlAction(events: controlEvents, call: .action(action)))
  }

  /// Takes an action away from events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    forget(controlEvents) { $0.action(identifiedBy: actionIdentifier) != nil }
  }

  /// The events that something was added for.
  public var allControlEvents: Event {
    actions.reduce([]) { $1.isOver ? $0 : $0.union($1.events) }
  }

  /// Takes events away from those that match.
  func forget(_ events: Event, _ matches: (ControlAction) -> Bool) {
    for index in actions.indices where matches(actions[index]) { actions[index].events.subtract(events) }
    actions.removeAll { $0.events.isEmpty || $0.isOver }
  }

  /// Runs what was added for any of the events, each once and in the order in which they were added.
  func sendActions(for events: Event, with event: UIEvent?) {
    for entry in actions where !entry.events.isDisjoint(with: events) {
      switch entry.call {
      case .action(let action): sendAction(action)
      case .target(let call): call.perform(from: self, with: event)
      }
    }
  }

  /// Tells of a value that somebody has changed.
  func sendValueChanged(with event: UIEvent?) {
    sendActions(for: .valueChanged, with: event)
    sendActions(for: .primaryActionTriggered, with: event)
  }
}
