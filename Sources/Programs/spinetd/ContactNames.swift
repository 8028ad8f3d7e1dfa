// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import LinuxSystem
import PersonalWords

/// The names of the person's contacts, where the settings let the keyboard know them.
///
/// The address book is read by a helper program, `spinet-lexicon`, when it is first wanted and whenever something changes in it.
final class ContactNames {
  private let loop: EventLoop
  private let reader: WordReader
  private var watches: [FileWatch] = []
  /// The folders of which the first one that is there is the address book; empty while nobody wants to know names.
  private var folders: [String] = []
  /// Calls with all names.
  var onChange: ([String]) -> Void = { _ in }

  /// - Parameter helper: The program that reads; by default the one that belongs to this program.
  init(loop: EventLoop, helper: String? = Process.helper("spinet-lexicon")) {
    self.loop = loop
    // What has changed is read at once, and no more than once a second.
    reader = WordReader(loop: loop, helper: helper, freshness: 0)
    reader.sources = { [weak self] in
      var sources = LexiconSources()
      sources.contacts = self?.folders ?? []
      return sources
    }
  }

  /// Knows the names in the first of these folders that is there, from now on; without one none.
  func follow(_ folders: [String]) {
    guard folders != self.folders else { return }
    self.folders = folders
    watches = folders.compactMap { folder in
      try? FileWatch(folder: folder, loop: loop) { [weak self] in self?.read() }
    }
    guard !folders.isEmpty else { return onChange([]) }
    read()
  }

  private func read() {
    reader.request(by: "names") { [weak self] entries in
      guard let self, !folders.isEmpty else { return }
      // What stands for something else is a text replacement.
      onChange(entries.filter { $0.userInput == $0.documentText }.map(\.documentText))
    }
  }
}
