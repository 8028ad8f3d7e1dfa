// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import TestSupport
import TextModel
import Testing

@testable import Desk

/// The size of the keyboard, set by fingers.
@Suite struct AdjustingTests {
  private func adjusting(
    _ size: Size = HeadlessDesk.phone, held: HeldForm = HeldForm(), _ change: (inout DeskSituation) -> Void = { _ in }
  ) throws -> HeadlessDesk {
    let person = HeadlessDesk(size, held: held, change)
    person.screen.abilities.adjustsSize = true
    person.focus(FieldTraits(hints: [.lowercase]))
    try begin(person)
    return person
  }

  private func begin(_ person: HeadlessDesk) throws {
    let globe = try #require(person.desk.keys?.plane.keys.first { $0.role == .globe })
    person.hold("globe", choose: try #require(globe.variants.firstIndex { $0.role == .adjust(.begin) }))
    #expect(person.desk.adjustBoard != nil)
  }

  private func handle(_ handle: SizeHandle, _ person: HeadlessDesk) throws -> Point {
    let board = try #require(person.desk.adjustBoard)
    let mark = try #require(board.handles.first { $0.handle == handle }).frame
    return Point(x: mark.midX, y: mark.midY) + person.desk.placement.frame.origin
  }

  private func drag(_ handle: SizeHandle, by distance: Double, _ person: HeadlessDesk) throws {
    let start = try self.handle(handle, person)
    person.drag(from: start, to: start + Point(x: 0, y: distance))
  }

  @Test("SY-4 a finger that drags the upper edge makes keys higher, and they type where they are seen") func keys()
    throws
  {
    let person = try adjusting()
    let before = person.desk.placement.frame
    try drag(.keys, by: -40, person)
    let after = person.desk.placement.frame
    #expect(abs(after.height - before.height - 40) <= 2 && after.maxY == 720)
    #expect(person.services.kept.count == 1 && person.services.kept.last == person.desk.held)
    #expect(person.desk.held.size.bottomGap == nil)
    person.tap("Done")
    #expect(person.desk.adjustBoard == nil && person.desk.placement.frame == after && person.text.isEmpty)
    person.type("qpm")
    person.tap("space")
    #expect(person.text == "qpm ")
    try begin(person)
    try drag(.keys, by: 20, person)
    #expect(abs(person.desk.placement.frame.height - after.height + 20) <= 2)
  }

  @Test("SY-4 a finger that drags the lower edge sets the ground below the keys, and finds none again") func gap()
    throws
  {
    let person = try adjusting()
    let before = person.desk.placement.frame
    try drag(.gap, by: -30, person)
    #expect(person.desk.bottomGap == 30 && person.desk.placement.frame.height == before.height + 30)
    try drag(.gap, by: -500, person)
    #expect(person.desk.bottomGap == 120, "no more than a sixth of the screen")
    try drag(.gap, by: 117, person)
    #expect(person.desk.held.size.bottomGap == 0 && person.desk.placement.frame == before)
  }

  @Test(
    "SY-4 while a finger drags, apps stay as they are and the surface is as high as before; they make room once it lifts"
  )
  func room() throws {
    let person = try adjusting()
    let (start, height) = (try handle(.keys, person), person.desk.placement.frame.height)
    let surface = try #require(person.screen.request?.surfaceHeight)
    person.finger(.began, at: start)
    for step in 1...4 {
      person.wait(20)
      person.finger(.moved, at: start - Point(x: 0, y: 10 * Double(step)))
      let request = try #require(person.screen.request)
      #expect(request.surfaceHeight == surface && request.room == height)
    }
    #expect(person.screen.frames.last?.headroomHearsTouches == true && person.services.kept.isEmpty)
    person.finger(.ended, at: start - Point(x: 0, y: 40))
    #expect(person.screen.request?.room == person.desk.placement.frame.height && person.services.kept.count == 1)
    person.tap("Done")
    #expect(person.screen.request?.room == nil && person.screen.request?.headroom == 64)
  }

  @Test("SY-4 a finger that the compositor loses at the edge changes the size by no more than it moves")
  func lostFinger() throws {
    let person = try adjusting()
    let (start, before) = (try handle(.keys, person), person.desk.placement.frame.height)
    person.finger(.began, at: start)
    for step in 1...3 { person.finger(.moved, at: start - Point(x: 0, y: 5 * Double(step))) }
    // As if the place were one on what lies below the finger.
    for step in 4...9 { person.finger(.moved, at: start - Point(x: 0, y: 5 * Double(step) - 250)) }
    person.finger(.ended, at: start)
    #expect(abs(person.desk.placement.frame.height - before - 40) <= 4)
  }

  @Test(
    "SY-4 keys get no higher than half of the screen and no lower than fingers hit, and come back from there at once")
  func limits() throws {
    let person = try adjusting()
    try drag(.keys, by: -400, person)
    let highest = person.desk.placement.frame.height
    #expect(highest <= 400)
    try drag(.keys, by: 20, person)
    #expect(person.desk.placement.frame.height < highest - 10)
    try drag(.keys, by: 400, person)
    let keys = try #require(person.desk.keys?.plane.keys.first { $0.id == "q" || $0.label == .text("q") })
    #expect(keys.frame.height >= 30)
  }

  @Test("SY-4 nothing types meanwhile, wherever fingers come down, and two that pinch do nothing") func nothingTypes()
    throws
  {
    for size in [HeadlessDesk.phone, Size(width: 720, height: 360), HeadlessDesk.tablet] {
      let person = try adjusting(size)
      let frame = person.desk.placement.frame
      for row in 0..<8 {
        for column in 0..<8 {
          let place = Point(
            x: frame.minX + (Double(column) + 0.5) * frame.width / 8,
            y: frame.minY + (Double(row) + 0.5) * frame.height / 8)
          if [person.place(of: "Done"), person.place(of: "Reset")].contains(where: { near($0, place) }) { continue }
          person.finger(.began, at: place)
          person.wait(30)
          person.finger(.ended, at: place)
        }
      }
      #expect(person.text.isEmpty && person.desk.adjustBoard != nil && person.desk.placement.frame == frame)
      try FormTests().pinch(person, isIn: true)
      #expect(person.desk.placement.form == .docked && person.services.kept.isEmpty)
    }
  }

  private func near(_ key: Point?, _ place: Point) -> Bool {
    key.map { abs($0.x - place.x) < 80 && abs($0.y - place.y) < 32 } ?? false
  }

  @Test("SY-4 Reset goes back to what the settings say") func reset() throws {
    let person = try adjusting {
      $0.bottomGap = 16
      $0.preferences.keySize = .small
    }
    let before = person.desk.placement.frame
    try drag(.keys, by: -30, person)
    try drag(.gap, by: -30, person)
    #expect(person.desk.bottomGap == 46)
    person.tap("Reset")
    #expect(person.desk.placement.frame == before && person.services.kept.last?.size == AdjustedSize())
    #expect(person.desk.adjustBoard != nil)
  }

  @Test("SY-4 whoever hides the keyboard ends it and keeps what was set; so do a question and a key of a remote")
  func ends() throws {
    let person = try adjusting()
    try drag(.gap, by: -30, person)
    let frame = person.desk.placement.frame
    person.blur()
    person.wait(500)
    #expect(!person.isShown && person.desk.adjustBoard == nil)
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.desk.placement.frame == frame)
    person.type("hi")
    #expect(person.text == "hi")
    try begin(person)
    person.desk.setVisible(false)
    #expect(person.desk.adjustBoard == nil)
    person.desk.setVisible(true)
    try begin(person)
    person.desk.hold(as: .floating)
    person.screen.output?.size = HeadlessDesk.tablet
    // The second time the surface is as wide as the screen.
    person.desk.followScreen()
    person.desk.followScreen()
    #expect(person.desk.adjustBoard == nil && person.desk.placement.form == .floating)
    let asked = try adjusting()
    try drag(.gap, by: -30, asked)
    Self.ask(asked)
    #expect(asked.desk.adjustBoard == nil && asked.desk.bottomGap == 30 && asked.desk.shownQuestion != nil)
    let remote = try adjusting { $0.remoteKeys = .grid }
    try drag(.gap, by: -30, remote)
    #expect(remote.desk.press(HardwareKey(.arrow(.left))))
    #expect(remote.desk.adjustBoard == nil && remote.desk.bottomGap == 30)
  }

  private static func ask(_ person: HeadlessDesk) {
    let question = PendingQuestion("location") { _, _ in
      SystemQuestion(title: "location", paragraphs: ["Why"], allow: "Allow", refuse: "Don’t Allow")
    }
    person.desk.enable([], first: nil, questions: [question])
  }

  /// What takes a finger from its handle.
  private enum Cut: CaseIterable { case hidden, closed, asked, remote, cancelled, turned, spoken, elsewhere }

  @Test("SY-4 a drag that is cut off sets nothing, whatever cuts it off") func cutOff() throws {
    for cut in Cut.allCases {
      for handle in SizeHandle.allCases {
        let own = HeldForm(size: AdjustedSize(keySize: KeySize(percent: 110), bottomGap: 20))
        let person = try adjusting(held: own) { $0.remoteKeys = .grid }
        let start = try self.handle(handle, person)
        person.finger(.began, at: start)
        for step in 1...4 {
          person.wait(20)
          person.finger(.moved, at: start - Point(x: 0, y: 8 * Double(step)))
        }
        #expect(person.desk.held != own)
        switch cut {
        case .hidden: person.desk.setVisible(false)
        case .closed:
          person.screen.close()
          person.desk.surfaceClosed()
        case .asked: Self.ask(person)
        case .remote: #expect(person.desk.press(HardwareKey(.arrow(.left))))
        case .cancelled: person.finger(.cancelled, at: start)
        case .turned:
          person.screen.output?.size = Size(width: 720, height: 360)
          person.desk.followScreen()
        case .spoken: person.desk.situation.preferences.spokenKeys = .on
        case .elsewhere:
          person.screen.output = DeskOutput(name: "DP-1", size: HeadlessDesk.phone)
          person.desk.followScreen()
        }
        #expect(person.desk.held == own && person.services.kept.isEmpty, "\(cut)")
        #expect((person.desk.adjustBoard == nil) == (cut != .cancelled), "\(cut)")
        if cut == .asked { #expect(person.desk.shownQuestion?.presentation.strip == 20) }
        if !person.isShown { person.desk.setVisible(true) }
        if let keys = person.desk.keys, cut != .asked, cut != .turned {
          #expect(keys.presentation.strip == 20, "\(cut)")
        }
        person.finger(.moved, at: start - Point(x: 0, y: 80))
        person.finger(.ended, at: start - Point(x: 0, y: 80))
        #expect(person.desk.held.size == own.size && person.services.kept.isEmpty, "\(cut)")
      }
    }
  }

  @Test("SY-4 a finger that trembles on a handle sets nothing, nor does one that comes back to where it was")
  func slop() throws {
    for held in [HeldForm(), HeldForm(size: AdjustedSize(keySize: KeySize(percent: 113), bottomGap: 40))] {
      let person = try adjusting(held: held) { $0.bottomGap = 16 }
      let before = person.desk.placement.frame
      for handle in SizeHandle.allCases {
        let start = try self.handle(handle, person)
        for way in [[1.0, -2, 5, -5], [-10, -20, -30, -20, -10, 0]] {
          person.finger(.began, at: start)
          for step in way {
            person.wait(20)
            person.finger(.moved, at: start + Point(x: 0, y: step))
          }
          person.finger(.ended, at: start + Point(x: 0, y: way.last ?? 0))
          person.wait(300)
          #expect(person.desk.held == held && person.services.kept.isEmpty)
          #expect(person.desk.placement.frame == before)
        }
      }
    }
  }

  @Test("SY-4 what time brings to the keys below, such as a notice that goes, takes the handles from nobody")
  func time() throws {
    let person = try adjusting()
    person.desk.keys?.showNotice("Here", at: person.services.now)
    person.desk.update()
    person.wait(6000)
    #expect(person.desk.keys?.notice == nil && person.desk.shown?.presentation.adjusting != nil)
  }

  @Test("SY-4 a screen that is turned meanwhile ends it") func turned() throws {
    let person = try adjusting()
    person.screen.output?.size = Size(width: 720, height: 360)
    person.desk.followScreen()
    person.desk.followScreen()
    #expect(person.desk.adjustBoard == nil && person.screen.request?.room == nil)
    let other = HeadlessDesk(Size(width: 720, height: 360))
    other.focus(FieldTraits(hints: [.lowercase]))
    #expect(person.desk.placement.frame == other.desk.placement.frame)
  }

  @Test("SY-4 SY-9 it is not offered to whoever hears the keys, and ends where they begin to be spoken")
  func spoken() throws {
    let person = try adjusting()
    person.desk.situation.preferences.spokenKeys = .on
    #expect(person.desk.adjustBoard == nil && person.desk.shown?.presentation.adjusting == nil)
    let globe = try #require(person.desk.keys?.plane.keys.first { $0.role == .globe })
    #expect(!globe.variants.contains { $0.role == .adjust(.begin) })
  }

  @Test("SY-4 each screen keeps the size that was set there, and others have that of the settings") func screens()
    throws
  {
    let person = try adjusting { $0.bottomGap = 16 }
    try drag(.gap, by: -30, person)
    try drag(.keys, by: -30, person)
    person.tap("Done")
    let own = person.desk.held
    person.services.knowsScreens = true
    #expect(own.size.bottomGap == 46 && own.size.keySize != nil)
    person.screen.output = DeskOutput(name: "DP-1", size: HeadlessDesk.tablet)
    person.desk.followScreen()
    #expect(person.desk.held == HeldForm() && person.desk.bottomGap == 16)
    person.desk.followScreen()
    try begin(person)
    try drag(.gap, by: 16, person)
    person.tap("Done")
    #expect(person.desk.bottomGap == 0)
    person.screen.output = DeskOutput(name: "TEST-1", size: HeadlessDesk.phone)
    person.desk.followScreen()
    #expect(person.desk.held == own && person.desk.bottomGap == 46)
    #expect(person.services.forms.count == 2)
  }

  @Test("SY-4 VK-15 what another session has kept for a screen counts when the keyboard comes back there")
  func otherSession() {
    let person = HeadlessDesk()
    let (phone, monitor) = (person.screen.output, DeskOutput(name: "DP-1", size: HeadlessDesk.tablet))
    person.services.knowsScreens = true
    person.focus()
    person.desk.hold(HeldForm(size: AdjustedSize(bottomGap: 30)))
    person.screen.output = monitor
    person.desk.followScreen()
    let other = HeldForm(size: AdjustedSize(bottomGap: 50))
    person.services.forms[ScreenIdentity(connector: "TEST-1")] = other
    person.screen.output = phone
    person.desk.followScreen()
    #expect(person.desk.held == other)
  }

  @Test("SY-4 VK-15 where nothing is kept each screen has its own until the settings choose a form for all")
  func unkept() {
    let person = HeadlessDesk()
    let (phone, monitor) = (person.screen.output, DeskOutput(name: "DP-1", size: HeadlessDesk.tablet))
    let (first, second) = (HeldForm(size: AdjustedSize(bottomGap: 30)), HeldForm(size: AdjustedSize(bottomGap: 10)))
    person.focus()
    person.desk.hold(first)
    person.screen.output = monitor
    person.desk.followScreen()
    person.desk.hold(second)
    person.screen.output = phone
    person.desk.followScreen()
    #expect(person.desk.held == first)
    person.screen.output = monitor
    person.desk.followScreen()
    #expect(person.desk.held == second)
    person.desk.take(person.desk.situation, held: second, isForAll: true)
    person.screen.output = phone
    person.desk.followScreen()
    #expect(person.desk.held == second)
  }

  @Test("SY-4 a change of the settings takes the place of what was set by hand on the screen that it is on")
  func settings() throws {
    let person = try adjusting()
    try drag(.gap, by: -30, person)
    try drag(.keys, by: -30, person)
    person.desk.situation.bottomGap = 8
    #expect(person.desk.bottomGap == 8 && person.desk.held.size.keySize != nil)
    person.desk.situation.preferences.keySize = .large
    #expect(person.desk.held.size == AdjustedSize() && person.services.kept.last?.size == AdjustedSize())
  }

  @Test("SY-4 what was left on a screen is there when the keyboard comes to it for the first time") func start() {
    let person = HeadlessDesk(isWarm: false)
    let held = HeldForm(size: AdjustedSize(keySize: .large, bottomGap: 20))
    person.services.knowsScreens = true
    person.services.forms = [ScreenIdentity(connector: "TEST-1"): held]
    person.warmUp()
    person.focus()
    #expect(person.desk.held == held && person.desk.bottomGap == 20)
  }

  @Test("SY-4 cards, halves, apps that show the keys and screens without a way to it do not offer it") func elsewhere()
    throws
  {
    for form in [KeyboardForm.floating, .split] {
      let person = HeadlessDesk(Size(width: 1024, height: 768), held: HeldForm(form, elevation: 150))
      person.screen.abilities.adjustsSize = true
      person.focus()
      let globe = try #require(person.desk.keys?.plane.keys.first { $0.role == .globe })
      #expect(!globe.variants.contains { $0.role == .adjust(.begin) })
    }
    let person = HeadlessDesk()
    person.focus()
    let globe = try #require(person.desk.keys?.plane.keys.first { $0.role == .globe })
    #expect(!globe.variants.contains { $0.role == .adjust(.begin) })
  }

  @Test("SY-5 SY-4 who reads the keyboard finds what ends it, and no program presses that") func reading() throws {
    let person = try adjusting()
    let keys = try #require(person.desk.readable?.keys)
    #expect(keys.map(\.name) == ["Drag the edges", "Reset", "Done"] && keys.allSatisfy { !$0.canBePressed })
    #expect(!person.desk.press("end-adjusting") && person.desk.adjustBoard != nil)
  }

  @Test("SY-10 fingers that do what no finger does end nothing, and leave a size that keys can have") func wildFingers()
    throws
  {
    let person = try adjusting()
    var random = SeededGenerator(seed: 107)
    for _ in 0..<1500 {
      let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
      let place = Point(x: .random(in: -50...400, using: &random), y: .random(in: 200...800, using: &random))
      person.finger(phases.randomElement(using: &random) ?? .moved, at: place, .random(in: 0...2, using: &random))
      if Int.random(in: 0...40, using: &random) == 0 { person.wait(.random(in: 0...600, using: &random)) }
      if person.desk.adjustBoard == nil { person.desk.beginAdjusting() }
    }
    let frame = person.desk.placement.frame
    #expect(frame.maxY == 720 && frame.height > 150 && frame.height < 600)
  }
}
