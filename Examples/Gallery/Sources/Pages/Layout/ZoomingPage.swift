// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture that two fingers make larger and smaller, and one finger moves.
final class ZoomingPage: UIViewController, UIScrollViewDelegate {
  private let scroll = UIScrollView()
  private let picture = UIImageView(image: SunsetImage.make(size: CGSize(width: 900, height: 1200)))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroll.delegate = self
    scroll.maximumZoomScale = 4
    scroll.contentInsetAdjustmentBehavior = .never
    picture.isUserInteractionEnabled = true
    for view in [scroll, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(picture)
    let (content, safe) = (scroll.contentLayoutGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safe.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      picture.topAnchor.constraint(equalTo: content.topAnchor),
      picture.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 4.0 / 3),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Zoom",
      primaryAction: UIAction(title: "Zoom") { [weak self] _ in
        guard let self else { return }
        scroll.setZoomScale(scroll.zoomScale > 1 ? 1 : 2.5, animated: true)
      })
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}
