// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// An app of the SDK, read back through libatspi, which is what Orca uses.
  @Suite struct ScreenReaderTests {
    private static let app = "controls-app"

    /// Starts the app and a reader of its screen, and ends both.
    private func read(_ body: (ScreenReader, Supervised, Session) throws -> Void) throws {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      var options = SessionOptions()
      options.devices = [.touch, .keyboard]
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      let bus = try ScreenReader.startBus(in: session)
      let program = try session.start([try Checkout.program(Self.app)], name: "app")
      try Wait.untilTrue("the app", detail: { program.output }) { program.output.contains("active") }
      let reader = try ScreenReader(in: session, bus: bus)
      try body(reader, program, session)
    }

    private func wait(for line: String, from program: Supervised) throws {
      try Wait.untilTrue(line, detail: { program.output }) {
        program.output.split(separator: "\n").contains { $0 == line }
      }
    }

    private func found(_ role: String, _ name: String, in tree: ScreenReader.Node) throws -> (
      path: String, node: ScreenReader.Node
    ) {
      guard let found = tree.first(role, name) else { throw BedError("no \(role) “\(name)” in\n\(tree.summary)") }
      return found
    }

    @Test("SY-5 a screen reader finds every control of an app with its name, role, state, value and place")
    func tree() throws {
      try read { reader, _, session in
        #expect(try reader.tree(of: Self.app) == nil, "nobody wants to see anything")
        try ScreenReader.announce(true, in: session)
        let tree = try reader.wait(for: "the app", in: Self.app) { $0.first("list item", "City 1") != nil }
        let window = try found("frame", "Controls", in: tree).node
        #expect(window.states.contains("active"))
        #expect(window.extents == [0, 0, 360, 720])
        #expect(tree.all.filter { $0.path.split(separator: "/").count == 2 }.map(\.node.role).first == "tool bar")
        _ = try found("heading", "Everything", in: tree)

        let status = try found("label", "Nothing yet", in: tree).node
        #expect(status.text == "Nothing yet")
        #expect(status.id == "status")
        let push = try found("push button", "Push", in: tree).node
        #expect(push.description == "Counts up")
        #expect(push.actions == ["click"])
        #expect(Set(["enabled", "sensitive", "showing", "visible", "focusable"]).isSubset(of: push.states))
        #expect(try !found("push button", "Off", in: tree).node.states.contains("sensitive"))
        let toggle = try found("toggle button", "Wi-Fi", in: tree).node
        #expect(toggle.states.contains("checkable") && !toggle.states.contains("checked"))
        let slider = try found("slider", "Volume", in: tree).node
        #expect(slider.value == [0, 10, 4])
        #expect(slider.attributes["valuetext"] == "40%")
        #expect(slider.actions == ["increment", "decrement", "Mute"])
        #expect(try found("spin button", "Guests", in: tree).node.value == [0, 100, 0])
        #expect(try found("progress bar", "Progress", in: tree).node.value == [0, 1, 0.25])
        let segment = try found("radio button", "Satellite", in: tree).node
        #expect(Set(["checked", "selected"]).isSubset(of: segment.states))
        #expect((segment.attributes["posinset"], segment.attributes["setsize"]) == ("2", "3"))
        #expect(try !found("radio button", "Map", in: tree).node.states.contains("checked"))
        let list = try #require(tree.all.first { $0.node.role == "list" }?.node)
        #expect(list.children.count > 3)
        #expect(list.children.allSatisfy { $0.role == "list item" })

        // From the top down, and where it says that it is.
        let names = tree.all.map(\.node.name).filter { ["Nothing yet", "Push", "Ask", "Off", "Wi-Fi"].contains($0) }
        #expect(names == ["Nothing yet", "Push", "Ask", "Off", "Wi-Fi"])
        let place = try #require(push.extents)
        let path = try found("frame", "Controls", in: tree).path
        #expect(try reader.name(at: place[0] + place[2] / 2, place[1] + place[3] / 2, in: path) == "Push")
      }
    }

    @Test("SY-5 a screen reader works the controls of an app and hears what comes of it")
    func actions() throws {
      try read { reader, program, session in
        try ScreenReader.announce(true, in: session)
        var tree = try reader.wait(for: "the app", in: Self.app) { $0.first("list item", "City 1") != nil }
        #expect(try reader.perform("click", at: found("push button", "Push", in: tree).path))
        try wait(for: "pushed 1", from: program)
        var heard: [ScreenReader.Event] = []
        try Wait.untilTrue("what is said of the push", detail: { "\(heard)" }) {
          heard += try reader.events()
          return heard.contains { $0.type.hasPrefix("object:announcement") && $0.data == .text("Pushed 1 times") }
            && heard.contains { $0.type == "object:property-change:accessible-name" && $0.source == "Pushed 1" }
            && heard.contains { $0.type == "object:text-changed:insert" && $0.data == .text("Pushed 1") }
        }
        #expect(try !reader.perform("click", at: found("push button", "Off", in: tree).path))

        let slider = try found("slider", "Volume", in: tree).path
        #expect(try reader.setValue(7, at: slider))
        try wait(for: "slider 7.0", from: program)
        try reader.wait(for: "the slider's value") {
          $0.type == "object:property-change:accessible-value" && $0.source == "Volume"
        }
        #expect(try reader.perform("increment", at: slider))
        try wait(for: "slider 8.0", from: program)
        #expect(try reader.perform("Mute", at: slider))
        tree = try reader.wait(for: "silence", in: Self.app) { $0.first("slider", "Volume")?.node.value == [0, 10, 0] }

        #expect(try reader.perform("click", at: found("toggle button", "Wi-Fi", in: tree).path))
        try wait(for: "switch true", from: program)
        try reader.wait(for: "the switch") {
          $0.type == "object:state-changed:checked" && $0.source == "Wi-Fi" && $0.detail == 1
        }
        #expect(try reader.perform("click", at: found("radio button", "Hybrid", in: tree).path))
        try wait(for: "segment 2", from: program)
        #expect(try reader.perform("increment", at: found("spin button", "Guests", in: tree).path))
        try wait(for: "stepper 1.0", from: program)
        #expect(try reader.perform("click", at: found("list item", "City 2", in: tree).path))
        try wait(for: "row 1", from: program)
        _ = try reader.wait(for: "the row", in: Self.app) {
          $0.first("list item", "City 2")?.node.states.contains("selected") == true
        }
        let list = try #require(tree.all.first { $0.node.role == "list" }?.path)
        #expect(try reader.perform("next-page", at: list))
        _ = try reader.wait(for: "other rows", in: Self.app) { $0.first("list item", "City 1") == nil }
      }
    }

    @Test("SY-5 a screen reader is taken to an alert, hears nothing of what is behind, and answers it")
    func alert() throws {
      try read { reader, program, session in
        try ScreenReader.announce(true, in: session)
        let tree = try reader.wait(for: "the app", in: Self.app) { $0.first("push button", "Ask") != nil }
        #expect(try reader.focus(found("push button", "Ask", in: tree).path))
        try reader.wait(for: "the focus") {
          $0.type == "object:state-changed:focused" && $0.source == "Ask" && $0.detail == 1
        }
        #expect(try reader.perform("click", at: found("push button", "Ask", in: tree).path))
        let asked = try reader.wait(for: "the alert", in: Self.app) { $0.first("alert", "Sure?") != nil }
        #expect(try found("alert", "Sure?", in: asked).node.states.contains("modal"))
        #expect(asked.first("push button", "Push") == nil)
        _ = try found("label", "It cannot be undone.", in: asked)
        try reader.wait(for: "the focus in the alert") {
          $0.type == "object:state-changed:focused" && $0.source == "Sure?" && $0.detail == 1
        }
        // Tab goes on in the alert, past the text to the first choice, and not out of it.
        for name in ["It cannot be undone.", "Cancel", "Erase"] {
          try session.injector.pressKey(15)
          try reader.wait(for: "the focus at \(name)") {
            $0.type == "object:state-changed:focused" && $0.source == name && $0.detail == 1
          }
        }
        #expect(try reader.perform("dismiss", at: found("alert", "Sure?", in: asked).path))
        try wait(for: "cancelled", from: program)
        _ = try reader.wait(for: "what was behind", in: Self.app) { $0.first("push button", "Push") != nil }
      }
    }

    @Test("SY-5 an app outlives its screen reader and is there for the next one")
    func comingAndGoing() throws {
      try read { reader, program, session in
        try ScreenReader.announce(true, in: session)
        _ = try reader.wait(for: "the app", in: Self.app) { $0.first("push button", "Push") != nil }
        try ScreenReader.announce(false, in: session)
        try Wait.untilTrue("the app to leave") { try reader.tree(of: Self.app) == nil }
        try ScreenReader.announce(true, in: session)
        let tree = try reader.wait(for: "the app", in: Self.app) { $0.first("push button", "Push") != nil }
        #expect(try reader.perform("click", at: found("push button", "Push", in: tree).path))
        try wait(for: "pushed 1", from: program)
        // The bus itself dies and another one comes.
        reader.bus.stop()
        let push = try #require(found("push button", "Push", in: tree).node.extents)
        try session.injector.tap(Point(x: Double(push[0] + push[2] / 2), y: Double(push[1] + push[3] / 2)))
        try wait(for: "pushed 2", from: program)
        let bus = try ScreenReader.startBus(in: session, name: "second-bus")
        try ScreenReader.announce(true, in: session)
        let second = try ScreenReader(in: session, bus: bus, name: "second-reader")
        _ = try second.wait(for: "the app on the second bus", in: Self.app) { $0.first("label", "Pushed 2") != nil }
      }
    }

    @Test func `an app without a message bus runs as any other`() throws {
      try SDKApp.with { app in
        let program = try app.session.start(
          [try Checkout.program(Self.app)], name: "lonely",
          environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"])
        try wait(for: "active", from: program)
      }
    }

    @Test func `an app that nobody looks at does not go to the accessibility bus`() throws {
      try read { _, program, session in
        let pid = try #require(program.programPID)
        func sockets() -> Int {
          let folder = "/proc/\(pid)/fd"
          let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
          return files.count {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.hasPrefix("socket:")
              == true
          }
        }
        let before = sockets()
        try ScreenReader.announce(true, in: session)
        try Wait.untilTrue("one connection more") { sockets() == before + 1 }
        try ScreenReader.announce(false, in: session)
        try Wait.untilTrue("one connection less") { sockets() == before }
      }
    }
  }
}
