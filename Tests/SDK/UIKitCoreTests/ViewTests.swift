// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ViewTests {
  @Test func `a transform leaves bounds and centre, and frame is the rectangle around it`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
  }

  @Test func `a place is converted through moved bounds and transforms and back`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let point = CGPoint(x: 25, y: 25)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 35, y: 35))
    #expect(inner.convert(inner.convert(point, to: outer), from: outer) == point)
  }

  @Test func `the frontmost view that hears touches is hit, and hidden or deaf ones are not`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: root.bounds)
    let front = UIView(frame: root.bounds)
    root.addSubview(back)
    root.addSubview(front)
    let middle = CGPoint(x: 50, y: 50)
    #expect(root.hitTest(middle, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(middle, with: nil) === back)
    back.alpha = 0.001
    #expect(root.hitTest(middle, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
  }

  @Test func `a view cannot come to hold itself`() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    #expect(outer.superview == nil)
    #expect(inner.superview === outer)
  }

  @Test func `a view that goes to another superview is announced to the one that it leaves`() {
    final class Watcher: UIView {
      var leaving: [UIView] = []

      override func willRemoveSubview(_ subview: UIView) {
        #expect(subview.superview === self)
        leaving.append(subview)
      }
    }
    let old = Watcher()
    let view = UIView()
    old.addSubview(view)
    UIView().addSubview(view)
    #expect(old.leaving == [view])
    old.addSubview(view)
    old.addSubview(view)
    #expect(old.leaving == [view])
  }

  @Test func `numbers that are no places change nothing`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    view.center = CGPoint(x: CGFloat.infinity, y: 0)
    view.bounds.size.width = .nan
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `an autoresizing mask shares a change of size among what is flexible`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 70, width: 180, height: 20))
  }
}

@MainActor @Suite(.serialized) struct FrameTests {
  private func makeWindow(_ platform: HeadlessPlatform) -> (HeadlessScene, UIWindow) {
    let scene = platform.openScene(area: CGRect(x: 0, y: 0, width: 100, height: 100))
    let window = UIWindow(windowScene: scene.scene)
    window.backgroundColor = .white
    window.makeKeyAndVisible()
    return (scene, window)
  }

  /// The colour at a place in points, red, green and blue.
  private func color(_ scene: HeadlessScene, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image = scene.image() else { return [] }
    let pixel = image.pixels[y * 2 * image.width + x * 2]
    return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
  }

  @Test func `what is in a window shows with the next frame, and nothing is drawn while nothing changes`() {
    let platform = HeadlessPlatform()
    let (scene, window) = makeWindow(platform)
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    box.backgroundColor = .red
    window.addSubview(box)
    platform.advanceFrame()
    #expect(color(scene, 30, 30) == [255, 0, 0])
    #expect(color(scene, 50, 50) == [255, 255, 255])
    let frames = scene.frameCount
    platform.advance(by: 1)
    #expect(scene.frameCount == frames)
  }

  @Test func `a view that moves has its old and its new place drawn again and nothing else`() {
    let platform = HeadlessPlatform()
    let (scene, window) = makeWindow(platform)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    window.addSubview(box)
    platform.settle()
    box.center.x += 50
    platform.settle()
    #expect(color(scene, 5, 5) == [255, 255, 255])
    #expect(color(scene, 55, 5) == [255, 0, 0])
    #expect(scene.lastDamage.reduce(0) { $0 + $1.width * $1.height } <= 200)
  }

  @Test func `a shadow with a shape of its own moves with its view, however large it is`() {
    let platform = HeadlessPlatform()
    let (scene, window) = makeWindow(platform)
    let box = UIView(frame: CGRect(x: 20, y: 40, width: 10, height: 10))
    box.layer.shadowPath = CGPath(rect: CGRect(x: -10, y: -10, width: 30, height: 30), transform: nil)
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 0
    box.layer.shadowOffset = .zero
    window.addSubview(box)
    platform.settle()
    #expect(color(scene, 12, 32) == [0, 0, 0])
    box.center.x += 50
    platform.settle()
    #expect(color(scene, 12, 32) == [255, 255, 255])
    #expect(color(scene, 62, 32) == [0, 0, 0])
    #expect(color(scene, 88, 58) == [0, 0, 0])
  }

  @Test func `a view that leaves is gone from the picture`() {
    let platform = HeadlessPlatform()
    let (scene, window) = makeWindow(platform)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.backgroundColor = .red
    window.addSubview(box)
    platform.settle()
    box.removeFromSuperview()
    platform.settle()
    #expect(color(scene, 5, 5) == [255, 255, 255])
  }

  @Test func `an animation moves on screen, the view itself is there at once`() {
    let platform = HeadlessPlatform()
    let (scene, window) = makeWindow(platform)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    box.backgroundColor = .red
    window.addSubview(box)
    platform.settle()
    var isOver = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 80 },
      completion: { isOver = $0 })
    #expect(box.frame.minX == 80)
    platform.advance(by: 0.5)
    #expect(color(scene, 50, 10) == [255, 0, 0])
    #expect(color(scene, 10, 10) == [255, 255, 255])
    #expect(!isOver)
    platform.advance(by: 0.55)
    #expect(color(scene, 90, 10) == [255, 0, 0])
    #expect(isOver)
    let frames = scene.frameCount
    platform.advance(by: 1)
    #expect(scene.frameCount == frames)
  }

  @Test func `an animation that another one interrupts goes on from where it is`() throws {
    let platform = HeadlessPlatform()
    let (_, window) = makeWindow(platform)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(box)
    platform.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 90 })
    platform.advance(by: 0.5)
    let middle = try #require(box.layer.presentation()).position.x
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.center.x = 10 })
    #expect(try #require(box.layer.presentation()).position.x == middle)
    platform.advance(by: 1.1)
    #expect(try #require(box.layer.presentation()).position.x == 10)
  }
}

@MainActor @Suite(.serialized) struct TouchTests {
  private final class Listener: UIView {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began \(touches.count)") }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved \(touches.count)") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended \(touches.count)") }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("cancelled \(touches.count)")
    }
  }

  @Test func `a finger is told to the view that it came down on until it goes`() {
    let platform = HeadlessPlatform()
    let scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.makeKeyAndVisible()
    scene.touch([(1, .began, CGPoint(x: 10, y: 10))])
    scene.touch([(1, .moved, CGPoint(x: 200, y: 200))])
    scene.touch([(1, .ended, CGPoint(x: 200, y: 200))])
    #expect(view.heard == ["began 1", "moved 1", "ended 1"])
  }

  @Test func `a second finger is told only where several are wanted`() {
    let platform = HeadlessPlatform()
    let scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.makeKeyAndVisible()
    scene.touch([(1, .began, CGPoint(x: 10, y: 10)), (2, .began, CGPoint(x: 20, y: 10))])
    #expect(view.heard == ["began 1"])
    scene.touch([(1, .ended, CGPoint(x: 10, y: 10)), (2, .ended, CGPoint(x: 20, y: 10))])
    view.heard = []
    view.isMultipleTouchEnabled = true
    scene.touch([(1, .began, CGPoint(x: 10, y: 10)), (2, .began, CGPoint(x: 20, y: 10))])
    #expect(view.heard == ["began 2"])
  }

  @Test func `fingers are taken away when the window of the desktop closes`() {
    let platform = HeadlessPlatform()
    let scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    window.makeKeyAndVisible()
    scene.touch([(1, .began, CGPoint(x: 10, y: 10))])
    platform.close(scene)
    #expect(view.heard == ["began 1", "cancelled 1"])
  }
}
