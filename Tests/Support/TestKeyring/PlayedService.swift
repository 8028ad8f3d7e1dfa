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
  /// The members that were called.
  package private(set) var calls: [String] = []
  /// What a member is answered with; `nil` for the usual.
  package var answers: [String: [BusValue]] = [:]
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
    calls.append(request.member)
    if let failure = failures[request.member] { return .failure(failure, "no") }
    return .values(answers[request.member] ?? Self.usual[request.member] ?? [])
  }

  package nonisolated static let usual: [String: [BusValue]] = [
    "SearchItems": [.array(of: "o", [.path(item)]), .array(of: "o", [])],
    "GetAll": properties(["xdg:schema": "org.spinet.Password", "app": "/usr/bin/shop", "username": "ada"]),
    "OpenSession": [.variant(.string("")), .path(session)],
    "GetSecret": [.structure([.path(session), .bytes([]), .bytes(Array("coffee".utf8)), .string("text/plain")])],
    "ReadAlias": [.path("/org/freedesktop/secrets/collection/own")],
    "Unlock": [.array(of: "o", []), .path(prompt)],
    "CreateItem": [.path("/"), .path(prompt)],
    "Delete": [.path(prompt)],
  ]

  package nonisolated static func properties(_ attributes: [String: String], isLocked: Bool = false) -> [BusValue] {
    let pairs = attributes.sorted { $0.key < $1.key }.map { BusValue.entry(.string($0.key), .string($0.value)) }
    return [
      .array(
        of: "{sv}",
        [
          .entry(.string("Attributes"), .variant(.array(of: "{ss}", pairs))),
          .entry(.string("Modified"), .variant(.uint64(7))),
          .entry(.string("Locked"), .variant(.boolean(isLocked))),
        ])
    ]
  }

  /// The person has answered the question.
  package func complete(_ values: [BusValue], of prompt: String = PlayedService.prompt) {
    bus.emit(path: prompt, interface: "org.freedesktop.Secret.Prompt", member: "Completed", values)
  }

  package func quit() { bus.close() }
}
