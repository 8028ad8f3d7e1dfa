// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

import TextModel
@testable import WaylandPlatform

@MainActor
@Suite struct FieldHandoverTests {
  private let lost = FieldState(isActive: false, activation: 1)
  private let next = FieldState(isActive: true, activation: 2)

  /// What is told, in the order: whether a field has focus, its activation, and whether it is the same one.
  private func told(_ states: [FieldState]) -> [String] {
    states.map { "\($0.isActive ? "field" : "none") \($0.activation)\($0.isResumed ? ", resumed" : "")" }
  }

  @Test func `nobody hears of a field's loss of focus that gets it back at once`() {
    var handover = FieldHandover()
    #expect(told(handover.take(lost, whileActive: true) { _ in true }).isEmpty)
    #expect(handover.loss != nil)
    #expect(told(handover.take(next, whileActive: true) { _ in true }) == ["field 2, resumed"])
    #expect(handover.end() == nil)
  }

  @Test func `another field is told of after the loss of the first one`() {
    var handover = FieldHandover()
    _ = handover.take(lost, whileActive: true) { _ in false }
    #expect(told(handover.take(next, whileActive: true) { _ in false }) == ["none 1", "field 2"])
    #expect(handover.end() == nil)
  }

  @Test func `a loss that nothing follows is told once`() {
    var handover = FieldHandover()
    _ = handover.take(lost, whileActive: true) { _ in true }
    #expect(told(handover.take(lost, whileActive: true) { _ in true }).isEmpty)
    #expect(handover.end().map { told([$0]) } == ["none 1"])
    #expect(handover.end() == nil)
    #expect(told(handover.take(next, whileActive: false) { _ in true }) == ["field 2"])
  }
}
