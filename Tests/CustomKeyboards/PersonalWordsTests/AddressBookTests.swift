// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import PersonalWords
import Testing

@Suite struct AddressBookTests {
  @Test func `the address book is where the person says, or in one of the usual places`() {
    #expect(AddressBook.candidates("/srv/people") == ["/srv/people"])
    #expect(AddressBook.folder("/nowhere/at/all") == nil)
    #expect(AddressBook.candidates("~/people").first?.hasSuffix("/people") == true)
    #expect(AddressBook.candidates("~/people").first?.hasPrefix("/") == true)
    #expect(AddressBook.candidates(nil).contains { $0.hasSuffix("/.contacts") })
    #expect(AddressBook.candidates(nil).contains { $0.hasSuffix("/.local/share/contacts") })
  }
}
