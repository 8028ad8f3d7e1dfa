// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Content that follows the state

extension UITableViewCell {
  func stateChanged() {
    guard automaticallyUpdatesContentConfiguration || configurationUpdateHandler != nil else { return }
    setNeedsUpdateConfiguration()
  }

  /// Brings the configuration up to date, if the state has changed since.
  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// Shows what the configuration describes, in the view that is there if it can.
  func configurationChanged() {
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let view = configuredView, type(of: view.configuration) == type(of: contentConfiguration) {
      view.configuration = contentConfiguration
    } else {
      configuredView?.removeFromSuperview()
      let view = contentConfiguration.makeContentView()
      (view as? UIListContentView)?.leastHeight = 44
      configuredView = view
      content.addSubview(view)
      view.frame = content.bounds
    }
    setNeedsLayout()
  }
}
