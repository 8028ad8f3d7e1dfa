// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import FieldChannel
import Geometry
import KeyboardEngine
import Phrases
import Raster
import ScanProtocol
import SystemKeyboard
import Testing
import TextModel

@testable import Desk

/// Text of a camera in the place of the keys.
@Suite struct ScanningTests {
  private func person(
    _ size: Size = HeadlessDesk.phone, traits: FieldTraits = FieldTraits(), hasCamera: Bool = true,
    _ change: (inout DeskSituation) -> Void = { _ in }
  ) -> HeadlessDesk {
    let person = HeadlessDesk(size, change)
    person.services.hasCamera = hasCamera
    person.focus(traits)
    return person
  }

  private func offer(_ person: HeadlessDesk) -> Int? {
    let globe = person.desk.keys?.plane.keys.first { $0.role == .globe }
    return globe?.variants.firstIndex { $0.role == .scan(.begin) }
  }

  private func begin(_ person: HeadlessDesk) throws {
    person.hold("globe", choose: try #require(offer(person)))
    #expect(person.desk.scanBoard != nil && person.services.isScanning)
  }

  private func page(_ texts: [String], image: ScanImage? = nil) -> ScanReport {
    let lines = texts.enumerated().map { index, text in
      ScannedLine(text: text, x: 6_000, y: 8_000 + index * 12_000, width: 40_000, height: 6_000)
    }
    return .read(ScannedPage(image: image, aspectRatio: 16.0 / 9, lines: lines))
  }

  private func image(_ width: Int = 64, _ height: Int = 36) -> ScanImage {
    let owner = Pixels(width * height * 4)
    return ScanImage(bytes: UnsafeRawBufferPointer(owner.bytes), width: width, height: height, owner: owner)
  }

  private final class Pixels {
    let bytes: UnsafeMutableRawBufferPointer
    init(_ count: Int) { bytes = .allocate(byteCount: count, alignment: 16) }
    isolated deinit { bytes.deallocate() }
  }

  private func labels(_ person: HeadlessDesk) -> [String] { person.desk.readable?.keys.map(\.name) ?? [] }

  @Test("KG-9 the Globe's list leads to the text of a camera, which shows docked in the place of the keys")
  func opens() throws {
    let person = person { $0.preferences.modes = ["en-US", "ko-KR"] }
    let keys = person.desk.placement.frame
    try begin(person)
    let frame = person.desk.placement.frame
    #expect(frame.height == 504 && frame.maxY == 720 && frame.height > keys.height, "seven tenths of the screen")
    #expect(person.services.scans == [["en-US", "ko-KR"]])
    #expect(labels(person) == ["Point the camera at text.", "Close"])
    person.desk.take(.picture(image()))
    #expect(person.desk.scanPixels()?.width == 64)
    person.tap("Close")
    #expect(person.desk.scanBoard == nil && !person.services.isScanning && person.desk.placement.frame == keys)
    person.type("a")
    #expect(person.text.lowercased() == "a")
  }

  @Test("KG-9 lines are chosen by touch and inserted, joined by spaces in one line and by breaks in several")
  func inserts() throws {
    for (traits, separator) in [
      (FieldTraits(), " "), (FieldTraits(hints: [.multiline]), "\n"),
      (FieldTraits(purpose: .terminal, hints: [.multiline]), " "),
    ] {
      let person = person(traits: traits)
      try begin(person)
      person.desk.take(page(["12 Orchard Street", "New York", "NY 10002"]))
      #expect(person.text.isEmpty)
      #expect(labels(person) == ["12 Orchard Street", "New York", "NY 10002", "Close", "Insert All"])
      person.tap("line-0")
      person.tap("line-2")
      #expect(person.text.isEmpty && labels(person).suffix(3) == ["Close", "Scan Again", "Insert"])
      person.tap("line-0")
      person.tap("line-1")
      person.tap("insert")
      #expect(person.text == "New York\(separator)NY 10002" && person.field.fillCount == 1)
      #expect(person.desk.scanBoard == nil && !person.services.isScanning)
    }
  }

  @Test("KG-9 a field in which several lines stand gets line breaks, whether its app says that it has several or not")
  func linesThatStandThere() throws {
    let person = person()
    person.focus(text: "Dear Ann,\n")
    try begin(person)
    person.desk.take(page(["one", "two"]))
    person.tap("insert")
    #expect(person.text == "Dear Ann,\none\ntwo")
  }

  @Test("KG-9 without a choice all lines are inserted") func insertsAll() throws {
    let person = person()
    try begin(person)
    person.desk.take(page(["one", "two"]))
    person.tap("Insert All")
    #expect(person.text == "one two")
  }

  @Test(
    "KG-9 a finger on a line has the picture stay that it was read in, and lets the camera go; Scan Again looks anew")
  func rests() throws {
    let person = person()
    try begin(person)
    let (live, read, later) = (image(32, 18), image(), image(16, 9))
    person.desk.take(.picture(live))
    person.desk.take(page(["one"], image: read))
    person.desk.take(.picture(live))
    person.down("line-0")
    #expect(!person.services.isScanning && person.desk.scanBoard?.image === read)
    person.desk.take(.picture(later))
    person.desk.take(page(["two"], image: later))
    person.up()
    #expect(person.desk.scanBoard?.image === read && person.desk.scanBoard?.lines == ["one"])
    #expect(person.desk.scanBoard?.isChosen(0) == true)
    person.tap("Scan Again")
    #expect(person.services.isScanning && person.services.scans.count == 2 && person.desk.scanBoard?.lines == [])
    person.desk.take(page(["two"], image: later))
    person.tap("insert")
    #expect(person.text == "two")
  }

  @Test("KG-9 it is offered only where there is a camera, and in no field that is a secret or the desktop's own")
  func offered() {
    #expect(offer(person()) != nil)
    #expect(offer(person(hasCamera: false)) == nil)
    #expect(offer(person(traits: FieldTraits(purpose: .password))) == nil)
    #expect(offer(person(traits: FieldTraits(hints: [.hiddenText]))) == nil)
    let lock = HeadlessDesk()
    lock.services.hasCamera = true
    lock.field.app = .desktop
    lock.focus()
    #expect(offer(lock) == nil)
    // One that is connected later is there for the next field.
    let late = person(hasCamera: false)
    late.services.hasCamera = true
    late.focus()
    #expect(offer(late) != nil)
  }

  @Test("KG-9 the camera is let go at once when the field loses the focus, another one gets it, or it becomes a secret")
  func letsGo() throws {
    let ends: [(String, (HeadlessDesk) -> Void)] = [
      ("focus lost", { $0.blur() }), ("another field", { $0.focus() }),
      ("a secret", { $0.claim { $0.purpose = .password } }),
      ("hidden", { $0.desk.setVisible(false) }), ("no surface", { $0.desk.surfaceClosed() }),
      (
        "a lock screen",
        {
          $0.field.app = .desktop
          $0.desk.followApp()
        }
      ),
    ]
    for (name, end) in ends {
      let person = person()
      try begin(person)
      person.desk.take(page(["one"]))
      end(person)
      #expect(!person.services.isScanning && person.desk.scanBoard == nil, "\(name)")
      person.desk.take(page(["two"]))
      #expect(person.desk.scanBoard == nil && person.text.isEmpty, "\(name)")
    }
  }

  @Test("KG-9 what is wrong is said with what to do, in the language of the keys, and can be tried again")
  func failures() throws {
    for (mode, language) in [("en-US", PhraseLanguage.english), ("ko-KR", .korean)] {
      for (failure, phrase) in [
        (ScanFailure.noCamera, Phrase.scanNoCamera), (.notAllowed, .scanNotAllowed), (.busy, .scanCameraBusy),
        (.silent, .scanCameraSilent), (.noReader, .scanNoReader),
      ] {
        let person = person { $0.preferences.modes = [mode, mode == "en-US" ? "ko-KR" : "en-US"] }
        try begin(person)
        person.desk.take(.failed(failure))
        #expect(!person.services.isScanning)
        let said = labels(person)
        #expect(said.dropLast(2).joined(separator: " ") == language(phrase))
        #expect(said.suffix(2) == [language(.close), language(.tryAgain)])
        person.tap(language(.tryAgain))
        #expect(person.services.isScanning && labels(person).first == language(.pointAtText))
      }
    }
  }

  @Test("KG-9 when nobody has looked for long the keys come back") func limit() throws {
    let person = person()
    let whole = person.desk.placement.frame
    try begin(person)
    #expect(person.desk.placement.frame != whole)
    person.desk.giveUpScanning()
    #expect(person.desk.placement.frame == whole && person.desk.scanBoard == nil)
  }

  @Test("KG-9 lines that were read stay to be taken when the camera fails") func failsLate() throws {
    let person = person()
    try begin(person)
    person.desk.take(page(["one"]))
    person.desk.take(.failed(.silent))
    person.tap("insert")
    #expect(person.text == "one")
  }

  @Test("KG-9 screen readers find the lines by what they say, whether they are chosen, and press them") func readers()
    throws
  {
    let person = person()
    try begin(person)
    person.desk.take(page(["one", "two"]))
    func key(_ name: String) throws -> ReadableKey {
      try #require(person.desk.readable?.keys.first { $0.name == name })
    }
    #expect(person.desk.readable?.name == "Scan Text")
    #expect(try key("two").kind == .toggle(isOn: false) && key("two").canBePressed)
    #expect(person.desk.press(try key("two").id))
    #expect(try key("two").kind == .toggle(isOn: true))
    // What was read before is not pressed in the place of another.
    let old = try key("one").id
    #expect(!person.desk.press(try key("Scan Again").id), "it opens the camera")
    person.tap("Scan Again")
    person.desk.take(page(["three"]))
    #expect(!person.desk.press(old))
    #expect(person.desk.press(try key("Insert All").id))
    #expect(person.text == "three")
  }

  @Test("KG-9 who hears the keys hears that text was found, and what is wrong") func spoken() throws {
    let person = person { $0.preferences.spokenKeys = .on }
    person.desk.beginScanning()
    person.desk.update()
    person.desk.take(page(["one"]))
    #expect(person.services.spoken == ["Text found"])
    person.desk.take(page(["two"]))
    #expect(person.services.spoken.count == 1)
  }

  @Test("KG-9 a floating keyboard is docked for it, and floats again; a phone on its side has all keys in sight")
  func forms() throws {
    let person = HeadlessDesk(HeadlessDesk.tablet, held: HeldForm(.floating))
    person.services.hasCamera = true
    person.focus()
    #expect(person.desk.form == .floating)
    person.desk.beginScanning()
    person.desk.update()
    #expect(person.desk.form == .docked && person.desk.placement.frame.width == 800)
    person.tap("Close")
    #expect(person.desk.form == .floating)

    let flat = self.person(Size(width: 720, height: 360))
    try begin(flat)
    flat.desk.take(page(["one", "two", "three"]))
    let frame = flat.desk.placement.frame
    #expect(frame.height == 252)
    for key in flat.desk.readable?.keys ?? [] { #expect(frame.contains(key.frame.center)) }
  }

  @Test("KG-9 a custom keyboard's list leads there, too, and it comes back") func guest() throws {
    let person = HeadlessDesk()
    person.services.hasCamera = true
    let morse = PlayedGuest("org.example.morse")
    person.field.app = .app("notes")
    person.desk.enable([morse], first: nil, questions: [])
    person.focus()
    person.desk.choose(morse.identifier)
    morse.draw()
    #expect(person.desk.shownGuest != nil && person.desk.shownGuest?.situation.scanEntry == "Scan Text")
    person.desk.guests.board.onEvent(.scanText)
    #expect(person.desk.shownGuest == nil && person.services.isScanning)
    person.tap("Close")
    morse.draw()
    #expect(person.desk.shownGuest != nil && !person.services.isScanning)
  }

  @Test("KG-9 Back of a remote leads to the keys") func back() throws {
    let person = person { $0.remoteKeys = .grid }
    try begin(person)
    _ = person.desk.press(HardwareKey(.back))
    #expect(person.desk.scanBoard == nil && !person.services.isScanning && person.isShown)
  }
}
