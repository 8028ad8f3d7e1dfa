// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TextModel

@testable import WaylandPlatform

/// The field of an app that has focus, reached as the keyboard reaches it: what it is told comes late, and so does what it tells.
@MainActor
final class ReachedField: TextClient {
  private let makeApp: (Int) -> ModelApp
  private var app: ModelApp
  private var outbox = TextOutbox()
  private var activation = 1
  private var now: Int64

  /// - Parameters:
  ///   - hasToldSpace: Whether the app has told a space in another field.
  ///   - now: The time, in microseconds.
  ///   - makeApp: Returns the app of a field, by how many there were.
  init(hasToldSpace: Bool, at now: Int64, _ makeApp: @escaping (Int) -> ModelApp) {
    (self.makeApp, self.now) = (makeApp, now)
    app = makeApp(activation)
    if hasToldSpace {
      for text in ["", " "] { _ = receive(TextContext(before: text)) }
      activation += 1
    }
    _ = receive(app.context)
  }

  var text: String { app.text }

  /// Lets a moment pass.
  ///
  /// - Returns: What the app has said meanwhile.
  func advance(to now: Int64) -> [FieldNews] {
    self.now = now
    let news = app.advance(to: now).map { receive($0) }
    send()
    return news
  }

  /// Whether the app has read and done all that was sent.
  var isUpToDate: Bool { app.isUpToDate }

  /// Another field of the app gets the focus; an empty one.
  func moveOn() -> FieldNews {
    activation += 1
    app = makeApp(activation)
    defer { send() }
    return receive(app.context)
  }

  private func receive(_ context: TextContext?) -> FieldNews {
    let state = FieldState(
      isActive: true, activation: activation, context: context, hasNewContext: context != nil, purpose: app.purpose)
    return outbox.receive(state, from: "app", at: now)
  }
}

// MARK: - The keyboard's side

extension ReachedField {
  private static let ways = TextLanes.Ways(hasTextInput: true, hasKeys: true)

  var context: TextContext? { outbox.context }
  var canReplace: Bool { outbox.canReplace(by: Self.ways) }
  var tellsText: Bool { outbox.tellsText }

  var isContextCertain: Bool { outbox.isContextCertain }

  func takesAtOnce(_ edit: TextEdit) -> Bool { outbox.takesAtOnce(edit, by: Self.ways, at: now) }

  func apply(_ edits: [TextEdit]) {
    outbox.add(edits, from: .person)
    send()
  }

  private func send() {
    while true {
      let batch = outbox.next(by: Self.ways, at: now)
      guard !batch.steps.isEmpty else { return }
      for step in batch.steps { app.receive(step, at: now) }
    }
  }
}
