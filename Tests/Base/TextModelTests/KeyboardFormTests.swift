// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing
import TextModel

@Suite struct KeyboardFormTests {
  @Test func `phones have the keyboard at the bottom, and halves need room between them`() {
    let phone = Size(width: 430, height: 932), upright = Size(width: 620, height: 1024)
    let tablet = Size(width: 1024, height: 768)
    func fitting(_ size: Size) -> [KeyboardForm] { KeyboardForm.allCases.filter { $0.fits(size) } }
    #expect(fitting(phone) == [.docked] && fitting(Size(width: 932, height: 430)) == [.docked])
    #expect(fitting(upright) == [.docked, .undocked, .floating])
    #expect(fitting(tablet) == KeyboardForm.allCases)
  }

  @Test func `a pinch leads to a form that there is, or to none`() {
    #expect(KeyboardForm.docked.pinched(isIn: false) { _ in true } == .split)
    #expect(KeyboardForm.docked.pinched(isIn: false) { $0 == .docked || $0 == .floating } == .docked)
    #expect(KeyboardForm.split.pinched(isIn: true) { _ in true } == .undocked)
    #expect(KeyboardForm.split.pinched(isIn: true) { KeyboardForm.onDesktops.contains($0) } == .docked)
    #expect(KeyboardForm.floating.pinched(isIn: true) { _ in true } == .floating)
  }

  @Test func `a keyboard is lifted no further than there is room, and not at all where it is docked`() {
    let size = Size(width: 800, height: 300), bounds = Rect(x: 0, y: 44, width: 800, height: 956)
    var held = HeldForm()
    held.change(to: .undocked)
    #expect(held.frame(as: held.form, of: size, in: bounds) == Rect(x: 0, y: 550, width: 800, height: 300))
    #expect(held.frame(as: .docked, of: size, in: bounds).maxY == 1000)
    held.elevation = 2000
    #expect(held.frame(as: .split, of: size, in: bounds).minY == 44)
  }
}
