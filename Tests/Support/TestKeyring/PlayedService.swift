// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Desktop

/// A service of secrets that answers what a test wants, and notes what it is asked.
///
/// It differs from a real one in that it keeps nothing, and in that a test answers its questions.
@MainActor
package final class PlayedService {
  private let bus: SessionBus
  package private(set) var hasName = false
  /// The members that were called; of a property `Get` and its name.
  package private(set) var calls: [String] = []
  /// The objects that were to be deleted.
  package private(set) var deleted: [String] = []
  /// What a member was called with last.
  package private(set) var lastArguments: [String: [BusValue]] = [:]
  /// What a member is answered with; `nil` for the usual.
  package var answers: [String: [BusValue]] = [:]
  /// The same, of one object, by its path and the member.
  package var answersOfObjects: [String: [String: [BusValue]]] = [:]
  /// The error's name that a member is answered with.
  package var failures: [String: String] = [:]

  package nonisolated static let item = "/org/freedesktop/secrets/collection/own/1"
  package nonisolated static let prompt = "/org/freedesktop/secrets/prompt/1"
  package nonisolated static let session = "/org/freedesktop/secrets/session/1"

  /// - Parameter bus: The connection of its own.
  package init(on bus: SessionBus) {
    self.bus = bus
    bus.serve(below: "/org/freedesktop/secrets") { [weak self] in
      self?.answer($0) ?? .failure("org.freedesktop.DBus.Error.UnknownObject", "gone")
    }
    bus.requestName("org.freedesktop.secrets") { [weak self] in self?.hasName = $0 == true }
  }

  private func answer(_ request: BusRequest) -> BusAnswer {
    var member = request.member
    if member == "Get", case .string(let name)? = request.arguments?.last { member += " \(name)" }
    calls.append(member)
    lastArguments[member] = request.arguments
    if member == "Delete" { deleted.append(request.path) }
    if let failure = failures[member] { return .failure(failure, "no") }
    if let values = answersOfObjects[request.path]?[member] { return .values(values) }
    return .values(answers[member] ?? Self.usual[member] ?? [])
  }

  package nonisolated static let usual: [String: [BusValue]] = [
    "Get Collections": [.variant(.array(of: "o", [.path("/org/freedesktop/secrets/collection/own")]))],
    "Get Locked": [.variant(.boolean(false))],
    "SearchItems": [.array(of: "o", [.path(item)]), .array(of: "o", [])],
    "GetAll": properties(["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": "ada"]),
    "OpenSession": [.variant(.string("")), .path(session)],
    "GetSecret": [.structure([.path(session), .bytes([]), .bytes(Array("coffee".utf8)), .string("text/plain")])],
    "ReadAlias": [.path("/org/freedesktop/secrets/collection/own")],
    "Unlock": [.array(of: "o", []), .path(prompt)],
    "CreateItem": [.path("/"), .path(prompt)],
    "CreateCollection": [.path("/"), .path(prompt)],
    "Delete": [.path(prompt)],
  ]

  package nonisolated static func properties(
    _ attributes: [String: String], isLocked: Bool = false, modified: UInt64 = 7
  ) -> [BusValue] {
    let pairs = attributes.sorted { $0.key < $1.key }.map { BusValue.entry(.string($0.key), .string($0.value)) }
    return [
      .array(
        of: "{sv}",
        [
          .entry(.string("Attributes"), .variant(.array(of: "{ss}", pairs))),
          .entry(.string("Modified"), .variant(.uint64(modified))),
          .entry(.string("Locked"), .variant(.boolean(isLocked))),
        ])
    ]
  }

  /// Has a login of the shop in two keyrings, called Work and Home, which was saved later at home.
  package func keepTwice() {
    let paths = ["work", "home"].map { "/org/freedesktop/secrets/collection/\($0)" }
    answers["SearchItems"] = [.array(of: "o", paths.map { .path("\($0)/1") }), .array(of: "o", [])]
    for (path, name, modified) in [(paths[0], "Work", UInt64(7)), (paths[1], "Home", 8)] {
      answersOfObjects[path] = ["Get Label": [.variant(.string(name))]]
      answersOfObjects["\(path)/1"] = [
        "GetAll": Self.properties(
          ["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": "ada"], modified: modified),
        "Delete": [.path("/")],
      ]
    }
  }

  /// The person has answered the question.
  package func complete(_ values: [BusValue], of prompt: String = PlayedService.prompt) {
    bus.emit(path: prompt, interface: "org.freedesktop.Secret.Prompt", member: "Completed", values)
  }

  package func quit() { bus.close() }
}
