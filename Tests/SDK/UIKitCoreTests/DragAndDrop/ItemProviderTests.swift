// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ItemProviderTests {
  private func object(
    _ type: any NSItemProviderReading.Type, of provider: NSItemProvider
  ) async -> (any NSItemProviderReading)? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: type) { object, _ in
        nonisolated(unsafe) let object = object
        continuation.resume(returning: object)
      }
    }
  }

  private func data(_ type: String, of provider: NSItemProvider) async -> Data? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in continuation.resume(returning: data) }
    }
  }

  @Test func `text, addresses and pictures go in and come out`() async throws {
    let text = NSItemProvider(object: NSString(string: "añb"))
    #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(await object(NSString.self, of: text) as? NSString == NSString(string: "añb"))
    #expect(await data("public.text", of: text) == Data("añb".utf8))
    let address = NSItemProvider(object: try #require(NSURL(string: "file:///tmp/a%20b")))
    #expect(address.registeredTypeIdentifiers == ["public.file-url", "public.url"])
    #expect((await object(NSURL.self, of: address) as? NSURL)?.path == "/tmp/a b")
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(.zero) }
    let image = NSItemProvider(object: picture)
    #expect((await object(UIImage.self, of: image) as? UIImage)?.cgImage?.width == picture.cgImage?.width)
  }

  @Test func `a type stands for all of its kind`() {
    let text = NSItemProvider(object: "text")
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data", "text/plain"] {
      #expect(text.hasItemConformingToTypeIdentifier(type))
    }
    #expect(!text.hasItemConformingToTypeIdentifier("public.image"))
    #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: UIImage.self))
    #expect(!text.canLoadObject(ofClass: URL.self))
  }

  @Test func `what is registered is asked for when it is wanted, in its own type`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "org.example.own", visibility: .all) { completion in
      completion(Data([1, 2]), nil)
      // A second answer counts for nothing.
      completion(Data([3]), nil)
      return nil
    }
    #expect(await data("org.example.own", of: provider) == Data([1, 2]))
    #expect(await data("public.text", of: provider) == nil)
    #expect(await object(NSString.self, of: provider) == nil)
  }

  @Test func `bad data becomes replacement characters, or nothing`() async {
    func provider(_ type: String, _ bytes: [UInt8]) -> NSItemProvider {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        $0(Data(bytes), nil)
        return nil
      }
      return provider
    }
    #expect(
      await object(NSString.self, of: provider("public.utf8-plain-text", [0x61, 0xFF, 0x62])) as? NSString
        == NSString(string: "a\u{FFFD}b"))
    #expect(await object(UIImage.self, of: provider("public.png", [1, 2, 3])) == nil)
    #expect(await object(NSURL.self, of: provider("public.url", [])) == nil)
    let list = Array("# a remark\r\nfile:///one\r\nfile:///two\r\n".utf8)
    #expect((await object(NSURL.self, of: provider("text/uri-list", list)) as? NSURL)?.path == "/one")
  }

  @Test func `what is cancelled does not come`() async {
    let provider = NSItemProvider(object: "text")
    let (cancellation, cancelled) = AsyncStream<Void>.makeStream()
    let error: (any Error)? = await withCheckedContinuation { continuation in
      let slow = NSItemProvider()
      slow.registerDataRepresentation(forTypeIdentifier: "public.text", visibility: .all) { completion in
        let progress = Progress(totalUnitCount: 1)
        Task.detached {
          // It comes all the same, too late.
          for await _ in cancellation { break }
          completion(Data(), nil)
        }
        return progress
      }
      slow.loadDataRepresentation(forTypeIdentifier: "public.text") { _, error in
        continuation.resume(returning: error)
      }
      .cancel()
      cancelled.yield()
    }
    #expect((error as? CocoaError)?.code == .userCancelled)
    #expect(await data("public.text", of: provider) != nil)
  }
}
