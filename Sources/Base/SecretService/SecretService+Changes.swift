// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop

// MARK: - What others change

extension SecretService {
  /// Calls whenever something may be kept that was not, or no longer: an item or a keyring has changed, or the service itself.
  ///
  /// Source: the signals of `Service` and `Collection` in the Secret Service API.
  package func watchChanges(handler: @escaping () -> Void) {
    bus.watchOwner(of: Self.name) { _ in handler() }
    for interface in [Interface.service, .collection] {
      bus.onSignalOfObject(
        "type='signal',sender='\(Self.name)',interface='org.freedesktop.Secret.\(interface.rawValue)'"
      ) { _, _ in handler() }
    }
  }
}
