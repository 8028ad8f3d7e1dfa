// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What a keyboard inherits from one of the same identifier, installed as people install them.
@Suite struct SuccessionTests {
  private let person: Person
  private let granted = "keyboards = en-US, org.example.morse\nfull-access = org.example.morse\n"
  private let container = ".local/share/spinet/containers/org.example.morse"

  init() throws {
    person = try Person()
    try person.makeBundle("Morse.keyboard", asksForAccess: true)
    try person.keyboard("install", "Morse.keyboard")
    person.settings = granted
    try person.write("learnt", to: container + "/words")
  }

  @Test("CK-15 another keyboard of the same identifier inherits nothing, and the person reads what changed")
  func twin() throws {
    try person.makeBundle("Evil.keyboard", program: "evil", asksForAccess: true)
    let outcome = try person.keyboard("install", "Evil.keyboard")
    #expect(outcome.output.contains("It is not the keyboard that was there before: its program changed."), "\(outcome)")
    #expect(outcome.output.contains("It has no access that you gave the other one."))
    #expect(person.settings == "keyboards = en-US\n")
    #expect(!person.exists(container) && person.read(container + ".former-1/words") == "learnt")
    // Once more, and the other way round.
    person.settings = granted
    try person.write("evil", to: container + "/words")
    #expect(try person.keyboard("install", "Morse.keyboard").output.contains("its program changed"))
    #expect(person.settings == "keyboards = en-US\n" && person.read(container + ".former-2/words") == "evil")
  }

  @Test("CK-15 another keyboard does not stay enabled for being the only one") func onlyOne() throws {
    person.settings = "keyboards = org.example.morse\n"
    try person.makeBundle("Evil.keyboard", program: "evil", asksForAccess: true)
    try person.keyboard("install", "Evil.keyboard")
    #expect(person.settings == "keyboards = en-US, ko-KR\n")
  }

  @Test("CK-15 the same bundle once more goes on with all that it had, and so does an update by its author")
  func same() throws {
    #expect(try !person.keyboard("install", "Morse.keyboard").output.contains("not the keyboard"))
    #expect(person.settings == granted && person.read(container + "/words") == "learnt")
    try person.makeBundle("New.keyboard", program: "two", asksForAccess: true)
    #expect(try !person.keyboard("install", "--update", "New.keyboard").output.contains("not the keyboard"))
    #expect(person.settings == granted && person.read(container + "/words") == "learnt")
  }

  @Test("CK-15 what a removed keyboard has left is not the next one's") func leftData() throws {
    try person.keyboard("remove", "--keep-data", "Morse")
    try person.makeBundle("Evil.keyboard", program: "evil")
    let outcome = try person.keyboard("install", "Evil.keyboard")
    #expect(outcome.output.contains("had kept is now in"))
    #expect(!person.exists(container) && person.read(container + ".former-1/words") == "learnt")
  }

  @Test("CK-15 the list says what waits for an answer") func list() throws {
    #expect(try person.keyboard("list").output.contains("to be answered"))
  }
}
