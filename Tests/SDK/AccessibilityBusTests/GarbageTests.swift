// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import TestSupport
import Testing
import UIKitCore

@testable import AccessibilityBus

/// Whatever somebody on the bus asks, there is an answer, and the app runs on.
@MainActor @Suite(.serialized) struct GarbageTests {
  private static let interfaces =
    [
      "Accessible", "Application", "Component", "Action", "Value", "Text", "Selection", "Cache", "Image", "",
    ].map { "org.a11y.atspi.\($0)" } + ["org.freedesktop.DBus.Properties", "org.freedesktop.DBus.Introspectable", ""]

  private static let members = [
    "GetChildAtIndex", "GetChildren", "GetIndexInParent", "GetRelationSet", "GetRole", "GetRoleName", "GetState",
    "GetAttributes", "GetApplication", "GetInterfaces", "GetLocale", "Contains", "GetAccessibleAtPoint", "GetExtents",
    "GetPosition", "GetSize", "GetLayer", "GetMDIZOrder", "GetAlpha", "GrabFocus", "ScrollTo", "SetExtents", "GetName",
    "GetDescription", "GetActions", "DoAction", "GetText", "GetCharacterAtOffset", "GetStringAtOffset",
    "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset", "GetAttributeRun", "GetCharacterExtents",
    "GetRangeExtents", "GetSelectedChild", "SelectChild", "IsChildSelected", "GetItems", "Get", "GetAll", "Set",
    "Introspect", "",
  ]

  private func number(_ random: inout SeededGenerator) -> Int32 {
    [0, 1, 2, 3, -1, 17, 4096, .max, .min, Int32.random(in: -9...9, using: &random)].randomElement(using: &random) ?? 0
  }

  private func value(_ random: inout SeededGenerator, depth: Int = 0) -> BusValue {
    switch Int.random(in: 0..<(depth < 3 ? 11 : 8), using: &random) {
    case 0, 1: return .int32(number(&random))
    case 2: return .uint32(UInt32(bitPattern: number(&random)))
    case 3: return .double([0, 1, -1, .nan, .infinity, -.infinity, 1e300].randomElement(using: &random) ?? 0)
    case 4: return .boolean(Bool.random(using: &random))
    case 5: return .int16(.min)
    case 6:
      let texts =
        Self.interfaces + ["Name", "CurrentValue", "Id", "ChildCount", "\u{0}", String(repeating: "é", count: 99)]
      return .string(texts.randomElement(using: &random) ?? "")
    case 7: return .path("/")
    case 8: return .array(of: "v", [.variant(value(&random, depth: depth + 1))])
    case 9: return .structure([value(&random, depth: depth + 1)])
    default: return .variant(value(&random, depth: depth + 1))
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func `any call has an answer`(_ seed: UInt64) {
    let stage = ControlsStage()
    var random = SeededGenerator(seed: seed)
    var paths = stage.objects.tree.objects.keys.sorted().map { AccessiblePath.path(of: $0) }
    paths += [
      AccessiblePath.cache, AccessiblePath.null, "/", "", "/org/a11y/atspi/accessible/",
      "/org/a11y/atspi/accessible/-1",
      "/org/a11y/atspi/accessible/99999999999999999999", "/org/a11y/atspi/accessible/01",
      "/org/a11y/atspi/accessible/root/1",
    ]
    var successes = 0
    for _ in 0..<4000 {
      let count = Int.random(in: 0..<4, using: &random)
      let answer = stage.objects.answer(
        BusRequest(
          path: paths.randomElement(using: &random) ?? "",
          interface: Self.interfaces.randomElement(using: &random) ?? "",
          member: Self.members.randomElement(using: &random) ?? "",
          arguments: Int.random(in: 0..<40, using: &random) == 0 ? nil : (0..<count).map { _ in value(&random) }))
      if case .values = answer { successes += 1 }
    }
    #expect(successes > 20, "nonsense only would prove nothing")
    #expect((0...1).contains(stage.slider.value))
  }

  @Test func `objects that are gone and paths that never were are named as such`() {
    let stage = ControlsStage()
    let gone = stage.path("Push")
    stage.button.removeFromSuperview()
    stage.objects.setNeedsRefresh()
    for path in [gone, "/org/a11y/atspi/accessible/7777", "/org/a11y/atspi/accessible/x", AccessiblePath.null] {
      guard case .failure(let name, _) = stage.call(path, "Accessible", "GetRole") else {
        Issue.record("\(path) answers")
        continue
      }
      #expect(name == "org.freedesktop.DBus.Error.UnknownObject")
    }
  }

  @Test func `wrong arguments change nothing`() {
    let stage = ControlsStage()
    let slider = stage.path("Volume")
    let wrong: [[BusValue]?] = [
      nil, [], [.string("0")], [.double(0)], [.variant(.int32(0))], [.array(of: "i", [.int32(0)])],
    ]
    for arguments in wrong {
      guard case .failure(let name, _) = stage.call(stage.path("Push"), "Action", "DoAction", arguments) else {
        Issue.record("\(String(describing: arguments)) is taken")
        continue
      }
      #expect(name == "org.freedesktop.DBus.Error.InvalidArgs")
    }
    #expect(stage.call(stage.path("Push"), "Action", "DoAction", [.int32(9)]) == .values([.boolean(false)]))
    #expect(stage.pushes == 0)
    for value: BusValue in [.string("1"), .int32(1), .variant(.double(1)), .double(.nan), .double(.infinity)] {
      _ = stage.objects.answer(
        BusRequest(
          path: slider, interface: "org.freedesktop.DBus.Properties", member: "Set",
          arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .variant(value)]))
    }
    #expect(stage.slider.value == 0)
  }
}
