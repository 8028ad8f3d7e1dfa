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
      $0.keyboard = .numberPad
    }.traits
    #expect(pad.keyboard == .numberPad && pad.purpose == .normal)
    let unknown = claim { $0.content = ContentType(rawValue: "mood") }.traits
    #expect(unknown.purpose == .normal && unknown.hints == [])
  }

  @Test func `a secret keeps its keys, whatever is said of it`() {
    for (purpose, hints) in [(.password, []), (.pin, []), (.normal, .hiddenText), (.email, .sensitiveData)]
      as [(ContentPurpose, ContentHints)]
    {
      let traits = claim(purpose, hints) {
        $0.keyboard = .emailAddress
        $0.content = ContentType(rawValue: "street-address")
        $0.returnKey = .go
      }.traits
      #expect(traits.isSecure && traits.keyboard == nil && traits.purpose == purpose && traits.hints == hints)
      #expect(traits.returnKey == .go)
    }
    #expect(claim { $0.content = ContentType(rawValue: "new-password") }.traits.isSecure)
  }

  /// What is believed of an ordinary field.
  private func believed(_ claims: inout FieldClaims<Int>, _ hints: ContentHints = []) -> FieldClaim? {
    claims.claim(purpose: .normal, hints: hints)
  }

  @Test func `an app that shows that the field is its own is believed in everything, and nobody else in anything`() {
    var claims = FieldClaims<Int>()
    let mine = claim { $0.returnKey = .go }
    claims.take(mine, of: 1, at: 0)
    claims.fieldActivated(at: 0)
    var found = believed(&claims)
    #expect(found == nil && claims.owner(purpose: .normal, hints: []) == nil)
    claims.fieldIsProved(by: 1)
    // What comes later is no more true.
    let others = claim {
      ($0.returnKey, $0.isReturnEnabled, $0.appearance, $0.accessoryHeight) = (.send, false, .dark, 999)
      ($0.content, $0.refusesGuests) = (ContentType(rawValue: "password"), true)
    }
    claims.take(others, of: 2, at: 0)
    found = believed(&claims)
    #expect(found == mine && claims.owner(purpose: .normal, hints: []) == 1)
    // Of another field nothing is believed, whoever says it.
    found = believed(&claims, .hiddenText)
    #expect(found == nil && claims.owner(purpose: .normal, hints: .hiddenText) == nil)
    claims.release(1)
    #expect(claims.owner(purpose: .normal, hints: []) == nil)
  }

  @Test func `of what strangers say only that counts which asks for more care`() {
    var claims = FieldClaims<Int>()
    claims.fieldActivated(at: 0)
    let looks = claim {
      ($0.returnKey, $0.isReturnEnabled, $0.appearance) = (.send, false, .dark)
      ($0.accessoryHeight, $0.followsKeyboard, $0.keyboard) = (300, true, .numberPad)
      $0.completesWord = true
    }
    claims.take(looks, of: 1, at: 0)
    var found = believed(&claims)
    #expect(found == nil)
    claims.take(claim { $0.refusesGuests = true }, of: 2, at: 0)
    found = believed(&claims)
    #expect(found == claim { $0.refusesGuests = true })
    claims.take(claim { ($0.content, $0.returnKey) = (ContentType(rawValue: "new-password"), .send) }, of: 3, at: 0)
    found = believed(&claims)
    #expect(found?.isSecret == true && found?.refusesGuests == true && found?.returnKey == .return)
    #expect(found?.traits.isSecure == true)
  }

  @Test func `a secret stays one for as long as the field has focus, whatever is said of it`() {
    for isProved in [false, true] {
      var claims = FieldClaims<Int>()
      claims.fieldActivated(at: 0)
      if isProved { claims.fieldIsProved(by: 1) }
      claims.take(claim { $0.content = ContentType(rawValue: "current-password") }, of: 1, at: 0)
      var found = believed(&claims)
      #expect(found?.traits.isSecure == true)
      // The app itself, another program, and nobody.
      claims.take(claim { $0.returnKey = .go }, of: 1, at: 1)
      claims.take(claim(), of: 2, at: 1)
      found = believed(&claims)
      #expect(found?.traits.isSecure == true && found?.returnKey == (isProved ? .go : .return))
      claims.release(1)
      claims.release(2)
      found = believed(&claims)
      #expect(found?.traits.isSecure == true)
      claims.fieldActivated(at: 2)
      found = believed(&claims)
      #expect(found == nil)
    }
  }

  @Test func `what was said long before a field got focus is of another one`() {
    var claims = FieldClaims<Int>()
    let go = claim { $0.returnKey = .go }
    claims.take(go, of: 1, at: 5_000_000)
    for (time, expected) in [(5_900_000, go), (6_100_000, nil)] as [(Int64, FieldClaim?)] {
      claims.fieldActivated(at: time)
      claims.fieldIsProved(by: 1)
      let found = believed(&claims)
      #expect(found == expected)
    }
  }
}
