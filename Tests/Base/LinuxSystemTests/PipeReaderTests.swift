// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LinuxSystem

@MainActor
@Suite struct PipeReaderTests {
  @Test func `what is written is read, up to a limit, from a writer that does not keep us waiting`() throws {
    func read(limit: Int = 100, _ text: String, keepsOpen: Bool = false) throws(PipeFailure) -> String {
      var kept: Int32 = -1
      defer { if kept >= 0 { close(kept) } }
      let pause = keepsOpen ? Duration.milliseconds(50) : .seconds(60)
      let limits = PipeLimits(byteCount: limit, pause: pause, total: .seconds(120))
      return String(
        decoding: try PipeReader.read(limits) { end in
          if keepsOpen { kept = dup(end) }
          _ = write(end, text, text.utf8.count)
        }, as: UTF8.self)
    }
    #expect(try read("text") == "text")
    #expect(try read("") == "")
    #expect(throws: PipeFailure.tooMuch) { try read(limit: 3, "text") }
    #expect(throws: PipeFailure.tooSlow) { try read("text", keepsOpen: true) }
  }

  @Test(arguments: [10, 11, 1000])
  func `a writer that drips has a limited time for all of it, however short its pauses`(_ drops: Int) throws {
    let pipe = DrippingPipe(drops: drops)
    defer { pipe.close() }
    let limits = PipeLimits(byteCount: 2000, pause: .seconds(1), total: .seconds(3))
    // A drop at each look at the clock, which is a tenth of the limit farther then.
    func read() throws(PipeFailure) -> [UInt8] {
      try PipeReader.read(limits, clock: { pipe.drip(takes: 100_000) }, from: pipe.open)
    }
    if drops > 11 {
      #expect(throws: PipeFailure.tooSlow) { try read() }
      #expect(pipe.now <= 3_100_000)
    } else {
      #expect(try read().count == drops)
    }
  }

  @Test func `what has come in time counts, however late it is looked at`() throws {
    let limits = PipeLimits(byteCount: 100, pause: .seconds(60), total: .seconds(3_000))
    // The first look is late; from then on no time passes.
    var looks = 0
    func clock() -> Int64 {
      looks += 1
      return looks < 3 ? 0 : 90_000_000
    }
    let content = try PipeReader.read(limits, clock: clock) { _ = write($0, "text", 4) }
    #expect(content == Array("text".utf8))
  }

  @Test func `what else arrives is taken care of meanwhile, until it has ended`() throws {
    var other: [Int32] = [-1, -1]
    try #require(pipe(&other) == 0)
    let reading = FileDescriptor(owning: other[0])
    var writer: Int32 = -1
    var heard = ""
    _ = write(other[1], "one", 3)
    let sideline = PipeReader.Sideline(reading.rawValue) {
      var bytes = [UInt8](repeating: 0, count: 10)
      let count = Foundation.read(reading.rawValue, &bytes, 10)
      guard count > 0 else {
        // Heard as often as it is asked for: the writer goes on only now.
        heard += "."
        _ = write(writer, "text", 4)
        close(writer)
        return false
      }
      heard += String(decoding: bytes.prefix(count), as: UTF8.self)
      close(other[1])
      return true
    }
    let limits = PipeLimits(byteCount: 100, pause: .microseconds(10_000_000), total: .microseconds(20_000_000))
    let content = try PipeReader.read(limits, besides: sideline) { writer = dup($0) }
    #expect(content == Array("text".utf8) && heard == "one.")
  }
}

/// A pipe into which a byte falls whenever somebody looks at its clock.
private final class DrippingPipe {
  private(set) var now: Int64 = 0
  private var drops: Int
  private var end: Int32 = -1

  init(drops: Int) { self.drops = drops }

  func open(_ end: Int32) { self.end = dup(end) }

  /// Returns a time that is later by what a drop takes.
  func drip(takes microseconds: Int64) -> Int64 {
    guard end >= 0 else { return now }
    now += microseconds
    if drops > 0 { _ = write(end, "x", 1) } else { close() }
    drops -= 1
    return now
  }

  func close() {
    if end >= 0 { _ = Foundation.close(end) }
    end = -1
  }
}
