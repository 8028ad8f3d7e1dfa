// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Decides which of the things that apps say of their fields are believed of the field that the compositor says has focus.
///
/// All of it where the app has shown that the field is its own. Of what any other program says only that which asks for more
/// care counts, and stays for as long as the field has focus: that it is a secret, and that guests may not type.
/// Nothing counts that was said long before the field got focus, or of a field with another purpose or other hints.
package struct FieldClaims<Client: Hashable & Sendable>: Sendable {
  private typealias Claim = (claim: FieldClaim, microseconds: Int64)
  private var claims: [Client: Claim] = [:]
  private var owner: Client?
  private var isSecret = false
  private var refusesGuests = false

  /// How long before the compositor an app may tell of its field, in microseconds.
  package static var longestLeadMicroseconds: Int64 { 1_000_000 }

  package init() {}

  /// An app tells of its field.
  package mutating func take(_ claim: FieldClaim, of client: Client, at microseconds: Int64) {
    claims[client] = (claim, microseconds)
  }

  /// An app has no field any more, or has gone.
  package mutating func release(_ client: Client) { claims[client] = nil }

  /// The compositor says that a field has got focus: another one, or the same begun anew.
  package mutating func fieldActivated(at microseconds: Int64) {
    claims = claims.filter { microseconds - $0.value.microseconds <= Self.longestLeadMicroseconds }
    owner = nil
    isSecret = false
    refusesGuests = false
  }

  /// An app has shown that the field is its own.
  package mutating func fieldIsProved(by client: Client) { owner = client }

  /// What is believed of a field of which the compositor tells this much.
  package mutating func claim(purpose: ContentPurpose, hints: ContentHints) -> FieldClaim? {
    // Most apps say nothing, and it is asked after every key.
    if claims.isEmpty, !isSecret, !refusesGuests { return nil }
    let proved = owner(purpose: purpose, hints: hints).flatMap { claims[$0]?.claim }
    let others = proved == nil ? claims.values.map(\.claim).filter { $0.isOf(purpose, hints) } : []
    for claim in others + (proved.map { [$0] } ?? []) {
      isSecret = isSecret || claim.isSecret
      refusesGuests = refusesGuests || claim.refusesGuests
    }
    guard proved != nil || isSecret || refusesGuests else { return nil }
    var claim = proved ?? FieldClaim(purpose: purpose, hints: hints)
    if isSecret, !claim.isSecret { claim.content = ContentType(rawValue: "password") }
    claim.refusesGuests = refusesGuests
    return claim
  }

  /// The app whose field that is; `nil` where none has shown it, or says something else of its field.
  package func owner(purpose: ContentPurpose, hints: ContentHints) -> Client? {
    owner.flatMap { claims[$0]?.claim.isOf(purpose, hints) == true ? $0 : nil }
  }
}

extension FieldClaim {
  fileprivate init(purpose: ContentPurpose, hints: ContentHints) {
    self.init()
    self.purpose = purpose
    self.hints = hints
  }

  fileprivate func isOf(_ purpose: ContentPurpose, _ hints: ContentHints) -> Bool {
    self.purpose == purpose && self.hints == hints
  }
}
