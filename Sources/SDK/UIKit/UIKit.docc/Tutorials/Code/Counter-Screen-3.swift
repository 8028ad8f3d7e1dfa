import UIKit

class CounterController: UIViewController {
  private let number = UILabel()
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Count") { [weak self] _ in self?.count += 1 })
  private var count = 0 {
    didSet { number.text = "\(count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    view.backgroundColor = .systemBackground
    number.text = "0"
    number.font = .preferredFont(forTextStyle: .largeTitle)
    number.textAlignment = .center

    let stack = UIStackView(arrangedSubviews: [number, button])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    ])
  }
}
