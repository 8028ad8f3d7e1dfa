// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Messages that are swiped, deleted, inserted and put into another order.
final class EditingTablePage: UITableViewController {
  private struct Message {
    var from: String
    var text: String
    var isRead = false
    var isFlagged = false
  }

  private var messages = [
    Message(from: "Mina", text: "Lunch on Friday? There is a new place by the river."),
    Message(from: "Library", text: "Two of your books are due next week.", isRead: true),
    Message(from: "Jun", text: "The photos are ready, have a look.", isFlagged: true),
    Message(from: "Train", text: "Your seat is 12A in carriage 4.", isRead: true),
    Message(from: "Elif", text: "Thank you for the flowers!"),
    Message(from: "Post", text: "A parcel comes between 10 and 12.", isRead: true),
    Message(from: "Pavel", text: "Shall we move the call to three o'clock?"),
    Message(from: "Noor", text: "The recipe, as promised.", isRead: true),
  ]

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.allowsMultipleSelectionDuringEditing = false
    showButtons()
  }

  private func showButtons() {
    let edit = UIBarButtonItem(
      systemItem: isTableEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        tableView.setEditing(!isTableEditing, animated: true)
        showButtons()
      })
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    navigationItem.rightBarButtonItems = [edit, add]
  }

  private var isTableEditing: Bool { tableView.isEditing }

  private func add() {
    messages.insert(Message(from: "You", text: "A new message."), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Inbox" }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Swipe a row to either side."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    fill(cell, messages[indexPath.row])
    return cell
  }

  private func fill(_ cell: UITableViewCell, _ message: Message) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = message.from
    content.textProperties.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
    content.secondaryText = message.text
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: message.isFlagged ? "flag" : "envelope")
    content.imageProperties.tintColor = message.isFlagged ? .systemOrange : .systemBlue
    cell.contentConfiguration = content
    cell.showsReorderControl = true
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    messages.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    messages.insert(messages.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: Swiping

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let isRead = messages[indexPath.row].isRead
    let read = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") { [weak self] _, _, done in
      self?.change(indexPath) { $0.isRead.toggle() }
      done(true)
    }
    read.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [read])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      messages.remove(at: indexPath.row)
      self.tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
      self?.change(indexPath) { $0.isFlagged.toggle() }
      done(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func change(_ path: IndexPath, _ change: (inout Message) -> Void) {
    change(&messages[path.row])
    if let cell = tableView.cellForRow(at: path) { fill(cell, messages[path.row]) }
  }
}
