// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// Knows which keyboard types into a field, as far as anybody tells.
package protocol KeyboardWitness: AnyObject {
  /// The field that is typed into.
  var field: UIResponder? { get set }
  /// The name in the settings file of the keyboard that types; `nil` where that is not known.
  var keyboard: String? { get }
  /// Called when it may be another one.
  var onChange: () -> Void { get set }
}
