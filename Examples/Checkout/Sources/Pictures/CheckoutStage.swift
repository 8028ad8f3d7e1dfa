// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import CheckoutForm
import ExamplePictures
import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// The form on a screen in memory, and a person in front of it.
@MainActor
final class CheckoutStage {
  let app: TestApp
  let form: CheckoutController

  init(_ variant: Variant) {
    var made: UINavigationController?
    app = TestApp(screen: variant.makeScreen(), languages: variant.languages) {
      let root = CheckoutController.makeRoot()
      made = root
      return root
    }
    form = made?.viewControllers.first as? CheckoutController ?? CheckoutController()
    app.patience = 1
  }

  /// Puts texts into fields, as nobody types them.
  func fill(_ texts: [(EntryFieldView, String)]) {
    for (row, text) in texts {
      row.textField.text = text
      row.textField.sendActions(for: .editingChanged)
    }
  }

  /// A form that is right, in the person's language.
  func fillAll() {
    let rows = form.rows
    fill([
      (rows.amount, said("50", "50000")), (rows.givenName, said("Ada", "하늘")), (rows.familyName, said("Lovelace", "김")),
      (rows.email, "ada@home.example"), (rows.phone, said("2125550142", "01012345678")),
      (rows.street, said("12 Orchard Street", "세종대로 110")), (rows.apartment, said("", "3층")),
      (rows.city, said("New York", "중구")), (rows.state, said("NY", "서울특별시")), (rows.postalCode, said("10002", "04524")),
      (rows.country, said("United States", "대한민국")), (rows.card, "4111111111111111"), (rows.expiry, "1249"),
      (rows.password, "Analytical1"),
    ])
  }

  /// Makes the screen as high as the form, so that all of it is seen.
  func showWholeForm() {
    guard let scroll = form.view.subviews.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    let insets = scroll.adjustedContentInset
    let size = app.screen.screen.bounds.size
    let bottom = app.screen.safeAreaInsets.bottom
    app.screen.change(
      size: CGSize(
        width: size.width, height: max(scroll.contentSize.height + insets.top + insets.bottom + bottom, size.height)))
    app.settle(limit: 1)
  }
}
