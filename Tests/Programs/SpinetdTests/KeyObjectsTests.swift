// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import Desk
import Desktop
import Geometry
import TestSupport
import Testing

@testable import spinetd

/// What the accessibility bus is told of the keyboard.
@MainActor @Suite final class KeyObjectsTests {
  private var keyboard: ReadableKeyboard? = ReadableKeyboard(
    name: "English (US)", language: "en-US", frame: Rect(x: 0, y: 500, width: 360, height: 220),
    keys: [
      ReadableKey(
        id: "e", name: "e", frame: Rect(x: 40, y: 560, width: 30, height: 40),
        choices: [ReadableKey.Choice(index: 2, name: "é")]),
      ReadableKey(
        id: "shift", kind: .toggle(isOn: false), name: "shift", frame: Rect(x: 0, y: 640, width: 40, height: 40)),
      ReadableKey(
        id: "suggestion-1", name: "Email", frame: Rect(x: 0, y: 500, width: 120, height: 46), canBePressed: false),
      ReadableKey(
        id: "line-0", kind: .line, name: "Why", frame: Rect(x: 0, y: 600, width: 300, height: 20), canBePressed: false),
    ])
  private var pressed: [String] = []
  private var signals: [AccessibleObjects.Signal] = []
  private var readCount = 0
  private var isRefused = false
  private lazy var source = KeyObjects(
    read: { [unowned self] in
      self.readCount += 1
      return self.keyboard
    },
    press: { [unowned self] key, choice in
      if self.isRefused { return false }
      self.pressed.append(choice.map { "\(key) \($0)" } ?? key)
      return true
    })
  private lazy var objects: AccessibleObjects = {
    let objects = AccessibleObjects(source)
    objects.busName = ":1.9"
    objects.emit = { [unowned self] in self.signals.append($0) }
    objects.refresh()
    return objects
  }()

  private func path(_ name: String) -> String {
    AccessiblePath.path(of: objects.tree.objects.values.first { $0.name == name }?.id ?? -1)
  }

  private func call(_ path: String, _ interface: String, _ member: String, _ arguments: [BusValue]? = []) -> BusAnswer {
    objects.answer(
      BusRequest(path: path, interface: "org.a11y.atspi.\(interface)", member: member, arguments: arguments))
  }

  private func change(_ change: (inout ReadableKeyboard) -> Void) {
    if var next = keyboard {
      change(&next)
      keyboard = next
    }
    objects.setNeedsRefresh()
    signals = []
    objects.refresh()
  }

  @Test("SY-9 a key is found by a place on the screen, and says what it is, where, and what can be done with it")
  func found() {
    let key = path("e")
    #expect(
      call(path("English (US)"), "Component", "GetAccessibleAtPoint", [.int32(55), .int32(580), .uint32(0)])
        == .values([.structure([.string(":1.9"), .path(key)])]))
    #expect(
      call(key, "Component", "GetExtents", [.uint32(1)])
        == .values([.structure([.int32(40), .int32(60), .int32(30), .int32(40)])]))
    #expect(call(key, "Accessible", "GetRoleName") == .values([.string("push button")]))
    #expect(call(path("shift"), "Accessible", "GetRoleName") == .values([.string("toggle button")]))
    #expect(call(path("Why"), "Accessible", "GetRoleName") == .values([.string("label")]))
    let actions = [("click", "Click"), ("é", "é")].map { name, title in
      BusValue.structure([.string(name), .string(title), .string("")])
    }
    #expect(call(key, "Action", "GetActions") == .values([.array(of: "(sss)", actions)]))
    #expect(call(AccessiblePath.root, "Application", "GetLocale", [.uint32(0)]) == .values([.string("en_US")]))
    #expect(objects.tree.objects.values.allSatisfy { $0.states.isDisjoint(with: [.focusable, .focused, .active]) })
  }

  @Test("SY-9 keys are pressed while a screen reader runs, and by nobody who just looks") func pressing() {
    let key = path("e")
    #expect(call(key, "Action", "DoAction", [.int32(0)]) == .values([.boolean(false)]))
    #expect(pressed.isEmpty)
    source.isReaderRunning = true
    for index: Int32 in 0...1 {
      #expect(call(key, "Action", "DoAction", [.int32(index)]) == .values([.boolean(true)]))
    }
    #expect(call(key, "Action", "DoAction", [.int32(2)]) == .values([.boolean(false)]))
    #expect(pressed == ["e", "e 2"])
    guard case .failure = call(path("Email"), "Action", "DoAction", [.int32(0)]) else {
      Issue.record("what fills a field has an action")
      return
    }
  }

  @Test("SY-9 a call that does nothing costs no look at the keyboard") func refused() {
    let key = path("e")
    source.isReaderRunning = true
    isRefused = true
    let before = readCount
    for _ in 0..<9 {
      _ = call(key, "Action", "DoAction", [.int32(0)])
      _ = call(key, "Component", "ScrollTo", [.uint32(0)])
    }
    #expect(readCount == before && pressed.isEmpty)
  }

  @Test("SY-9 a key that has become one to press is told anew, with what can be done") func comesToBePressed() {
    let before = path("Email")
    change { $0.keys[2].canBePressed = true }
    #expect(path("Email") != before)
    #expect(Set(signals.map(\.member)).isSuperset(of: ["AddAccessible", "RemoveAccessible"]))
    source.isReaderRunning = true
    #expect(call(path("Email"), "Action", "DoAction", [.int32(0)]) == .values([.boolean(true)]))
    #expect(pressed == ["suggestion-1"])
  }

  @Test("SY-9 that a screen reader begins and ends is told once") func reader() {
    var told: [Bool] = []
    source.onReader = { [unowned self] in told.append(self.source.isReaderRunning) }
    for isRunning in [true, true, false, false] { source.isReaderRunning = isRunning }
    #expect(told == [true, false])
  }

  @Test("SY-9 what changes is told once, and a keyboard that comes back has numbers of its own") func changes() {
    let (e, shift) = (path("e"), path("shift"))
    change { _ in }
    #expect(signals.isEmpty)
    change {
      $0.keys[0].name = "E"
      $0.keys[1].kind = .toggle(isOn: true)
    }
    #expect(path("E") == e && path("shift") == shift)
    #expect(
      Set(signals.map { "\($0.path == e ? "E" : "shift") \($0.member)" }) == ["E PropertyChange", "shift StateChanged"])
    let shown = keyboard
    keyboard = nil
    change { _ in }
    #expect(objects.tree.objects.count == 1)
    guard case .failure = call(e, "Accessible", "GetRole") else {
      Issue.record("a key that is gone answers")
      return
    }
    keyboard = shown
    change { _ in }
    #expect(objects.tree.objects.count == 6 && path("E") != e)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `whatever is asked has an answer, and nothing is pressed that may not be`(_ seed: UInt64) {
    source.isReaderRunning = true
    var random = SeededGenerator(seed: seed)
    let interfaces = [
      "Accessible", "Application", "Component", "Action", "Action", "Action", "Value", "Text", "Selection", "Cache", "",
    ]
    let members = [
      "GetChildAtIndex", "GetState", "GetAccessibleAtPoint", "GetExtents", "GrabFocus", "ScrollTo", "DoAction",
      "DoAction", "DoAction",
      "GetActions", "GetText", "SelectChild", "GetItems", "Set", "Get", "GetName", "",
    ]
    let values: [BusValue] = [
      .int32(0), .int32(1), .int32(-1), .int32(.max), .uint32(1), .double(.nan), .string("click"), .path("/"),
      .variant(.double(1)), .array(of: "i", []), .boolean(true),
    ]
    var paths = objects.tree.objects.keys.sorted().map { AccessiblePath.path(of: $0) }
    paths += [AccessiblePath.cache, AccessiblePath.null, "", "/org/a11y/atspi/accessible/-1"]
    var successes = 0
    for _ in 0..<4000 {
      let arguments = (0..<random.next(below: 4)).map { _ in values[random.next(below: values.count)] }
      let answer = call(
        paths[random.next(below: paths.count)], interfaces[random.next(below: interfaces.count)],
        members[random.next(below: members.count)], random.next(below: 40) == 0 ? nil : arguments)
      if case .values = answer { successes += 1 }
    }
    #expect(successes > 20, "nonsense only would prove nothing")
    #expect(Set(pressed).isSubset(of: ["e", "e 2", "shift"]))
    _ = call(path("e"), "Action", "DoAction", [.int32(0)])
    #expect(pressed.last == "e", "keys are pressed as before")
  }
}
