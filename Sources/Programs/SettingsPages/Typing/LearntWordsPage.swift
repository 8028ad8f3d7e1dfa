// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import LearntWordStore
internal import LearntWords
internal import LinuxSystem
internal import Phrases
internal import UIKit

/// The words that the keyboard has learnt, to search and to forget.
final class LearntWordsPage: FormPage, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private var store: LearntWordStore?
  private var learnt: [WordEntry] = []
  private var blocked: [WordEntry] = []
  /// Why the words cannot be shown.
  private var failure: String?

  /// More rows are no list that anybody reads; the search finds the others.
  static let mostRows = 300

  init(_ model: SettingsModel) { super.init(model, title: said(.learntWords)) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    readWords()
    super.viewDidLoad()
    showSearchBar(searchBar, said(.search))
    searchBar.delegate = self
    refreshEditing()
  }

  override func refresh() {
    readWords()
    super.refresh()
    refreshEditing()
  }

  override func refreshEditing() { showEditButton(while: !learnt.isEmpty || !blocked.isEmpty) }

  private func readWords() {
    (learnt, blocked, failure) = ([], [], nil)
    do {
      if store == nil { store = try model.openLearntWords() }
      guard let store else { return }
      (learnt, blocked) = try model.explainFailure { () throws(LearntWordsError) in
        (
          WordEntry.entries(of: try store.words(at: WallClock.nowSeconds).map { ($0.word, $0.language) }),
          WordEntry.entries(of: try store.words(with: .blocked).map { ($0.word, $0.language) })
        )
      }
    } catch {
      failure = failureText(error)
    }
  }

  // MARK: Rows

  override func makeSections() -> [FormSection] {
    let wanted = searchBar.text ?? ""
    let found = learnt.filter { wanted.isEmpty || $0.word.localizedStandardContains(wanted) }
    let unwanted = blocked.filter { wanted.isEmpty || $0.word.localizedStandardContains(wanted) }
    if found.isEmpty, unwanted.isEmpty {
      let text = failure ?? said(wanted.isEmpty ? .noLearntWords : .noWordsFound)
      return [FormSection("none", [FormRow("none", text).with { $0.look = .note }])]
    }
    // Another search is another list, which does not slide out of the one before.
    return [words(found, "words \(wanted)"), notSuggested(unwanted, "blocked \(wanted)"), all(wanted)].filter {
      !$0.rows.isEmpty
    }
  }

  private func words(_ entries: [WordEntry], _ id: String) -> FormSection {
    let isCut = entries.count > Self.mostRows
    return FormSection(
      id, footer: isCut ? said(.mostUsedWordsFooter, "\(Self.mostRows)") : said(.learntWordsFooter),
      entries.prefix(Self.mostRows).map { entry in
        row(entry, "word") { store throws(LearntWordsError) in _ = try store.forget(entry.word) }
      })
  }

  private func notSuggested(_ entries: [WordEntry], _ id: String) -> FormSection {
    FormSection(
      id, header: said(.wordsNotSuggested), footer: said(.wordsNotSuggestedFooter),
      entries.map { entry in
        row(entry, "blocked") { store throws(LearntWordsError) in _ = try store.unblock(entry.word) }
      })
  }

  private func all(_ wanted: String) -> FormSection {
    let command = FormRow.command("forget-all", said(.forgetAllWords), isDestructive: true) { [weak self] in
      self?.askToForgetAll()
    }
    return FormSection("all", wanted.isEmpty ? [command] : [])
  }

  private func row(
    _ entry: WordEntry, _ kind: String, _ onDelete: @escaping (LearntWordStore) throws(LearntWordsError) -> Void
  ) -> FormRow {
    FormRow.fact("\(kind) \(entry.word)", entry.word, entry.languages.map(languageName).joined(separator: ", ")).with {
      $0.onDelete = { [weak self] in self?.changeWords(onDelete) }
    }
  }

  // MARK: Forgetting

  private func changeWords(_ change: (LearntWordStore) throws(LearntWordsError) -> Void) {
    attempt {
      if let store { try model.explainFailure { () throws(LearntWordsError) in try change(store) } }
      // Keyboards look at the file when a program that has written it closes it.
      store = nil
      refresh()
    }
  }

  private func askToForgetAll() {
    let alert = UIAlertController(
      title: said(.forgetAllWordsTitle), message: said(.forgetAllWordsMessage), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: said(.cancel), style: .cancel))
    alert.addAction(
      UIAlertAction(title: said(.forgetWords), style: .destructive) { [weak self] _ in
        self?.changeWords { store throws(LearntWordsError) in _ = try store.forgetAll() }
      })
    present(alert, animated: true)
  }

  // MARK: Searching

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { super.refresh() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
