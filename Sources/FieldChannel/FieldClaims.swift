// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Decides which of the things that apps say of their fields is about the field that the compositor says has focus.
///
/// The last app to tell is believed of those that say the same of their field as the compositor does, and have not said
/// it long before that field got focus.
package struct FieldClaims<Client: Hashable & Sendable>: Sendable {
  private typealias Claim = (claim: FieldClaim, number: Int, microseconds: Int64)
  private var claims: [Client: Claim] = [:]
  private var count = 0

  /// How long before the compositor an app may tell of its field, in microseconds.
  package static var longestLeadMicroseconds: Int64 { 1_000_000 }

  package init() {}

  /// An app tells of its field.
  package mutating func take(_ claim: FieldClaim, of client: Client, at microseconds: Int64) {
    count += 1
    claims[client] = (claim, count, microseconds)
  }

  /// An app has no field any more, or has gone.
  package mutating func release(_ client: Client) { claims[client] = nil }

  /// The compositor says that a field has got focus: another one, or the same begun anew.
  package mutating func fieldActivated(at microseconds: Int64) {
    claims = claims.filter { microseconds - $0.value.microseconds <= Self.longestLeadMicroseconds }
  }

  /// What is said of a field of which the compositor tells this much.
  package func claim(purpose: ContentPurpose, hints: ContentHints) -> FieldClaim? {
    claims(purpose, hints).max { $0.value.number < $1.value.number }?.value.claim
  }

  /// The app whose field that is; `nil` where no app says so, and where several do, of which all but one are wrong.
  package func owner(purpose: ContentPurpose, hints: ContentHints) -> Client? {
    let all = claims(purpose, hints)
    return all.count == 1 ? all.first?.key : nil
  }

  private func claims(_ purpose: ContentPurpose, _ hints: ContentHints) -> [Client: Claim] {
    claims.filter { $0.value.claim.purpose == purpose && $0.value.claim.hints == hints }
  }
}
