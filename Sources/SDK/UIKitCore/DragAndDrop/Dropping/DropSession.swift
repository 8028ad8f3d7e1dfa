// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A drag over this app's windows, as drop interactions know it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  let items: [UIDragItem]
  let allowsMoveOperation: Bool
  let isRestrictedToDraggingApplication: Bool
  let localDragSession: (any UIDragSession)?
  let progress: Progress
  /// Where the drag is, and in which scene.
  var place = CGPoint.zero
  weak var scene: UIWindowScene?

  /// A drag that began in this app.
  init(_ session: DragSession) {
    items = session.items
    allowsMoveOperation = session.allowsMoveOperation
    isRestrictedToDraggingApplication = session.isRestrictedToDraggingApplication
    localDragSession = session
    progress = Progress(totalUnitCount: Int64(items.count))
  }

  /// A drag that another app began.
  init(items: [UIDragItem], allowsMove: Bool) {
    self.items = items
    allowsMoveOperation = allowsMove
    isRestrictedToDraggingApplication = false
    localDragSession = nil
    progress = Progress(totalUnitCount: Int64(items.count))
  }

  func location(in view: UIView) -> CGPoint { view.place(ofScenePlace: place, in: scene) }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let load = ObjectLoad(items.map(\.itemProvider), aClass, progress, completion)
    load.start()
    return progress
  }
}

/// Objects on their way from some item providers.
@MainActor
private final class ObjectLoad {
  private let providers: [(provider: NSItemProvider, type: String)]
  private let type: any NSItemProviderReading.Type
  private let progress: Progress
  private let completion: @MainActor ([any NSItemProviderReading]) -> Void
  private var objects: [Int: any NSItemProviderReading] = [:]
  private var missing: Int
  private var call: PlatformCall?

  init(
    _ providers: [NSItemProvider], _ type: any NSItemProviderReading.Type, _ progress: Progress,
    _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) {
    self.providers = providers.compactMap { provider in provider.type(for: type).map { (provider, $0) } }
    self.type = type
    self.progress = progress
    self.completion = completion
    missing = self.providers.count
  }

  /// Starts after what is done now, so that the completion never comes before the call has returned.
  func start() {
    call = UIApplication.call(after: 0) { self.load() }
    if call == nil { load() }
  }

  private func load() {
    call = nil
    if providers.isEmpty { return completion([]) }
    for (index, (provider, name)) in providers.enumerated() {
      provider.loadHere(name) { self.take($0, index) }
    }
  }

  private func take(_ data: Data?, _ index: Int) {
    if let data, !progress.isCancelled {
      objects[index] = try? type.object(withItemProviderData: data, typeIdentifier: providers[index].type)
    }
    missing -= 1
    progress.completedUnitCount = progress.totalUnitCount - Int64(missing)
    if missing == 0 { completion(objects.sorted { $0.key < $1.key }.map(\.value)) }
  }
}

extension UIView {
  /// Returns where a place of a scene is in the view; scenes of one screen know each other's places.
  func place(ofScenePlace place: CGPoint, in scene: UIWindowScene?) -> CGPoint {
    guard let scene, let window = self as? UIWindow ?? self.window else { return place }
    let other = window.windowScene ?? scene
    let inOwnScene = CGPoint(
      x: place.x + scene.area.minX - other.area.minX, y: place.y + scene.area.minY - other.area.minY)
    return convert(inOwnScene.applying(window.layer.model.toSuperlayer.inverted()), from: window)
  }
}
