// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct TimeTests {
  private let settings = SettingsController()
  private let app: TestApp

  init() {
    let settings = settings
    app = TestApp { settings }
  }

  @Test func `waiting ends as soon as it comes true`() throws {
    UIView.animate(withDuration: 3) {
      settings.view.alpha = 0.5
    } completion: { _ in
      settings.wifi.isOn = true
    }
    try app.waitUntil("Wi-Fi is on") { settings.wifi.isOn }
    #expect(abs(app.time - 3) < 0.1)
  }

  @Test func `waiting in vain says for what, and what is on the screen`() {
    let start = app.time
    let error = #expect(throws: TestFailure.self) {
      try app.waitUntil("Wi-Fi is on", limit: 2.5) { settings.wifi.isOn }
    }
    #expect(error?.code == .timeIsUp)
    #expect(error?.message == "waited 2.5 s in vain until Wi-Fi is on")
    #expect(error?.screen.contains("UILabel “Wi-Fi”") == true)
    #expect(app.time - start == 2.5)
  }

  @Test func `what never rests ends with the limit`() {
    let spinner = UIActivityIndicatorView()
    settings.view.addSubview(spinner)
    #expect(app.settle())
    spinner.startAnimating()
    let start = app.time
    #expect(!app.settle(limit: 1))
    #expect(app.time - start <= 1)
  }

  @Test func `tasks and the main queue have their turn in real time`() async throws {
    let log = Log()
    log.start()
    #expect(log.done.isEmpty)
    try await app.waitInRealTime(until: "all have had their turn") { log.done.count == 2 }
    let error = await #expect(throws: TestFailure.self) {
      try await app.waitInRealTime(until: "pigs fly", limit: 0.05) { false }
    }
    #expect(error?.message == "waited 0.1 real seconds in vain until pigs fly")
  }
}

/// What had its turn.
@MainActor
private final class Log {
  private(set) var done: Set<String> = []

  func start() {
    Task { done.insert("task") }
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.done.insert("queue") } }
  }
}
