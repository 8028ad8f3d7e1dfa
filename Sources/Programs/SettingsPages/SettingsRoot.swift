// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKit

/// The settings, ready to be a window's root.
package func makeSettingsRoot(_ model: SettingsModel) -> UINavigationController {
  let navigation = UINavigationController(rootViewController: SettingsPage(model))
  navigation.navigationBar.prefersLargeTitles = true
  return navigation
}
