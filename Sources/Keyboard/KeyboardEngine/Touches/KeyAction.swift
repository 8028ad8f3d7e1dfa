// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// One thing that a touch asks the keyboard to do.
///
/// Every touch-down that is not cancelled gives exactly one action that `concludes` it, in the order of the
/// touch-downs. The others only go with a finger that stays down: repeats, caret steps, and letting go of a held key.
package struct KeyAction: Hashable, Sendable {
  /// What to do.
  package var kind: Kind
  /// By what gesture it was asked for.
  package var cause: Cause
  /// The key on which the finger came down, when that was shift or a plane key (`123`) and the finger was dragged from
  /// there to this one; `nil` for all others. What the key had changed is undone.
  package var draggedFrom: KeyRole?
  /// The plane that the finger is on, which may not be the one on screen any more: what judges the touch by more than
  /// the key that it hit finds the neighbours here.
  package var plane: KeyPlane
  /// The key's index in the plane.
  package var key: Int
  /// Which finger, as in the touch events.
  package var finger: Int32
  /// Where the finger came down and has been until the action happened, in the plane's coordinates.
  package var path: TouchPath
  /// When the action happened.
  package var time: EventTime

  package init(
    kind: Kind, cause: Cause, draggedFrom: KeyRole? = nil, plane: KeyPlane, key: Int, finger: Int32, path: TouchPath,
    time: EventTime
  ) {
    self.kind = kind
    self.cause = cause
    self.draggedFrom = draggedFrom
    self.plane = plane
    self.key = key
    self.finger = finger
    self.path = path
    self.time = time
  }

  /// What to do.
  package enum Kind: Hashable, Sendable {
    /// Do what the role says.
    case press(KeyRole)
    /// The touch chose nothing: it moved the caret, left the variants, or slid off a key such as Return.
    case nothing
    /// A held delete key deletes once more.
    case deleteAgain(DeletionUnit)
    /// A held key that is not text, such as an arrow, is pressed once more.
    case pressAgain(KeyRole)
    /// The finger on the space bar moves the caret; negative is to the left.
    case moveCaret(graphemes: Int)
    /// The same up and down; negative is up.
    case moveCaretByLines(Int)
    /// The finger let go of a shift, modifier or plane key, whose press was reported at touch-down.
    case release(KeyRole)
  }

  /// The gesture that asks for something.
  package enum Cause: Hashable, Sendable {
    case tap
    /// A choice of the hold popup, by its index in the key's variants.
    case variant(Int)
    case flick([FlickDirection])
    /// A further tap in quick succession, whose output replaces that of the tap before; with the output's place among
    /// the key's own role, 0, and its `multiTap` roles.
    case multiTap(Int)
  }
}

// MARK: - The key

extension KeyAction {
  /// The key's id in its layout; empty when the plane has no such key.
  package var keyID: String { plane.keys.indices.contains(key) ? plane.keys[key].id : "" }

  /// Whether the key moves under the finger, so that nothing was heard of it when the finger came down.
  package var isInScroller: Bool { plane.isInScroller(key) }

  /// When the finger came down.
  package var began: EventTime { path.start.time }
}

// MARK: - Counting

extension KeyAction {
  /// Whether this is the one action in which its touch-down ends.
  package var concludes: Bool {
    switch kind {
    case .press, .nothing: draggedFrom == nil
    case .deleteAgain, .pressAgain, .moveCaret, .moveCaretByLines, .release: false
    }
  }

  /// The role to perform, once or once more; `nil` for everything else.
  package var role: KeyRole? {
    switch kind {
    case .press(let role), .pressAgain(let role): role
    case .nothing, .deleteAgain, .moveCaret, .moveCaretByLines, .release: nil
    }
  }

  /// Whether the output takes the place of what the same key typed just before.
  package var replacesLastOutput: Bool {
    if case .multiTap = cause { true } else { false }
  }
}
