// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import LinuxSystem

extension Settings {
  /// Where the person's settings are unless they are told to be elsewhere; `nil` when there is no place for them.
  package static var usualPath: String? { folder.map { $0 + "/settings.conf" } }

  /// Where the person's text replacements are; `nil` when there is no place for them.
  package static var replacementsPath: String? { folder.map { $0 + "/replacements" } }

  /// Where the words are that the keyboard has learnt; `nil` when there is no place for them.
  package static var learntWordsPath: String? { BaseFolder.data.path.map { $0 + "/spinet/learnt-words.sqlite" } }

  private static var folder: String? { BaseFolder.configuration.path.map { $0 + "/spinet" } }
}
