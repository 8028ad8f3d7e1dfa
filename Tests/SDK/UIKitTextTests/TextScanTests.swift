// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Text that a camera sees, typed into fields.
@MainActor @Suite(.serialized) struct TextScanTests {
  private let stage = KeyboardStage(size: CGSize(width: 390, height: 844))
  private var app: TestApp { stage.app }
  private var field: UITextField { stage.page.first }

  private func start(seeing lines: [String]?) throws {
    app.platform.cameraLines = lines
    try app.tap("first")
    app.settle()
  }

  private func scan() {
    field.captureTextFromCamera(nil)
    app.settle()
  }

  private var isScanning: Bool { app.exists(.identifier("TextScan")) }

  @Test("KG-9 the menu of a field leads to the camera, and the lines that a person touches are typed")
  func lines() throws {
    try start(seeing: ["Hangang Books", "20 Sejong-daero", "Seoul 04519"])
    app.advance(by: 1)
    app.tap(at: CGPoint(x: field.frame.minX + 12, y: field.frame.midY))
    try app.tap(.label("Scan Text"))
    app.settle()
    #expect(isScanning && field.isFirstResponder)
    #expect(!app.exists(.label("q")), "the keys make room")
    try app.tap(.label("Seoul 04519"))
    try app.tap(.label("Hangang Books"))
    // Nothing is typed before the person says so.
    #expect(field.text == "")
    try app.tap(.label("Insert"))
    app.settle()
    // As they are read, whichever was touched first; a line break would be Return in a field of one line.
    #expect(field.text == "Hangang Books Seoul 04519")
    #expect(!isScanning && field.isFirstResponder && app.exists(.label("q")))
    #expect(!stage.page.news().contains { $0.contains("return") })
  }

  @Test("KG-9 without a choice all lines are typed, where the caret is, and can be taken back")
  func all() throws {
    try start(seeing: ["one", "two"])
    app.type("a ")
    scan()
    try app.tap(.label("Insert All"))
    app.settle()
    #expect(field.text == "a one two")
    field.undoManager?.undo()
    #expect(field.text == "a ")
  }

  @Test("KG-9 a text view gets the lines as lines")
  func textView() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    view.accessibilityIdentifier = "letter"
    stage.page.view.addSubview(view)
    app.platform.cameraLines = ["Dear Yuna,", "thank you."]
    try app.tap(.identifier("letter"))
    app.settle()
    view.captureTextFromCamera(nil)
    app.settle()
    try app.tap(.label("Insert All"))
    #expect(view.text == "Dear Yuna,\nthank you.")
  }

  @Test("KG-9 Close brings the keys back and types nothing; so does another field, and the camera is let go")
  func closing() throws {
    try start(seeing: ["one"])
    let keys = stage.frame
    scan()
    try app.tap(.label("Close"))
    app.settle()
    #expect(!isScanning && field.isFirstResponder && field.text == "" && stage.frame == keys)
    scan()
    #expect(isScanning)
    stage.page.second.becomeFirstResponder()
    app.settle()
    #expect(!isScanning && stage.frame == keys)
    field.becomeFirstResponder()
    app.settle()
    #expect(!isScanning, "a look that has ended does not come back by itself")
    scan()
    field.resignFirstResponder()
    app.settle()
    #expect(!isScanning && stage.frame.isNull)
  }

  @Test("KG-9 KG-6 the camera takes most of the screen, docked, and the guide goes with it")
  func guide() throws {
    try start(seeing: ["one"])
    let guide = stage.page.view.keyboardLayoutGuide
    let height = guide.layoutFrame.height
    _ = stage.diary.news()
    scan()
    #expect(stage.frame == CGRect(x: 0, y: 844 - 591, width: 390, height: 591))
    #expect(guide.layoutFrame == stage.frame && guide.layoutFrame.height > height)
    #expect(stage.diary.news().contains("did change"))
  }

  @Test("KG-9 without a camera the view says what to do, and tries again when it is asked to")
  func noCamera() throws {
    try start(seeing: nil)
    #expect(!field.canPerformAction(.captureTextFromCamera, withSender: nil), "menus do not offer what is not there")
    scan()
    #expect(app.exists(.label(containing: "There is no camera")))
    app.platform.cameraLines = ["one"]
    try app.tap(.label("Close"))
    app.settle()
    scan()
    try app.tap(.label("Insert All"))
    #expect(field.text == "one")
  }

  @Test("KG-9 nothing is scanned into passwords, nor into what cannot be edited")
  func refused() throws {
    field.isSecureTextEntry = true
    try start(seeing: ["one"])
    scan()
    #expect(!isScanning && !field.canPerformAction(.captureTextFromCamera, withSender: nil))
    let view = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    view.isEditable = false
    stage.page.view.addSubview(view)
    view.captureTextFromCamera(nil)
    app.settle()
    #expect(!isScanning)
  }

  @Test("KG-9 a password that a field becomes while a camera looks is not scanned into")
  func becomesSecret() throws {
    try start(seeing: ["one"])
    scan()
    field.isSecureTextEntry = true
    try app.tap(.label("Insert All"))
    app.settle()
    #expect(field.text == "")
  }

  @Test("KG-9 a button of the app scans for a field, which gets the keys for that")
  func action() throws {
    app.platform.cameraLines = ["one"]
    let action = UIAction.captureTextFromCamera(responder: field, identifier: UIAction.Identifier("scan"))
    #expect(action.title == "Scan Text" && action.image != nil && action.identifier.rawValue == "scan")
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 250, width: 200, height: 44)
    stage.page.view.addSubview(button)
    app.settle()
    try app.tap(.label("Scan Text"))
    app.settle()
    #expect(isScanning && field.isFirstResponder)
    try app.tap(.label("Insert All"))
    #expect(field.text == "one")
  }

  @Test("KG-9 a delegate that refuses the text has the field as it was")
  func delegate() throws {
    try start(seeing: ["one"])
    scan()
    stage.page.refused = ["change"]
    try app.tap(.label("Insert All"))
    #expect(field.text == "")
  }
}
