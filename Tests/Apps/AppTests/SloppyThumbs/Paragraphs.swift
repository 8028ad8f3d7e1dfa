// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What people write on phones: messages, notes and mail.
enum Paragraphs {
  /// English, Korean and both in turn.
  static var all: [String] { zip(english, korean + mixed).flatMap { [$0, $1] } }

  private static let english = [
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

  private static let korean = [
    "오늘 저녁에 시간 있어요? 같이 밥 먹으러 가요.",
    "지금 버스 안이라 전화를 못 받아요. 조금 있다가 다시 할게요.",
    "어제 본 영화 정말 재미있었어요. 다음에는 같이 봐요.",
    "내일 비가 온다고 하니까 우산 꼭 가지고 가세요.",
    "회의가 세 시로 바뀌었어요. 자료는 제가 준비해서 보내 드릴게요.",
  ]

  private static let mixed = [
    "새로 산 phone 정말 좋아요. The camera is much better.",
    "오늘 meeting 끝나고 저녁 먹어요. See you soon.",
    "I'll send the file tonight. 내일 아침에 확인해 주세요.",
    "주말에 movie 보러 갈까요? Let me know.",
    "Thank you so much. 정말 감사합니다.",
  ]
}
