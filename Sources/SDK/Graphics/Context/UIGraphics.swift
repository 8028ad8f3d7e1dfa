// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The contexts that are drawn into on one thread, the current one last.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var ofThread: ContextStack {
    let key = "Spinet.ContextStack"
    let own = Thread.current.threadDictionary
    if let stack = own[key] as? ContextStack { return stack }
    let stack = ContextStack()
    own[key] = stack
    return stack
  }
}

/// Returns what is drawn into on this thread; `nil` outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.ofThread.contexts.last }

/// Makes a context the current one of this thread.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.ofThread.contexts.append(context) }

/// Makes the context before the last push the current one again.
public func UIGraphicsPopContext() { _ = ContextStack.ofThread.contexts.popLast() }

// MARK: - Rectangles

/// Fills a rectangle with the current fill colour, in place of what was there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with the current fill colour, in place of what was there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside a rectangle with the current fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let frame = CGMutablePath()
  frame.addRect(rect)
  if rect.width > 2, rect.height > 2 { frame.addRect(rect.insetBy(dx: 1, dy: 1)) }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.beginPath()
  context.addPath(frame)
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Draws nothing outside a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
