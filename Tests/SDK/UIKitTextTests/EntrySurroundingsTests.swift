// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Forms where lines begin at the right, and in the largest text.
@MainActor @Suite(.serialized) struct EntrySurroundingsTests {
  /// A row of each kind.
  private final class Page: UIViewController {
    let name = EntryFieldView(title: "Name")
    let size = EntryPickerField(["Small", "Medium", "Large"]) { $0 }
    let picker = UIDatePicker()
    let switcher = EntryControlView(title: "I have read the terms of the shop", control: UISwitch())
    let segments = EntryControlView(title: "Wrapping", control: UISegmentedControl(items: ["Plain", "Gift"]))
    let scroll = UIScrollView()
    private(set) lazy var sizeRow = EntryFieldView(title: "Size", textField: size)
    private(set) lazy var dateRow = EntryControlView(title: "Remind me", control: picker)
    private(set) lazy var rows: [EntryRowView] = [name, sizeRow, dateRow, switcher, segments]
    private(set) var form: EntryForm?

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      picker.preferredDatePickerStyle = .compact
      for row in [switcher, segments] { row.entryValidators = [.required] }
      for row in [name, sizeRow] { row.textField.entryValidators = [.required] }
      let stack = UIStackView(arrangedSubviews: rows)
      stack.axis = .vertical
      stack.spacing = 12
      for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(stack)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 20),
        stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
      form = EntryForm(rows) {}
    }
  }

  private func open(_ screen: HeadlessScreen, languages: [String] = []) -> (page: Page, app: TestApp) {
    let page = Page()
    let app = TestApp(screen: screen, languages: languages) { page }
    app.settle()
    return (page, app)
  }

  private func frame(_ view: UIView, in row: UIView) -> CGRect { view.convert(view.bounds, to: row) }

  @Test("ED-2 where lines begin at the right, titles and problems stand there, and signs and controls at the left")
  func mirrored() throws {
    for (direction, isMirrored) in [(UITraitEnvironmentLayoutDirection.leftToRight, false), (.rightToLeft, true)] {
      let (page, app) = open(HeadlessScreen(layoutDirection: direction), languages: isMirrored ? ["ar"] : [])
      for row in page.rows { row.showProblem() }
      app.settle()
      let sign = try #require(page.size.rightView)
      let places: [(CGRect, UIView)] = [
        (frame(sign, in: page.sizeRow), page.sizeRow), (frame(page.picker, in: page.dateRow), page.dateRow),
        (frame(page.switcher.control, in: page.switcher), page.switcher),
      ]
      for (place, row) in places { #expect((place.midX < row.bounds.midX) == isMirrored) }
      // Where the ink of the words is.
      let label = page.name.problemLabel
      let area = label.convert(label.bounds, to: nil)
      let picture = try #require(app.screenshot().image.cgImage)
      let row = Int(area.midY * 2) * picture.width
      let ground = picture.pixels[row + Int(area.midX * 2)]
      let inked = (Int(area.minX * 2)..<Int(area.maxX * 2)).filter { picture.pixels[row + $0] != ground }
      #expect((inked.first ?? 0 > Int(area.midX * 2)) == isMirrored)
    }
  }

  @Test("ED-2 in the largest text on a narrow phone nothing of a form is cut, and no row is wider than the page")
  func largest() {
    let screen = HeadlessScreen(
      size: CGSize(width: 320, height: 568), contentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let (page, app) = open(screen)
    for row in page.rows { row.showProblem() }
    app.settle()
    for row in page.rows {
      for label in [row.titleLabel, row.problemLabel] where !label.isHidden {
        let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
        #expect(wanted.height <= label.bounds.height + 0.6, "\(label.text ?? "")")
      }
      #expect(row.frame.minX >= 0 && row.frame.width == 288)
    }
    for row in [page.dateRow, page.switcher, page.segments] {
      let place = frame(row.control, in: row)
      #expect(row.bounds.contains(place), "\(row.titleLabel.text ?? "")")
      #expect(place.minY >= frame(row.titleLabel, in: row).maxY)
    }
  }

  @Test("ED-7 on a phone on its side and in large text, Next goes down a form with each row in sight")
  func inSight() throws {
    let screen = HeadlessScreen(
      size: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      contentSizeCategory: .accessibilityLarge)
    let (page, app) = open(screen)
    try app.tap("Name")
    app.settle()
    for row in page.rows.dropFirst() {
      try app.tap("Next")
      app.settle()
      let part: UIView = (row as? EntryFieldView)?.textField ?? (row as? EntryControlView)?.control ?? row
      let place = part.convert(part.bounds, to: nil)
      let top = page.view.keyboardLayoutGuide.layoutFrame.minY
      #expect(place.minY >= 0 && place.maxY <= top, "\(row.titleLabel.text ?? "")")
    }
  }
}
