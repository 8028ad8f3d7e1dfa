// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How small and how large a person can make a scene's window.
@MainActor
open class UISceneSizeRestrictions: NSObject {
  /// In points.
  open var minimumSize = CGSize(width: 200, height: 200) {
    didSet { if minimumSize != oldValue { onChange() } }
  }
  /// In points.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { if maximumSize != oldValue { onChange() } }
  }
  var onChange: @MainActor () -> Void = {}
}
