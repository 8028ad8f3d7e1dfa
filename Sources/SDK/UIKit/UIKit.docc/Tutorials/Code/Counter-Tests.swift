import KeyboardTesting
import Testing
import UIKit

@testable import Counter

@MainActor @Suite(.serialized) struct CounterTests {
  @Test func `the button counts up`() throws {
    let app = TestApp { UINavigationController(rootViewController: CounterController()) }
    try app.tap("Count")
    try app.tap("Count")
    try app.find("2")
  }
}
