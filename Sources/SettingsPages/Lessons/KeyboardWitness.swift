// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// Knows which keyboard types into this app, as far as anybody tells.
package protocol KeyboardWitness: AnyObject {
  /// The name in the settings file of the keyboard that types; `nil` where that is not known.
  var keyboard: String? { get }
  /// Called when it may be another one.
  var onChange: () -> Void { get set }
}
