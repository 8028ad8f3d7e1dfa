// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import TestSupport
import Testing
import UIKitCore

/// The focus over screens that nobody has laid out.
@MainActor @Suite(.serialized) struct FocusFuzzTests {
  private static let headings: [UIPress.PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow]

  /// Places that do not overlap, at random.
  private func places(_ random: inout SeededGenerator) -> [CGRect] {
    var result: [CGRect] = []
    for _ in 0..<Int.random(in: 4...24, using: &random) {
      let frame = CGRect(
        x: .random(in: 0...800, using: &random), y: .random(in: 0...480, using: &random),
        width: .random(in: 20...160, using: &random), height: .random(in: 20...60, using: &random)
      ).integral
      if !result.contains(where: { $0.insetBy(dx: -2, dy: -2).intersects(frame) }) { result.append(frame) }
    }
    return result
  }

  /// What lies straight ahead and is the nearest there: what UIKit moves to.
  private func ahead(of source: Int, _ heading: UIPress.PressType, in places: [CGRect]) -> Int? {
    let from = places[source]
    func isInBeam(_ place: CGRect) -> Bool {
      heading == .upArrow || heading == .downArrow
        ? min(from.maxX, place.maxX) - max(from.minX, place.minX) > 1
        : min(from.maxY, place.maxY) - max(from.minY, place.minY) > 1
    }
    func distance(_ place: CGRect) -> CGFloat {
      switch heading {
      case .upArrow: from.minY - place.maxY
      case .downArrow: place.minY - from.maxY
      case .leftArrow: from.minX - place.maxX
      default: place.minX - from.maxX
      }
    }
    return places.indices.filter { $0 != source && isInBeam(places[$0]) && distance(places[$0]) >= 0 }
      .min { distance(places[$0]) < distance(places[$1]) }
  }

  @Test(
    "VK-13 whatever is where, arrows reach what lies straight ahead of anything, and nothing loses or holds the focus")
  func reaching() throws {
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let places = places(&random)
      let sofa = Sofa(buttons: places.enumerated().map { ("\($0.offset)", $0.element) })
      let buttons = places.indices.map { sofa.app.all(.label("\($0)").type(UIButton.self))[0] }
      let system = try #require(UIFocusSystem.focusSystem(for: sofa.page))
      let start = try #require(sofa.focus.flatMap { Int($0) })

      var wanted: Set<Int> = [start]
      var open = [start]
      while let place = open.popLast() {
        for heading in Self.headings {
          if let next = ahead(of: place, heading, in: places), wanted.insert(next).inserted { open.append(next) }
        }
      }
      var ways: [Int: Set<Int>] = [:]
      open = [start]
      while let place = open.popLast() {
        guard ways[place] == nil else { continue }
        ways[place] = []
        for heading in Self.headings {
          system.requestFocusUpdate(to: buttons[place])
          system.updateFocusIfNeeded()
          sofa.press(heading)
          let next = try #require(sofa.focus.flatMap { Int($0) }, "seed \(seed)")
          guard next != place else { continue }
          ways[place, default: []].insert(next)
          if ways[next] == nil { open.append(next) }
        }
        #expect(ways[place]?.isEmpty == false || places.count == 1, "seed \(seed): \(place) is a trap")
      }
      #expect(wanted.isSubset(of: ways.keys), "seed \(seed): \(wanted.subtracting(ways.keys)) is not reached")
    }
  }

  @Test("VK-13 whatever comes and goes under a remote, what has the focus can have it")
  func changing() {
    var random = SeededGenerator(seed: 7)
    let sofa = Sofa(buttons: [])
    var buttons: [UIButton] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let frame = CGRect(
          x: .random(in: -100...900, using: &random), y: .random(in: -100...500, using: &random),
          width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random))
        let button = sofa.button("\(step)", frame)
        let isInside = Int.random(in: 0..<4, using: &random) == 0
        let outer: UIView = isInside ? buttons.randomElement(using: &random) ?? sofa.page.view : sofa.page.view
        outer.addSubview(button)
        buttons.append(button)
      case 2: buttons.randomElement(using: &random)?.isEnabled.toggle()
      case 3: buttons.randomElement(using: &random)?.isHidden.toggle()
      case 4: buttons.randomElement(using: &random)?.removeFromSuperview()
      case 5:
        if sofa.page.presentedViewController != nil {
          sofa.page.dismiss(animated: .random(using: &random))
        } else if Int.random(in: 0..<4, using: &random) == 0 {
          let other = UIViewController()
          if let button = buttons.randomElement(using: &random) { other.view.addSubview(button) }
          sofa.page.present(other, animated: .random(using: &random))
        }
      default: break
      }
      sofa.app.press((Self.headings + [.select]).randomElement(using: &random) ?? .select)
      guard let view = sofa.app.focusedItem as? UIView else { continue }
      #expect(view.window === sofa.window && view.canBecomeFocused, "step \(step)")
      var next: UIView? = view
      while let outer = next, outer !== sofa.window {
        #expect(!outer.isHidden && outer.alpha > 0, "step \(step)")
        next = outer.superview
      }
    }
  }
}
