// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// What views of UIKit do, as an app's subclasses see it.
@MainActor @Suite(.serialized) struct ViewOverrideTests {
  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let window: UIWindow
  private let root = UIView()

  init() {
    scene = platform.openScene()
    window = UIWindow(windowScene: scene.scene)
    root.frame = window.bounds
    window.addSubview(root)
    window.makeKeyAndVisible()
    platform.settle()
  }

  private func add<V: UIView>(_ view: V, frame: CGRect = CGRect(x: 20, y: 40, width: 100, height: 50)) -> V {
    view.frame = frame
    root.addSubview(view)
    platform.settle()
    return view
  }

  // MARK: Places

  @Test func `constraints set the middle and the bounds of a view, and not its frame`() {
    let view = OverridingView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    _ = view.calls.take()
    platform.settle()
    let places = ["frame", "center", "bounds"]
    #expect(view.calls.take().filter(places.contains) == ["center", "bounds"])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    left.constant = 30
    platform.settle()
    #expect(view.calls.take().filter(places.contains) == ["center"])
    #expect(view.frame == CGRect(x: 30, y: 20, width: 100, height: 50))
  }

  @Test func `a view that follows its superview's size has its frame set`() {
    let view = add(OverridingView())
    view.autoresizingMask = .flexibleWidth
    _ = view.calls.take()
    root.bounds.size.width += 30
    #expect(view.calls.take().contains("frame"))
    #expect(view.frame == CGRect(x: 20, y: 40, width: 130, height: 50))
  }

  @Test func `a view that keeps its size whatever it is told stays as large`() {
    final class Square: UIView {
      override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: CGSize(width: 40, height: 40)) }
      }
    }
    let square = add(Square())
    square.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.bounds.size.width += 30
    #expect(square.frame == CGRect(x: 20, y: 40, width: 40, height: 40))
  }

  @Test func `a pointer over a view that lifts transforms it`() {
    let view = add(OverridingView())
    view.hoverStyle = UIHoverStyle(effect: .lift)
    _ = view.calls.take()
    scene.movePointer(to: CGPoint(x: 60, y: 60))
    platform.settle()
    #expect(view.calls.take().filter { $0 != "convert" } == ["transform"])
    #expect(view.transform.a > 1)
    scene.movePointer(to: CGPoint(x: 300, y: 300))
    platform.settle()
    #expect(view.calls.take().filter { $0 != "convert" } == ["transform"])
    #expect(view.transform.isIdentity)
  }

  @Test func `a touch is brought into a view's coordinates by the view`() {
    let view = add(OverridingView())
    _ = view.calls.take()
    scene.touch([(1, .began, CGPoint(x: 60, y: 60))])
    #expect(view.calls.take().contains("convert"))
    scene.touch([(1, .ended, CGPoint(x: 60, y: 60))])
  }

  // MARK: The tree

  @Test func `a stack adds what it arranges as a subview`() {
    final class Stack: UIStackView {
      let calls = Calls()

      override func addSubview(_ view: UIView) {
        calls.note("addSubview")
        super.addSubview(view)
      }
    }
    let stack = Stack()
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(stack.calls.take() == ["addSubview"])
    #expect(view.superview === stack)
  }

  @Test func `a window adds the view of its controller, and takes it out again`() {
    final class Window: UIWindow {
      let calls = Calls()

      override func insertSubview(_ view: UIView, at index: Int) {
        calls.note("insertSubview")
        super.insertSubview(view, at: index)
      }

      override func addSubview(_ view: UIView) {
        calls.note("addSubview")
        super.addSubview(view)
      }
    }
    let window = Window(windowScene: scene.scene)
    let controller = UIViewController()
    let view = OverridingView()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    platform.settle()
    #expect(window.calls.take().count == 1)
    #expect(view.window === window)
    _ = view.calls.take()
    window.rootViewController = nil
    #expect(view.calls.take().contains("removeFromSuperview"))
    #expect(view.window == nil)
  }

  @Test func `a scroll view adds its recogniser as an app would`() {
    final class Scroll: UIScrollView {
      let calls = Calls()

      override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.note("addGestureRecognizer")
        super.addGestureRecognizer(gestureRecognizer)
      }
    }
    let scroll = Scroll(frame: root.bounds)
    #expect(scroll.calls.take().isEmpty == false)
    #expect(scroll.gestureRecognizers?.contains(scroll.panGestureRecognizer) == true)
  }

  @Test func `a button with a menu gets its interaction by the method that apps call`() {
    final class Button: UIButton {
      let calls = Calls()

      override func addInteraction(_ interaction: any UIInteraction) {
        calls.note("addInteraction")
        super.addInteraction(interaction)
      }
    }
    let button = Button()
    button.isContextMenuInteractionEnabled = true
    #expect(button.calls.take() == ["addInteraction"])
    #expect(button.interactions.count == 1)
  }

  // MARK: Layout and drawing

  @Test func `a change of size asks for layout, and for drawing where the content mode says so`() {
    let view = add(OverridingView())
    view.contentMode = .redraw
    _ = view.calls.take()
    view.bounds.size.width += 10
    let calls = view.calls.take()
    #expect(calls.contains("setNeedsLayout"))
    #expect(calls.contains("setNeedsDisplay"))
  }

  @Test func `a view that does not want its layout put off has it at once`() {
    final class Eager: UIView {
      var count = 0

      override func setNeedsLayout() {
        super.setNeedsLayout()
        if window != nil { layoutIfNeeded() }
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = add(Eager())
    let before = view.count
    view.bounds.size.width += 10
    #expect(view.count == before + 1)
    // In the middle of a layout, too.
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor), width,
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    platform.settle()
    width.constant = 70
    platform.settle()
    #expect(view.bounds.size == CGSize(width: 70, height: 10))
  }

  @Test func `an animation that lays out asks the views that it moves`() {
    final class Asked: UIView {
      let calls = Calls()

      override func layoutIfNeeded() {
        calls.note("layoutIfNeeded")
        super.layoutIfNeeded()
      }
    }
    let view = add(Asked())
    UIView.animate(withDuration: 0.1, delay: 0, options: .layoutSubviews) { view.bounds.size.width += 10 }
    #expect(view.calls.take().contains("layoutIfNeeded"))
    platform.settle()
  }

  @Test func `another direction asks for constraints`() {
    let view = add(OverridingView())
    _ = view.calls.take()
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.calls.take().contains("setNeedsUpdateConstraints"))
  }

  @Test func `margins and a safe area that an app makes up place what is held by the guides`() {
    final class Padded: UIView {
      override var layoutMargins: UIEdgeInsets {
        get { UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30) }
        set { super.layoutMargins = newValue }
      }

      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7) }
    }
    let padded = add(Padded(), frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(padded.layoutMarginsGuide.layoutFrame == CGRect(x: 30, y: 30, width: 140, height: 40))
    #expect(padded.safeAreaLayoutGuide.layoutFrame == CGRect(x: 7, y: 7, width: 186, height: 86))
  }

  @Test func `a window that makes up its safe area gives it to what is in it`() {
    final class Notched: UIWindow {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
    }
    let window = Notched(windowScene: scene.scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    platform.settle()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func `a view of an app says itself what size it fits into`() {
    final class Tall: UIView {
      override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let size = super.systemLayoutSizeFitting(targetSize)
        return CGSize(width: size.width, height: size.height + 100)
      }
    }
    let tall = Tall()
    tall.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let view: UIView = tall
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 120)
  }

  @Test func `a guide of an app says itself where it is`() {
    final class Guide: UILayoutGuide {
      override var hasAmbiguousLayout: Bool { false }

      override var layoutFrame: CGRect { super.layoutFrame.insetBy(dx: 1, dy: 1) }
    }
    let guide = Guide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 12), guide.heightAnchor.constraint(equalToConstant: 12),
    ])
    platform.settle()
    #expect(root.layoutGuides.first?.layoutFrame == CGRect(x: 1, y: 1, width: 10, height: 10))
  }

  // MARK: What people hear

  @Test func `a screen reader says what an app's view computes`() {
    final class Clock: UIView {
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }

      override var accessibilityLabel: String? {
        get { "Twelve o'clock" }
        set {}
      }

      override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame.insetBy(dx: 2, dy: 2) }
        set { super.accessibilityFrame = newValue }
      }
    }
    _ = add(Clock())
    let elements = UIApplication.shared.accessibility.nodes(of: scene.scene).elements
    let node = elements.first { $0.label == "Twelve o'clock" }
    #expect(node?.frame == CGRect(x: 22, y: 42, width: 96, height: 46))
  }

  // MARK: Animators

  @Test func `an animator of an app's own class is started by its own method`() {
    final class Animator: UIViewPropertyAnimator {
      private(set) var starts = 0

      override func startAnimation() {
        starts += 1
        super.startAnimation()
      }
    }
    let view = add(UIView())
    let animator = Animator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, animations: { view.center.x += 10 })
    #expect(animator.starts == 1)
    #expect(animator.isRunning)
    platform.settle()
    #expect(view.center.x == CGFloat(80))
  }
}
