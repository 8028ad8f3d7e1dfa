// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import MorseCode
import MorseUI
import Testing
import TextModel
import UIKitCore

@testable import morse_pictures

/// The Morse keyboard under a finger.
@MainActor @Suite(.serialized) struct MorseKeyboardTests {
  @Test("CK-11 dots and dashes make letters, one space ends them, a second one is a space")
  func words() throws {
    let stage = try MorseStage()
    try stage.key("... ")
    #expect(stage.text == "s")
    try stage.type("os")
    #expect(stage.text == "sos")
    try stage.tap(.space)
    #expect(stage.text == "sos ")
    try stage.type("été 5, ok?")
    #expect(stage.text == "sos été 5, ok?")
  }

  @Test("CK-11 the bar shows the pending signals and the letter that they make")
  func preview() throws {
    let stage = try MorseStage()
    #expect(stage.preview.isEmpty)
    try stage.key(".-")
    #expect(stage.preview == "dot dash, a")
    try stage.key("..")
    #expect(stage.preview == "dot dash dot dot, l" && stage.text.isEmpty)
    try stage.key(" ")
    #expect(stage.preview.isEmpty && stage.text == "l")
    try stage.key("----")
    #expect(stage.preview == "dash dash dash dash", "no letter")
    try stage.key(" ")
    #expect(stage.preview.isEmpty && stage.text == "l")
  }

  @Test("CK-11 delete takes back the last signal, then letters, and goes on while it is held")
  func delete() throws {
    let stage = try MorseStage()
    try stage.type("abcdefgh")
    try stage.key(".-")
    try stage.tap(.delete)
    #expect(stage.preview == "dot, e" && stage.text == "abcdefgh")
    try stage.tap(.delete)
    try stage.tap(.delete)
    #expect(stage.preview.isEmpty && stage.text == "abcdefg")
    try stage.app.hold(.identifier("morse.delete"), for: 0.85)
    #expect(stage.text == "ab", "one at once, four more after half a second")
    stage.app.advance(by: 1)
    #expect(stage.text == "ab")
  }

  @Test func `the error sign takes back the word`() throws {
    let stage = try MorseStage()
    try stage.type("one two")
    try stage.key("........ ")
    #expect(stage.text == "one ")
    try stage.key("........ ")
    #expect(stage.text.isEmpty)
  }

  @Test func `the names of signs that type nothing are there in full`() throws {
    for (signals, name) in [("...-.-", "end of work"), ("........", "error"), ("-.-.-", "start")] {
      let stage = try MorseStage()
      try stage.key(signals)
      let label = try stage.app.find(UILabel.self, ViewQuery.matching("the name") { ($0 as? UILabel)?.text == name })
      let wanted = label.sizeThatFits(CGSize(width: 1_000, height: 0)).width
      #expect(label.bounds.width >= wanted, "\(name)")
      #expect(stage.preview.hasSuffix(", \(name)"))
      try stage.key(" ")
      #expect(stage.text.isEmpty && stage.preview.isEmpty)
    }
  }

  @Test func `return ends the letter and asks the field`() throws {
    let stage = try MorseStage { $0.field.returnKeyType = .search }
    #expect(stage.app.exists("search"))
    try stage.key("-")
    try stage.tap(.return)
    #expect(stage.text == "t" && stage.preview.isEmpty)
  }

  @Test func `return waits for text where the field says so`() throws {
    let stage = try MorseStage { $0.field.enablesReturnKeyAutomatically = true }
    let key = try stage.app.find(UIControl.self, .identifier("morse.return"))
    #expect(!key.isEnabled)
    try stage.key("-")
    #expect(key.isEnabled)
    try stage.tap(.delete)
    #expect(!key.isEnabled)
  }

  @Test func `shift makes a capital, two taps make capitals of all`() throws {
    let stage = try MorseStage()
    try stage.tap(.shift)
    try stage.key(".-")
    #expect(stage.preview == "dot dash, A")
    try stage.key(" ")
    try stage.type("b")
    #expect(stage.text == "Ab")
    try stage.app.doubleTap(.identifier("morse.shift"))
    try stage.type(" SOS HELLO 123")
    #expect(stage.text == "Ab SOS HELLO 123")
    try stage.tap(.shift)
    try stage.type("x")
    #expect(stage.text == "Ab SOS HELLO 123x")
  }

  @Test func `capitals come where the field asks for them`() throws {
    let stage = try MorseStage { $0.field.autocapitalizationType = .sentences }
    try stage.type("hi. you")
    #expect(stage.text == "Hi. You")
    let loud = try MorseStage { $0.field.autocapitalizationType = .allCharacters }
    try loud.type("sos")
    #expect(loud.text == "SOS")
    let mail = try MorseStage {
      $0.field.autocapitalizationType = .sentences
      $0.field.keyboardType = .emailAddress
    }
    try mail.type("a@b")
    #expect(mail.text == "a@b")
  }

  @Test func `fast fingers overlap, and the order is that in which they came down`() throws {
    let stage = try MorseStage()
    let places = try [KeyPlan.Key.dash, .dot, .space].map { key in
      let frame = try stage.frame(key)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let fingers = places.map { place in
      let finger = stage.app.putFinger(at: place)
      finger.rest(for: 0.02)
      return finger
    }
    for finger in fingers.reversed() { finger.lift() }
    #expect(stage.text == "n")
  }

  @Test func `the gaps between keys belong to the nearest key`() throws {
    let stage = try MorseStage()
    let (dot, space) = (try stage.frame(.dot), try stage.frame(.space))
    stage.app.tap(at: CGPoint(x: dot.maxX + 1, y: dot.midY))
    #expect(stage.preview == "dot, e")
    stage.app.tap(at: CGPoint(x: space.midX, y: space.minY - 3))
    #expect(stage.text == "e")
    stage.app.tap(at: CGPoint(x: 1, y: dot.midY))
    #expect(stage.preview == "dot, e")
  }

  @Test func `keys say what they are, in the person's language`() throws {
    let stage = try MorseStage()
    for name in ["dot", "dash", "space", "delete", "next keyboard", "shift", "return"] {
      #expect(stage.app.exists(.label(name)), "\(name)")
    }
    let korean = try MorseStage(languages: ["ko-KR"])
    for name in ["점", "선", "스페이스", "삭제", "다음 키보드", "시프트", "리턴"] {
      #expect(korean.app.exists(.label(name)), "\(name)")
    }
    try korean.key(".-")
    #expect(korean.preview == "점 선, a")
  }

  @Test func `keys click, unless the person does not want it`() throws {
    let stage = try MorseStage()
    try stage.key(".- ")
    #expect(stage.app.platform.inputClickCount == 3)
    var quiet = MorseSettings()
    quiet.clicks = false
    let silent = try MorseStage(settings: quiet)
    try silent.key(".- ")
    #expect(silent.app.platform.inputClickCount == 0 && silent.text == "a")
  }

  @Test("CK-11 signals sound as a tone as long as they are, for those who want it")
  func sidetone() throws {
    var settings = MorseSettings()
    (settings.sidetone, settings.clicks, settings.wordsPerMinute) = (true, false, 3)
    let stage = try MorseStage(settings: settings)
    let unit = settings.timing.unit
    func played() -> [KeyClick] { stage.app.platform.inputClicks }
    /// Taps a key at once: the tone goes on.
    func touch(_ key: KeyPlan.Key) throws {
      let frame = try stage.frame(key)
      let finger = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
      finger.rest(for: unit / 8)
      finger.lift()
    }
    try touch(.dot)
    #expect(played() == [.toneBegan])
    stage.app.advance(by: unit)
    #expect(played() == [.toneBegan, .toneEnded])
    try touch(.dash)
    stage.app.advance(by: unit)
    #expect(played().count == 3, "a dash is longer")
    stage.app.advance(by: 2 * unit)
    #expect(played().count == 4 && played().last == .toneEnded)
    // Fast typists do not wait for the end.
    for _ in 0..<2 { try touch(.dash) }
    #expect(played().suffix(3) == [.toneBegan, .toneEnded, .toneBegan])
    stage.app.advance(by: 3 * unit)
    try stage.key(" ")
    #expect(played().count == 8 && stage.text == "j", "no clicks")
  }

  @Test("CK-11 with one switch the tone is as long as the press")
  func switchTone() throws {
    var settings = MorseSettings()
    (settings.sidetone, settings.usesOneSwitch, settings.wordsPerMinute) = (true, true, 3)
    let stage = try MorseStage(settings: settings)
    let frame = try stage.frame(.oneSwitch)
    let finger = stage.app.putFinger(at: CGPoint(x: frame.midX, y: frame.midY))
    finger.rest(for: 1.1)
    #expect(stage.app.platform.inputClicks == [.toneBegan])
    finger.lift()
    #expect(stage.app.platform.inputClicks == [.toneBegan, .toneEnded])
  }

  @Test("CK-11 light and dark follow the field")
  func appearance() throws {
    func style(_ appearance: UIKeyboardAppearance, in style: UIUserInterfaceStyle) throws -> UIUserInterfaceStyle {
      let stage = try MorseStage(style: style) { $0.field.keyboardAppearance = appearance }
      return try stage.app.find(.identifier("morse.dot")).traitCollection.userInterfaceStyle
    }
    #expect(try style(.default, in: .light) == .light && style(.default, in: .dark) == .dark)
    #expect(try style(.dark, in: .light) == .dark && style(.light, in: .dark) == .light)
  }

  @Test func `what is below the keyboard has its colour, also where the field alone is dark`() throws {
    for appearance in [UIKeyboardAppearance.light, .dark] {
      let stage = try MorseStage(Variant(name: "phone", scale: 1)) { $0.field.keyboardAppearance = appearance }
      let board = stage.keyboard.view.convert(stage.keyboard.view.bounds, to: nil)
      func color(at y: CGFloat) -> Data? {
        stage.app.screenshot(of: CGRect(x: 0, y: y, width: 2, height: 2)).pngData()
      }
      #expect(board.maxY < 830 && color(at: 838) == color(at: board.minY + 1))
    }
  }

  @Test func `the globe leads to the next keyboard and back; signals that were pending are gone`() throws {
    let stage = try MorseStage()
    try stage.key(".-")
    try stage.tap(.next)
    #expect(stage.app.exists("space") && !stage.app.exists(.identifier("morse.dot")))
    for _ in 0..<4 where !stage.app.exists(.identifier("morse.dot")) { try stage.app.tap("next keyboard") }
    #expect(stage.preview.isEmpty)
    try stage.type("e")
    #expect(stage.text == "e")
  }

  @Test func `a device that has a globe of its own gets no such key`() throws {
    let stage = try MorseStage { $0.loadViewIfNeeded() }
    #expect(stage.app.exists(.identifier("morse.next")))
    stage.page.field.resignFirstResponder()
    stage.app.screen.screen.inAppKeyboard.showsGlobeBelow = true
    try stage.app.tap("field")
    #expect(!stage.app.exists(.identifier("morse.next")))
  }

  @Test func `pending signals go with the field`() throws {
    let stage = try MorseStage()
    try stage.key(".-")
    try stage.app.tap("plain")
    try stage.app.tap("field")
    #expect(stage.preview.isEmpty && stage.text.isEmpty)
  }

  @Test(arguments: [
    (CGSize(width: 390, height: 844), 260), (CGSize(width: 844, height: 390), 200),
    (CGSize(width: 834, height: 1194), 320), (CGSize(width: 1194, height: 834), 372),
    (CGSize(width: 320, height: 568), 260),
  ])
  func `it is as high as there is room for, and its keys do not touch`(_ size: CGSize, _ height: Int) throws {
    let stage = try MorseStage(size: size)
    #expect(stage.keyboard.view.bounds.size == CGSize(width: size.width, height: CGFloat(height)))
    let frames = try [KeyPlan.Key.dot, .dash, .shift, .next, .space, .delete, .return].map(stage.frame)
    let board = stage.keyboard.view.convert(stage.keyboard.view.bounds, to: nil)
    for (index, frame) in frames.enumerated() {
      #expect(board.contains(frame) && frame.width >= 44 && frame.height >= 38)
      #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) })
    }
  }

  @Test func `it turns with the screen`() throws {
    let stage = try MorseStage()
    stage.app.screen.change(size: CGSize(width: 844, height: 390))
    stage.app.settle()
    #expect(stage.keyboard.view.bounds.size == CGSize(width: 844, height: 200))
    try stage.type("ok")
    stage.app.screen.change(size: CGSize(width: 390, height: 844))
    stage.app.settle()
    #expect(stage.keyboard.view.bounds.size == CGSize(width: 390, height: 260))
    try stage.type("ok")
    #expect(stage.text == "okok")
  }
}
