// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Changes that are taken back together, the last one first.
@MainActor
final class UndoGroup {
  enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  var actions: [Entry] = []
  var name = ""

  var isEmpty: Bool { actions.isEmpty }

  func run() {
    for entry in actions.reversed() {
      switch entry {
      case .action(let action): action.run()
      case .group(let group): group.run()
      }
    }
  }

  /// Forgets what is for a target.
  func remove(_ target: AnyObject) {
    actions.removeAll { entry in
      switch entry {
      case .action(let action): return action.target == nil || action.target === target
      case .group(let group):
        group.remove(target)
        return group.isEmpty
      }
    }
  }
}

/// Takes one change back, for as long as its target lives.
@MainActor
struct UndoAction {
  private(set) weak var target: AnyObject?
  let handler: (AnyObject) -> Void

  init(target: AnyObject, handler: @escaping (AnyObject) -> Void) {
    self.target = target
    self.handler = handler
  }

  func run() { target.map(handler) }
}
