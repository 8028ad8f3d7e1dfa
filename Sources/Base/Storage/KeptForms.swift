// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// How the keyboard was held last on each screen.
package struct KeptForms: Hashable, Sendable {
  /// The screen that was changed last is the first one; each is there once.
  private var entries: [Entry] = []

  private struct Entry: Hashable {
    var screen: ScreenIdentity
    var form: KeptForm
  }

  package init() {}

  /// Where they are kept; `nil` without a home.
  package static var usualPath: String? { statePath("form") }

  /// How many screens are kept; that which was changed longest ago makes way.
  package static let most = 16
}

// MARK: - Screens

extension KeptForms {
  /// How the keyboard was held on a screen; `nil` where nothing is known of it.
  ///
  /// A monitor is known by what it says of itself, wherever it is connected; two of the same model that have no serial numbers are told
  /// apart by their connectors. What was kept before screens were told apart is for any.
  ///
  /// - Parameter others: The other screens that are there, which may be of the same model.
  package func form(on screen: ScreenIdentity, besides others: [ScreenIdentity] = []) -> KeptForm? {
    index(of: screen, besides: others).map { entries[$0].form } ?? entries.first { $0.screen == ScreenIdentity() }?.form
  }

  /// Keeps how it is held on a screen.
  package mutating func keep(_ form: KeptForm, on screen: ScreenIdentity, besides others: [ScreenIdentity] = []) {
    if let index = index(of: screen, besides: others) { entries.remove(at: index) }
    // The screen that it was kept for is this one, as far as anybody knows.
    entries.removeAll { $0.screen == ScreenIdentity() }
    entries.insert(Entry(screen: screen, form: form), at: 0)
    entries.removeLast(max(entries.count - Self.most, 0))
  }

  private func index(of screen: ScreenIdentity, besides others: [ScreenIdentity]) -> Int? {
    if let exact = entries.firstIndex(where: { $0.screen == screen }) { return exact }
    guard !screen.monitor.isEmpty else { return nil }
    let taken = others.filter { $0.monitor == screen.monitor }.map(\.connector)
    return entries.firstIndex { $0.screen.monitor == screen.monitor && !taken.contains($0.screen.connector) }
  }
}

// MARK: - The file

extension KeptForms {
  /// More than the file ever has.
  package static let longestByteCount = 16_384

  /// A line for each screen: how the keyboard is held, a tab, the connector, a tab, and the monitor.
  package var bytes: [UInt8] {
    let lines = entries.map { entry in
      entry.form.words
        + (entry.screen == ScreenIdentity() ? "" : "\t\(entry.screen.connector)\t\(entry.screen.monitor)") + "\n"
    }
    return Array(lines.joined().utf8)
  }

  /// Reads any bytes; lines that are none of these do not count.
  package init(bytes: [UInt8]) {
    guard bytes.count <= Self.longestByteCount else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard entries.count < Self.most, let line = String(validating: line, as: UTF8.self) else { continue }
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 1 || parts.count == 3, let form = KeptForm(words: parts[0]) else { continue }
      let screen =
        parts.count == 3 ? ScreenIdentity(monitor: String(parts[2]), connector: String(parts[1])) : ScreenIdentity()
      if !entries.contains(where: { $0.screen == screen }) { entries.append(Entry(screen: screen, form: form)) }
    }
  }
}
