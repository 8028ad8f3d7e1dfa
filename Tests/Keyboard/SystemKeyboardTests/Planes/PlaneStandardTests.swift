// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import KeyboardLayout
import SystemKeyboard
import TestSupport
import Testing

/// Keyboards from elsewhere: those of CLDR, which are beside the checkout or these tests are skipped, and small ones
/// written here in their manner.
@Suite struct PlaneStandardTests {
  @Test(
    .enabled(if: !PlaneHarness.standard.isEmpty, "the keyboards of CLDR are not beside the checkout"),
    arguments: PlaneHarness.standard.keys.sorted())
  func `a keyboard of CLDR gives planes that can be typed on`(name: String) throws {
    let keyboard = try PlaneHarness.read(try #require(PlaneHarness.standard[name]))
    for screen in [PlaneHarness.phone, PlaneHarness.phoneLandscape, PlaneHarness.tablet] {
      let planes = Self.planes(of: keyboard, screen: screen)
      #expect(planes.contains { $0.id == "letters" })
      for plane in planes {
        let roles = plane.keys.map(\.role)
        for role in [KeyRole.space, .delete, .return, .globe] {
          #expect(roles.filter { $0 == role }.count == 1, "\(plane.id) \(role)")
        }
        #expect(Set(plane.keys.map(\.id)).count == plane.keys.count)
        #expect(plane.keys.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= plane.size.width })
        #expect(plane.size.height <= screen.size.height * (screen.isLandscape ? 0.55 : 0.5))
      }
    }
  }

  @Test(
    .enabled(if: !PlaneHarness.standard.isEmpty, "the keyboards of CLDR are not beside the checkout"),
    arguments: PlaneHarness.standard.keys.sorted())
  func `everything that a keyboard of CLDR types can be typed by touch`(name: String) throws {
    let keyboard = try PlaneHarness.read(try #require(PlaneHarness.standard[name]))
    let typed = Self.planes(of: keyboard, screen: PlaneHarness.phone).reduce(into: Set<String>()) {
      $0.formUnion($1.typedTexts)
    }
    let group = try #require(keyboard.touchGroup(forWidthMillimetres: 60) ?? keyboard.hardwareGroup)
    // Caps lock is shift on a touch screen.
    let layers = group.layers.filter { !$0.modifiers.contains(["caps"]) }
    let outputs = Set(layers.flatMap(\.rows).flatMap(\.self).compactMap { keyboard.keys[$0]?.output })
    let spaces: Set = [" ", "\u{A0}", "\u{202F}"]
    #expect(outputs.subtracting(typed).subtracting(spaces) == [])
  }

  @Test(
    .enabled(if: PlaneHarness.standard["fr"] != nil, "the keyboards of CLDR are not beside the checkout"))
  func `a hardware keyboard becomes letters, numbers and signs`() throws {
    let keyboard = try PlaneHarness.read(try #require(PlaneHarness.standard["fr"]))
    let planes = Self.planes(of: keyboard, screen: PlaneHarness.phone)
    let letters = try #require(planes.first { $0.id == "letters" })
    #expect(
      letters.picture == [
        "a z e r t y u i o p", "q s d f g h j k l m", "<shift> w x c v b n ^ <delete>",
        "123 <globe> Français normalisé (AZERTY) <return>",
      ])
    #expect(letters.key("e")?.variants.prefix(4).map(\.label) == ["e", "é", "è", "ê"])
    #expect(planes.first { $0.id == "numbers" }?.picture.first == "1 2 3 4 5 6 7 8 9 0")
  }

  @Test func `a touch layout without the keys around it gets them`() throws {
    let rows = [["a", "b", "c", "d", "e", "f"], ["g", "h", "i", "j"]]
    let keyboard = Self.keyboard(rows, shift: rows.map { $0.map { $0.uppercased() } })
    let planes = Self.planes(of: keyboard, screen: PlaneHarness.phone)
    #expect(Set(planes.map(\.id)) == ["letters", "numbers", "symbols"])
    #expect(
      planes.first { $0.id == "letters" }?.picture == [
        "a b c d e f", "<shift> g h i j <delete>", "123 <globe> Test <return>",
      ])
  }

  @Test func `frame keys are known by their ids where they do nothing else`() {
    let rows = [["a", "b", "c", "d", "e", "f", "bksp"], ["numeric", "space", "enter"]]
    let plane = Self.planes(of: Self.keyboard(rows, numbers: [["1", "base"]]), screen: PlaneHarness.phone)
      .first { $0.id == "letters" }
    #expect(plane?.keys.suffix(5).map(\.id) == ["delete", "numbers", "globe", "space", "return"])
  }

  @Test("VK-3 a layout's own keys that are not text are left out of ordinary fields") func ownKeyStrokes() {
    var keyboard = Self.keyboard([["a", "tab", "b", "d", "e", "f"]])
    keyboard.keys["tab"] = Key(id: "tab", output: "\t")
    keyboard.keys["b"]?.longPressKeyIDs = ["tab", "c"]
    keyboard.keys["b"]?.longPressDefaultKeyID = "c"
    let plane = Self.planes(of: keyboard, screen: PlaneHarness.phone).first
    #expect(plane?.key("tab") == nil)
    #expect(plane?.key("b")?.variants.map(\.label) == ["b", "c"])
    #expect(plane?.key("b")?.defaultVariant == 1)
  }

  @Test(arguments: ["\u{301}", "\u{20DD}", "\u{93F}", "\u{1031}", "\u{1A6E}"])
  func `a mark that goes onto a letter, before it or around it stands on the dotted circle wherever it is shown`(
    mark: String
  ) throws {
    var keyboard = Self.keyboard([["a", "mark", "b", "d", "e", "f"]])
    keyboard.keys["mark"] = Key(id: "mark", output: mark)
    keyboard.keys["shown"] = Key(id: "shown", output: "x")
    keyboard.displays.byKeyID["shown"] = mark
    keyboard.keys["a"]?.longPressKeyIDs = ["mark", "shown"]
    keyboard.keys["b"]?.flickID = "down"
    keyboard.flicks["down"] = Flick(id: "down", segments: [.init(directions: ["s"], keyID: "mark")])
    let plane = try #require(Self.planes(of: keyboard, screen: PlaneHarness.tablet).first)
    let label = "\u{25CC}" + mark
    #expect(plane.key("mark")?.label == .text(label))
    #expect(plane.key("mark")?.role == .character(mark))
    #expect(plane.key("a")?.variants.map(\.label) == ["a", label, label])
    #expect(plane.key("b")?.secondaryLabel == label)
  }

  @Test func `layouts of any shape do no harm`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let ids = ["a", "b", "1", "space", "gap", "bksp", "enter", "shift", "numeric", "base", "none", "wide", "flicked"]
      func rows() -> [[String]] {
        (0..<random.next(below: 6)).map { _ in
          (0..<random.next(below: 16)).map { _ in ids[random.next(below: ids.count)] }
        }
      }
      let keyboard = Self.keyboard(
        rows(), shift: random.next(below: 2) == 0 ? rows() : nil, numbers: rows(),
        formID: random.next(below: 2) == 0 ? "touch" : "us")
      let size = Size(width: Double(random.next(below: 2000)), height: Double(random.next(below: 2000)))
      for plane in Self.planes(of: keyboard, screen: Screen(size: size)) {
        #expect(plane.keys.allSatisfy { $0.frame.width >= 1 && $0.frame.width.isFinite })
        #expect(Set(plane.keys.map(\.id)).count == plane.keys.count)
      }
    }
  }
}

// MARK: - Help

extension PlaneStandardTests {
  /// Every plane that plane keys lead to, with and without shift.
  private static func planes(of keyboard: Keyboard, screen: Screen) -> [KeyPlane] {
    let empty = Keyboard(locale: "mul", info: Info(name: ""))
    var builder = PlaneBuilder(catalog: KeyboardCatalog(keyboards: [keyboard], pads: empty, rows: empty))
    var result: [KeyPlane] = []
    var open = ["letters"]
    var seen: Set = ["letters"]
    while let name = open.popLast() {
      for shift in [ShiftState.off, .on] {
        let plane = builder.plane(
          PlaneRequest(mode: keyboard.locale, plane: name, shift: shift, screen: screen, modeCount: 2))
        result.append(plane)
        for key in plane.keys {
          if case .plane(let next) = key.role, seen.insert(next).inserted { open.append(next) }
        }
      }
    }
    return result
  }

  private static func keyboard(
    _ letters: [[String]], shift: [[String]]? = nil, numbers: [[String]]? = nil, formID: String = "touch"
  ) -> Keyboard {
    var keys: [String: Key] = [:]
    for id in "abcdefghijABCDEFGHIJ1".map(String.init) { keys[id] = Key(id: id, output: id) }
    keys["space"] = Key(id: "space", output: " ", stretches: true)
    for id in ["gap", "bksp", "enter"] { keys[id] = Key(id: id, isGap: true) }
    for id in ["shift", "numeric", "base"] { keys[id] = Key(id: id, layerID: id) }
    keys["wide"] = Key(id: "wide", output: "w", width: 1e300, longPressKeyIDs: ["wide", "none", "shift"])
    keys["flicked"] = Key(id: "flicked", output: "f", width: .nan, flickID: "flick")
    let flick = Flick(
      id: "flick", segments: [.init(directions: [], keyID: "a"), .init(directions: ["n", "up"], keyID: "none")])
    let layers = [
      Layer(id: "base", modifiers: [["none"]], rows: letters),
      shift.map { Layer(id: "shift", modifiers: [["shift"]], rows: $0) },
      numbers.map { Layer(id: "numeric", modifiers: [["altR"]], rows: $0) },
    ]
    return Keyboard(
      locale: "xx", info: Info(name: "Test"), keys: keys, flicks: ["flick": flick],
      layerGroups: [LayerGroup(formID: formID, layers: layers.compactMap(\.self))])
  }
}
