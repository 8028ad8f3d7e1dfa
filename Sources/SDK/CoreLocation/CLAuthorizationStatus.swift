// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Whether an app or a keyboard may know where the device is.
@nonexhaustive
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// It may not, and the person cannot change that here.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may at any time; nobody is given this here.
  case authorizedAlways = 3
  /// It may while the person uses it.
  case authorizedWhenInUse = 4
}
