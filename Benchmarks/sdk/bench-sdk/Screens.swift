// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

private let columns = 10
private let rows = 20

@MainActor
private func label(_ number: Int) -> UILabel {
  let label = UILabel()
  label.text = "View \(number)"
  label.font = .systemFont(ofSize: 13)
  label.textAlignment = .center
  return label
}

/// Returns 200 labels in stack views.
@MainActor
func labelGrid() -> UIStackView {
  let lines = (0..<rows).map { row in
    let line = UIStackView(arrangedSubviews: (0..<columns).map { label(row * columns + $0) })
    line.distribution = .fillEqually
    line.spacing = 4
    return line
  }
  let grid = UIStackView(arrangedSubviews: lines)
  grid.axis = .vertical
  grid.distribution = .fillEqually
  grid.spacing = 4
  return grid
}

/// 200 labels that an animation moves.
final class MovingViewsController: Screen {
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for number in 0..<columns * rows {
      let label = label(number)
      label.frame = CGRect(x: number % columns * 64, y: number / columns * 44, width: 60, height: 40)
      view.addSubview(label)
      labels.append(label)
    }
  }

  override func begin(frames: Int) {
    UIView.animate(withDuration: Double(frames) / 60, delay: 0, options: .curveLinear) { [self] in
      for label in labels { label.frame = label.frame.offsetBy(dx: CGFloat(frames), dy: CGFloat(frames)) }
    }
  }
}

/// 200 labels in stack views that get another width at each frame.
final class GridController: Screen {
  private var width: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let grid = labelGrid()
    grid.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(grid)
    let width = grid.widthAnchor.constraint(equalToConstant: 620)
    NSLayoutConstraint.activate([
      width, grid.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      grid.topAnchor.constraint(equalTo: view.topAnchor),
      grid.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    self.width = width
  }

  override func step(_ frame: Int) { width?.constant = 620 + CGFloat(frame % 8 * 10) }
}

/// A list of 1,000 rows that is scrolled.
final class ListController: Screen, UITableViewDataSource {
  private let table = UITableView()
  private let star = UIImage(systemName: "star.fill")

  override func loadView() {
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view = table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    content.image = star
    cell.contentConfiguration = content
    return cell
  }

  override func step(_ frame: Int) { table.contentOffset.y = CGFloat(frame) * 160 }
}

/// A label and a button, to see how soon they are there.
final class HelloController: Screen {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let hello = UILabel()
    hello.text = "Hello"
    let button = UIButton(configuration: .filled())
    button.setTitle("A button", for: .normal)
    let stack = UIStackView(arrangedSubviews: [hello, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
    ])
  }
}
