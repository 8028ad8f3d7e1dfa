// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CSystemCalls
import Dispatch
import Foundation
import Geometry
import Glibc
import Raster
import TestSupport

extension SandboxAbility {
  /// Does it; the words say what came of it, and are `nil` where it works.
  func complaint() async -> String? {
    switch self {
    case .memory: sharesMemory()
    case .threads: await usesThreads()
    case .foundation: usesFoundation()
    case .fonts: drawsText()
    case .bundle: readsBundle()
    case .container: keepsFiles(in: "/container")
    case .temporary: keepsFiles(in: "/tmp")
    case .time: tellsTime()
    case .random: Set((0..<20).map { _ in Int.random(in: 0..<1 << 40) }).count == 20 ? nil : "the same numbers"
    case .output: write(STDERR_FILENO, "a line\n", 7) == 7 ? nil : "cannot write"
    }
  }

  private func sharesMemory() -> String? {
    let size = 8 << 20
    let memory = fileInMemory("frame")
    guard memory >= 0, ftruncate(memory, size) == 0 else { return "no memory: \(Outcome.error(errno))" }
    let place = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, memory, 0)
    guard let place, place != MAP_FAILED else { return "not mapped: \(Outcome.error(errno))" }
    memset(place, 7, size)
    // F_ADD_SEALS with F_SEAL_SHRINK
    return fcntl(memory, 1033, 2) == 0 ? nil : "not sealed: \(Outcome.error(errno))"
  }

  private func usesThreads() async -> String? {
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<20 { group.addTask { number } }
      var sum = 0
      while let number = await group.next() { sum += number }
      return sum
    }
    // Waiting is what is tried here and below: threads that wait for a moment need calls of their own.
    try? await Task.sleep(for: .milliseconds(2))
    let queued = await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.002) { continuation.resume(returning: true) }
    }
    let done = DispatchSemaphore(value: 0)
    Thread { done.signal() }.start()
    return sum == 190 && queued && done.wait(timeout: .now() + 5) == .success ? nil : "not all ran"
  }

  private func usesFoundation() -> String? {
    do {
      let file = URL(filePath: "/container/values.json")
      try JSONEncoder().encode(["dot": 1, "dash": 3]).write(to: file, options: .atomic)
      let read = try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: file))
      // Files are copied with their modes, and preferences kept, without locks.
      let copy = "/container/resource.txt"
      try? FileManager.default.removeItem(atPath: copy)
      try FileManager.default.copyItem(atPath: "/bundle/resource.txt", toPath: copy)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: copy)
      UserDefaults.standard.set(7, forKey: "dots")
      guard UserDefaults.standard.synchronize() else { return "no preferences" }
      let formatter = DateFormatter()
      formatter.dateStyle = .long
      let day = formatter.string(from: Date(timeIntervalSince1970: 0))
      let home = FileManager.default.homeDirectoryForCurrentUser.path()
      guard home.hasPrefix("/container") else { return "home is \(home)" }
      return read["dash"] == 3 && !day.isEmpty ? nil : "\(read) \(day)"
    } catch {
      return "\(error)"
    }
  }

  private func drawsText() -> String? {
    guard var bitmap = Bitmap(width: 80, height: 40) else { return "no picture" }
    let renderer = TextRenderer()
    bitmap.draw(scale: 1) { canvas in
      canvas.draw(
        "Morse", font: Font(size: 20), color: Color(bytes: 0, 0, 0),
        placement: TextPlacement(in: Rect(x: 0, y: 0, width: 80, height: 40), vertical: .capitals), language: "en",
        renderer: renderer)
    }
    let dark = bitmap.pixels.count { $0 >> 24 > 60 }
    return dark > 100 ? nil : "\(dark) dark pixels"
  }

  private func readsBundle() -> String? {
    let text = try? String(contentsOfFile: "/bundle/resource.txt", encoding: .utf8)
    return text == "a resource" ? nil : "read \(text ?? "nothing")"
  }

  private func keepsFiles(in folder: String) -> String? {
    do {
      try FileManager.default.createDirectory(atPath: "\(folder)/a/b", withIntermediateDirectories: true)
      try "kept".write(toFile: "\(folder)/a/b/new", atomically: false, encoding: .utf8)
      try FileManager.default.moveItem(atPath: "\(folder)/a/b/new", toPath: "\(folder)/a/kept")
      return try String(contentsOfFile: "\(folder)/a/kept", encoding: .utf8) == "kept" ? nil : "another text"
    } catch {
      return "\(error)"
    }
  }

  private func tellsTime() -> String? {
    let before = Date()
    // The call is what is tried.
    usleep(2000)
    let passed = Date().timeIntervalSince(before)
    return passed >= 0.002 && before.timeIntervalSince1970 > 1_700_000_000 ? nil : "\(passed) s"
  }
}
