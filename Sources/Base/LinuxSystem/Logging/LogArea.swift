// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a line of the log is about.
package enum LogArea: String, CaseIterable, Sendable {
  /// The program itself: start, end, starting again.
  case program
  /// The settings file, layouts and what is kept of both.
  case settings
  /// Message buses and what stands on them: shells, preferences, haptics, notifications.
  case desktop
  /// The connection to the compositor, screens, seats and surfaces.
  case wayland
  /// Fields and the way of text to them.
  case text
  /// What the keyboard shows and when.
  case keyboard
  /// Custom keyboards: their bundles, processes and what they may.
  case guests
  /// The person's words for custom keyboards.
  case words
  /// Key clicks.
  case sounds
  /// Keys that are spoken.
  case speech
}
