// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// One stop of the tour: how the list shows it, and what makes it.
@MainActor
public struct TourPage {
  /// What it is called on the command line.
  public let name: String
  public let title: String
  let detail: String
  /// The name of the symbol in the list.
  let symbol: String
  let color: UIColor
  /// Makes the page anew.
  public let make: () -> UIViewController

  init(
    _ name: String, _ title: String, _ detail: String, _ symbol: String, _ color: UIColor,
    _ make: @escaping () -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.detail = detail
    self.symbol = symbol
    self.color = color
    self.make = {
      let controller = make()
      controller.title = title
      controller.navigationItem.largeTitleDisplayMode = .never
      return controller
    }
  }

  /// In the person's language.
  public static var all: [TourPage] {
    [
      TourPage(
        "postcard", said("Postcard", "그림엽서"),
        said("An editor rides on a floating keyboard", "플로팅 키보드를 따라가는 편집기"),
        "photo", .systemOrange
      ) { PostcardPage() },
      TourPage(
        "chat", said("Chat", "채팅"),
        said("An input bar, and a keyboard that follows the finger", "입력 막대, 그리고 손가락을 따라가는 키보드"),
        "paperplane", .systemGreen
      ) { ChatPage() },
      TourPage(
        "forms", said("Two Forms", "두 가지 양식"),
        said("Laid out with notifications and with the guide", "알림으로 배치한 것과 가이드로 배치한 것"),
        "rectangle.split.3x1", .systemIndigo
      ) { FormsPage() },
      TourPage(
        "kinds", said("Keyboards and Return Keys", "키보드와 리턴 키"),
        said("Every kind that a field can ask for", "입력란이 요청할 수 있는 모든 종류"),
        "keyboard", .systemBlue
      ) { KindsPage() },
    ]
  }

  /// Returns the page with a name.
  public static func named(_ name: String) -> TourPage? { all.first { $0.name == name } }
}
