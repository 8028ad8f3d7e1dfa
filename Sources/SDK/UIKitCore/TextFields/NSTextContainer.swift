// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The area that a text view lays its text out in.
@MainActor
open class NSTextContainer: NSObject {
  /// The room at the start and the end of each line, within the view's `textContainerInset`, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange() } }
  }

  /// Called when lines have other room than before.
  var onChange: () -> Void = {}

  public override init() { super.init() }
}
