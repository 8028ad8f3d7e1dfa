// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the system shows that an item has the focus.
///
/// A view has one unless its `focusEffect` is `nil`: then it shows the focus itself, such as in `didUpdateFocus(in:with:)`.
@MainActor
open class UIFocusEffect: NSObject {
  public override init() { super.init() }
}
