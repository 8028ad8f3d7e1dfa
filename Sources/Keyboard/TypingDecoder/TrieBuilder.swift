// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The nodes of a trie in breadth-first order, whose words are numbered in the order of their letters.
struct TrieBuilder {
  private struct Node {
    var first = 0
    var childCount = 0
    var firstWord: Int
    var label: UInt8
    var best: UInt8 = 254
    var cost = LanguageFormat.noWord
  }

  private var nodes: [Node] = []

  var nodeCount: Int { nodes.count }

  /// - Parameters:
  ///   - words: Different words in labels, sorted.
  ///   - costs: The cost byte of each.
  init(words: [[UInt8]], costs: [UInt8]) {
    nodes = [Node(firstWord: 0, label: 0)]
    var waiting = [(range: words.indices, depth: 0)]
    var index = 0
    while index < waiting.count {
      var (range, depth) = waiting[index]
      if let first = range.first, words[first].count == depth {
        nodes[index].cost = costs[first]
        range = range.dropFirst()
      }
      nodes[index].first = nodes.count
      while let first = range.first {
        let end = range.first { words[$0][depth] != words[first][depth] } ?? range.upperBound
        nodes.append(Node(firstWord: first, label: words[first][depth]))
        waiting.append((first..<end, depth + 1))
        nodes[index].childCount += 1
        range = end..<range.upperBound
      }
      index += 1
    }
    for index in nodes.indices.reversed() {
      let children = nodes[index].first..<(nodes[index].first + nodes[index].childCount)
      nodes[index].best = min(nodes[index].cost, children.map { nodes[$0].best }.min() ?? 254, 254)
    }
  }

  func write(to body: inout ByteWriter) {
    for node in nodes {
      body.append(UInt32(node.first) << 8 | UInt32(node.childCount))
      body.append(UInt32(node.firstWord) << 8 | UInt32(node.label))
      body.append(UInt32(node.best) | UInt32(node.cost) << 8)
    }
  }
}
