// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Some of the printable signs of ASCII.
struct SignClass: Hashable, Sendable {
  /// Bit *n* stands for the sign with the code *n*.
  private var bits: UInt128 = 0

  /// Takes the printable ones of these bytes, and no other.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes where (0x20...0x7E).contains(byte) { bits |= 1 << UInt128(byte) }
  }

  var isEmpty: Bool { bits == 0 }
  var signs: [UInt8] { (0x20...0x7E).filter(contains) }

  func contains(_ sign: UInt8) -> Bool { sign < 128 && bits >> UInt128(sign) & 1 == 1 }
  func isSuperset(of other: Self) -> Bool { other.bits & ~bits == 0 }

  static func | (left: Self, right: Self) -> Self { Self(bits: left.bits | right.bits) }
  static func & (left: Self, right: Self) -> Self { Self(bits: left.bits & right.bits) }
  static func - (left: Self, right: Self) -> Self { Self(bits: left.bits & ~right.bits) }

  private init(bits: UInt128) { self.bits = bits }
}

extension SignClass {
  static let empty = SignClass([])
  static let upper = SignClass(0x41...0x5A)
  static let lower = SignClass(0x61...0x7A)
  static let digit = SignClass(0x30...0x39)
  /// As Apple has it, which leaves out both slashes.
  static let special = SignClass("-~!@#$%^&*_+=`|(){}[]:;\"'<>,.? ".utf8)
  static let printable = SignClass(0x20...0x7E)
  static let hyphen = SignClass("-".utf8)
  static let space = SignClass(" ".utf8)
  /// Signs that people take for one another when they copy a password by eye.
  static let alike = SignClass("lI1O0".utf8)
}
