// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import KeyboardTesting
import KeyboardTour
import Testing
import UIKitCore

@testable import keyboard_tour_film

@MainActor @Suite(.serialized) struct TourTests {
  @Test(arguments: ["list", "postcard", "chat", "forms", "kinds"])
  func `nothing is cut, covered or outside the screen on the way`(_ name: String) throws {
    for tour in Tour.all where tour.name == name {
      // In the dark, things are where they are in the light.
      for variant in tour.variants where variant.style == .light { try check(tour, variant) }
    }
  }

  private func check(_ tour: Tour, _ variant: Variant) throws {
    var stage: TourStage?
    var names: [String] = []
    var coarse = variant
    coarse.scale = 1
    let new = TourStage(coarse, takesPictures: false) { name in
      names.append(name)
      guard let stage else { return }
      #expect(ScreenCheck(stage).faults == [], "\(tour.name), \(variant.name): \(name)")
    }
    stage = new
    try tour.play(new)
    #expect(!names.isEmpty && Set(names).count == names.count)
  }

  @Test func `every page of the tour is played`() {
    #expect(Set(Tour.all.map(\.name)) == Set(TourPage.all.map(\.name) + ["list"]))
  }

  /// What was seen at each picture of a tour.
  private func see<Sight>(_ name: String, on screen: String, _ look: @escaping (TourStage) throws -> Sight) throws
    -> [String:
    Sight]
  {
    let tour = try #require(Tour.all.first { $0.name == name && $0.variants.contains { $0.name == screen } })
    var variant = try #require(tour.variants.first { $0.name == screen })
    variant.scale = 1
    var seen: [String: Sight] = [:]
    var stage: TourStage?
    let new = TourStage(variant, takesPictures: false) { name in
      if let stage { seen[name] = try? look(stage) }
    }
    stage = new
    try tour.play(new)
    return seen
  }

  @Test func `the chat is typed by touch, its bar grows with the text, and the keyboard follows the finger`() throws {
    let seen = try see("chat", on: "light") { stage in
      let page = try stage.page(ChatPage.self)
      let bar = page.bar.convert(page.bar.bounds, to: nil)
      #expect(page.tableView.frame.maxY == bar.minY, "the list ends at the bar")
      #expect(bar.minY == stage.keyboard.minY)
      return (
        bar: bar, top: stage.keyboard.minY, text: page.bar.textView.text ?? "",
        last: stage.app.exists(.label("See you at ten then and do not forget the pump and something to drink"))
      )
    }
    func at(_ name: String) throws -> (bar: CGRect, top: CGFloat, text: String, last: Bool) {
      try #require(seen[name])
    }
    #expect(try at("start").bar == CGRect(x: 0, y: 757, width: 390, height: 53))
    #expect(try at("long").text == "See you at ten then and do not forget the pump and something to drink")
    #expect(try at("long").bar.height == at("keyboard").bar.height + 21)
    #expect(try at("sent").text == "" && at("sent").last && at("sent").bar == at("keyboard").bar)
    #expect(try at("sent").top < at("back-up").top && at("back-up").top < at("follows").top + 50)
    #expect(try at("follows").top < at("lower").top && at("back-up").top < at("lower").top)
    #expect(try at("back").top == at("sent").top)
    #expect(try at("gone").bar == at("start").bar)
  }

  @Test func `both forms are equally high at every moment, also while the keyboard comes and floats`() throws {
    for screen in ["light", "tablet"] {
      let seen = try see("forms", on: screen) { stage in
        let page = try stage.page(FormsPage.self)
        let shown = [page.byHand, page.byGuide].map { form in
          form.list.layer.presentation()?.frame.height ?? form.list.frame.height
        }
        #expect(shown[0] == shown[1])
        return (height: shown[0], texts: [page.byHand, page.byGuide].map { $0.field.text ?? "" })
      }
      let heights = seen.mapValues(\.height)
      let (start, rising, up) = (heights["start"] ?? 0, heights["by-hand-rising"] ?? 0, heights["by-hand"] ?? 0)
      #expect(start > rising && rising > up && heights["end"] == start)
      #expect(seen["end"]?.texts == ["Hi", "Hi"])
    }
  }

  @Test func `every field of the page of kinds comes into sight with its keyboard`() throws {
    let seen = try see("kinds", on: "light") { stage in
      let field = try stage.page(KindsPage.self).fields.first { $0.isFirstResponder }
      guard let field else { throw TourError("nobody types") }
      #expect(field.convert(field.bounds, to: nil).maxY <= stage.keyboard.minY, "\(field.accessibilityLabel ?? "")")
      return stage.keyboard.height
    }
    #expect(seen.count == 24)
    let plain = try #require(seen["Default"])
    #expect(plain > 200 && seen.values.allSatisfy { abs($0 - plain) < 60 })
  }
}
