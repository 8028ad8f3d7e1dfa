// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// A person's own card: what forms ask for, as the person has written it down once.
///
/// Every text is one line without control characters.
package struct ContactCard: Hashable, Sendable {
  /// The whole name, as it is said; empty where the card has none.
  package var fullName = ""
  package var name = Name()
  package var nickname = ""
  package var organization = ""
  package var jobTitle = ""
  /// The preferred one first, as of all lists.
  package var emails: [String] = []
  package var phones: [String] = []
  package var urls: [String] = []
  package var addresses: [Address] = []
  /// `nil` where the card has none that can be understood.
  package var birthday: Birthday?

  package init() {}

  /// The parts of a name; each may be empty.
  package struct Name: Hashable, Sendable {
    package var family = ""
    package var given = ""
    package var additional = ""
    package var prefix = ""
    package var suffix = ""

    package init() {}
  }

  /// The parts of an address; each may be empty.
  package struct Address: Hashable, Sendable {
    package var street = ""
    /// The flat or the like, as the second line of a street.
    package var extended = ""
    package var city = ""
    package var region = ""
    package var postalCode = ""
    package var country = ""

    package init() {}
  }

  /// A day of birth; the year may be kept to oneself.
  package struct Birthday: Hashable, Sendable {
    package var year: Int?
    /// From 1 to 12.
    package var month: Int
    /// From 1 to 31.
    package var day: Int

    package init(year: Int?, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }
  }
}
