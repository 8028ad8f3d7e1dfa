// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Objects on their way from some item providers.
@MainActor
final class ObjectLoad {
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
