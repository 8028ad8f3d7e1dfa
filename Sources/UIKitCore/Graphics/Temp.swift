extension UIColor { class var systemBlue: UIColor { UIColor(red: 0, green: 0.48, blue: 1, alpha: 1) } }
public import Foundation
open class UIImage: NSObject { public enum Orientation: Int, Sendable { case up }; let i: CGImage; public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { i = cgImage }; public func pngData() -> Data? { nil } }
