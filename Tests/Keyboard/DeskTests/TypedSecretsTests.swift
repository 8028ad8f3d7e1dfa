// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Testing

@MainActor
@Suite struct TypedSecretsTests {
  private func field(_ activation: Int?, _ secrecy: TypedSecrets.Secrecy) -> TypedSecrets.Target {
    TypedSecrets.Target(activation: activation, secrecy: secrecy)
  }

  @Test func `what was typed into a secret field is over when another has focus, or none`() {
    for next in [field(2, .ordinary), field(2, .secret), field(2, .unknown), field(nil, .unknown)] {
      let typed = Typing()
      #expect(!typed.follow(field(1, .secret)))
      typed.touched()
      #expect(typed.isSecret && typed.mayBeInMemory)
      #expect(typed.follow(next))
      #expect(!typed.leave())
    }
  }

  @Test func `nothing is over where nothing was typed, or nothing that may be a secret`() {
    let typed = Typing()
    #expect(!typed.follow(field(1, .secret)) && !typed.follow(field(2, .ordinary)))
    typed.touched()
    #expect(!typed.mayBeInMemory)
    #expect(!typed.follow(field(3, .secret)) && !typed.leave())
  }

  @Test func `a field that turns out to be a secret has been one from its first letter`() {
    let typed = Typing()
    _ = typed.follow(field(1, .ordinary))
    typed.touched()
    #expect(!typed.follow(field(1, .secret)))
    #expect(typed.mayBeInMemory)
    #expect(typed.follow(field(1, .ordinary)))
  }

  @Test("ED-3 a secret whose field is ordinary by now is over twice: then, and when the field is left") func shown() {
    for secrecy in [TypedSecrets.Secrecy.secret, .unknown] {
      let typed = Typing()
      _ = typed.follow(field(1, secrecy))
      typed.touched()
      #expect(typed.follow(field(1, .ordinary)))
      #expect(typed.mayBeInMemory && !typed.isSecret)
      #expect(typed.follow(field(nil, .unknown)))
      #expect(!typed.mayBeInMemory && !typed.leave())
    }
  }

  @Test("ED-3 a field that was filled is over like a secret one, whatever it is for") func filled() {
    for next in [field(2, .ordinary), field(nil, .unknown)] {
      let typed = Typing()
      #expect(!typed.follow(field(1, .ordinary)))
      typed.filled()
      #expect(typed.mayBeInMemory && !typed.isSecret)
      #expect(typed.follow(next))
      #expect(!typed.mayBeInMemory && !typed.leave())
    }
  }

  @Test func `apps that tell nothing of their fields are left when the keyboard leaves the screen`() {
    let typed = Typing()
    typed.touched()
    #expect(typed.leave())
    #expect(!typed.leave())
    typed.touched()
    #expect(typed.follow(field(1, .ordinary)))
  }
}

/// The value as `#expect` can use it.
@MainActor
private final class Typing {
  private var value = TypedSecrets()

  var isSecret: Bool { value.isSecret }
  var mayBeInMemory: Bool { value.mayBeInMemory }
  func touched() { value.touched() }
  func filled() { value.filled() }
  func follow(_ target: TypedSecrets.Target) -> Bool { value.follow(target) }
  func leave() -> Bool { value.leave() }
}
