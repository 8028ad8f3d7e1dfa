// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import LinuxSystem
import TestSupport
import Testing
import TextScanning
import UIKitCore

/// What a picture in the place of a camera tells an app, read by the real reader.
@MainActor @Suite struct CameraTextScannerTests {
  /// A folder with a picture in it.
  private final class Card {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spinet-scan-\(UUID().uuidString)")
    var path: String { folder.appending(path: "card.png").path(percentEncoded: false) }

    init(_ lines: [String], width: CGFloat = 900) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: width, height: CGFloat(lines.count) * 110 + 60)
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        for (index, line) in lines.enumerated() {
          let text = NSAttributedString(string: line, attributes: [.font: UIFont.systemFont(ofSize: 44)])
          text.draw(at: CGPoint(x: 60, y: 50 + CGFloat(index) * 110))
        }
      }
      try #require(image.pngData()).write(to: URL(filePath: path))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private final class Told {
    var pages: [ScannedPage] = []
    var failures: [TextScanFailure] = []
    var pictures = 0

    func take(_ report: TextScanReport) {
      switch report {
      case .picture: pictures += 1
      case .read(let page): pages.append(page)
      case .failed(let failure): failures.append(failure)
      }
    }
  }

  private struct NothingHappened: Error {}

  /// Waits until a scanner has told something that counts.
  private func wait(for told: Told, until holds: (Told) -> Bool) async throws {
    try await wait { holds(told) }
  }

  /// Waits until something holds. Turns are counted, and not time: other tests take the main actor for long.
  private func wait(until holds: () -> Bool) async throws {
    for _ in 0..<12_000 where !holds() { try await Task.sleep(for: .milliseconds(10)) }
    guard holds() else { throw NothingHappened() }
  }

  @Test(
    "KG-9 the lines of a picture are read in English and Korean, with their places and the picture to show",
    arguments: [["Hangang Books", "20 Sejong-daero"], ["서울특별시 중구", "세종대로 이십"]])
  func picture(lines: [String]) async throws {
    let card = try Card(lines)
    let told = Told()
    let scanner = CameraTextScanner(tags: ["ko-KR", "en-US", "fr"], source: card.path)
    scanner.start { told.take($0) }
    try await wait(for: told) { !$0.pages.isEmpty || !$0.failures.isEmpty }
    #expect(told.failures.isEmpty && told.pictures == 1)
    let page = try #require(told.pages.first)
    #expect(page.lines.map(\.text) == lines)
    #expect(page.picture?.width == 900 && abs(page.aspectRatio - 900 / 280) < 0.01)
    for line in page.lines {
      #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(line.area))
      #expect(line.area.minX < 0.1 && line.area.height > 0.1)
    }
    #expect(page.lines[0].area.maxY <= page.lines[1].area.minY)
    scanner.stop()
  }

  @Test("KG-9 a scanner that was stopped tells nothing more, and can look once more")
  func stopping() async throws {
    let card = try Card(["one more line"])
    let (first, second) = (Told(), Told())
    let scanner = CameraTextScanner(tags: [], source: card.path)
    scanner.start { first.take($0) }
    scanner.stop()
    scanner.start { second.take($0) }
    try await wait(for: second) { !$0.pages.isEmpty }
    #expect(second.pages.first?.lines.map(\.text) == ["one more line"])
    #expect(first.pages.isEmpty && first.pictures == 0)
  }

  @Test(
    "KG-9 a reader that takes its time is ended as soon as nobody looks any more, and the next one is not kept waiting")
  func slowReader() async throws {
    let card = try Card(["one more line"])
    let slow = card.folder.appending(path: "slow")
    let started = card.folder.appending(path: "started").path(percentEncoded: false)
    try ScriptFile.write("echo $$ >>'\(started)'\nexec sleep 1000", to: slow.path(percentEncoded: false))
    func processes() -> [Int32] {
      let text = (try? String(contentsOfFile: started, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { Int32($0) }
    }
    let scanner = CameraTextScanner(tags: ["en"], source: card.path, program: slow.path(percentEncoded: false))
    for count in 1...3 {
      scanner.start { _ in }
      try await wait { processes().count >= count }
      scanner.stop()
    }
    for process in processes() {
      try await wait { !FileManager.default.fileExists(atPath: "/proc/\(process)") }
    }
    let told = Told()
    let next = CameraTextScanner(tags: ["en"], source: card.path)
    next.start { told.take($0) }
    try await wait(for: told) { !$0.pages.isEmpty }
    #expect(told.pages.first?.lines.map(\.text) == ["one more line"])
  }

  @Test("KG-9 what keeps text from being read is told once")
  func failures() async throws {
    let card = try Card(["one"])
    let damaged = card.folder.appending(path: "damaged.png")
    try Data("no picture".utf8).write(to: damaged)
    let reader = Process.helper("spinet-reader")
    let cases: [(source: String, program: String?, failure: TextScanFailure)] = [
      (card.folder.appending(path: "missing.png").path(percentEncoded: false), reader, .noCamera),
      ("/dev/video-that-is-not-there", reader, .noCamera),
      ("/dev/null", reader, .silent),
      (damaged.path(percentEncoded: false), reader, .silent),
      (card.path, nil, .noReader),
      (card.path, "/nonexistent/spinet-reader", .noReader), (card.path, "/bin/true", .noReader),
    ]
    for (source, program, failure) in cases {
      let told = Told()
      let scanner = CameraTextScanner(tags: ["en"], source: source, program: program)
      scanner.start { told.take($0) }
      try await wait(for: told) { !$0.pages.isEmpty || !$0.failures.isEmpty }
      #expect(told.failures == [failure] && told.pages.isEmpty, "\(source)")
    }
  }
}
