// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Storage
import TestSupport
import Testing
import TextModel

@Suite struct KeptFormsTests {
  private let own = ScreenIdentity(connector: "DSI-1")
  private let monitor = ScreenIdentity(monitor: "Acme Wide 7001", connector: "DP-1")
  private let large = KeptForm(size: AdjustedSize(keySize: .large, bottomGap: 24))
  private let floating = KeptForm(.floating, place: .init(x: 480, y: 320))

  @Test("VK-15 SY-4 each screen keeps how the keyboard was held and how large it was set there")
  func screens() {
    var forms = KeptForms()
    #expect(forms.form(on: own) == nil)
    forms.keep(large, on: own, besides: [monitor])
    #expect(forms.form(on: monitor, besides: [own]) == nil, "what is set on one screen is not for the other")
    forms.keep(floating, on: monitor, besides: [own])
    let next = KeptForms(bytes: forms.bytes)
    #expect(next == forms)
    #expect(next.form(on: own, besides: [monitor]) == large && next.form(on: monitor, besides: [own]) == floating)
  }

  @Test("SY-4 a monitor is known wherever it is connected, and two of the same model are told apart by where that is")
  func connectors() {
    var forms = KeptForms()
    forms.keep(large, on: monitor)
    let moved = ScreenIdentity(monitor: monitor.monitor, connector: "DP-2")
    #expect(forms.form(on: moved) == large)
    #expect(forms.form(on: moved, besides: [monitor]) == nil, "that is the other one's")
    forms.keep(floating, on: moved, besides: [monitor])
    #expect(forms.form(on: monitor, besides: [moved]) == large && forms.form(on: moved, besides: [monitor]) == floating)
    var alone = KeptForms()
    alone.keep(large, on: monitor)
    alone.keep(floating, on: moved)
    #expect(alone.form(on: monitor) == floating, "it is the same monitor, and is kept once")
    #expect(forms.form(on: ScreenIdentity(connector: "DP-1")) == nil)
  }

  @Test(
    "SY-4 what was kept before screens were told apart is for the first screen that is changed, and for any until then")
  func before() {
    var forms = KeptForms(bytes: Array("floating 480 320\n".utf8))
    #expect(forms.form(on: own) == floating && forms.form(on: monitor) == floating)
    forms.keep(large, on: own)
    #expect(forms.form(on: own) == large && forms.form(on: monitor) == nil)
    #expect(String(decoding: forms.bytes, as: UTF8.self) == "docked keys=115 gap=24\tDSI-1\t\n")
  }

  @Test("SY-4 there is room for so many screens, and the one that was changed longest ago makes way") func bounded() {
    var forms = KeptForms()
    let screens = (0...KeptForms.most).map { ScreenIdentity(connector: "DP-\($0)") }
    for screen in screens { forms.keep(large, on: screen) }
    #expect(forms.form(on: screens[0]) == nil && forms.form(on: screens[1]) == large)
    let name = String(repeating: "\u{1F5A5}", count: 500)
    let longest = (0...KeptForms.most).map { ScreenIdentity(monitor: "\($0)" + name, connector: name) }
    for screen in longest { forms.keep(floating, on: screen) }
    #expect(forms.bytes.count <= KeptForms.longestByteCount && KeptForms(bytes: forms.bytes) == forms)
  }

  @Test("VK-15 any bytes are read in peace, and what is kept of them is read again") func fuzzing() {
    var random = SeededGenerator(seed: 107)
    let pieces = [
      "docked", "floating", "split", " ", "\t", "\n", "+150", "keys=", "gap=", "120", "-1", "DP-1", "Acme", "\u{0}",
      "\u{301}", "\r",
    ]
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if Int.random(in: 0...9, using: &random) == 0 {
          bytes.append(.random(in: .min ... .max, using: &random))
        } else {
          bytes += Array((pieces.randomElement(using: &random) ?? "").utf8)
        }
      }
      let forms = KeptForms(bytes: bytes)
      #expect(KeptForms(bytes: forms.bytes) == forms, "\(bytes)")
    }
  }
}
