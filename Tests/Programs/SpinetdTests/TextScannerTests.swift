// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import ScanProtocol
import SystemKeyboard
import TestBed
import TestSupport
import Testing

@testable import spinetd

/// The real program that looks through a camera, which is played, with the real reader behind it.
@MainActor @Suite struct TextScannerTests {
  /// A scanner with what it has told.
  @MainActor private final class Look {
    let loop: EventLoop
    let scanner: TextScanner
    private(set) var images: [ScanImage] = []
    private(set) var pages: [ScannedPage] = []
    private(set) var failures: [ScanFailure] = []

    init(_ environment: [String: String], helper: String? = Process.helper("spinet-scanner")) throws {
      loop = try EventLoop()
      let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      scanner = TextScanner(loop: loop, helper: helper, environment: all.map { "\($0.key)=\($0.value)" })
      scanner.onReport = { [weak self] in self?.take($0) }
    }

    private func take(_ report: ScanReport) {
      switch report {
      case .picture(let image): images.append(image)
      case .read(let page): pages.append(page)
      case .failed(let failure): failures.append(failure)
      }
    }

    func waitForLines(_ texts: [String]) throws {
      try loop.run { pages.last?.lines.map(\.text) == texts || !failures.isEmpty }
      #expect(failures.isEmpty)
    }
  }

  private func withCamera(_ body: (PlayedCamera) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-scanner-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(try PlayedCamera(in: folder.path(percentEncoded: false)))
  }

  /// The programs that look, among those that this process itself has started; what they have started may have others.
  private func helpers() -> [Int32] {
    ProcessTree.children(of: getpid()).filter { process in
      let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
      return name == "spinet-scanner\n"
    }
  }

  @Test("KG-9 a camera that nobody looks through any more is let go after a while") func limit() throws {
    try withCamera { camera in
      try camera.see(PrintedSheet.shades(["Hangang Books"]), width: PrintedSheet.width)
      let (loop, before) = (try EventLoop(), Set(helpers()))
      let all = ProcessInfo.processInfo.environment.merging(camera.environment) { $1 }
      let scanner = TextScanner(
        loop: loop, environment: all.map { "\($0.key)=\($0.value)" }, longestLook: .milliseconds(200))
      var isOver = false
      scanner.onLimit = { isOver = true }
      scanner.start(["en-US"])
      try loop.run { isOver && before.isSuperset(of: helpers()) }
    }
  }

  @Test("KG-9 the moving picture and its lines come from a program that has given up all else, and goes with the look")
  func looks() throws {
    try withCamera { camera in
      try camera.see(PrintedSheet.shades(["Hangang Books", "20 Sejong-daero"]), width: PrintedSheet.width)
      let look = try Look(camera.environment)
      #expect(helpers().isEmpty)
      look.scanner.start(["en-US"])
      try look.loop.run { look.images.count >= 3 || !look.failures.isEmpty }
      #expect(look.images.first?.width == 1280 && look.images.first?.height == 720)
      try look.waitForLines(["Hangang Books", "20 Sejong-daero"])
      #expect(look.failures.isEmpty)
      let page = try #require(look.pages.last)
      #expect(abs(page.aspectRatio - 1280 / 720) < 0.01 || abs(page.aspectRatio - 16.0 / 9) < 0.01)
      let image = try #require(page.image)
      // White paper above the first line, and ink in it.
      #expect(image.bytes[(10 * 1280 + 10) * 4] == 0xEE)
      let line = try #require(page.lines.first)
      let (top, bottom) = (line.y * 720 / ScannedLine.whole, (line.y + line.height) * 720 / ScannedLine.whole)
      #expect((top..<bottom).contains { row in (0..<1280).contains { image.bytes[(row * 1280 + $0) * 4] < 0x40 } })

      let helper = try #require(helpers().first)
      #expect(camera.isOpen(in: helper) && !camera.isOpen(in: getpid()))
      let status = try String(contentsOfFile: "/proc/\(helper)/status", encoding: .utf8)
      #expect(status.contains("Seccomp:\t2") && status.contains("NoNewPrivs:\t1"))

      // Another sheet is read while the first one stays as it was.
      try camera.see(PrintedSheet.shades(["7 Elm Road"]), width: PrintedSheet.width)
      try look.waitForLines(["7 Elm Road"])
      look.scanner.stop()
      try look.loop.run { !FileManager.default.fileExists(atPath: "/proc/\(helper)") }
      // What was seen last can still be looked at.
      #expect(look.pages.last?.image?.bytes[0] == 0xEE)
    }
  }

  @Test(
    "KG-9 a look that follows at once waits for the camera, which the one before has open, and is not told that it is busy"
  )
  func again() throws {
    try withCamera { camera in
      try camera.see(PrintedSheet.shades(["one more line"]), width: PrintedSheet.width)
      let look = try Look(camera.environment)
      for _ in 0..<3 {
        look.scanner.start(["en"])
        try look.loop.run { !helpers().isEmpty }
      }
      try look.waitForLines(["one more line"])
      #expect(look.failures.isEmpty && helpers().count == 1)
      look.scanner.stop()
      try look.loop.run { helpers().isEmpty }
    }
  }

  @Test("KG-9 Korean is read, and where one language is missing the others are") func languages() throws {
    try withCamera { camera in
      try camera.see(PrintedSheet.shades(["서울특별시 중구"]), width: PrintedSheet.width)
      let look = try Look(camera.environment)
      look.scanner.start(["fr-FR", "ko-KR", "en-US"])
      try look.waitForLines(["서울특별시 중구"])
      look.scanner.stop()

      // A folder that has English only.
      let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-tessdata-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let installed = FileManager.default.enumerator(atPath: "/usr/share/tesseract-ocr")?.compactMap { $0 as? String }
      let english = try #require(installed?.first { $0.hasSuffix("/eng.traineddata") })
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "eng.traineddata").path(percentEncoded: false),
        withDestinationPath: "/usr/share/tesseract-ocr/\(english)")
      try camera.see(PrintedSheet.shades(["one more line"]), width: PrintedSheet.width)
      let data = ["TESSDATA_PREFIX": folder.path(percentEncoded: false)]
      let other = try Look(camera.environment.merging(data) { $1 })
      other.scanner.start(["ko-KR", "en-US"])
      try other.waitForLines(["one more line"])
      #expect(other.failures.isEmpty)
      other.scanner.stop()

      let none = try Look(camera.environment.merging(["TESSDATA_PREFIX": "/nonexistent"]) { $1 })
      none.scanner.start(["ko-KR", "en-US"])
      try none.loop.run { !none.failures.isEmpty }
      #expect(none.failures == [.noReader] && none.pages.isEmpty)
    }
  }

  @Test("KG-9 what keeps text from being read is told once, and nothing runs then") func failures() throws {
    let cases: [(camera: String, helper: String?, failure: ScanFailure)] = [
      ("/dev/video-that-is-not-there", Process.helper("spinet-scanner"), .noCamera),
      ("/dev/null", Process.helper("spinet-scanner"), .silent),
      ("/nonexistent/picture.png", Process.helper("spinet-scanner"), .noCamera),
      ("/dev/null", nil, .noReader), ("/dev/null", "/nonexistent/spinet-scanner", .noReader),
      ("/dev/null", "/bin/true", .noReader),
    ]
    for (camera, helper, failure) in cases {
      let look = try Look(["SPINET_CAMERA": camera], helper: helper)
      look.scanner.start(["en"])
      try look.loop.run { !look.failures.isEmpty }
      try look.loop.run { helpers().isEmpty }
      #expect(look.failures == [failure], "\(camera) \(helper ?? "")")
    }
  }

  @Test("KG-9 a camera that is unplugged is told as none at once") func unplugged() throws {
    try withCamera { camera in
      try camera.see(PrintedSheet.shades(["Hangang Books"]), width: PrintedSheet.width)
      let look = try Look(camera.environment)
      look.scanner.start(["en"])
      // By then it has given up all else.
      try look.waitForLines(["Hangang Books"])
      try camera.unplug()
      try look.loop.run { !look.failures.isEmpty }
      #expect(look.failures == [.noCamera])
    }
  }

  /// Calls with a file, which goes afterwards.
  private func withFile(_ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-scan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "card")
    try Data(bytes).write(to: file)
    try body(file.path(percentEncoded: false))
  }

  @Test("KG-9 a picture in a file is read in the place of a camera") func file() throws {
    let sheet = try #require(PrintedSheet.png(["Hangang Books", "20 Sejong-daero"]))
    try withFile(sheet) { path in
      let look = try Look(["SPINET_CAMERA": path])
      look.scanner.start(["en-US", "ko-KR"])
      // It is read once.
      try look.loop.run { !look.pages.isEmpty || !look.failures.isEmpty }
      #expect(look.failures.isEmpty)
      let page = try #require(look.pages.first)
      try #require(page.lines.map(\.text) == ["Hangang Books", "20 Sejong-daero"])
      #expect(abs(page.aspectRatio - 16.0 / 9) < 0.01)
      // One line is below the other, and both are in the middle of the sheet.
      #expect(page.lines[0].y + page.lines[0].height < page.lines[1].y)
      for line in page.lines {
        #expect(abs(line.x + line.width / 2 - ScannedLine.whole / 2) < ScannedLine.whole / 50)
      }
    }
  }

  @Test("KG-9 of a file that is neither PNG nor JPEG it is said that nothing is seen") func otherFile() throws {
    try withFile("P5 1 1 255\n0".utf8) { path in
      let look = try Look(["SPINET_CAMERA": path])
      look.scanner.start(["en"])
      try look.loop.run { !look.failures.isEmpty }
      #expect(look.failures == [.silent] && look.pages.isEmpty)
    }
  }
}
