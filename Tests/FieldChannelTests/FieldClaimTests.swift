// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import FieldChannel

@Suite struct FieldClaimTests {
  private func claim(
    _ purpose: ContentPurpose = .normal, _ hints: ContentHints = [], _ change: (inout FieldClaim) -> Void = { _ in }
  ) -> FieldClaim {
    var claim = FieldClaim()
    claim.purpose = purpose
    claim.hints = hints
    change(&claim)
    return claim
  }

  @Test func `the kind of text gives the keys and the capitals where the field leaves them open`() {
    let name = claim { $0.content = ContentType(rawValue: "name") }.traits
    #expect(name.purpose == .name)
    #expect(name.hints == .titlecase)
    let code = claim(.normal, [.completion, .spellcheck, .lowercase]) {
      $0.content = ContentType(rawValue: "one-time-code")
    }.traits
    #expect(code.purpose == .digits)
    #expect(code.hints == .lowercase)
    let asked = claim(.url) { $0.content = ContentType(rawValue: "tel") }.traits
    #expect(asked.purpose == .url)
    let pad = claim {
      $0.content = ContentType(rawValue: "name")
      $0.keyboard = "numberPad"
    }.traits
    #expect(pad.keyboard == "numberPad" && pad.purpose == .normal)
    let unknown = claim { $0.content = ContentType(rawValue: "mood") }.traits
    #expect(unknown.purpose == .normal && unknown.hints == [])
  }

  @Test func `a secret keeps its keys, whatever is said of it`() {
    for (purpose, hints) in [(.password, []), (.pin, []), (.normal, .hiddenText), (.email, .sensitiveData)]
      as [(ContentPurpose, ContentHints)]
    {
      let traits = claim(purpose, hints) {
        $0.keyboard = "emailAddress"
        $0.content = ContentType(rawValue: "street-address")
        $0.returnKey = .go
      }.traits
      #expect(traits.isSecure && traits.keyboard == nil && traits.purpose == purpose && traits.hints == hints)
      #expect(traits.returnKey == .go)
    }
    #expect(claim { $0.content = ContentType(rawValue: "new-password") }.traits.isSecure)
  }

  @Test func `the last app to tell is believed, for a field that the compositor tells the same of`() {
    var claims = FieldClaims<Int>()
    #expect(claims.claim(purpose: .normal, hints: []) == nil)
    let go = claim { $0.returnKey = .go }
    let send = claim(.email) { $0.returnKey = .send }
    claims.take(go, of: 1, at: 0)
    #expect(claims.claim(purpose: .normal, hints: []) == go)
    #expect(claims.claim(purpose: .password, hints: []) == nil)
    #expect(claims.claim(purpose: .normal, hints: .hiddenText) == nil)
    // What does not fit the field that has focus takes nothing from what does.
    claims.take(send, of: 2, at: 0)
    #expect(claims.claim(purpose: .normal, hints: []) == go)
    #expect(claims.claim(purpose: .email, hints: []) == send)
    let search = claim { $0.returnKey = .search }
    claims.take(search, of: 3, at: 0)
    #expect(claims.claim(purpose: .normal, hints: []) == search)
    claims.take(go, of: 1, at: 0)
    #expect(claims.claim(purpose: .normal, hints: []) == go)
    claims.release(1)
    claims.release(3)
    #expect(claims.claim(purpose: .normal, hints: []) == nil)
  }

  @Test func `the field is that of the only app that says the same of it as the compositor`() {
    var claims = FieldClaims<Int>()
    #expect(claims.owner(purpose: .normal, hints: []) == nil)
    claims.take(claim(), of: 1, at: 0)
    claims.take(claim(.email), of: 2, at: 0)
    #expect(claims.owner(purpose: .normal, hints: []) == 1)
    #expect(claims.owner(purpose: .email, hints: []) == 2)
    #expect(claims.owner(purpose: .password, hints: []) == nil)
    // One of the two lies, and nobody can tell which.
    claims.take(claim(), of: 3, at: 0)
    #expect(claims.owner(purpose: .normal, hints: []) == nil)
    claims.release(3)
    #expect(claims.owner(purpose: .normal, hints: []) == 1)
    claims.fieldActivated(at: 5_000_000)
    #expect(claims.owner(purpose: .normal, hints: []) == nil)
  }

  @Test func `what was said long before a field got focus is of another one`() {
    var claims = FieldClaims<Int>()
    let go = claim { $0.returnKey = .go }
    claims.take(go, of: 1, at: 5_000_000)
    claims.fieldActivated(at: 5_900_000)
    #expect(claims.claim(purpose: .normal, hints: []) == go)
    claims.fieldActivated(at: 6_100_000)
    #expect(claims.claim(purpose: .normal, hints: []) == nil)
  }
}
