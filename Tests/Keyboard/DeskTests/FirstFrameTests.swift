// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// The picture that a start shows before its keys are made.
@Suite struct FirstFrameTests {
  /// One start: it shows for a field, does something, and is left for long enough to keep a picture.
  private func run(
    _ store: FrameStore, _ change: (inout DeskSituation) -> Void = { _ in }, _ act: (HeadlessDesk) -> Void = { _ in }
  ) {
    let person = HeadlessDesk(store: store, change)
    person.focus()
    act(person)
    person.blur()
    person.wait(5000)
  }

  private func bytes(_ frame: MemoryFrame?) -> [UInt8] { frame.map { Array($0.pixels) } ?? [] }

  @Test("SY-3 the next start shows the picture at once, and it is what its keys look like") func same() {
    let store = FrameStore()
    run(store)
    #expect(store.pictures.count == 1)
    let person = HeadlessDesk(store: store, isWarm: false)
    person.focus()
    #expect(person.isShown && person.desk.keys == nil)
    let first = bytes(person.screen.picture)
    person.warmUp()
    #expect(person.desk.keys != nil && bytes(person.screen.picture) == first && !first.isEmpty)
  }

  @Test("SY-3 TY-5 after typing in another language the picture is still that of the one that a start begins with")
  func language() {
    let store = FrameStore()
    run(store) { _ in
    } _: {
      $0.desk.choose("ko-KR")
      $0.tap("ㅎ")
    }
    let person = HeadlessDesk(store: store, isWarm: false)
    person.focus()
    let first = bytes(person.screen.picture)
    #expect(person.desk.keys == nil && !first.isEmpty)
    // A finger that aims at a letter of the picture types that letter.
    let fresh = HeadlessDesk()
    fresh.focus()
    #expect(bytes(fresh.screen.picture) == first)
    let place = fresh.place(of: "q") ?? .zero
    person.finger(.began, at: place)
    person.finger(.ended, at: place)
    #expect(person.text == "q" || person.text == "Q")
  }

  @Test("SY-3 dark and light, other layouts, other settings, and another program have pictures of their own")
  func others() {
    let store = FrameStore()
    run(store)
    let changes: [(inout DeskSituation) -> Void] = [
      { $0.prefersDark = true }, { $0.appearance = .dark }, { $0.edition = "another" }, { $0.contrast = .high },
      { $0.preferences.keySize = .large }, { $0.preferences.textScale = 1.25 }, { $0.oneHanded = .left },
      { $0.bottomGap = 24 },
      { $0.preferences.modes = ["ko-KR", "en-US"] }, { $0.preferences.region = Region(code: "GB") },
      { $0.preferences.modes = ["org.example.morse", "en-US"] },
    ]
    for change in changes {
      let person = HeadlessDesk(store: store, isWarm: false, change)
      person.focus()
      #expect(person.desk.keys != nil, "the keys are made, as there is no picture of them")
    }
  }

  @Test("SY-3 a picture is drawn when the keyboard has been gone for a while, and not in the way of the next tap")
  func later() {
    let store = FrameStore()
    let person = HeadlessDesk(store: store)
    person.focus()
    person.blur()
    person.wait(400)
    #expect(!person.isShown && store.pictures.isEmpty)
    person.focus(text: "again")
    person.wait(5000)
    #expect(store.pictures.isEmpty)
    person.blur()
    person.wait(5000)
    #expect(store.pictures.count == 1)
  }

  @Test("SY-3 VK-11 a device that shows the Globe below has its strip in the picture, and fingers find its keys")
  func globeBelow() {
    let store = FrameStore()
    run(store) { $0.showsGlobeBelow = true }
    let person = HeadlessDesk(store: store, isWarm: false) { $0.showsGlobeBelow = true }
    person.focus()
    let (first, height) = (bytes(person.screen.picture), person.desk.placement.frame.height)
    #expect(person.desk.keys == nil && !first.isEmpty)
    person.warmUp()
    #expect(bytes(person.screen.picture) == first && person.desk.placement.frame.height == height)
  }

  @Test("SY-3 shown by hand without a field it has a picture as well") func byHand() {
    let store = FrameStore()
    run(store)
    let person = HeadlessDesk(store: store, isWarm: false)
    person.desk.setVisible(true)
    #expect(person.isShown && person.desk.keys == nil && !bytes(person.screen.picture).isEmpty)
  }

  @Test("SY-3 a program that ends while the keyboard shows has kept its picture") func ends() {
    let store = FrameStore()
    let person = HeadlessDesk(store: store)
    person.focus()
    person.desk.leave()
    #expect(!person.isShown && store.pictures.count == 1)
  }

  @Test("ED-3 no picture is kept of a secret field, nor of one with keys of its own") func secret() {
    let store = FrameStore()
    for purpose in [ContentPurpose.password, .pin, .email, .digits] {
      let person = HeadlessDesk(store: store)
      person.focus(FieldTraits(purpose: purpose))
      person.blur()
      person.wait(5000)
    }
    #expect(store.pictures.isEmpty)
  }

  @Test("SY-2 a picture for another size is not shown, and keys are drawn in its place") func otherSize() {
    let store = FrameStore()
    run(store)
    let person = HeadlessDesk(store: store, isWarm: false)
    person.screen.scale = 2
    person.focus()
    #expect(person.desk.keys != nil && person.screen.picture?.content is ShownPicture)
    person.tap("a")
    #expect(person.text.lowercased() == "a")
  }
}
