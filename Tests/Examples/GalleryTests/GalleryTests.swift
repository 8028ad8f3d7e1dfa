// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExamplePictures
import Gallery
import KeyboardTesting
import Testing
import UIKitCore

@testable import gallery_pictures

@MainActor @Suite(.serialized) struct GalleryTests {
  /// A phone that is drawn quickly.
  private let coarse = Variant(name: "coarse", scale: 1)

  // In the dark, things are where they are in the light.
  @Test(arguments: Variant.all.filter { $0.style == .light })
  func `every page has one layout, cuts no text and has room for fingers`(_ variant: Variant) {
    let write = LayoutLog.write
    defer { LayoutLog.write = write }
    for page in [nil] + GallerySection.all.flatMap(\.pages).map(Optional.some) {
      var log: [String] = []
      LayoutLog.write = { log.append($0) }
      var variant = variant
      variant.scale = 1
      let stage = Stage(variant)
      if let page { stage.show(page) }
      stage.showWholePage()
      for window in stage.app.screen.scenes.flatMap(\.scene.windows) {
        let faults = PageCheck(window).faults + log
        #expect(faults.isEmpty, "\(page?.title ?? "the list")")
      }
    }
  }

  @Test func `every page is opened by touch and left again`() throws {
    let stage = Stage(coarse)
    let app = stage.app
    app.patience = 0.7
    for page in GallerySection.all.flatMap(\.pages) {
      try app.scroll(to: .label(page.title), in: .type(UITableView.self))
      try app.tap(.label(page.title))
      #expect(stage.title == page.title)
      try app.tap(ViewQuery.label("Gallery").traits(.button))
      #expect(stage.title == "Gallery")
    }
  }

  @Test func `what is touched on the pages answers`() throws {
    let stage = Stage(coarse)
    let app = stage.app
    app.patience = 1
    try app.scroll(to: "Alerts", in: .type(UITableView.self))
    try app.tap("Alerts")
    try app.tap("Two buttons")
    try app.tap("Delete")
    #expect(app.exists("Delete"), "the last answer")
    try app.tap(ViewQuery.label("Gallery").traits(.button))
    try app.tap("Sheets")
    try app.tap("Medium and large")
    #expect(app.exists("Details"))
    try app.tap("Done")
    try app.waitUntilGone("Details")
  }
}
