// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// What goes from one app to another by copying and pasting.
  @Suite struct PasteAppTests {
    @Test(
      "ED-6 what a GTK app copies is pasted into an app of the SDK by a finger, from the edit menu and with a paste control, and what that copies into GTK"
    )
    func betweenApps() throws {
      try AppBed.with(.gtk4, configure: { $0.devices = [.touch, .keyboard] }) { bed in
        let field = bed.app.kind.mainField
        try bed.open()
        try bed.lowercase()
        try bed.expectTyped("kayak") { try bed.driver.type("kayak") }
        for key: Character in ["a", "c"] { try bed.session.injector.pressWithControl(key) }

        let app = try PastingApp(in: bed)
        try app.touch("first", for: "the first field", by: { try bed.driver.tap(at: $0) }) {
          app.lines.contains("begins first")
        }
        try app.choose("Paste", of: "first", until: "the text") { app.text(of: "first") == "\"kayak\"" }
        try app.touch("paste", for: "the text by the control", by: { try bed.driver.tap(at: $0) }) {
          app.text(of: "second") == "\"kayak\""
        }

        try bed.driver.type("er")
        try app.wait(for: "first \"kayaker\"")
        try app.choose("Select All", of: "first", until: "all of it to be selected") {
          app.lines.contains("selection first 0 7")
        }
        try app.chooseLast("Copy")
        try bed.session.sway("workspace 1")
        try bed.open(field)
        try bed.expectTyped("kayaker") {
          for key: Character in ["a", "v"] { try bed.session.injector.pressWithControl(key) }
        }
      }
    }
  }
}

/// The app with a field and a paste control, on a workspace of its own beside a bed's app; what menus have is found by a screen reader.
private struct PastingApp: FieldsApp {
  private static let name = "typing-app"
  /// How long a person waits for what comes of a touch, in microseconds: more than between the two taps that mean a word.
  private static let patience: Int64 = 2_000_000

  let session: Session
  let app: Supervised
  private let driver: KeyboardDriver
  private let reader: ScreenReader

  init(in bed: AppBed) throws {
    (session, driver) = (bed.session, bed.driver)
    reader = try ScreenReader(in: session, bus: ScreenReader.startBus(in: session))
    try ScreenReader.announce(true, moves: false, in: session)
    try session.sway("workspace paste")
    app = try session.start([Checkout.program(Self.name), "--paste"], name: "paste")
    try wait(for: "active")
  }

  /// An item of a menu; what is on the control is none.
  private func item(_ name: String) throws -> Rect? {
    try reader.glance(at: Self.name)?.all.map(\.node).filter { $0.name == name }.compactMap(\.frame)
      .first { !$0.contains(place(of: "paste")) }
  }

  /// Touches a field's caret for its menu, and an item of that.
  func choose(_ name: String, of field: String, until what: String, _ holds: () throws -> Bool) throws {
    var touched: Int64 = 0
    try Wait.untilTrue(what, detail: { app.output }) {
      if try holds() { return true }
      guard Clock.now() - touched > Self.patience else { return false }
      try driver.tap(at: try item(name)?.center ?? place(of: field))
      touched = Clock.now()
      return false
    }
  }

  /// Touches an item of the menu that is there, which goes then.
  func chooseLast(_ name: String) throws {
    let place = try Wait.until(name, detail: { app.output }) { try item(name)?.center }
    try driver.tap(at: place)
    try Wait.untilTrue("the menu to go") { try item(name) == nil }
  }
}
