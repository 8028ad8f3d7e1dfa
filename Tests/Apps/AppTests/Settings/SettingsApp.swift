// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

/// The settings app on a workspace of its own, beside a bed's app, and a finger that uses it: it finds by a screen reader what it taps.
struct SettingsApp {
  private static let name = "spinet-settings"
  private static let workspace = "settings"

  let bed: AppBed
  private let reader: ScreenReader

  /// - Parameter locale: That of whoever uses the settings.
  private init(in bed: AppBed, locale: String) throws {
    self.bed = bed
    reader = try ScreenReader(in: bed.session, bus: ScreenReader.startBus(in: bed.session))
    try ScreenReader.announce(true, moves: false, in: bed.session)
    try bed.session.sway("workspace \(Self.workspace)")
    _ = try bed.session.start([Checkout.program(Self.name)], name: "settings", environment: ["LC_ALL": locale])
    _ = try wait(for: "the first page") { $0.all.contains { $0.node.role == "list item" } }
  }

  /// Runs a test body with a GTK 4 app, which has a text field, and with the settings app in front.
  static func with(
    hasWords: Bool = false, locale: String = "en_US.UTF-8", executable: (Session) throws -> String? = { _ in nil },
    _ body: (SettingsApp) throws -> Void
  ) throws {
    try AppBed.with(.gtk4, hasWords: hasWords, executable: executable) { bed in
      try body(SettingsApp(in: bed, locale: locale))
    }
  }

  // MARK: What the settings have written

  /// The settings file's content; empty when there is none.
  var file: String { read("home/.config/spinet/settings.conf") }

  /// A file of the person's, by its path in the session's folder; empty when there is none.
  func read(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(bed.session.folder)/\(path)") ?? Data(), as: UTF8.self)
  }

  // MARK: Looking

  /// Waits until what the reader finds is as it should be.
  @discardableResult
  func wait(for what: String, until holds: (ScreenReader.Node) throws -> Bool) throws -> ScreenReader.Node {
    var last: ScreenReader.Node?
    return try Wait.until(what, detail: { last?.summary ?? "nothing" }) {
      guard let tree = try reader.glance(at: Self.name) else { return nil }
      last = tree
      return try holds(tree) ? tree : nil
    }
  }

  /// Waits until something is there, or is gone.
  func wait(for part: Part, isThere: Bool = true) throws {
    try wait(for: isThere ? "\(part)" : "no \(part)") { (part.find($0) != nil) == isThere }
  }

  /// Where parts of the page can be touched: between the bar at the top and the keyboard, or what the app shows right above that.
  private func sight(_ tree: ScreenReader.Node) throws -> Rect {
    guard let window = tree.children.first?.frame else { throw BedError("the settings have no window") }
    let keyboard = try bed.keyboard.state()
    var bottom = keyboard.visible ? min(window.maxY, keyboard.frame.minY) : window.maxY
    var top = window.minY
    for bar in tree.all.map(\.node) where bar.role == "tool bar" {
      guard let frame = bar.frame else { continue }
      if frame.midY < window.midY { top = max(top, frame.maxY) } else { bottom = min(bottom, frame.minY) }
    }
    return Rect(x: window.minX, y: top, width: window.width, height: max(bottom - top, 0))
  }
}

// MARK: - Parts of a page

extension SettingsApp {
  /// Something on a page: what a screen reader says that it is, and what it calls it.
  enum Part: CustomStringConvertible {
    case row(String)
    case toggle(String)
    case button(String)
    case field(String)
    case heading(String)

    var description: String {
      switch self {
      case .row(let name): "the row “\(name)”"
      case .toggle(let name): "the switch “\(name)”"
      case .button(let name): "the button “\(name)”"
      case .field(let name): "the field “\(name)”"
      case .heading(let name): "the title “\(name)”"
      }
    }

    func find(_ tree: ScreenReader.Node) -> ScreenReader.Node? {
      switch self {
      // After its title comes what the row says at its end.
      case .row(let name):
        tree.all.map(\.node).first { $0.role == "list item" && ($0.name == name || $0.name.hasPrefix("\(name), ")) }
      case .toggle(let name): tree.first("toggle button", name)?.node
      case .button(let name): tree.first("push button", name)?.node
      case .field(let name): tree.first("entry", name)?.node
      case .heading(let name): tree.first("heading", name)?.node
      }
    }

    /// Whether it may be in a bar, which does not move with the page.
    fileprivate var isInBar: Bool {
      if case .button = self { true } else { false }
    }
  }
}

extension ScreenReader.Node {
  /// In the window's points.
  var frame: Rect? {
    extents.flatMap { numbers in
      numbers.count == 4
        ? Rect(x: Double(numbers[0]), y: Double(numbers[1]), width: Double(numbers[2]), height: Double(numbers[3]))
        : nil
    }
  }

  /// Everything with its place, to tell whether something has moved.
  fileprivate var places: [String] { all.map { "\($0.path) \($0.node.name) \($0.node.extents ?? [])" } }
}

// MARK: - Touching

extension SettingsApp {
  /// How long a person waits before they touch once more what nothing has come of, in microseconds.
  private static let patience: Int64 = 4_000_000
  /// How often they move a page on before they go back for what they look for.
  private static let mostSwipes = 8

  /// Taps a part once nothing moves and it is in sight, and waits for what comes of it. On a busy machine a touch can meet a page that is
  /// still on its way; a person touches once more where nothing comes of that.
  func tap(_ part: Part, until what: String, _ holds: (ScreenReader.Node) throws -> Bool) throws {
    try touch(part, until: what, by: { try bed.driver.tap(at: $0.center) }, holds)
  }

  private func touch(
    _ part: Part, until what: String, by finger: (Rect) throws -> Void, _ holds: (ScreenReader.Node) throws -> Bool
  ) throws {
    var touched: Int64?
    var last: ScreenReader.Node?
    var swipes = 0
    try Wait.untilTrue("\(what), by a touch of \(part)", within: 60, detail: { last?.summary ?? "nothing" }) {
      guard let tree = try reader.glance(at: Self.name) else { return false }
      let isStill = tree.places == last?.places
      last = tree
      if touched != nil, try holds(tree) { return true }
      guard isStill, Clock.now() - (touched ?? 0) > Self.patience else { return false }
      let sight = try sight(tree)
      let frame = part.find(tree)?.frame
      if let frame, part.isInBar || sight.contains(frame.center) {
        try finger(frame)
        touched = Clock.now()
      } else {
        let isAbove = frame.map { $0.center.y < sight.minY } ?? (swipes >= Self.mostSwipes)
        try swipe(sight, isUp: !isAbove)
        swipes += 1
      }
      last = nil
      return false
    }
  }

  /// Moves the page by a finger.
  private func swipe(_ sight: Rect, isUp: Bool) throws {
    let (high, low) = (sight.minY + sight.height * 0.25, sight.minY + sight.height * 0.75)
    try drag(
      from: Point(x: sight.midX, y: isUp ? low : high), to: Point(x: sight.midX, y: isUp ? high : low))
  }

  /// Moves a finger as people do, in a fifth of a second.
  private func drag(from start: Point, to end: Point) throws {
    let steps = 12
    let down = try bed.session.injector.down(at: start)
    for step in 1...steps {
      Clock.pause(until: down + Int64(step) * 16_000)
      let part = Double(step) / Double(steps)
      try bed.session.injector.move(to: start + Point(x: (end.x - start.x) * part, y: (end.y - start.y) * part))
    }
    try bed.session.injector.up()
  }

  // MARK: What people do

  /// Opens the page that a row leads to.
  ///
  /// - Parameter title: What the page is called, where that is not the row's name.
  func open(_ row: String, title: String? = nil) throws {
    try open(.row(row), title: title ?? row)
  }

  /// Opens the page that a part of this one leads to.
  func open(_ part: Part, title: String) throws {
    try tap(part, until: "the page “\(title)”") { Part.heading(title).find($0) != nil }
  }

  /// Turns a switch.
  func turn(_ name: String, isOn: Bool) throws {
    try tap(.toggle(name), until: "a switch that is \(isOn ? "on" : "off")") {
      Part.toggle(name).find($0)?.states.contains("checked") == isOn
    }
  }

  /// Chooses one row of several.
  func choose(_ row: String) throws {
    try tap(.row(row), until: "the mark") { Part.row(row).find($0)?.states.contains("selected") == true }
  }

  /// Swipes a row aside, and deletes it by the button that is there then.
  func delete(_ row: String) throws {
    try touch(
      .row(row), until: "the button for deleting",
      by: { frame in
        let start = Point(x: frame.maxX - 30, y: frame.center.y)
        try drag(from: start, to: start + Point(x: -150, y: 0))
      }, { Part.button("Delete").find($0) != nil })
    try tap(.button("Delete"), until: "the row to go") { Part.row(row).find($0) == nil }
  }

  /// Touches a field, and waits for the keyboard, and until the page has brought the field above it.
  func edit(_ field: String) throws {
    let serial = try bed.keyboard.state().serial
    try tap(.field(field), until: "the keyboard") { _ in try bed.keyboard.state().serial > serial }
    try expectAboveKeyboard(field)
  }

  /// Waits until the keyboard has come and the whole field is in sight above it.
  func expectAboveKeyboard(_ field: String) throws {
    try bed.keyboard.wait(for: "the keyboard of \(field)") { $0.shown && $0.visible }
    var places = "nowhere"
    try Wait.untilTrue("\(field) above the keyboard", detail: { places }) {
      guard let tree = try reader.glance(at: Self.name), let frame = Part.field(field).find(tree)?.frame else {
        return false
      }
      let sight = try sight(tree)
      places = "\(frame), where \(sight) is in sight"
      return frame.minY >= sight.minY && frame.maxY <= sight.maxY
    }
  }

  /// Deletes what a field holds that is typed into, from its end.
  func erase(_ field: String) throws {
    func text(_ tree: ScreenReader.Node) -> String { Part.field(field).find(tree)?.text ?? "" }
    var rest = text(try wait(for: "the text") { Part.field(field).find($0) != nil })
    while !rest.isEmpty {
      try bed.driver.tap("delete")
      let before = rest
      rest = text(try wait(for: "less text than \(before)") { text($0) != before })
    }
  }

  // MARK: The other app

  /// Goes to the app that is typed into, whose fields are empty then, and back to the settings.
  ///
  /// - Parameter field: The field that has the focus there.
  func whileTyping(in field: String = "normal", _ body: () throws -> Void) throws {
    try bed.app.clear()
    let serial = try bed.keyboard.state().serial
    try bed.session.sway("workspace 1")
    try bed.app.focus(field)
    try bed.keyboard.wait(for: "the keyboard of the app") { $0.shown && $0.visible && $0.serial > serial }
    try body()
    try bed.session.sway("workspace \(Self.workspace)")
    try Wait.untilTrue("the settings' window") { try bed.session.focusedAppID() == Self.name }
    try bed.keyboard.wait(for: "no keyboard") { !$0.visible }
  }
}
