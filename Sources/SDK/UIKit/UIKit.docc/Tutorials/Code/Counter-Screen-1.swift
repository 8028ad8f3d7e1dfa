import UIKit

class CounterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    view.backgroundColor = .systemBackground
  }
}
