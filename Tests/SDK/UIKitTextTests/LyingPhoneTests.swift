// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Accessory views and the keyboard's guide on a phone that lies on its side.
@MainActor @Suite(.serialized) struct LyingPhoneTests {
  /// A bar that is as high as its text.
  private final class Bar: UIView {
    let label = UILabel()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.numberOfLines = 0
      label.text = "One line"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { .zero }
  }

  /// A long page with a field near its lower end.
  private final class Page: UIViewController {
    let field = UITextField()
    let bar = Bar()
    let scroll = UIScrollView()

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      field.borderStyle = .roundedRect
      field.accessibilityLabel = "Note"
      field.inputAccessoryView = bar
      for view in [scroll, field] { view.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(field)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        field.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 260),
        field.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
        field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 60),
        field.widthAnchor.constraint(equalToConstant: 240),
      ])
    }
  }

  private let upright = (
    size: CGSize(width: 390, height: 844), insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  )
  private let lying = (
    size: CGSize(width: 844, height: 390), insets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
  )

  private let page = Page()
  private let app: TestApp

  init() {
    let screen = HeadlessScreen(size: upright.size, safeAreaInsets: upright.insets)
    app = TestApp(screen: screen) { [page] in page }
    app.settle()
  }

  private func turn(_ way: (size: CGSize, insets: UIEdgeInsets)) {
    app.screen.safeAreaInsets = way.insets
    app.screen.change(size: way.size)
    app.settle()
  }

  private var guide: CGRect { page.view.keyboardLayoutGuide.layoutFrame }
  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test("VK-7 KG-1 a phone that is turned in mid-text keeps the bar above lower keys, and the guide goes with it")
  func turning() throws {
    try app.tap("Note")
    app.settle()
    let before = guide
    #expect(before.maxY == 844 && before.width == 390)
    turn(lying)
    #expect(page.field.isFirstResponder && guide.maxY == 390 && guide.width == 844)
    #expect(guide.height < before.height && guide.minY > 90)
    let bar = frame(page.bar)
    #expect(abs(bar.minY - guide.minY) < 0.01 && bar.minX == 0 && bar.width == 844)
    // Beside the round corners.
    let label = frame(page.bar.label)
    #expect(label.minX == 63 && label.maxX <= 781)
    #expect(frame(page.field).maxY + 8 <= guide.minY && frame(page.field).minY >= 0)
    turn(upright)
    #expect(guide == before && frame(page.bar).width == 390 && page.field.isFirstResponder)
  }

  @Test("VK-7 KG-2 on its side a bar that grows leaves the field in sight, and the text in the bar whole")
  func growing() throws {
    turn(lying)
    try app.tap("Note")
    app.settle()
    let (top, height) = (guide.minY, page.bar.bounds.height)
    page.bar.label.text = "One line\nand another one"
    app.settle()
    #expect(page.bar.bounds.height > height + 10)
    #expect(abs(guide.minY - (top - (page.bar.bounds.height - height))) < 0.01)
    #expect(page.bar.label.bounds.height >= page.bar.label.intrinsicContentSize.height)
    #expect(frame(page.field).maxY <= guide.minY && frame(page.field).minY >= 0)
    page.field.resignFirstResponder()
    app.settle()
    #expect(guide == CGRect(x: 0, y: 369, width: 844, height: 21))
  }
}
