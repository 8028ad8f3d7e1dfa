// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// A program that looks at apps as Orca does, by libatspi, and the desktop's accessibility bus.
///
/// Differs from a desktop in that the bus is started by the test and not by name.
struct ScreenReader {
  private let session: Session
  private let program: Supervised
  private let socket: LineSocket
  let bus: Supervised

  /// Starts the desktop's accessibility bus; nobody wants to see anything yet.
  static func startBus(in session: Session, name: String = "a11y-bus") throws -> Supervised {
    let bus = try session.start(["/usr/libexec/at-spi-bus-launcher"], name: name)
    try Wait.untilTrue("the accessibility bus", detail: { bus.output }) {
      try session.run([
        "dbus-send", "--session", "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus",
        "org.freedesktop.DBus.NameHasOwner", "string:org.a11y.Bus",
      ]).output.contains("boolean true")
    }
    return bus
  }

  init(in session: Session, bus: Supervised, name: String = "reader") throws {
    self.session = session
    self.bus = bus
    let path = "\(session.folder)/\(name)"
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "client.py").path()
    let program = try session.start(["/usr/bin/python3", "-W", "ignore", script, path], name: name)
    self.program = program
    try Wait.untilTrue("the reader", within: 2 * Wait.limit, detail: { program.output }) {
      FileManager.default.fileExists(atPath: path)
    }
    socket = try LineSocket(path: path)
  }

  /// Says on the session bus that somebody listens, as Orca does, or that nobody does any more.
  ///
  /// - Parameter moves: Whether the reader goes from element to element; one that just looks leaves the focus where the keys go.
  static func announce(_ isRunning: Bool, moves: Bool = true, in session: Session) throws {
    for property in moves ? ["IsEnabled", "ScreenReaderEnabled"] : ["IsEnabled"] {
      try session.callBus(
        name: "org.a11y.Bus", path: "/org/a11y/bus", method: "org.freedesktop.DBus.Properties.Set",
        arguments: ["string:org.a11y.Status", "string:\(property)", "variant:boolean:\(isRunning)"])
    }
  }

  private func ask<Answer: Decodable>(_ command: String) throws -> Answer {
    var line = ""
    do {
      try socket.send(command)
      line = try socket.receive() ?? ""
      return try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
    } catch { throw BedError("\(command): \(line) \(error); the reader says \(program.output.suffix(2000))") }
  }

  /// The app with all that is in it; `nil` while it is not among the desktop's.
  func tree(of app: String) throws -> Node? { try ask("tree \(app)") }

  /// The same, with names, roles, states, places and texts alone, which takes a fraction of the time.
  func glance(at app: String) throws -> Node? { try ask("look \(app)") }

  /// Waits until the app is as it should be.
  func wait(for what: String, in app: String, until holds: (Node) -> Bool) throws -> Node {
    var last = "nothing"
    return try Wait.until(what, detail: { last }) {
      guard let tree = try tree(of: app) else { return nil }
      last = tree.summary
      return holds(tree) ? tree : nil
    }
  }

  /// Does an action of an object; `path` counts children from the app down.
  func perform(_ action: String, at path: String) throws -> Bool { try ask("do \(path) \(action)") }

  func setValue(_ value: Double, at path: String) throws -> Bool { try ask("value \(path) \(value)") }

  func focus(_ path: String) throws -> Bool { try ask("focus \(path)") }

  /// The name of what is at a place of a window.
  func name(at x: Int, _ y: Int, in path: String) throws -> String? { try ask("at \(path) \(x) \(y)") }

  /// What has happened since the last time.
  func events() throws -> [Event] { try ask("events") }

  /// Waits until something has happened.
  func wait(for event: String, where matches: (Event) -> Bool) throws {
    var heard: [Event] = []
    try Wait.untilTrue(event, detail: { heard.map { "\($0)" }.joined(separator: "\n") }) {
      heard += try events()
      return heard.contains(where: matches)
    }
  }
}

extension ScreenReader {
  /// An object as the reader sees it.
  struct Node: Decodable {
    let name: String
    let role: String
    let description: String
    let id: String
    let states: [String]
    let attributes: [String: String]
    let interfaces: [String]
    let children: [Node]
    let extents: [Int]?
    let actions: [String]?
    /// The least, the most and the one that is.
    let value: [Double]?
    let text: String?

    /// All objects here and below with the paths to them.
    var all: [(path: String, node: Node)] {
      children.enumerated().flatMap { index, child in
        [("\(index)", child)] + child.all.map { ("\(index)/\($0.path)", $0.node) }
      }
    }

    /// The object with a name and a role.
    func first(_ role: String, _ name: String) -> (path: String, node: Node)? {
      all.first { $0.node.role == role && $0.node.name == name }
    }

    var summary: String { all.map { "\($0.path) \($0.node.role) “\($0.node.name)”" }.joined(separator: "\n") }
  }

  /// Something that an app has told.
  struct Event: Decodable {
    /// With its detail, such as `object:state-changed:focused`.
    let type: String
    /// The name of the object.
    let source: String?
    let detail: Int
    let data: Datum?
  }

  /// What an event is about.
  enum Datum: Decodable, Equatable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}
