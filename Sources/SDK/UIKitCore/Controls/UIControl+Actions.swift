// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIControl {
  /// Takes the action of an identifier away from events.
  func forget(_ identifier: UIAction.Identifier, for events: Event) {
    forget(events) { $0.action(identifiedBy: identifier) != nil }
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
