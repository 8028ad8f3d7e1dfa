// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
@testable import RemoteProtocol
@testable import TextModel

/// A field, and a device that types into it.
private struct Bed {
  var text = RemoteText()
  var context = TextContext(before: "Dear ")
  var isCertain = true
  var canReplace = true
  var isReturnEnabled = true
  var hasRoom = true
  var microseconds: Int64 = 0
  private var numbers: [Int: Int] = [:]

  init() { text.begin(isActive: true) }

  @discardableResult
  mutating func ask(
    _ change: RemoteEdit.Change, of connection: Int = 1, field: Int? = nil, number: Int? = nil
  ) -> RemoteText.Verdict {
    let number = number ?? numbers[connection, default: 0] + 1
    numbers[connection] = number
    microseconds += 100_000
    let situation = RemoteText.Situation(
      context: isCertain ? context : nil, canReplace: canReplace, isReturnEnabled: isReturnEnabled, hasRoom: hasRoom)
    let verdict = text.take(
      RemoteEdit(number: number, field: field ?? text.field, change: change), of: connection, in: situation,
      at: microseconds)
    if case .edits(let edits) = verdict {
      for edit in edits { _ = context.take(edit) }
    }
    return verdict
  }
}

@Suite struct RemoteTextTests {
  @Test func `VK-16 typing, compositions and corrections of a device arrive`() {
    var bed = Bed()
    for (old, new) in [("", "ㅎ"), ("ㅎ", "하"), ("하", "한"), ("", " teh"), ("teh", "the "), ("the ", "the.")] {
      bed.ask(.replace(old: old, new: new))
    }
    bed.ask(.delete)
    #expect(bed.context.before == "Dear 한 the")
    #expect(bed.ask(.return) == .edits([.press(KeyStroke(.enter))]))
  }

  @Test func `VK-16 what others wrote is never replaced`() {
    var bed = Bed()
    #expect(bed.ask(.replace(old: "Dear ", new: "x")) == .refused(.moved))
    bed.ask(.replace(old: "", new: "Ann"))
    #expect(bed.ask(.replace(old: "r Ann", new: "x")) == .refused(.moved))
    #expect(bed.context.before == "Dear Ann")
  }

  @Test func `VK-16 nothing is replaced where somebody else has typed or put the caret`() {
    var bed = Bed()
    bed.ask(.replace(old: "", new: "Ann"))
    bed.context.before += "!"
    #expect(bed.ask(.replace(old: "Ann", new: "Anna")) == .refused(.moved))
    #expect(bed.context.before == "Dear Ann!")
    bed.ask(.replace(old: "", new: "Ann"))
    bed.isCertain = false
    bed.text.forgetTyped()
    #expect(bed.ask(.replace(old: "Ann", new: "Anna")) == .refused(.moved))
  }

  @Test func `VK-16 what was typed for one field gets into no other`() {
    var bed = Bed()
    bed.ask(.replace(old: "", new: "hunter"))
    let field = bed.text.field
    bed.text.begin(isActive: true)
    #expect(bed.ask(.replace(old: "", new: "2"), field: field) == .refused(.late))
    #expect(bed.ask(.replace(old: "hunter", new: "x")) == .refused(.moved))
    bed.text.begin(isActive: false)
    #expect(bed.ask(.replace(old: "", new: "x")) == .refused(.late))
    #expect(bed.context.before == "Dear hunter")
  }

  @Test func `VK-16 a change that comes again, early or for a field to come is wrong`() {
    var bed = Bed()
    bed.ask(.replace(old: "", new: "a"))
    #expect(bed.ask(.replace(old: "", new: "a"), number: 1) == .wrong)
    #expect(bed.ask(.replace(old: "", new: "a"), number: 3) == .wrong)
    #expect(bed.ask(.replace(old: "", new: "a"), field: bed.text.field + 1, number: 2) == .wrong)
    #expect(bed.context.before == "Dear a")
  }

  @Test func `VK-16 where nothing can be taken away, nothing is typed twice`() {
    var bed = Bed()
    bed.canReplace = false
    bed.ask(.replace(old: "", new: "teh"))
    #expect(bed.ask(.replace(old: "eh", new: "he")) == .refused(.moved))
    bed.ask(.replace(old: "", new: " cat"))
    #expect(bed.context.before == "Dear teh cat")
  }

  @Test func `VK-16 one device does not replace what another one has typed`() {
    var bed = Bed()
    bed.isCertain = false
    bed.ask(.replace(old: "", new: "on"), of: 1)
    bed.ask(.replace(old: "", new: "on"), of: 2)
    #expect(bed.ask(.replace(old: "on", new: "in"), of: 1) == .refused(.moved))
    #expect(bed.ask(.replace(old: "on", new: "in"), of: 2) == .refused(.moved))
    bed.ask(.replace(old: "", new: "off"), of: 1)
    bed.ask(.replace(old: "off", new: "of"), of: 1)
    #expect(bed.context.before == "Dear ononof")
  }

  @Test func `VK-16 what an app that stands still has no room for is tried again, and not lost`() {
    var bed = Bed()
    bed.ask(.replace(old: "", new: "teh"))
    bed.hasRoom = false
    #expect(bed.ask(.replace(old: "eh", new: "he")) == .refused(.pace))
    bed.hasRoom = true
    bed.ask(.replace(old: "eh", new: "he"))
    #expect(bed.context.before == "Dear the")
  }

  @Test func `Return that does nothing is refused`() {
    var bed = Bed()
    bed.isReturnEnabled = false
    #expect(bed.ask(.return) == .refused(.returnKey))
  }

  @Test func `VK-16 more than fingers make and than a paste has is refused, until time goes by`() {
    var text = RemoteText()
    text.begin(isActive: true)
    func take(_ number: Int, _ new: String, at microseconds: Int64) -> RemoteText.Verdict {
      text.take(
        RemoteEdit(number: number, field: text.field, change: .replace(old: "", new: new)), of: 1,
        in: RemoteText.Situation(context: nil), at: microseconds)
    }
    let count = RemoteLimits.edits.burst
    for number in 1...Int(count) { #expect(take(number, "a", at: 0) == .edits([.insert("a")])) }
    #expect(take(Int(count) + 1, "a", at: 0) == .refused(.pace))
    #expect(take(Int(count) + 2, "a", at: 1_000_000) == .edits([.insert("a")]))
  }

  @Test func `no more connections are counted than there may be`() {
    var text = RemoteText()
    text.begin(isActive: true)
    func take(of connection: Int) -> RemoteText.Verdict {
      text.take(
        RemoteEdit(number: 1, field: 1, change: .delete), of: connection, in: RemoteText.Situation(context: nil),
        at: Int64(connection) * 1_000_000)
    }
    for connection in 0..<RemoteText.mostConnections { #expect(take(of: connection) != .wrong) }
    #expect(take(of: 1_000) == .wrong)
    text.close(0)
    #expect(take(of: 1_000) != .wrong)
  }
}
