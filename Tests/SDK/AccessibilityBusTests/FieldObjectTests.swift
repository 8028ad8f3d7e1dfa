// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desktop
import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@testable import AccessibilityBus

/// What the bus is told of what is typed into.
@MainActor @Suite(.serialized) final class FieldObjectTests {
  /// Made in the test itself: between a suite's `init` and its test another suite's app may become the shared one.
  private lazy var stage = ControlsStage()

  private func show(_ view: UIView) {
    view.frame = CGRect(x: 20, y: 240, width: 280, height: 90)
    view.accessibilityLabel = "Field"
    stage.window.addSubview(view)
  }

  private func object() throws -> Accessible {
    stage.platform.settle()
    stage.refresh()
    return try #require(stage.objects.tree.objects.values.first { $0.name == "Field" })
  }

  @Test("ED-2 SY-5 a text that can be changed is an entry of several lines, and one to read is a label")
  func textView() throws {
    let view = UITextView()
    view.text = "Two\nlines"
    show(view)
    let entry = try object()
    #expect(entry.role == .entry && entry.text == "Two\nlines" && entry.description.isEmpty)
    #expect(entry.states.isSuperset(of: [.editable, .multiLine]) && !entry.states.contains(.singleLine))
    view.isEditable = false
    let label = try object()
    #expect(label.role == .label && label.description == "Two\nlines")
    #expect(label.states.isDisjoint(with: [.editable, .multiLine, .singleLine]))
  }

  @Test("ED-3 SY-5 of a secret text nothing but dots is on the bus", arguments: [true, false])
  func secret(isEditable: Bool) throws {
    let view = UITextView()
    (view.text, view.isSecureTextEntry, view.isEditable) = ("hunter2", true, isEditable)
    show(view)
    let field = UITextField(frame: CGRect(x: 20, y: 340, width: 280, height: 40))
    (field.text, field.isSecureTextEntry) = ("hunter2", true)
    stage.window.addSubview(field)
    #expect(try object().role == (isEditable ? .passwordText : .label))
    view.text = "hunter23"
    _ = try object()
    for object in stage.objects.tree.objects.values { #expect(!"\(object)".contains("hunter")) }
    #expect(!"\(stage.signals)".contains("hunter"))
    let path = stage.path("Field")
    let text = stage.call(path, "Text", "GetText", [.int32(0), .int32(-1)])
    #expect(text == .values([.string(isEditable ? "••••••••" : "Field")]))
    let attributes = "\(stage.call(path, "Accessible", "GetAttributes"))"
    #expect(attributes.contains("••••••••") && !attributes.contains("hunter"))
  }
}
