// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How small and how large a person can make a scene's window.
@MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size of the window, in points; 200 by 200 by default.
  open var minimumSize = CGSize(width: 200, height: 200) {
    didSet { if minimumSize != oldValue { onChange() } }
  }
  /// The largest size of the window, in points; without a limit by default.
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { if maximumSize != oldValue { onChange() } }
  }
  var onChange: @MainActor () -> Void = {}
}
