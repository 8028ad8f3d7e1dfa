// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geometry
import Glibc

/// A running fixture app.
///
/// - Note: `@unchecked Sendable` because the suites that share an app are serialized: one test at a time uses it.
package final class App: @unchecked Sendable {
  package let kind: AppKind
  package let program: Supervised
  private let session: Session
  private let channel: AppChannel
  /// Where the content begins in the window: below a browser's bars.
  private var contentOrigin = Point.zero

  /// Starts an app and returns when its window is active; most apps focus their first field by then.
  ///
  /// - Parameter command: Starts another app of this kind that talks to the bed as the fixtures do.
  package init(_ kind: AppKind, command: [String]? = nil, in session: Session) throws {
    self.kind = kind
    self.session = session
    do {
      (program, channel) = try Self.launch(kind, command, in: session)
    } catch is StartCrash where kind.isBrowser {
      // Firefox's own: it changes its environment while a thread of GLib reads it, and now and then dies of that.
      (program, channel) = try Self.launch(kind, command, in: session)
    }
    if kind.isBrowser { try touchPage() }
    if kind == .westonEditor { try touchWindow() }
    // Its window is where the screen is.
    if asksByTouch, kind == .qt5 { try setFullscreen(true) }
  }

  deinit { stop() }

  package func stop() { program.stop() }
}

// MARK: - Start

extension App {
  /// A signal ended the app before it was ready.
  private struct StartCrash: Error, CustomStringConvertible { let description: String }

  private static func launch(
    _ kind: AppKind, _ command: [String]?, in session: Session
  ) throws -> (Supervised, AppChannel) {
    let path = "\(session.folder)/\(kind.rawValue).app"
    unlink(path)
    let listener = try LineSocket.listen(path: path)
    defer { close(listener) }
    var environment = kind.environment
    environment["SPINET_FIXTURE_SOCKET"] = path
    environment["SPINET_FIXTURE_APP_ID"] = session.options.appID ?? ""
    // For whoever wants to see what the app and the compositor say to each other.
    environment["WAYLAND_DEBUG"] = ProcessInfo.processInfo.environment["WAYLAND_DEBUG"]
    let program = try session.start(
      command ?? kind.command(profile: "\(session.folder)/home/\(kind.rawValue)"), name: kind.rawValue,
      environment: environment)
    func log() -> String { "the end of \(program.log): \(program.output.suffix(600))" }
    // Office programs read much before they show anything, and the machine may be busy.
    let channel = try Wait.until("\(kind.rawValue) to start", within: 180, detail: log) {
      guard program.exitStatus == nil else { throw BedError("\(kind.rawValue) ended at once; \(log())") }
      var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 0) > 0 else { return nil as AppChannel? }
      let client = accept(listener, nil, nil)
      return client < 0 ? nil : AppChannel(socket: LineSocket(descriptor: client))
    }
    guard channel.wait(within: 60, until: { events, _ in events.contains { $0.event == "ready" } }) else {
      // Its end of the channel closes a moment before it is gone.
      let status = try? Wait.until("its end", within: 1) { program.exitStatus }
      if let status, status > 128 { throw StartCrash(description: "\(kind.rawValue) crashed at once; \(log())") }
      throw BedError("\(kind.rawValue) got no window that is active; \(log())")
    }
    return (program, channel)
  }
}

// MARK: - Commands

extension App {
  /// Touches a window that tells where it was touched, to find out where it is; the middle of its screen is part of it.
  private func touchWindow() throws {
    let size = session.options.logicalSize
    let middle = Point(x: Double(size.width) / 2, y: Double(size.height) / 2)
    let touch = try touchPage(at: middle, again: 0.5) { $0.event == "pointer" }
    contentOrigin = Point(x: middle.x - (touch.x ?? 0), y: middle.y - (touch.y ?? 0))
  }

  /// Touches the page beside its fields: finds out where it is, and counts as the person's gesture, before which Firefox
  /// tells nobody what its fields are for.
  private func touchPage() throws {
    let size = session.options.logicalSize
    let (middle, aside) = (
      Point(x: Double(size.width) / 2, y: Double(size.height) / 2),
      Point(x: Double(size.width) * 3 / 4, y: Double(size.height) / 2)
    )
    // A browser can report its page before its window hears touches.
    let first = try touchPage(at: middle, again: 0.5) { $0.event == "pointer" }
    // Of those it may have some before it, and each takes the focus from a field when it becomes a click: all have, once
    // one at another place has.
    func isAside(_ event: AppEvent) -> Bool {
      abs((event.x ?? 0) - (first.x ?? 0) - (aside.x - middle.x)) < Self.touchTolerance
    }
    _ = try touchPage(at: aside, again: 3) { $0.event == "click" && isAside($0) }
    guard let down = events.last(where: { $0.event == "pointer" && isAside($0) }), let x = down.x, let y = down.y else {
      throw BedError("\(kind.rawValue): a touch without a place")
    }
    contentOrigin = Point(x: aside.x - x, y: aside.y - y)
  }

  /// Touches the page until it has heard of it.
  ///
  /// - Parameter seconds: How long one touch may take, before the next one.
  private func touchPage(
    at point: Point, again seconds: Double, until isIt: (AppEvent) -> Bool
  ) throws -> AppEvent {
    try Wait.until("\(kind.rawValue)'s page to hear a touch") {
      try session.injector.tap(point)
      _ = wait(within: seconds) { $0.contains(where: isIt) }
      return events.last(where: isIt)
    }
  }

  /// Moves the app's focus to a field from inside the app.
  package func focus(_ field: String) throws {
    guard kind.hasFields else { return }
    let before = channel.history.count
    let deadline = Clock.now() + Int64(Wait.limit * 1_000_000)
    repeat {
      // Asks again now and then: a browser that is starting up may take the focus from the page at once.
      try giveFocus(to: field)
      if channel.wait(within: 2, until: { events, _ in Self.lastFocus(in: events[...]) == field }) { return }
    } while Clock.now() < deadline
    throw BedError("\(kind.rawValue): \(field) got no focus; events since: \(describe(channel.history[before...]))")
  }

  private var asksByTouch: Bool { kind.asksByTouch(on: session.options.compositor) }

  private func giveFocus(to field: String) throws {
    guard asksByTouch else { return try channel.send("focus \(field)") }
    guard let frame = try fieldFrames()[field] else { throw BedError("\(kind.rawValue) has no field \(field)") }
    try session.injector.tap(frame.center)
  }

  /// Takes the focus away from all fields.
  package func unfocus() throws {
    if kind == .westonEditor {
      guard let place = try fieldFrames()["none"] else { throw BedError("\(kind.rawValue) is all fields") }
      try session.injector.tap(place.center)
    } else {
      try channel.send("unfocus")
    }
    guard channel.wait(within: Wait.limit, until: { events, _ in Self.lastFocus(in: events[...]) == nil }) else {
      throw BedError("\(kind.rawValue): the field keeps its focus")
    }
  }

  /// Has the app take the focus from the field that has it, and give it to the same or another one in one breath; GTK's only.
  package func refocus(_ field: String) throws {
    let before = channel.history.count
    try channel.send("refocus \(field)")
    guard wait(after: before, within: Wait.limit, until: { $0.contains { $0.event == "focus" && $0.field == field } })
    else {
      throw BedError("\(kind.rawValue): \(field) got no focus anew")
    }
  }

  /// Empties all fields.
  package func clear() throws {
    func areEmpty(_: [AppEvent], _ texts: [String: AppEvent]) -> Bool { texts.values.allSatisfy { $0.text == "" } }
    // Nothing would tell when an app has got to it whose fields are empty already, and somebody may be typing by then.
    if channel.wait(within: 0, until: areEmpty) { return }
    try channel.send("clear")
    guard channel.wait(within: Wait.limit, until: areEmpty) else {
      throw BedError("\(kind.rawValue): the fields do not get empty")
    }
  }

  /// Asks the app to end by itself.
  package func quit() throws { try channel.send("quit") }

  package func setFullscreen(_ isFullscreen: Bool) throws {
    try channel.send(isFullscreen ? "fullscreen" : "unfullscreen")
  }

  /// Waits until the compositor shows all that the app has received; only the demo's app knows.
  package func waitUntilShown() throws {
    let before = channel.history.count
    try channel.send("show")
    guard wait(after: before, within: Wait.limit, until: { $0.contains { $0.event == "shown" } }) else {
      throw BedError("\(kind.rawValue) shows no frame")
    }
  }

  /// Whether a page has heard of touches since an event only at other places than where they were; Firefox does for good when its
  /// scale changes while it stands still, and draws its page in a wrong size.
  package func misplacesTouches(at point: Point, since event: Int) -> Bool {
    let heard = events.dropFirst(event).filter { $0.event == "pointer" }
    return !heard.isEmpty
      && heard.allSatisfy { heard in
        guard let x = heard.x, let y = heard.y else { return false }
        let difference = Point(x: x, y: y) + contentOrigin - point
        return max(abs(difference.x), abs(difference.y)) > Self.touchTolerance
      }
  }

  /// How far from a touch, in logical pixels, a page may hear of it.
  private static let touchTolerance = 16.0

  /// Whether a browser has loaded its page anew, as its Reload button does where a touch meets that.
  package var hasLoadedAnew: Bool { events.count { $0.event == "loaded" } > 1 }

  /// How wide a page was laid out when it told its fields last, in logical pixels; `nil` for other apps.
  package var pageWidth: Double? { events.last { $0.event == "geometry" }?.width }

  /// The frames of the fields, in the window's coordinates.
  package func fieldFrames() throws -> [String: Rect] {
    let before = channel.history.count
    try channel.send("geometry")
    var found: [String: [Double]]?
    _ = channel.wait(within: Wait.limit) { events, _ in
      found = events.dropFirst(before).last { $0.event == "geometry" }?.fields
      return found != nil
    }
    guard let found else { throw BedError("\(kind.rawValue) does not tell its geometry") }
    return found.compactMapValues { numbers in
      numbers.count == 4
        ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).offset(by: contentOrigin) : nil
    }
  }
}

// MARK: - What it received

extension App {
  package var events: [AppEvent] { channel.history }

  /// The field that has focus by the app's reports.
  package var focusedField: String? { Self.lastFocus(in: channel.history[...]) }

  package func text(of field: String) -> String { channel.text(of: field)?.text ?? "" }

  /// The caret in a field, in the toolkit's own unit of text.
  package func caret(in field: String) -> Int? { channel.text(of: field)?.caret }

  /// Waits until a field holds exactly this text.
  ///
  /// - Returns: The text at the end of the wait, for a test to compare: it differs when the time has passed.
  package func received(_ expected: String, in field: String, within seconds: Double = Wait.limit) -> String {
    received(oneOf: [expected], in: field, within: seconds)
  }

  /// The same, for one of several texts.
  package func received(oneOf expected: [String], in field: String, within seconds: Double = Wait.limit) -> String {
    _ = channel.wait(within: seconds) { _, texts in expected.contains(texts[field]?.text ?? "") }
    return text(of: field)
  }

  /// What the app has reported, a line each.
  package var story: String {
    events.map { event in
      let words = [event.field, event.text?.debugDescription, event.caret.map { "\($0)" }, event.key].compactMap(\.self)
      return "\(event.time) \(([event.event] + words).joined(separator: " "))\n"
    }.joined()
  }

  /// Waits until the events that followed the first `count` meet a condition.
  package func wait(after count: Int = 0, within seconds: Double = Wait.limit, until holds: ([AppEvent]) -> Bool)
    -> Bool
  {
    channel.wait(within: seconds) { events, _ in holds(Array(events.dropFirst(count))) }
  }

  private static func lastFocus(in events: ArraySlice<AppEvent>) -> String? {
    // A toolkit may report the new field's focus before the old one's blur.
    var focused: String?
    for event in events {
      if event.event == "focus" { focused = event.field }
      if event.event == "blur", event.field == focused { focused = nil }
    }
    return focused
  }

  private func describe(_ events: ArraySlice<AppEvent>) -> String {
    events.map { "\($0.event) \($0.field ?? "")" }.joined(separator: ", ")
  }
}
