// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ConstraintTests {
  @Test func `a form of names and fields lines up, and the fields take the room that is left`() {
    let bed = LayoutBed(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let name = bed.box(60, 20)
    let mail = bed.box(90, 20)
    let nameField = bed.box(-1, 30)
    let mailField = bed.box(-1, 30)
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    mail.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let margins = bed.root.layoutMarginsGuide
    let safe = bed.root.safeAreaLayoutGuide
    bed.layout([
      nameField.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
      mailField.topAnchor.constraint(equalToSystemSpacingBelow: nameField.bottomAnchor, multiplier: 1),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      mail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.widthAnchor.constraint(equalTo: mail.widthAnchor),
      nameField.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
      mailField.leadingAnchor.constraint(equalTo: mail.trailingAnchor, constant: 12),
      nameField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      mailField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.centerYAnchor.constraint(equalTo: nameField.centerYAnchor),
      mail.centerYAnchor.constraint(equalTo: mailField.centerYAnchor),
    ])
    #expect(name.frame == CGRect(x: 8, y: 59, width: 90, height: 20))
    #expect(mail.frame == CGRect(x: 8, y: 97, width: 90, height: 20))
    #expect(nameField.frame == CGRect(x: 110, y: 54, width: 202, height: 30))
    #expect(mailField.frame == CGRect(x: 110, y: 92, width: 202, height: 30))
    #expect(bed.log.isEmpty)
  }
}
