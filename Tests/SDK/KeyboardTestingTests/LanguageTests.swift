// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct LanguageTests {
  private final class ListController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      showButton()
    }

    private func showButton() {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: tableView.isEditing ? .done : .edit,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          tableView.setEditing(!tableView.isEditing, animated: true)
          showButton()
        })
    }

    private var count = 2

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `a Korean edits a list`() throws {
    let app = TestApp(languages: ["ko-KR"]) {
      UINavigationController(rootViewController: ListController(style: .plain))
    }
    try app.swipe("Row 1", .left, distance: 120)
    try app.tap("삭제")
    try app.waitUntilGone("Row 1")
    try app.tap("편집")
    #expect(app.exists("삭제"), "the red minus")
    try app.tap("완료")
    #expect(app.exists("편집"))
    #expect(!app.exists("Edit"))
  }
}
