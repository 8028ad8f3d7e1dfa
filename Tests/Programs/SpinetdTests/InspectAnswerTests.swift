// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Foundation
import Geometry
import KeyboardEngine
import KeyboardLayout
import SystemKeyboard
import TestSupport
import Testing
import TextModel

@testable import spinetd

@MainActor
@Suite struct InspectAnswerTests {
  private func controller(_ traits: FieldTraits = FieldTraits()) throws -> KeyboardController {
    let catalog = try LayoutFolder(path: SourceTree.path("Keyboards")).catalog { _ in }
    let screen = Screen(size: Size(width: 360, height: 720))
    let controller = KeyboardController(catalog: catalog, preferences: KeyboardPreferences(), screen: screen)
    controller.focus(traits, at: EventTime(milliseconds: 0))
    return controller
  }

  private func answer(
    _ controller: KeyboardController, visible: Bool = true, seen: Bool = true
  ) throws -> [String: Any] {
    let board = controller.presentation.board
    let frame = Rect(x: 0, y: 720 - board.height, width: 360, height: board.height)
    let placement = BoardPlacement(
      frame: visible ? frame : .zero, form: visible ? .docked : nil, outputName: "DSI-1",
      outputSize: Size(width: 360, height: 720))
    let json = InspectAnswer(controller: controller, placement: placement, isSeen: seen, serial: 3).json
    #expect(!json.contains("\n"))
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `the answer has every member, in the screen's pixels`() throws {
    let controller = try controller()
    let state = try answer(controller)
    #expect(
      Set(state.keys).isSuperset(of: [
        "visible", "shown", "frame", "mode", "plane", "shift", "returnKey", "secure", "keys", "variants", "suggestions",
      ]))
    #expect(state["visible"] as? Bool == true)
    #expect(state["shown"] as? Bool == true)
    #expect(state["mode"] as? String == "en-US")
    #expect(state["plane"] as? String == "letters")
    #expect(state["shift"] as? String == "off")
    #expect(state["returnKey"] as? String == "return")
    #expect(state["secure"] as? Bool == false)
    let frame = try #require(state["frame"] as? [Double])
    #expect(frame[1] + frame[3] == 720)
    #expect(state["form"] as? String == "docked")
    #expect(state["output"] as? String == "DSI-1")
    #expect(state["outputSize"] as? [Double] == [360, 720])
    let keys = try #require(state["keys"] as? [[String: Any]])
    let ids = keys.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == keys.count)
    #expect(Set(ids).isSuperset(of: ["a", "shift", "space", "return", "delete", "numbers", "globe"]))
    for key in keys {
      let rect = try #require(key["rect"] as? [Double])
      #expect(rect[0] >= 0 && rect[0] + rect[2] <= 360)
      #expect(rect[1] >= frame[1] && rect[1] + rect[3] <= 720)
      #expect(key["label"] is String)
    }
  }

  @Test func `a touch where the answer says that a key is presses that key`() throws {
    let controller = try controller()
    let state = try answer(controller)
    let frame = try #require(state["frame"] as? [Double])
    for key in try #require(state["keys"] as? [[String: Any]]) {
      let rect = try #require(key["rect"] as? [Double])
      let place = Point(x: rect[0] + rect[2] / 2, y: rect[1] + rect[3] / 2 - frame[1])
      let index = try #require(controller.plane.nearestKey(to: place))
      #expect(controller.plane.keys[index].id == key["id"] as? String)
    }
  }

  @Test func `the variants of a held key are told with their places`() throws {
    let controller = try controller()
    let index = try #require(controller.plane.keys.firstIndex { $0.id == "e" })
    let frame = controller.plane.keys[index].frame
    let start = EventTime(milliseconds: 0)
    controller.touch(TouchEvent(.began, finger: 0, location: Point(x: frame.midX, y: frame.midY), time: start))
    controller.advance(to: start.advanced(byMilliseconds: 500))
    let variants = try #require(try answer(controller)["variants"] as? [[String: Any]])
    #expect(variants.compactMap { $0["label"] as? String }.contains("é"))
    for variant in variants { #expect((variant["rect"] as? [Double])?.count == 4) }
  }

  @Test func `a keyboard on its way to the screen tells its keys, and that nobody sees them`() throws {
    let state = try answer(try controller(), seen: false)
    #expect(state["visible"] as? Bool == true)
    #expect(state["shown"] as? Bool == false)
    #expect((state["keys"] as? [Any])?.isEmpty == false)
  }

  @Test func `a keyboard that is not on screen tells no keys`() throws {
    let state = try answer(try controller(), visible: false)
    #expect(state["visible"] as? Bool == false)
    #expect(state["shown"] as? Bool == false)
    #expect((state["keys"] as? [Any])?.isEmpty == true)
    #expect((state["variants"] as? [Any])?.isEmpty == true)
    #expect(state["frame"] as? [Double] == [0, 0, 0, 0])
  }

  @Test("ED-3 of a secure field the answer tells the layout's labels and nothing else") func secure() throws {
    let controller = try controller(FieldTraits(purpose: .password))
    let before = try answer(controller)
    let field = SecretField()
    controller.client = field
    for id in ["s", "3", "c"] {
      guard let key = controller.plane.keys.first(where: { $0.id == id }) else { continue }
      let place = Point(x: key.frame.midX, y: key.frame.midY)
      for phase in [TouchPhase.began, .ended] {
        controller.touch(TouchEvent(phase, finger: 0, location: place, time: EventTime(milliseconds: 5)))
      }
    }
    let after = try answer(controller)
    #expect(field.edits == 2)
    #expect(after["secure"] as? Bool == true)
    #expect((after["suggestions"] as? [Any])?.isEmpty == true)
    #expect(NSDictionary(dictionary: before) == NSDictionary(dictionary: after))
  }

  @Test func `every plane of every kind of field gives a sound answer`() throws {
    for purpose in ContentPurpose.allCases {
      let controller = try controller(FieldTraits(purpose: purpose))
      let keys = try #require(try answer(controller)["keys"] as? [[String: Any]])
      #expect(!keys.isEmpty)
      #expect(Set(keys.compactMap { $0["id"] as? String }).count == keys.count)
    }
  }
}

/// A field that keeps nothing and tells nothing.
@MainActor
private final class SecretField: TextClient {
  private(set) var edits = 0
  let context: TextContext? = nil

  func apply(_ edits: [TextEdit]) { self.edits += edits.count }
}
