// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import TestSupport
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")
  private var source: String { folder.appending(path: "Tests.swift").path }

  /// A picture with a square in it.
  private func picture(
    _ square: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20), _ color: UIColor = .blue, side: CGFloat = 100
  ) -> Picture {
    let size = CGSize(width: side, height: side)
    return Picture(
      image: UIGraphicsImageRenderer(size: size).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        color.setFill()
        context.fill(square)
      })
  }

  private func problem(
    with picture: Picture, tolerance: GoldenTolerance = GoldenTolerance(), isRecording: Bool = false
  ) throws -> String? {
    try Golden(name: "square", tolerance: tolerance, source: source).problem(with: picture, isRecording: isRecording)
  }

  // MARK: Golden pictures

  @Test func `without a golden picture the message says how to record one`() throws {
    let text = try #require(try problem(with: picture()))
    #expect(text.hasPrefix("there is no golden picture \(folder.path)/Goldens/square.png"))
    #expect(text.contains("record it with KEYBOARD_TESTING_RECORD=1"))
  }

  @Test func `what was recorded matches, and only that`() throws {
    #expect(try problem(with: picture(), isRecording: true) == nil)
    #expect(try problem(with: picture()) == nil)
    let text = try #require(try problem(with: picture(CGRect(x: 14, y: 10, width: 20, height: 20))))
    #expect(text.hasPrefix("“square” looks different: "))
    let files = text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: " ").last.map { String($0) } }
    #expect(files.count == 3)
    for file in files { #expect(UIImage(contentsOfFile: file)?.cgImage?.width == Int(100 * scale), "\(file)") }
    let red = try #require(UIImage(contentsOfFile: files[2])?.cgImage)
    func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
      let part = red.cropping(to: CGRect(x: x * scale, y: y * scale, width: 1, height: 1))
      return part?.pixels.first ?? 0
    }
    #expect(pixel(11, 15) == 0xFFFF_0000 && pixel(32, 15) == 0xFFFF_0000)
    // The square is pale in the golden picture.
    #expect(pixel(20, 20) == 0xFFC0_C0FF && pixel(50, 50) == 0xFFFF_FFFF)
  }

  private var scale: CGFloat { picture().image.scale }

  @Test func `edges may be off by a pixel, and colours by a little`() throws {
    _ = try problem(with: picture(), isRecording: true)
    let square = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(try problem(with: picture(square.offsetBy(dx: 0.3 / scale, dy: 0))) == nil)
    #expect(try problem(with: picture(square.offsetBy(dx: 1 / scale, dy: 0))) == nil)
    #expect(try problem(with: picture(square.offsetBy(dx: 2 / scale, dy: 0))) != nil)
    #expect(try problem(with: picture(square, UIColor(red: 0.1, green: 0.1, blue: 1, alpha: 1))) == nil)
    #expect(try problem(with: picture(square, UIColor(red: 0.3, green: 0, blue: 1, alpha: 1))) != nil)
    #expect(try problem(with: picture(square.offsetBy(dx: 0.3 / scale, dy: 0)), tolerance: .exact) != nil)
  }

  @Test func `a text that is drawn elsewhere by less than a pixel is the same, one with a full stop is not`() throws {
    func text(_ text: String, _ x: CGFloat) -> Picture {
      Picture(
        image: UIGraphicsImageRenderer(size: CGSize(width: 300, height: 40)).image { context in
          UIColor.white.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 300, height: 40))
          (text as NSString).draw(at: CGPoint(x: x, y: 8), withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        })
    }
    _ = try problem(with: text("Settings and saved rows", 10), isRecording: true)
    #expect(try problem(with: text("Settings and saved rows", 10.25)) == nil)
    #expect(try problem(with: text("Settings and soved rows", 10)) != nil)
    #expect(try problem(with: text("Settings and saved rows.", 10)) != nil)
    #expect(try problem(with: text("Settings and saved rôws", 10)) != nil)
  }

  @Test func `another size is another picture`() throws {
    _ = try problem(with: picture(), isRecording: true)
    let text = try #require(try problem(with: picture(side: 120)))
    #expect(
      text.contains("“square” is \(Int(120 * scale))×\(Int(120 * scale)) pixels, and should be \(Int(100 * scale))×"))
  }

  @Test func `recording leaves alone what looks the same`() throws {
    _ = try problem(with: picture(), isRecording: true)
    let file = Golden(name: "square", source: source).file
    let before = try Data(contentsOf: file)
    let near = picture(CGRect(x: 10, y: 10, width: 20, height: 20), UIColor(red: 0.02, green: 0, blue: 1, alpha: 1))
    #expect(try problem(with: near, isRecording: true) == nil)
    #expect(try Data(contentsOf: file) == before)
    #expect(try problem(with: picture(side: 50), isRecording: true) == nil)
    #expect(try Data(contentsOf: file) != before)
  }

  @Test(.enabled(if: !Golden.isRecording)) func `a mismatch is thrown with the files' names`() throws {
    let app = TestApp(size: CGSize(width: 20, height: 20), scale: 1) { UIViewController() }
    let error = #expect(throws: TestFailure.self) { try app.matches(golden: "none", file: "/nowhere/A.swift", line: 3) }
    #expect(error?.code == .picture)
    #expect(error?.description.hasPrefix("A.swift:3: there is no golden picture /nowhere/Goldens/none.png") == true)
  }

  // MARK: Controls of ours

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `controls look as they did`(_ style: UIUserInterfaceStyle) throws {
    let settings = SettingsController()
    let app = TestApp(size: CGSize(width: 300, height: 320), style: style) { settings }
    try app.tap(.type(UISwitch.self).label("Wi-Fi"))
    try app.drag(slider: "Volume", to: 0.5)
    try app.matches(golden: style == .dark ? "settings-dark" : "settings-light")
    try app.matches("Save", golden: style == .dark ? "save-dark" : "save-light")
  }

  @Test func `controls look as they did from right to left`() throws {
    let settings = SettingsController()
    let app = TestApp(size: CGSize(width: 300, height: 320), direction: .rightToLeft) { settings }
    try app.tap(.type(UISwitch.self).label("Wi-Fi"))
    try app.drag(slider: "Volume", to: 0.25)
    try app.matches(golden: "settings-right-to-left")
  }

  @Test(.enabled(if: !Golden.isRecording)) func `another look of a control is noticed`() throws {
    let settings = SettingsController()
    let app = TestApp(size: CGSize(width: 300, height: 320)) { settings }
    settings.save.configuration?.title = "Sove"
    #expect(throws: TestFailure.self) { try app.matches("Sove", golden: "save-light") }
  }

  // MARK: Films

  @Test func `a film has its pictures at even times`() throws {
    let settings = SettingsController()
    let app = TestApp(size: CGSize(width: 300, height: 320), scale: 1) { settings }
    let film = try app.filmstrip("wifi", every: 0.05) { try app.tap(.type(UISwitch.self).label("Wi-Fi")) }
    #expect(film.frames.count > 5)
    for (index, frame) in film.frames.enumerated() { #expect(abs(frame.time - 0.05 * Double(index)) < 0.001) }
    let pictures = film.frames.map { $0.picture.pngData() }
    #expect(pictures.first != pictures.last && Set(pictures).count > 4)
    let saved = try #require(UIImage(contentsOfFile: SourceTree.path(".build/keyboard-testing/wifi.png")))
    #expect(saved.size.width == 12 + CGFloat(min(film.frames.count, 8)) * (195 + 12))
  }

  @Test func `pictures can be of a part of the screen`() throws {
    let settings = SettingsController()
    let app = TestApp { settings }
    #expect(try app.screenshot(of: "Save").image.size == settings.save.bounds.size)
    #expect(app.screenshot(of: CGRect(x: 0, y: 0, width: 10, height: 20)).image.size == CGSize(width: 10, height: 20))
    settings.save.configuration?.baseBackgroundColor = .systemRed
    let pixel = try app.screenshot(of: "Save").cropped(to: CGRect(x: 20, y: 5, width: 0.5, height: 0.5)).image.cgImage
    #expect(pixel?.pixels == [0xFFFF_3B30])
  }
}
