import type { Lesson } from "../lesson.ts";

/** Module 3: finding the unstated facts on which the step from reason to conclusion relies. */
export const lesson: Lesson = {
  module: 3,
  aims: [
    "Find what a writer takes for granted without saying it.",
    "Put it into one plain sentence that claims no more than the argument needs.",
    "Suppose that it is false, and see what becomes of the reason.",
    "Judge how believable it is, and say what would settle it.",
  ],
  introduction: `**What is a factual assumption?** Between a reason and a conclusion there is nearly always a step that nobody says aloud. Take this one:

> You should take an umbrella today. Our neighbour has just left the house with his.

Why should his umbrella decide about yours? Because the speaker takes it for granted that he lets the weather decide: he carries it when rain is likely, and leaves it at home when it is not. That is a **factual assumption**: an unstated claim about how things are, were or will be, on which a reason relies in order to support the conclusion.

**How to find it:**

1. Put one reason beside the conclusion.
2. Finish the sentence, "The reason could be true and the conclusion still wrong if ..." *If he carries it whatever the weather.*
3. Turn around what you found: *he does not carry it whatever the weather.* That is the assumption.

Writers often take it for granted that people will do what a plan expects of them; that what was so elsewhere, or earlier, is so here and now; that one thing caused another; that a few speak for many; or that a thing can be done at all.

**Three tests:**

- **Is it unsaid?** If you can quote it, it is no assumption.
- **Is it needed?** Suppose it is false. If the reason now gives little or no support, the argument needs it. If nothing changes, look again.
- **Is it factual?** Could somebody check it, at least in principle, by looking, counting, measuring or asking? That rain is likely can be checked. That staying dry is worth the trouble cannot, since it is a matter of values.

Claim no more than the argument needs. The speaker does not have to believe that the neighbour is *never* wrong about the rain.

**What it is not.** An assumption is not a mistake. Every argument makes some, and most are true: the speaker also assumes that you are going out. So ask of each one how believable it is, and what would settle it. Nor is it a question. "Does he carry it on dry days too?" asks for missing information; the assumption is the answer on which the speaker relies.`,
  ethics: `When you name an assumption, you speak for somebody about a thing that they have not said, and that calls for some care.

- **Choose the smallest that will do.** "She takes it that some of her neighbours would help" may be fair where "She takes it that everyone has as much time as she has" is not. The bigger the claim, the easier it is to knock over, and the less likely it is to be hers.
- **Do not turn it into a motive.** You can work out what an argument needs, but you cannot read off the page why somebody makes it, or what they secretly think of other people.
- **Unproven is not untrue.** "We do not know that the lift is working" is honest. "It will be out of order, as always" is an assumption too, and this time it is yours.
- **Ask who pays if it is false.** Plans tend to assume that people can drive, climb stairs, read small print or spare an evening, and those who make them may not notice, because it is true of themselves. It should not be left to everyone else to find out.
- **Look for those you share.** What you take for granted yourself is the hardest thing to see, so let somebody who lives differently read the argument, and listen to what surprises them.`,
  analysisLabel: "Factual assumptions",
  examples: [
    {
      title: "Moving the allotments",
      passage:
        "Our plots have been here since 1931, and I have heard more than one of you say that this alone should settle the matter. My own beans are on plot 14, so I do not speak lightly when I say that we should agree to move the allotments to the field by the ring road. Nobody would have to grow less there, because every plot would be half as big again. Nobody would be cut off from it either, for the number 6 bus stops at its gate every twenty minutes, and the older members who now come on foot could ride. Above all, the health centre, which has been looking for level ground near the station for two years, would have its site at last. As things are, a blood test means a trip of three miles, and without a car that is a hard journey.",
      conclusion: "The members should agree to move the allotments to the field by the ring road.",
      reasons: [
        "Nobody would have to grow less there, because every plot would be half as big again.",
        "Nobody would be cut off from the field, because older members who now come on foot could take the number 6 bus, which stops at its gate every twenty minutes.",
        "The health centre would have its site at last, and people would be spared a trip of three miles for a blood test, which is hard without a car.",
      ],
      analysis: [
        {
          quote: "half as big again",
          explanation: `**Assumption:** the soil of the field is nearly as good as the soil of the old plots. It need not be quite as good: on a plot half as big again, two thirds of the old harvest from each square yard would do.

- **Suppose it is false.** The old beds have been dug and fed since 1931. On heavy, soggy or stony ground a larger plot can give a smaller harvest, and people would grow less after all.
- **Is it believable?** Nobody can tell from the road. A spade, a soil test and a word with whoever last farmed the field would settle it.`,
        },
        {
          quote: "the number 6 bus",
          explanation: `**Assumption:** the number 6 passes near the homes of these older members, and it runs at the times when they garden.

- **Suppose it is false.** A bus from the other side of town, or one that stops running at six and rests on Sundays, brings none of them to their beans.
- **Is it believable?** Perhaps. A bus every twenty minutes sounds like a busy line, but the passage says nothing of its route or of evenings and Sundays. A timetable and a list of addresses would settle it.`,
        },
        {
          quote: "would have its site",
          explanation: `**Assumption:** once the plots are gone, the health centre will really be built there.

- **Suppose it is false.** The money runs out, or permission is refused. Then the gardeners have moved for nothing, and a blood test is still three miles away.
- **Is it believable?** That the centre has looked for two years shows that it wants land. It does not show that it has money, permission and a date. A signed agreement would.

That three miles are hard without a car is no assumption here, because the writer says it.`,
        },
      ],
      impact: `The three assumptions do not weigh the same. Everything good about the plan depends on the third: without a health centre there is no reason to move at all. The first two decide whether the move is fair to the gardeners, who are promised that they will lose nothing. As long as all three are unchecked, the writer has shown that the aim is good, but not that this plan will reach it.

None of them is far-fetched, so the argument is weakened rather than sunk. It could be repaired by a condition: we move when the building has been approved, the soil has been tested, and those who would need the bus have tried it. With that added, most of its risk would be gone.`,
    },
    {
      title: "Learning a language on Tuesday evenings",
      passage:
        "Give up the app, Dev, and come to the evening class with me. I grant you that the app is cheaper and that you can do it in your pyjamas, but you have tapped on pictures of apples for a year, and when that couple from Porto asked you the way last week, you went red and pointed. In the class we speak Portuguese for two hours every Tuesday, so by the summer you would be chatting with people like them. My sister-in-law shows that it works: she took the course last winter, and in May she rang a landlord in Lisbon and talked him into giving back her deposit. You would also stick with it, however wet the evening and however soft the sofa, because the whole fee of £180 is due in September. There are fourteen of us so far, in a room for sixteen.",
      conclusion: "Dev should give up the app and join the evening class.",
      reasons: [
        "After a year with the app Dev went red and pointed, whereas in the class they speak Portuguese for two hours every Tuesday, so by the summer Dev would be chatting with people.",
        "The writer's sister-in-law took the course last winter, and in May she talked a landlord in Lisbon into giving back her deposit.",
        "Dev would stick with the class, because the whole fee of £180 is due in September.",
      ],
      analysis: [
        {
          quote: "two hours every Tuesday",
          explanation: `**Assumption:** in those two hours, each learner gets enough practice to be able to chat by the summer.

- **Suppose it is false.** If sixteen people speak one at a time, two hours give each of them at most seven and a half minutes a week. Dev could sit in the class all year and still point.
- **Is it believable?** That depends on the teaching. Where learners work in pairs, each may get as much as an hour. A visit to one lesson would show which it is.`,
        },
        {
          quote: "My sister-in-law shows that it works",
          explanation: `**Assumption:** it was mainly the course that taught her to argue in Portuguese.

- **Suppose it is false.** If she learnt it by living in Lisbon, or spoke good Spanish to begin with, her telephone call says little about what the course would do for Dev.
- **Is it believable?** It is doubtful, for the passage has a clue: somebody with a landlord and a deposit in Lisbon has probably spent time there. She could be asked.`,
        },
        {
          quote: "due in September",
          explanation: `**Assumption:** people who have paid for a course in advance go on coming because they have paid.

- **Suppose it is false.** Then, some wet evening in November, Dev is back on the sofa, and £180 poorer.
- **Is it believable?** Partly. Few of us like to waste a fee, and yet plenty of us have stopped going somewhere that we had paid for. Last winter's register would help: how many of those who came in September were still there in March?

That there are fourteen of them in a room for sixteen is stated, and so it is no assumption.`,
        },
      ],
      impact: `The first assumption matters most, because it is the bridge between going to the class and being able to talk. If it fails, the third reason is worth nothing either: there is no gain in sticking with a class that does not teach you to speak. The sister-in-law is the liveliest part of the appeal and its weakest support, since she is only one person, and her success has another likely explanation.

So the argument is more cheerful than strong. It has shown that a year of tapping did not teach Dev to speak; that the class would do better, it takes for granted. A visit to one lesson, with an eye on how long each learner talks, would repair the argument or end it.`,
    },
    {
      title: "A quiet carriage on the morning train",
      passage:
        "I take the 7.12 every weekday. On Thursday the man across the table sold a kitchen by telephone, from the colour of the doors to the method of payment, and thirty of us who had hoped to read bought it with him. So when the new trains come in spring, one carriage of the four should be a quiet one, with a sign on the window. It would take nothing from anyone else, since our trains have three carriages now and those who like to talk will still have three. And it would bring people back to the railway, for in a survey of 400 drivers in our valley, 212 named noise among the things that put them off the train. I am told that children must be free to laugh on a journey. So they must, in carriages one to three.",
      conclusion: "One of the four carriages of the new trains should be a quiet carriage.",
      reasons: [
        "One man's telephone call disturbed a whole carriage on Thursday, when thirty passengers had hoped to read.",
        "It would take nothing from anyone else, since those who like to talk have three carriages now and will still have three.",
        "It would bring people back to the railway, since 212 of 400 drivers in a survey named noise among the things that put them off the train.",
      ],
      analysis: [
        {
          quote: "a sign on the window",
          explanation: `**Assumption:** nearly all passengers will do what a sign asks, with nobody there to remind them.

- **Suppose it is false.** Then the next kitchen is sold in the quiet carriage, and those who went there to read are no better off than before.
- **Is it believable?** Of most people, probably; but one loud voice is enough to spoil the quiet. A month's trial would tell.`,
        },
        {
          quote: "will still have three",
          explanation: `**Assumption:** the three other carriages of the new train will seat everyone who wants to sit there.

- **Suppose it is false.** If the new carriages have fewer seats than the old, or many more people travel, talkers will stand in three carriages while seats stay empty in the fourth.
- **Is it believable?** We cannot tell. A carriage is not a fixed number of seats. The plans of the new train and a count of passengers would settle it.`,
        },
        {
          quote: "212 named noise",
          explanation: `**Assumption:** a good number of these drivers would come back to the train for the sake of a quiet carriage.

- **Suppose it is false.** Someone who names noise may also name the fare and the timetable, and go on driving because of those. Or the noise they mind may be that of the brakes.
- **Is it believable?** Of a few drivers, yes. Of a good number, it is a guess: they were asked what puts them off, and not what would bring them back.

That 212 drivers named noise is stated. You may ask how the survey was made, but that is a question about missing information.`,
        },
      ],
      impact: `The argument would survive the loss of its third reason, because thirty people who cannot read are cause enough to try something. The first two matter more. They promise that the carriage would be quiet and that nobody would pay for it with a seat, and each promise rests on a guess that is reasonable and unchecked.

Put side by side, the guesses also get in each other's way. The more drivers a quiet carriage brings back, the fuller the train becomes, and the less certain it is that talkers lose nothing by it. The writer cannot count on both without limit. On the whole, the argument is moderately weakened. It would be much stronger if it asked for less: try one quiet carriage for three months, count who stands and who sits, and then decide.`,
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. Each one brings unstated assumptions to light and shows what happens to the argument if they are false.",
    "An assumption is something that the writer relies on **without saying it**. If you can quote it, it is a reason or background.",
    'Take one reason at a time and finish the sentence, "This could be true and the conclusion still wrong if ...". Then turn around what you have written.',
    "Suppose that your assumption is **false**. If the reason now gives little or no support, the argument needs it; if nothing changes, look again.",
    "Keep to **facts**: somebody must be able, at least in principle, to check them by looking, counting, measuring or asking. What is good, or matters more, is a value.",
    "Look at what **people are expected to do**. Must they come, pay, obey, learn or change a habit for the plan to work, and must something be available or possible that nobody has checked?",
    "Where a reason speaks of another place, another time or a few people, ask **what must be alike** for it to hold here, now and for everyone concerned.",
    "Where a reason says or hints that one thing led to another, ask what must be true for **this to be the cause**, and not something else.",
    "Write a statement, not a question, and claim **no more than the argument needs**. Words like 'all', 'never' and 'only' often make an assumption bigger than the writer's own.",
    "For the **impact**, ask how believable the assumption is, which reason falls with it, and whether the argument can stand without that reason. An assumption is no mistake in itself.",
  ],
};
