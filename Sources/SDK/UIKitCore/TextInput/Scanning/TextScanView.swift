// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// What a camera sees, with its lines of text to choose from, in place of the keyboard.
///
/// The picture moves until the person touches a line: then it stays, so that no line moves from under the finger.
@MainActor
final class TextScanView: UIInputView {
  /// Called when the person has enough of it.
  var onClose: () -> Void = {}
  /// Called when the picture has to stay.
  var onFreeze: () -> Void = {}
  /// Called when the camera has to look once more.
  var onRestart: () -> Void = {}
  /// Called with the lines that the person wants, in the order in which they are read.
  var onInsert: ([String]) -> Void = { _ in }

  private let page = ScannedPageView()
  /// What is behind the hint.
  private let plate = UIView()
  private let hint = UILabel()
  private let close = UIButton(type: .system)
  private let again = UIButton(type: .system)
  private let insert = UIButton(type: .system)
  private lazy var height = heightAnchor.constraint(equalToConstant: 480)
  /// The picture stays as it is.
  private var isFrozen = false
  private var hasFailed = false

  /// How much of the window it takes.
  private static let share: CGFloat = 0.7
  private static let barHeight: CGFloat = 60

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 480), inputViewStyle: .keyboard)
    accessibilityIdentifier = "TextScan"
    allowsSelfSizing = true
    // The window's edges count for more.
    height.priority = UILayoutPriority(rawValue: 999)
    height.isActive = true
    page.onTouch = { [weak self] in self?.freeze() }
    page.onChoice = { [weak self] in self?.chosen() }
    plate.backgroundColor = UIColor.black.withAlphaComponent(0.6)
    plate.layer.cornerRadius = 10
    plate.isUserInteractionEnabled = false
    hint.isUserInteractionEnabled = false
    hint.numberOfLines = 0
    hint.textAlignment = .center
    hint.font = .preferredFont(forTextStyle: .body)
    hint.adjustsFontForContentSizeCategory = true
    let words = PhraseLanguage.current
    prepare(close, .plain(), words(.close)) { $0.onClose() }
    prepare(again, .plain(), words(.scanAgain)) { $0.restart() }
    prepare(insert, .filled(), words(.insertAll)) { $0.onInsert($0.page.wanted) }
    insert.addAction(UIAction { [weak self] _ in self?.freeze() }, for: .touchDown)
    for view in [page, plate, hint, close, again, insert] { addSubview(view) }
    follow()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(
    _ button: UIButton, _ configuration: UIButton.Configuration, _ title: String,
    _ action: @escaping @MainActor (TextScanView) -> Void
  ) {
    button.configuration = configuration
    button.configuration?.title = title
    button.addAction(
      UIAction { [weak self] _ in
        if let self { action(self) }
      }, for: .touchUpInside)
  }

  /// Takes its height from that of the window that it comes into.
  ///
  /// - Parameter others: How high what shows above it is, and what is left free below.
  func fit(_ size: CGSize, beside others: CGFloat) {
    height.constant = max(min((size.height * Self.share).rounded(), size.height - others), Self.barHeight * 2)
  }

  // MARK: What is seen

  func take(_ report: TextScanReport) {
    switch report {
    case .picture(let picture): if !isFrozen { page.show(picture) }
    case .read(let read): if !isFrozen { show(read) }
    case .failed(let failure):
      UIAccessibility.post(notification: .announcement, argument: failure.words)
      if page.lines.isEmpty {
        hasFailed = true
        page.clear()
        hint.text = failure.words
      } else {
        // Lines that were read before can be taken all the same.
        isFrozen = true
        page.freeze()
      }
    }
    follow()
  }

  private func show(_ read: ScannedPage) {
    let isFirst = page.lines.isEmpty && !read.lines.isEmpty
    page.show(read)
    if isFirst { UIAccessibility.post(notification: .announcement, argument: PhraseLanguage.current(.textFound)) }
  }

  private func freeze() {
    guard !isFrozen, !page.lines.isEmpty else { return }
    isFrozen = true
    page.freeze()
    onFreeze()
    follow()
  }

  private func chosen() {
    freeze()
    follow()
  }

  private func restart() {
    (isFrozen, hasFailed) = (false, false)
    page.clear()
    follow()
    onRestart()
  }

  /// Has words and buttons say what can be done now.
  private func follow() {
    let words = PhraseLanguage.current
    if !hasFailed { hint.text = words(.pointAtText) }
    hint.isHidden = !hasFailed && !page.lines.isEmpty
    plate.isHidden = hint.isHidden
    // White on the dark ground of the picture, in all appearances.
    hint.textColor = .white
    again.isHidden = !isFrozen && !hasFailed
    again.configuration?.title = words(hasFailed ? .tryAgain : .scanAgain)
    insert.configuration?.title = words(page.hasChoice ? .insert : .insertAll)
    insert.isEnabled = !page.lines.isEmpty
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = bounds.height - Self.barHeight
    page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bar)
    let width = min(bounds.width - 48, 420)
    let size = hint.sizeThatFits(CGSize(width: width, height: bar))
    hint.frame = CGRect(
      x: (bounds.width - width) / 2, y: ((bar - size.height) / 2).rounded(), width: width, height: size.height)
    let plateWidth = min(size.width, width)
    plate.frame = CGRect(
      x: (bounds.width - plateWidth) / 2 - 14, y: hint.frame.minY - 10, width: plateWidth + 28, height: size.height + 20
    )
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ button: UIButton, at offset: CGFloat, _ size: CGSize) {
      let x = isFromRight ? bounds.width - offset - size.width : offset
      button.frame = CGRect(x: x, y: bar + (Self.barHeight - size.height) / 2, width: size.width, height: size.height)
    }
    func fitting(_ button: UIButton) -> CGSize {
      let width = max(button.intrinsicContentSize.width.rounded(.up), 64)
      return CGSize(width: min(width, (bounds.width - 32) / 3), height: 44)
    }
    let (closing, restarting, inserting) = (fitting(close), fitting(again), fitting(insert))
    place(close, at: 8, closing)
    place(again, at: (bounds.width - restarting.width) / 2, restarting)
    place(insert, at: bounds.width - 12 - inserting.width, inserting)
  }
}

extension TextScanFailure {
  /// What is wrong and what to do, in the person's language.
  fileprivate var words: String {
    let words = PhraseLanguage.current
    return switch self {
    case .noCamera: words(.scanNoCamera)
    case .notAllowed: words(.scanNotAllowed)
    case .busy: words(.scanCameraBusy)
    case .silent: words(.scanCameraSilent)
    case .noReader: words(.scanNoReader)
    }
  }
}
