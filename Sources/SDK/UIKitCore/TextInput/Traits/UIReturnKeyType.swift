// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What the Return key of a field does, which is what it says.
@nonexhaustive
public enum UIReturnKeyType: Int, Sendable {
  /// A line end, or whatever the field makes of it.
  case `default` = 0
  /// Goes to the place that is typed.
  case go = 1
  /// Searches.
  case google = 2
  /// Joins a network or a group.
  case join = 3
  /// Goes to the next field.
  case next = 4
  /// Looks for a way.
  case route = 5
  /// Searches.
  case search = 6
  /// Sends what is typed.
  case send = 7
  /// Searches.
  case yahoo = 8
  /// Ends typing.
  case done = 9
  /// Calls for help.
  case emergencyCall = 10
  /// Goes on with the next step.
  case `continue` = 11
}

/// How light the keyboard of a field is.
@nonexhaustive
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the app around it.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// The old name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
