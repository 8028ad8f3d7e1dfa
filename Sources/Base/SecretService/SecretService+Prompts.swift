// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Desktop

// MARK: - Questions that the service asks the person

extension SecretService {
  /// Has the service ask the person, in a window of its own, and waits for as long as that takes.
  ///
  /// What is told when it is over is not relied upon: whoever goes on asks the service again.
  ///
  /// - Parameter prompt: The object that asks; `/` where nothing has to be asked.
  func follow(_ prompt: String, answer: @escaping Answer<Void>) {
    guard prompt != "/" else { return answer(.success(())) }
    guard prompts[prompt] == nil else { return answer(.failure(.init(.badAnswer))) }
    prompts[prompt] = answer
    call("Prompt", of: .prompt, at: prompt, [.string("")], read: { _ in () }) { [weak self] result in
      if case .failure(let error) = result { self?.end(prompt, .failure(error)) }
    }
  }

  /// Takes all questions back that the person has not answered.
  package func dismissPrompts() {
    for prompt in Array(prompts.keys) {
      call("Dismiss", of: .prompt, at: prompt, read: { _ in () }) { _ in }
      end(prompt, .failure(.init(.wasDismissed)))
    }
  }

  func noteCompletion(of prompt: String, _ values: [BusValue]) {
    let isDone = values.first == .boolean(false)
    end(prompt, isDone ? .success(()) : .failure(.init(.wasDismissed)))
  }

  /// The service has gone, and its questions with it.
  func losePrompts() {
    for prompt in Array(prompts.keys) { end(prompt, .failure(.init(.noAnswer))) }
  }

  private func end(_ prompt: String, _ result: Result<Void, SecretServiceError>) {
    prompts.removeValue(forKey: prompt)?(result)
  }
}
