// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension TouchInterpreter {
  /// What the fingers are doing to the keys of the plane that is shown now.
  package var pressState: PressState {
    var state = PressState()
    for touch in touches {
      guard let key = touch.pressedKey, let index = indexOnScreen(of: touch, key) else { continue }
      switch touch.stage {
      case .pressing where !isAway(touch):
        state.pressed.append(index)
        if settings.showsPreviews, key.role.isCharacter, !plane.isInScroller(index) { state.previews.append(index) }
      case .choosing(let choice):
        state.pressed.append(index)
        if plane.keys[index].variants.count == choice.cells.count {
          state.popup = VariantPopup(key: index, cells: choice.cells, selected: choice.selected)
        }
      case .slidingCaret:
        state.pressed.append(index)
        state.isMovingCaret = true
      case .scrolling:
        state.isScrolling = true
      case .repeating, .holding:
        state.pressed.append(index)
      case .pressing, .spent:
        break
      }
    }
    guard state.pressed.count > 1 else { return state }
    state.pressed.sort()
    for place in state.pressed.indices.dropFirst().reversed() where state.pressed[place] == state.pressed[place - 1] {
      state.pressed.remove(at: place)
    }
    return state
  }

  private func indexOnScreen(of touch: Touch, _ key: PlacedKey) -> Int? {
    touch.plane == plane ? touch.key : plane.counterpart(of: key)
  }
}
