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
    let camera = try #require(app.platform.textCamera)
    #expect(camera.isOn)
    field.isSecureTextEntry = true
    app.settle()
    #expect(!isScanning && !camera.isOn && field.text == "" && field.isFirstResponder)
  }

  /// A picture of one colour.
  private func picture(_ color: UIColor) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }
    return try #require(image.cgImage)
  }

  /// The colour in the middle between the edge of the camera's picture and its lines.
  private func seen() -> UInt32 {
    let picture = app.screenshot(of: CGRect(x: 6, y: 500, width: 2, height: 2))
    return picture.image.cgImage?.pixels.first ?? 0
  }

  @Test("KG-9 a line that a finger is on stays, whatever is read meanwhile, in the picture that it was read in")
  func underFinger() throws {
    try start(seeing: [])
    scan()
    let camera = try #require(app.platform.textCamera)
    let (red, blue) = (try picture(.red), try picture(.blue))
    camera.tell(.picture(blue))
    camera.tell(.read(PrintedLines.page(["one", "two"], in: red)))
    app.settle()
    #expect(seen() == 0xFF00_00FF, "what is seen now shows until somebody touches it")
    let finger = app.putFinger(at: try app.place(on: .label("one")))
    #expect(seen() == 0xFFFF_0000 && !camera.isOn)
    camera.tell(.read(PrintedLines.page(["three"], in: blue)))
    finger.lift()
    app.settle()
    #expect(app.exists(.label("one")) && !app.exists(.label("three")) && seen() == 0xFFFF_0000)
    try app.tap(.label("Insert"))
    app.settle()
    #expect(field.text == "one")
  }

  @Test("KG-9 SY-5 a line that is read again is the same to a screen reader")
  func sameLine() throws {
    try start(seeing: [])
    scan()
    let camera = try #require(app.platform.textCamera)
    camera.tell(.read(PrintedLines.page(["one", "two"])))
    app.settle()
    let line = try #require(app.all(.label("one")).first)
    camera.tell(.read(PrintedLines.page(["one", "other"])))
    app.settle()
    #expect(app.all(.label("one")).first === line && app.exists(.label("other")) && !app.exists(.label("two")))
  }

  @Test("KG-9 a camera that goes leaves the lines that it saw to be taken, and can be tried again")
  func gone() throws {
    try start(seeing: ["one"])
    scan()
    try #require(app.platform.textCamera).fail(.silent)
    app.settle()
    #expect(app.exists(.label("Scan Again")))
    try app.tap(.label("Insert All"))
    #expect(field.text == "one")
  }

  @Test("KG-9 a camera that nobody looks through is let go after a while, and lines that were touched stay to be taken")
  func limit() throws {
    try start(seeing: ["one", "two"])
    let keys = stage.frame
    scan()
    app.advance(by: 60)
    #expect(isScanning && app.platform.textCamera?.isOn == true)
    app.advance(by: 40)
    app.settle()
    #expect(!isScanning && field.isFirstResponder && stage.frame == keys)
    scan()
    try app.tap(.label("two"))
    app.advance(by: 200)
    #expect(isScanning && app.platform.textCamera?.isOn == false)
    try app.tap(.label("Insert"))
    #expect(field.text == "two")
  }

  @Test("KG-9 while there is a picture and no text the view says what to do")
  func hint() throws {
    try start(seeing: [])
    scan()
    try #require(app.platform.textCamera).tell(.picture(try picture(.red)))
    app.settle()
    #expect(app.exists(.label("Point the camera at text.")) && !app.exists(.label("Scan Again")))
  }

  @Test("KG-9 text of one's own is scanned into as well, and the keys hear of it")
  func ownText() throws {
    let own = OwnText()
    own.frame = CGRect(x: 20, y: 200, width: 350, height: 100)
    stage.page.view.addSubview(own)
    // Other tests may have run since the app was made.
    app.settle()
    #expect(!own.canPerformAction(.captureTextFromCamera, withSender: nil))
    app.platform.cameraLines = ["Hello."]
    #expect(own.canPerformAction(.captureTextFromCamera, withSender: nil))
    own.captureTextFromCamera(nil)
    app.settle()
    try app.tap(.label("Insert All"))
    app.settle()
    #expect(own.text == "Hello.")
  }

  @Test(
    "KG-9 a low window with a bar above the keys has room for the camera",
    arguments: [CGSize(width: 844, height: 390), CGSize(width: 320, height: 480)])
  func lowWindow(_ size: CGSize) throws {
    let stage = KeyboardStage(size: size)
    let app = stage.app
    app.screen.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 21, right: 0)
    stage.page.first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
    app.platform.cameraLines = ["one"]
    try app.tap("first")
    app.settle()
    stage.page.first.captureTextFromCamera(nil)
    app.settle()
    #expect(stage.frame.minY >= 0 && stage.frame.maxY == size.height)
    try app.tap(.label("one"))
    try app.tap(.label("one"))
    let frames = try ["Close", "Scan Again", "Insert All"].map { name in
      let view = try #require(app.all(.label(name)).first)
      return view.convert(view.bounds, to: app.screen.screen)
    }
    #expect(!frames[0].intersects(frames[1]) && !frames[1].intersects(frames[2]))
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
