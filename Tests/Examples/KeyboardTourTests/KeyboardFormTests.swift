// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import KeyboardTour
import Testing
import UIKitCore

/// The form that makes room by notifications, and the one that stands on the guide.
@MainActor @Suite(.serialized) struct KeyboardFormTests {
  /// What shows of a form, frame by frame, while a person types into it.
  private func film(usesGuide: Bool) throws -> [String] {
    let form = FormController(usesGuide: usesGuide)
    let screen = HeadlessScreen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let app = TestApp(screen: screen) { form }
    var frames: [String] = []
    func note(_ count: Int) {
      for _ in 0..<count {
        app.platform.advanceFrame()
        frames.append(
          [form.field, form.list].map { view in
            let frame = view.layer.presentation()?.frame ?? view.frame
            return "\(frame.minY)+\(frame.height)"
          }.joined(separator: " "))
      }
    }
    note(2)
    let place = CGPoint(x: form.field.frame.midX, y: form.field.frame.midY)
    for phase in [UITouch.Phase.began, .ended] { screen.touch([(0, phase, place)]) }
    note(25)
    form.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    form.field.reloadInputViews()
    note(5)
    // While the keyboard comes up again, it goes.
    form.field.resignFirstResponder()
    note(7)
    form.field.becomeFirstResponder()
    note(6)
    form.field.resignFirstResponder()
    note(25)
    return frames
  }

  @Test("KG-2 by notifications and by the guide, a form has equal frames at every step")
  func equality() throws {
    let byHand = try film(usesGuide: false)
    let byGuide = try film(usesGuide: true)
    #expect(byHand == byGuide)
    #expect(Set(byGuide).count > 25 && byGuide.first == byGuide.last)
  }
}
