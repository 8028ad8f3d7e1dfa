// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture whose menu opens when it is held: it is lifted itself, or a page grows out of it.
final class HeldPicture: UIImageView, UIContextMenuInteractionDelegate {
  private let isNight: Bool
  private let opens: Bool
  private let menu: () -> UIMenu
  private let commit: (UIViewController) -> Void

  /// - Parameters:
  ///   - isNight: What it shows.
  ///   - opens: Whether a page shows, which a tap opens.
  ///   - menu: Makes the menu.
  ///   - commit: Shows the page in full.
  init(
    _ name: String, isNight: Bool, opens: Bool, menu: @escaping () -> UIMenu,
    commit: @escaping (UIViewController) -> Void
  ) {
    self.isNight = isNight
    self.opens = opens
    self.menu = menu
    self.commit = commit
    super.init(image: SunsetImage.make(size: CGSize(width: 300, height: 200), isNight: isNight))
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = 8
    isUserInteractionEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .image
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let (name, isNight) = (accessibilityLabel, isNight)
    return UIContextMenuConfiguration(
      previewProvider: opens ? { PicturePage(title: name, isNight: isNight) } : nil,
      actionProvider: { [menu] _ in menu() })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius)
    return UITargetedPreview(view: self, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [weak self, weak animator] in
      if let page = animator?.previewViewController { self?.commit(page) }
    }
  }
}

/// A picture on a page of its own.
final class PicturePage: UIViewController {
  private let isNight: Bool

  init(title: String?, isNight: Bool) {
    self.isNight = isNight
    super.init(nibName: nil, bundle: nil)
    self.title = title
    navigationItem.largeTitleDisplayMode = .never
    preferredContentSize = CGSize(width: 300, height: 200)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picture = UIImageView(image: SunsetImage.make(size: CGSize(width: 300, height: 200), isNight: isNight))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
  }
}
