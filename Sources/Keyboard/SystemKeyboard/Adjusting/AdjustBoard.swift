// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry
package import KeyboardEngine
internal import Phrases
internal import TextModel

/// The keys below a veil, with handles and keys by which fingers set how large they are. Nothing types.
///
/// It holds no clock. Handles are for the host to follow: the board moves under the finger that drags one.
@MainActor
package final class AdjustBoard {
  /// The keys as they are now, and all that is around them.
  package var keys: Presentation
  /// The handle that a finger drags.
  package var heldHandle: SizeHandle?
  /// Calls when a key has been pressed.
  package var onEvent: (SizeAdjusting) -> Void = { _ in }
  /// The key that a finger is on, and the finger.
  private var pressed: (finger: Int32, key: String)?

  package init(keys: Presentation) { self.keys = keys }
}

// MARK: - What shows

extension AdjustBoard {
  /// What to show now.
  package var presentation: Presentation {
    let over = AdjustingPlane(over: keys.plane, words: PhraseLanguage(tags: [keys.language]))
    var presentation = keys
    presentation.plane = over.plane
    presentation.press = PressState(
      pressed: over.plane.keys.indices.filter { over.plane.keys[$0].id == pressed?.key })
    (presentation.focusedKeys, presentation.dwell, presentation.spaceCaption) = ([], nil, nil)
    presentation.adjusting = AdjustingPicture(veiledKeyCount: over.veiledKeyCount, held: heldHandle)
    return presentation
  }

  /// The handles with where their marks are on the plane.
  package var handles: [(handle: SizeHandle, frame: Rect)] {
    SizeHandle.allCases.map { ($0, $0.markFrame(of: keys.plane.size)) }
  }
}

// MARK: - Fingers

extension AdjustBoard {
  /// Takes one touch, with its place in the plane. A key is pressed by the finger that came down on it and lifts there.
  package func touch(_ event: TouchEvent) {
    let plane = presentation.plane
    let key = plane.keys.last { $0.isForSize && $0.frame.inset(by: -Self.reach, -Self.reach).contains(event.location) }
    switch event.phase {
    case .began:
      if pressed == nil, let key { pressed = (event.finger, key.id) }
    case .moved: break
    case .ended, .cancelled:
      guard let last = pressed, last.finger == event.finger else { return }
      pressed = nil
      if event.phase == .ended, let key, key.id == last.key, case .adjust(let what) = key.role { onEvent(what) }
    }
  }

  /// The fingers on it are no longer ours.
  package func letGo() { (pressed, heldHandle) = (nil, nil) }

  /// How far beside a key a finger is still on it, in logical pixels: half of what is between the two.
  private static let reach = 6.0
}

extension PlacedKey {
  /// Whether it is about the size of the keyboard.
  package var isForSize: Bool {
    if case .adjust = role { true } else { false }
  }
}
