// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EntryFormatting

@Suite struct CardAndPhoneEntryFormatterTests {
  @Test(
    "ED-4 card numbers group as they are printed on the card, at every place of the caret",
    arguments: [
      Typing("|", "4111111111111111", "4111 1111 1111 1111|"), Typing("|", "378282246310005", "3782 822463 10005|"),
      Typing("|", "3782822463100059", "3782 822463 10005|"), Typing("4111 1|", "⌫", "4111|"),
      Typing("4111 |1", "⌫", "411|1"), Typing("4111| 1", "⌦", "4111|"), Typing("4111| 2", "3", "4111 3|2"),
      Typing("4111 |2", "3", "4111 3|2"), Typing("|4111", "x", "|4111"),
      Typing("5555 5555 5555 444|4", "1", "5555 5555 5555 444|4"),
      // Another first digit makes it a card of another kind.
      Typing("|7828 2246 3100 05", "3", "3|782 822463 10005"), Typing("3|782 822463 10005", "⌫", "|7828 2246 3100 05"),
    ])
  func cards(_ typing: Typing) {
    var typist = Typist(CardNumberEntryFormatter(), typing.before)
    typist.type(typing.keys)
    #expect(typist.seen == typing.after)
  }

  @Test(
    "ED-4 a card number is taken from what is pasted, however it is written",
    arguments: [
      "4111 1111 1111 1111", "4111-1111-1111-1111", "  4111111111111111\n", "４１１１１１１１１１１１１１１１",
      "٤١١١١١١١١١١١١١١١", "Card: 4111.1111.1111.1111",
    ])
  func cardPaste(_ pasted: String) {
    var typist = Typist(CardNumberEntryFormatter())
    typist.paste(pasted)
    #expect(typist.seen == "4111 1111 1111 1111|")
    #expect(CardNumberEntryFormatter().digits(of: typist.entry.text) == "4111111111111111")
    #expect(CardNumberEntryFormatter().formatted(pasted) == typist.entry.text)
  }

  @Test(
    "ED-4 phone numbers of Korea have its dashes",
    arguments: [
      ("01012345678", "010-1234-5678"), ("0212345678", "02-1234-5678"), ("021234567", "02-123-4567"),
      ("0311234567", "031-123-4567"), ("03112345678", "031-1234-5678"), ("15880000", "1588-0000"),
      ("010", "010"), ("0101", "010-1"), ("+821012345678", "+82 10-1234-5678"), ("+8221234567", "+82 2-123-4567"),
      ("112", "112"), ("050212345678", "0502-1234-5678"),
    ])
  func korea(keys: String, text: String) { checkPhone("KR", keys, text) }

  @Test(
    "ED-4 phone numbers of North America have its brackets",
    arguments: [
      ("555", "555"), ("5551", "(555) 1"), ("5551234567", "(555) 123-4567"), ("15551234567", "1 (555) 123-4567"),
      ("+15551234567", "+1 (555) 123-4567"), ("911", "911"),
    ])
  func northAmerica(keys: String, text: String) { checkPhone("US", keys, text) }

  @Test(
    "ED-4 other phone numbers show their country code apart, and nothing that is not certain",
    arguments: [
      ("02079460958", "02079460958"), ("+442079460958", "+44 207 946 0958"), ("+35312345678", "+353 123 456 78"),
      ("+79", "+7 9"), ("+", "+"), ("1+2", "12"),
    ])
  func others(keys: String, text: String) { checkPhone("GB", keys, text) }

  @Test(
    "ED-4 of what is pasted the phone number is taken, without an extension and what follows",
    arguments: [
      ("US", "(555) 123-4567 ext. 89", "(555) 123-4567"), ("US", "555-123-4567 x89", "(555) 123-4567"),
      ("US", "555-123-4567x89", "(555) 123-4567"), ("US", "555-123-4567 #89", "(555) 123-4567"),
      ("US", "tel:+1-555-123-4567;ext=89", "+1 (555) 123-4567"), ("US", "Tel. 555 123 4567", "(555) 123-4567"),
      ("US", "555-123-4567,,89", "(555) 123-4567"), ("US", "555-123-4567\n555-765-4321", "(555) 123-4567"),
      ("KR", "02-123-4567 +82 10-1234-5678", "02-123-4567"), ("KR", "02-123-4567 (내선 89)", "02-123-4567"),
      ("US", "no number", ""),
    ])
  func phonePaste(region: String, pasted: String, text: String) { checkPaste(region, pasted, text) }

  @Test(
    "ED-4 the zero that is dialled only within a country goes behind its code",
    arguments: [
      ("GB", "+44 (0)20 7946 0958", "+44 207 946 0958"), ("GB", "+44(0) 20 7946 0958", "+44 207 946 0958"),
      ("GB", "+44 020 7946 0958", "+44 207 946 0958"), ("KR", "+82 010-1234-5678", "+82 10-1234-5678"),
      ("KR", "+82-(0)2-123-4567", "+82 2-123-4567"), ("DE", "+49 (0)30 123456", "+49 301 234 56"),
      ("FI", "+358 (0)9 1234567", "+358 912 345 67"), ("KR", "010-1234-5678", "010-1234-5678"),
      // Italian numbers keep theirs; elsewhere than behind the code it is a digit like others.
      ("IT", "+39 06 1234567", "+39 061 234 567"), ("IT", "+39 (0)6 1234567", "+39 061 234 567"),
      ("CI", "+225 01 23 45 67 89", "+225 012 345 6789"), ("GB", "(0)20 7946 0958", "02079460958"),
    ])
  func trunk(region: String, pasted: String, text: String) { checkPaste(region, pasted, text) }

  private func checkPaste(_ region: String, _ pasted: String, _ text: String) {
    let formatter = PhoneNumberEntryFormatter(region: region)
    var typist = Typist(formatter)
    typist.paste(pasted)
    #expect(typist.entry.text == text)
    #expect(formatter.formatted(pasted) == text)
    #expect(formatter.formatted(text) == text)
  }

  @Test("ED-4 a zero typed behind the code of Korea is left out, and a letter typed among digits ends nothing")
  func typedTrunk() {
    var typist = Typist(PhoneNumberEntryFormatter(region: "KR"))
    typist.type("+82010x1234")
    #expect(typist.seen == "+82 10-1234|" && typist.refusals == 2)
    typist = Typist(PhoneNumberEntryFormatter(region: "GB"), "+44| ")
    typist.paste("(0)20 7946 0958")
    #expect(typist.entry.text == "+44 207 946 0958")
  }

  /// Types a number, looks at every step that it reads back as what was typed, and deletes it again.
  private func checkPhone(_ region: String, _ keys: String, _ text: String) {
    let formatter = PhoneNumberEntryFormatter(region: region)
    var typist = Typist(formatter)
    var steps = [typist.entry]
    for key in keys {
      typist.type(String(key))
      if typist.entry != steps.last { steps.append(typist.entry) }
    }
    #expect(typist.entry.text == text)
    #expect(typist.entry.selection.location == text.utf16.count)
    #expect(formatter.formatted(text) == text)
    while let step = steps.popLast() {
      #expect(typist.entry == step)
      typist.type("⌫")
    }
    var pasted = Typist(formatter)
    pasted.paste(text)
    #expect(pasted.entry.text == text)
  }

  @Test("ED-4 a digit is typed into the middle of a phone number behind the digit that the caret stands at")
  func middle() {
    var typist = Typist(PhoneNumberEntryFormatter(region: "US"), "(555|) 123-456")
    typist.type("9")
    #expect(typist.seen == "(555) 9|12-3456")
    typist.type("⌫⌫")
    #expect(typist.seen == "(55|1) 234-56")
  }
}
