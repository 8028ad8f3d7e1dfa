// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct HuggingTests {
  @Test func `beside a control of a fixed size the label fills the row`() {
    let controls: [UIView] = [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)]
    for control in controls {
      (control as? UIActivityIndicatorView)?.startAnimating()
      let bed = LayoutBed()
      let label = UILabel()
      label.text = "On"
      let row = bed.add(UIStackView(arrangedSubviews: [control, label]))
      bed.layout([
        row.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
        row.topAnchor.constraint(equalTo: bed.root.topAnchor),
        row.widthAnchor.constraint(equalToConstant: 300),
      ])
      #expect(control.frame.width == control.intrinsicContentSize.width)
      #expect(label.frame.width == 300 - control.frame.width)
    }
  }
}
