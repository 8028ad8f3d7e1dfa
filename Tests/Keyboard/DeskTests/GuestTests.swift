// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import FieldChannel
import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Custom keyboards in the place of ours.
@Suite struct GuestTests {
  private let person = HeadlessDesk()
  private let morse = PlayedGuest("org.example.morse")
  private let taps = PlayedGuest("org.example.taps")

  init() {
    person.field.app = .app("notes")
    person.desk.enable([morse, taps], first: nil, questions: [])
    person.focus(FieldTraits(hints: [.lowercase]))
  }

  private func choose(_ guest: PlayedGuest) {
    person.desk.choose(guest.identifier)
    guest.draw()
  }

  /// Touches the guest in its middle.
  private func touch(_ finger: Int32 = 0) {
    let frame = person.desk.placement.frame
    person.finger(.began, at: Point(x: frame.midX, y: frame.midY), finger)
    person.wait(20)
    person.finger(.ended, at: Point(x: frame.midX, y: frame.midY), finger)
  }

  @Test("VK-9 CK-4 one that is chosen shows once it has drawn, hears its touches and types what they mean") func types()
  {
    person.desk.choose(morse.identifier)
    #expect(person.desk.placement.keyboard == "en-US", "it has drawn nothing yet")
    morse.draw()
    #expect(person.desk.placement.keyboard == morse.identifier)
    touch()
    #expect(morse.heard.map(\.phase) == [.began, .ended])
    morse.answer("e")
    #expect(person.text == "e" && person.field.guestTexts == [morse.identifier])
    #expect(morse.shownCount > 0)
  }

  @Test("CK-10 TY-6 one that crashes is replaced at once, the person is told, and the next touch types") func crashes()
  {
    choose(morse)
    touch()
    morse.answer("e")
    morse.fail()
    #expect(person.isShown && person.desk.placement.keyboard == "en-US")
    #expect(person.desk.keys?.notice == "Morse stopped")
    person.tap("x")
    #expect(person.text == "ex")
    #expect(person.services.reports.contains { $0.contains("a signal") })
  }

  @Test("CK-10 one that fails three times in a minute rests, and is no longer offered") func failsOften() {
    for _ in 1...3 {
      choose(morse)
      morse.fail(.noAnswer)
      person.wait(1000)
    }
    #expect(person.services.rested == [morse.identifier])
    #expect(person.desk.keys?.guestChoices.map(\.id) == [taps.identifier])
    person.desk.choose(morse.identifier)
    #expect(person.desk.placement.keyboard == "en-US")
  }

  @Test("CK-10 TY-6 letters stay in the order in which they were touched when the keyboard changes") func order() {
    choose(morse)
    touch()
    // It has not answered when our own keyboard comes and is typed on.
    person.desk.choose("en-US")
    person.tap("b")
    person.tap("c")
    #expect(person.text == "")
    morse.answer("a")
    #expect(person.text == "abc")
  }

  @Test("CK-15 what it says after another field has got focus is typed nowhere") func late() {
    choose(morse)
    touch()
    person.focus(text: "other ")
    morse.answer("x")
    #expect(person.text == "other x", "it shows for the new field, and types there")
    person.focus(FieldTraits(purpose: .password))
    #expect(person.desk.placement.keyboard == "en-US" && morse.scene == nil)
    morse.answer("secret")
    #expect(person.text == "")
  }

  @Test("VK-9 CK-5 never over secrets and telephone numbers, nor where an app or the person refuses them")
  func refused() {
    choose(morse)
    for traits in [FieldTraits(purpose: .password), FieldTraits(purpose: .pin), FieldTraits(purpose: .phone)] {
      person.focus(traits)
      #expect(person.desk.keys?.guestChoices.isEmpty == true && morse.scene == nil)
    }
    person.focus()
    #expect(morse.scene != nil)
    person.claim { $0.refusesGuests = true }
    #expect(morse.scene == nil)
    person.claim { $0.refusesGuests = false }
    #expect(morse.scene != nil)
    person.desk.situation.appsWithoutGuests = ["notes"]
    #expect(morse.scene == nil)
    person.field.app = .app("mail")
    person.desk.followApp()
    #expect(morse.scene != nil)
    person.field.app = .desktop
    person.desk.followApp()
    #expect(morse.scene == nil, "a lock screen")
  }

  @Test("CK-15 not where what is typed is run, but for the one that may") func commands() {
    taps.commandApps = ["foot"]
    person.field.app = .app("foot")
    person.focus(FieldTraits(purpose: .terminal))
    #expect(person.desk.keys?.guestChoices.map(\.id) == [taps.identifier])
    person.focus()
    #expect(person.desk.keys?.guestChoices.map(\.id) == [taps.identifier], "the window is known")
  }

  @Test("CK-9 one with full access and one without never run at the same time") func apart() {
    taps.hasFullAccess = true
    choose(morse)
    #expect(morse.isRunning && !taps.isRunning)
    choose(taps)
    #expect(!morse.isRunning && taps.isRunning)
  }

  @Test("VK-10 the Globe goes round the keyboards; a tap on the next-keyboard key of one leads on") func globe() {
    choose(morse)
    morse.onEvent(.message(.advance))
    taps.draw()
    #expect(person.desk.placement.keyboard == taps.identifier)
    taps.onEvent(.message(.advance))
    #expect(person.desk.placement.keyboard == "en-US")
  }

  @Test("CK-7 its height follows what it asks for, within the screen") func height() {
    choose(morse)
    for (wanted, got) in [(300.0, 300.0), (10, 60), (5000, 432)] {
      morse.onEvent(.height(wanted))
      morse.draw()
      #expect(person.desk.placement.frame.height == got)
    }
  }

  @Test("CK-15 deletions of a key that is up again are taken back, and it hears of that") func hold() {
    choose(morse)
    morse.onEvent(.holdEnded(deletionCount: 9))
    #expect(morse.takenBack == 1)
    morse.onEvent(.holdEnded(deletionCount: 1))
    #expect(morse.takenBack == 1)
  }

  @Test("CK-1 one that is gone for a moment, as when it is built anew, goes on, unless the person has left it")
  func replaced() {
    choose(morse)
    person.desk.enable([taps], first: "en-US", questions: [])
    #expect(person.desk.placement.keyboard == "en-US")
    let new = PlayedGuest(morse.identifier)
    person.wait(2000)
    person.desk.enable([new, taps], first: "en-US", questions: [])
    new.draw()
    #expect(person.desk.placement.keyboard == morse.identifier)
    person.desk.enable([taps], first: "en-US", questions: [])
    person.desk.choose("ko-KR")
    person.desk.enable([new, taps], first: "en-US", questions: [])
    #expect(person.desk.placement.keyboard == "ko-KR")
    choose(new)
    person.desk.enable([taps], first: "en-US", questions: [])
    person.wait(20_000)
    person.desk.enable([new, taps], first: "en-US", questions: [])
    #expect(person.desk.placement.keyboard == "ko-KR")
  }

  @Test("CK-9 one that the person disables has its last word, and no more") func disabled() {
    choose(morse)
    touch()
    person.desk.enable([taps], first: nil, questions: [])
    #expect(morse.isRunning)
    morse.answer("e")
    #expect(person.text == "e" && !morse.isRunning)
  }
}
