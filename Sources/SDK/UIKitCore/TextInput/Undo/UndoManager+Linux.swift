// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Apple's Foundation has this class; the one for Linux has not.

/// Remembers how to take back what somebody does, and how to do it again.
///
/// What is registered while one event is handled is taken back together.
@MainActor
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, the innermost last.
  private var open: [UndoGroup] = []
  /// Whether the outermost of them was opened for an event, and the event.
  private var openEvent: Int?
  private var disabledCount = 0

  /// Makes a manager that remembers nothing.
  public override init() { super.init() }

  // MARK: Registering

  /// Remembers how to take something back; while undoing, how to do it again.
  ///
  /// - Parameters:
  ///   - target: What the closure is called with; not kept alive, and forgotten when it goes.
  ///   - handler: Takes it back, and registers in turn how to do it again.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    openForEvent()
    guard let group = open.last else { return }
    group.actions.append(
      .action(UndoAction(target: target) { ($0 as? TargetType).map(handler) }))
    if !isUndoing, !isRedoing { redoStack = [] }
  }

  /// Whether anything is remembered; not while `disableUndoRegistration` outweighs `enableUndoRegistration`.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Remembers nothing, until it is enabled as many times.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Remembers again what is registered.
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

  /// Forgets everything.
  open func removeAllActions() {
    (undoStack, redoStack, open, openEvent) = ([], [], [], nil)
  }

  /// Forgets what was registered for a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.remove(target) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  /// How many groups are remembered at the most, 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  // MARK: Groups

  /// Whether all that one event does is taken back together.
  open var groupsByEvent = true

  /// How many groups are open within each other.
  open var groupingLevel: Int { open.count }

  /// Begins a group of what is taken back together.
  open func beginUndoGrouping() {
    openForEvent()
    open.append(UndoGroup())
  }

  /// Ends the innermost group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty { openEvent = nil }
    guard !group.isEmpty else { return }
    if let outer = open.last {
      outer.actions.append(.group(group))
      if outer.name.isEmpty { outer.name = group.name }
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  /// Opens a group for the event that is being handled, and ends that of an event before it.
  private func openForEvent() {
    guard groupsByEvent, !isUndoing, !isRedoing else { return }
    if let openEvent, openEvent != UIApplication.eventCount, open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else { return }
    open = [UndoGroup()]
    openEvent = UIApplication.eventCount
  }

  private func endEventGroup() {
    if openEvent != nil, open.count == 1 { endUndoGrouping() }
  }

  private func trim() {
    if levelsOfUndo > 0, undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }

  // MARK: Undoing

  /// Whether there is something to take back.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }

  /// Whether there is something to do again.
  open var canRedo: Bool { !redoStack.isEmpty && !open.contains { !$0.isEmpty } }

  /// Whether something is being taken back.
  open private(set) var isUndoing = false

  /// Whether something is being done again.
  open private(set) var isRedoing = false

  /// Ends the open group if there is one, and takes the last group back.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Takes the last group back; nothing happens while one is open.
  open func undoNestedGroup() {
    guard open.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
    isUndoing = true
    run(group)
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  /// Does again what was taken back last.
  open func redo() {
    endEventGroup()
    guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
    NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
    isRedoing = true
    run(group)
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  private func run(_ group: UndoGroup) {
    open = [UndoGroup()]
    open[0].name = group.name
    group.run()
    while !open.isEmpty { endUndoGrouping() }
  }

  // MARK: Names

  /// Names the open group, or else the last one, such as `Typing`.
  open func setActionName(_ actionName: String) {
    (open.last ?? undoStack.last)?.name = actionName
  }

  /// The name of what would be taken back.
  open var undoActionName: String { (open.first { !$0.isEmpty } ?? undoStack.last)?.name ?? "" }

  /// The name of what would be done again.
  open var redoActionName: String { redoStack.last?.name ?? "" }
}

extension NSNotification.Name {
  /// Something is about to be taken back; the object is the manager.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Something has been taken back; the object is the manager.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Something is about to be done again; the object is the manager.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Something has been done again; the object is the manager.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
