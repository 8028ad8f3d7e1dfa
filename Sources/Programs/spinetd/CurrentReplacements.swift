// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import LinuxSystem
import PersonalWords
import Storage
import SupplementaryLexicon
import SystemKeyboard

/// The person's text replacements as they are on disk.
final class CurrentReplacements {
  private(set) var table = TextReplacements()
  /// `nil` when there is no place for them.
  private let file: ReplacementsFile?
  private var watch: FileWatch?

  init(path: String? = Settings.replacementsPath) { file = path.map { ReplacementsFile(path: $0) } }

  /// Reads the file now and whenever it changes; each mistake in it is told on standard error.
  func follow(on loop: EventLoop, onChange: @escaping () -> Void) {
    guard let file else { return }
    watch = try? FileWatch(path: file.path, loop: loop) { [weak self] in self?.read(file, onChange) }
    read(file, onChange)
  }

  private func read(_ file: ReplacementsFile, _ onChange: () -> Void) {
    let new = TextReplacements(file.read { Log(.settings).warning("\(fault: $0)") })
    guard new != table else { return }
    table = new
    onChange()
  }
}

extension TextReplacements {
  init(_ replacements: Replacements) {
    self.init(replacements.entries.map { (typed: $0.userInput, text: $0.documentText) })
  }
}
