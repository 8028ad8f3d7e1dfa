// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A chat: bubbles above a bar that stays at the bottom or rides on the keyboard, which a finger scrolls away.
public final class ChatPage: UIViewController, UITableViewDataSource, UITableViewDelegate {
  public let tableView = UITableView(frame: .zero, style: .plain)
  public let bar = InputBar()
  private var messages = Message.earlier

  public override var canBecomeFirstResponder: Bool { true }
  public override var inputAccessoryView: UIView? { bar }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.separatorStyle = .none
    tableView.backgroundColor = .clear
    tableView.keyboardDismissMode = .interactive
    tableView.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    tableView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // The guide is as high as the keyboard with the bar above it.
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    bar.onSend = { [weak self] text in self?.add(Message(text: text, isOwn: true)) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    showLast(animated: false)
  }

  private func add(_ message: Message) {
    messages.append(message)
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
    showLast(animated: true)
  }

  private func showLast(animated: Bool) {
    staysAtEnd = true
    tableView.scrollToRow(at: IndexPath(row: messages.count - 1, section: 0), at: .bottom, animated: animated)
  }

  // MARK: Staying at the end

  private var lastHeight: CGFloat = 0
  /// Whether the end of the chat stays in sight; not while somebody reads what is further up.
  private var staysAtEnd = true

  /// The offset that shows the end.
  private var lastOffset: CGFloat {
    let insets = tableView.adjustedContentInset
    return max(tableView.contentSize.height + insets.bottom - tableView.bounds.height, -insets.top)
  }

  /// What is in sight at the bar stays there while the keyboard comes and goes.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = tableView.bounds.height
    defer { lastHeight = height }
    guard lastHeight > 0, height != lastHeight, !tableView.isDragging else { return }
    let offset = max(tableView.contentOffset.y + lastHeight - height, -tableView.adjustedContentInset.top)
    tableView.contentOffset.y = staysAtEnd ? lastOffset : min(offset, lastOffset)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { staysAtEnd = false }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollViewDidEndDecelerating(scrollView) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    staysAtEnd = scrollView.contentOffset.y >= lastOffset - 1
  }

  // MARK: Rows

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.show(messages[indexPath.row])
    return cell
  }
}
