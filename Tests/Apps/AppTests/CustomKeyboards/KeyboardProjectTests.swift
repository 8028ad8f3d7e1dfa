// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Glibc
import TestBed
import Testing

extension AppTests {
  /// What whoever writes a keyboard does with it.
  @Suite struct KeyboardProjectTests {
    @Test(
      "CK-1 the template's keyboard is installed and enabled by one command while apps run, types, and has its Globe",
      .enabled(if: Template.isBuilt || Machine.mustRunApps, "'make template' has not built the keyboard"))
    func template() throws {
      // The settings are where people have them, for the command to write.
      try AppBed.with(.gtk4) { bed in
        try bed.open()
        let result = try bed.session.run(
          [try Checkout.program("spinet"), "keyboard", "install", "--enable", Template.bundle])
        #expect(result.status == 0, "\(result.output)")
        let letters = "org.example.letters"
        func wait(forLetters isLetters: Bool) throws {
          let state = try bed.keyboard.wait(for: isLetters ? "the letters" : "another keyboard") {
            isLetters ? $0.mode == letters && $0.guest != nil : $0.guest == nil && $0.labels.contains("q")
          }
          guard !isLetters else { return }
          // It is higher, and its keys are touched once they can be seen.
          try Wait.untilTrue("the keyboard on the screen") {
            try bed.session.picture().isKeyboardGray(at: Point(x: state.frame.minX + 1, y: state.frame.maxY - 2))
          }
        }
        try Wait.untilTrue("the Globe to lead to the letters", detail: { bed.keyboard.program.output }) {
          let state = try bed.keyboard.state()
          if state.mode == letters { return true }
          try bed.driver.tap("globe")
          try bed.keyboard.wait(for: "the next keyboard") { $0.mode != state.mode }
          return false
        }
        try wait(forLetters: true)
        let injector = bed.session.injector
        let area = try #require(try bed.keyboard.state().guest)
        try bed.expectTyped("be h") {
          for key in "bec" { try injector.tap(Template.letter(key, in: area)) }
          for x in [area.maxX - 28, area.midX] { try injector.tap(Template.lowerKey(x, in: area)) }
          try injector.tap(Template.letter("h", in: area))
        }
        let globe = Template.lowerKey(area.minX + 28, in: area)
        try injector.tap(globe)
        try wait(forLetters: false)
        try bed.driver.switchTo(mode: letters)
        try wait(forLetters: true)
        try injector.down(at: globe)
        let list = try bed.keyboard.wait(for: "the list") { !$0.variants.isEmpty }.variants
        #expect(list.map(\.label).contains("Letters"))
        try bed.driver.glide(from: globe, to: bed.driver.place(of: #require(list.first { $0.label == "English (US)" })))
        try injector.up()
        try wait(forLetters: false)
        #expect(bed.app.text(of: "normal") == "be h")
      }
    }

    @Test func `spinet keyboard run shows an app and the keyboard in a window, types, and ends with the app`()
      throws
    {
      guard Machine.missing.isEmpty else { throw BedError("app tests must run here, but \(Machine.skipNote)") }
      // sway hands no touches on to a session inside it.
      var options = SessionOptions()
      options.devices = [.touch, .pointer]
      let session = try Session(options)
      defer {
        session.stop()
        session.removeFolder()
      }
      try Self.writeProject(in: session)
      let spinet = try Checkout.program("spinet")
      let command =
        "\(spinet) keyboard run \(session.folder)/home/Morse --in /usr/bin/python3 \(Checkout.fixtures)/fixtures/gtk4.py"
      let app = try App(
        .gtk4,
        command: SwayUser.namespaceIfRoot + [
          "sh", "-c",
          "PATH=\(session.folder)/home/bin:$PATH \(command); echo $? >'\(session.folder)/status'; exec sleep 600",
        ], in: session)
      // The Morse keyboard is at the bottom of the screen: its dot is on the left, its space bar below.
      let size = session.options.logicalSize
      let dot = Point(x: Double(size.width) * 0.25, y: Double(size.height) - 130)
      let dash = Point(x: Double(size.width) * 0.75, y: dot.y)
      let space = Point(x: Double(size.width) * 0.45, y: Double(size.height) - 25)
      try Wait.untilTrue("a letter in the app", detail: { app.program.output }) {
        // Until the keyboard is there the app is clicked.
        try app.focus("normal")
        for place in [dash, space] { try session.injector.click(place) }
        return app.wait(within: 1) { _ in app.text(of: "normal").hasSuffix("t") }
      }
      for place in [dot, dot, dot, space] { try session.injector.click(place) }
      try Wait.untilTrue("the next letter") { app.text(of: "normal").hasSuffix("s") }
      // A slow app may have shown the first letter only after it was typed again.
      #expect(app.text(of: "normal").dropLast().allSatisfy { $0 == "t" })
      try app.quit()
      let status: String = try Wait.until("the end of the command", detail: { app.program.output }) {
        let text = try? String(contentsOfFile: "\(session.folder)/status", encoding: .utf8)
        return text.flatMap { $0.hasSuffix("\n") ? $0 : nil }
      }
      #expect(status == "0\n")
    }

    /// Makes a package of the Morse keyboard, and a `swift` that has built it already.
    private static func writeProject(in session: Session) throws {
      let home = "\(session.folder)/home"
      let files = FileManager.default
      for folder in ["bin", "toolchain/usr/bin", "Morse/.build/products"] {
        try files.createDirectory(atPath: "\(home)/\(folder)", withIntermediateDirectories: true)
      }
      try "".write(toFile: "\(home)/Morse/Package.swift", atomically: true, encoding: .utf8)
      try files.copyItem(atPath: "\(Checkout.root)/Examples/MorseCoder/Info.plist", toPath: "\(home)/Morse/Info.plist")
      try files.copyItem(
        atPath: Checkout.program("MorseKeyboard"), toPath: "\(home)/Morse/.build/products/MorseKeyboard")
      let scripts = [
        "bin/swift": "echo '  \"runtimeResourcePath\": \"\(home)/toolchain/usr/lib/swift\",'",
        "toolchain/usr/bin/swift": "case \"$*\" in *--show-bin-path*) echo \(home)/Morse/.build/products ;; esac",
      ]
      for (path, script) in scripts {
        try "#!/bin/sh\n\(script)\n".write(toFile: "\(home)/\(path)", atomically: true, encoding: .utf8)
        chmod("\(home)/\(path)", 0o755)
      }
    }
  }
}

/// The keyboard that `spinet keyboard new Letters` makes, as Utilities/check-template.sh leaves it.
private enum Template {
  static var bundle: String { "\(Checkout.root)/.build/template/build/Letters.keyboard" }

  static var isBuilt: Bool { FileManager.default.fileExists(atPath: bundle + "/Letters") }

  /// The middle of one of the keys `a` to `h`, which share the row below the bar.
  static func letter(_ letter: Character, in area: Rect) -> Point {
    let index = Double(Array("abcdefgh").firstIndex(of: letter) ?? 0)
    return Point(x: area.minX + 4 + (area.width - 8) * (index + 0.5) / 8, y: area.minY + 72)
  }

  static func lowerKey(_ x: Double, in area: Rect) -> Point { Point(x: x, y: area.maxY - 32) }
}
