// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Foundation
import Gallery
import KeyboardTesting
import Testing
import UIKitCore

@testable import gallery_pictures

/// The pages of menus, popovers and drags, in the hands of somebody.
@MainActor @Suite(.serialized) struct OverlayPageTests {
  private func open(_ page: String, tablet: Bool = false) throws -> TestApp {
    var variant = tablet ? Variant.tablet : Variant.light
    variant.scale = 1
    let stage = Stage(variant)
    try stage.show(GallerySection.page(page))
    return stage.app
  }

  // MARK: Menus

  @Test func `a command of a menu is tapped, and done`() throws {
    let app = try open("Menus")
    try app.tap(.label("Edit"))
    try app.tap("Add to Favorites")
    #expect(app.exists("Add to Favorites"), "the last choice")
    #expect(!app.exists("Move to Folder"), "the menu has gone")
  }

  @Test func `a finger that stays down slides to a command`() throws {
    let app = try open("Menus")
    let finger = try app.putFinger(on: "Format")
    finger.rest(for: 0.6)
    finger.move(to: try app.place(on: "Heading"))
    finger.lift()
    app.settle()
    #expect(app.exists("Heading"), "the last choice")
    #expect(!app.exists("Body"), "the menu has gone")
  }

  @Test func `a submenu opens in its menu`() throws {
    let app = try open("Menus")
    try app.tap("Send")
    #expect(!app.exists("Leila"))
    try app.tap("People")
    try app.tap("Leila")
    #expect(app.exists("Leila"), "the last choice")
  }

  @Test func `a pop-up button shows what was chosen from it`() throws {
    let app = try open("Menus")
    try app.tap("Medium")
    try app.tap("Large")
    #expect(try app.find(UIButton.self, "Large").titleLabel?.text == "Large")
    #expect(!app.exists("Medium"))
  }

  @Test func `a held picture has a menu`() throws {
    let app = try open("Menus")
    try app.hold("Evening")
    try app.tap("Delete")
    #expect(app.exists("Delete"), "the last choice")
  }

  @Test func `the page that grows out of a held picture opens with a tap`() throws {
    let app = try open("Menus")
    try app.hold("Night")
    let preview = try app.find(UIView.self, "Night")
    let frame = preview.convert(preview.bounds, to: nil)
    app.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(app.exists(.label("Menus")), "the way back")
    #expect(!app.exists("Pull-down"))
  }

  // MARK: Popovers

  @Test func `a popover is a sheet on a phone`() throws {
    let app = try open("Popovers")
    try app.tap("Choose")
    let place = try app.place(on: "Green")
    #expect(place.y > 422, "in the lower half of the screen")
    try app.tap("Green")
    try app.waitUntilGone("Green")
    #expect(try app.find(UIView.self, "Chosen color").accessibilityValue == "Green")
  }

  @Test func `a popover is one on a tablet, by a button and by a button on a bar`() throws {
    let app = try open("Popovers", tablet: true)
    for opener in ["Choose", "Colors"] {
      let button = try app.place(on: .label(opener))
      try app.tap(.label(opener))
      let row = try app.place(on: "Orange")
      #expect(row.y > button.y && row.y < button.y + 200)
      app.tap(at: CGPoint(x: 100, y: 900))
      try app.waitUntilGone("Orange")
    }
  }

  @Test func `a popover stays one on a phone where its delegate says so`() throws {
    let app = try open("Popovers")
    let button = try app.place(on: "Explain")
    try app.tap("Explain")
    let words = try app.place(on: .label(containing: "arrow points"))
    #expect(words.y > button.y && words.y < button.y + 100)
    app.tap(at: CGPoint(x: 195, y: 700))
    try app.waitUntilGone(.label(containing: "arrow points"))
  }

  // MARK: Drags

  @Test func `a colour is dragged into a well`() async throws {
    let app = try open("Drag and Drop")
    try app.drag("Orange", to: "Second well", after: 0.6)
    let well = try app.find(UIView.self, "Second well")
    #expect(well.backgroundColor == .systemOrange)
    try await app.waitInRealTime(until: "the name to come") { well.accessibilityValue == "Orange" }
    #expect(try app.find(UIView.self, "First well").accessibilityValue == "Empty")
  }

  @Test func `a word is dragged into the other list and leaves its own`() async throws {
    let app = try open("Drag and Drop")
    let (bread, coffee) = (try app.place(on: "Bread"), try app.place(on: "Coffee"))
    try app.drag("Bread", to: "Coffee", after: 0.6)
    try await app.waitInRealTime(until: "the word to be there once") {
      app.settle()
      return (try? app.find(UILabel.self, "Bread")) != nil
    }
    let (new, apples) = (try app.place(on: "Bread"), try app.place(on: "Apples"))
    #expect(abs(new.x - coffee.x) < 20 && new.y > coffee.y)
    #expect(apples.y == bread.y, "the next word moves up")
  }

  @Test func `a word that is let go beside the lists goes back`() throws {
    let app = try open("Drag and Drop")
    let start = try app.place(on: "Milk")
    app.drag(from: start, to: CGPoint(x: 200, y: 780), after: 0.6)
    #expect(try app.place(on: "Milk") == start)
  }
}
