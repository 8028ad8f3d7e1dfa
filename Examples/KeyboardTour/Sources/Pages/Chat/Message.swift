// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What somebody said.
struct Message {
  var text: String
  /// Whether the person in front of the screen said it.
  var isOwn: Bool

  /// What was said before.
  @MainActor static var earlier: [Message] {
    [
      Message(text: said("Good morning!", "좋은 아침!"), isOwn: false),
      Message(text: said("Morning! Did you see the weather?", "안녕! 날씨 봤어?"), isOwn: true),
      Message(text: said("Sunny all weekend.", "주말 내내 맑대."), isOwn: false),
      Message(text: said("Are we still on for Saturday?", "토요일 약속 그대로지?"), isOwn: false),
      Message(text: said("Of course!", "당연하지!"), isOwn: true),
      Message(
        text: said("I found a small place by the river. They have tables outside.", "강가에 작은 식당을 찾았어. 바깥에도 자리가 있대."),
        isOwn: false),
      Message(text: said("That sounds lovely.", "정말 좋겠다."), isOwn: true),
      Message(text: said("Should we take the bikes?", "자전거 타고 갈까?"), isOwn: true),
      Message(
        text: said(
          "Yes. It is about half an hour along the water, and flat nearly all the way.",
          "응. 강을 따라 삼십 분쯤이고, 거의 다 평지야."), isOwn: false),
      Message(
        text: said("There is a ferry, too, if we get tired on the way back.", "돌아올 때 지치면 배를 타도 돼."), isOwn: false),
      Message(text: said("Perfect.", "완벽해."), isOwn: true),
      Message(text: said("I will bring a pump.", "공기 펌프는 내가 챙길게."), isOwn: false),
      Message(text: said("And I will bring the map, just in case.", "혹시 모르니 나는 지도를 가져갈게."), isOwn: true),
      Message(text: said("When shall I pick you up?", "몇 시에 데리러 갈까?"), isOwn: false),
    ]
  }
}
