// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CWayland
import FieldChannel
import Foundation
import LinuxSystem
import TextModel
import UIKitCore

/// The app's field that keyboards outside the app type into, through whatever seat they belong to.
final class TextInputs {
  private unowned let app: WaylandApp
  private(set) var field: TypedField?
  /// Counts the fields that have had focus.
  private var number = 0
  /// Whether the field is to be told again.
  private var isDirty = false
  /// Whether it has changed by other hands than the keyboards'.
  private var isAppChange = false

  private let traces: SecretTraces

  init(app: WaylandApp) {
    self.app = app
    traces = app.traces
  }

  /// Tells all seats of the field as it is now; called when a turn of the app is over, so that one change is told once.
  func update() {
    guard isDirty else { return }
    isDirty = false
    let window = field?.scene.flatMap { app.window(of: $0) }
    let told = window.flatMap { describe(in: $0) }
    var (hasFocus, isAnew) = (false, false)
    for input in app.seatTextInputs {
      let isHere = told != nil && input.surface != nil && input.surface == window?.surface
      if input.update(isHere ? told : nil, isAppChange: isAppChange) { isAnew = true }
      hasFocus = hasFocus || isHere
    }
    isAppChange = false
    // Sent at once, and so before the compositor hears of the field, which is when what has been queued for it is sent.
    let claim =
      hasFocus ? field.map { FieldClaim($0, number: number, followsKeyboard: window?.isPlaceKnown ?? false) } : nil
    // A password passes through before its own field has had the focus, if that ever has it.
    if claim?.otherContents.contains(where: { $0.purpose == .password }) == true { traces.begin() }
    app.keyboardLink?.tell(claim, isAnew: isAnew)
  }

  /// The keyboard has said by what the app shows that a field is its own.
  func proofChanged() {
    if field != nil { changed() }
  }

  /// A window has another size or place.
  func windowsChanged() {
    if field != nil { changed() }
  }

  private func describe(in window: WindowSurface) -> TextInputState.Field? {
    guard let field else { return nil }
    let traits = field.traits
    return TextInputState.Field(
      number: number, purpose: traits.purpose, hints: traits.hints, surroundings: field.surroundings,
      proof: app.keyboardLink?.proof,
      caret: field.caretRect.map { TextInputState.Box($0.offsetBy(dx: 0, dy: window.barHeight)) })
  }

  private func changed() {
    isDirty = true
    app.wake()
  }

  // MARK: What the seats say

  /// Has a keyboard's change made in the field.
  func type(_ change: FieldChange) {
    guard let field, let scene = field.scene else { return }
    scene.traitCollection.performAsCurrent { field.apply(change) }
    changed()
  }

  /// Fills another field of the same form, where the field with the number still has focus.
  func fill(_ text: FieldText, besides number: Int) {
    guard number == self.number, let field, let scene = field.scene else { return }
    scene.traitCollection.performAsCurrent { field.fillOther(with: text) }
    changed()
  }

  /// Keyboards have come to one of the windows, or have left one: nobody goes on with what was composed.
  func focusMoved() {
    field?.endComposing()
    changed()
  }

  /// The compositor has heard of everything that was said of the field.
  func fieldCaughtUp() { changed() }
}

// MARK: - What the app says

extension TextInputs: KeyboardHost {
  func focus(_ field: TypedField?) {
    self.field = field
    number += 1
    isAppChange = false
    changed()
  }

  func claimChanged() { changed() }

  func fieldChanged() {
    isAppChange = true
    changed()
  }
}

extension TextInputState.Box {
  init(_ rect: CGRect) {
    func pixels(_ length: CGFloat) -> Int32 { Int32(min(max(length, -1e6), 1e6)) }
    self.init(
      x: pixels(rect.minX.rounded(.down)), y: pixels(rect.minY.rounded(.down)), width: pixels(rect.width.rounded(.up)),
      height: pixels(rect.height.rounded(.up)))
  }
}
