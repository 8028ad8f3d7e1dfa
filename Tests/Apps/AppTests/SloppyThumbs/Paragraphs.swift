// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What people write on phones: messages, notes and mail.
enum Paragraphs {
  static let all = [
    "I don't think we can make it before seven, the train is late again. Start without us.",
    "Thanks for the photos. The one with the dog on the beach is going to hang in our kitchen.",
    "We're out of milk and bread, and there is no coffee left. Could you stop at the shop on your way home?",
    "The meeting was moved to Thursday because half of the team is sick. Please bring the numbers for March.",
    "It's raining so hard that the garden looks like a lake. I hope the tent is dry.",
    "I'm still waiting for the plumber, he said he would be here between nine and ten. It's almost noon.",
    "Did you see the game last night? They played much better in the second half, but it wasn't enough.",
    "My sister is going to have a baby in the spring. Our parents are already painting the small room.",
    "The doctor says it's nothing serious, just a cold. I should drink tea and sleep a lot.",
    "Happy birthday! I hope you have a wonderful day, and that we can see each other again soon.",
  ]
}
