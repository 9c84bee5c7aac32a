import type { Lesson } from "../lesson.ts";

/** Module 6: what else could be concluded from the reasons that a writer gives. */
export const lesson: Lesson = {
  module: 6,
  aims: [
    "Set a writer's conclusion aside and ask what else the same reasons allow.",
    "Look for rivals of three kinds: another explanation, another course of action, a narrower claim.",
    "Test a rival conclusion: it clashes with no reason, it follows about as well, and it is really different.",
    "Say what it means for an argument when its reasons point in more than one direction.",
  ],
  introduction: `**What is an alternative conclusion?** Reasons seldom lead to one place only. An alternative conclusion is a different claim that the same reasons, or even one of them, support about as well as the writer's own. Take this argument:

> By noon there is not one clean mug left in our kitchen at work. The dishwasher runs only at night. So we should buy twenty more mugs.

**How to find one**

1. Find the conclusion and the reasons.
2. Take the reasons as true, cover the conclusion with your hand and ask, "What else could follow from this?"
3. Look in the three directions below.

- *Another explanation.* What else would account for the same facts? Perhaps there are mugs enough, and they are washed too seldom.
- *Another course of action.* What else would meet the same need? The dishwasher could run at midday as well.
- *A narrower claim.* Do the reasons show it only for some people, places or times, or only in part? Perhaps a few more mugs would do, since nothing here speaks for twenty.

**How to test one**

- Say the reasons, then 'so', then your conclusion. Does it follow about as well as the writer's?
- Does it clash with *no* reason, and rest on one of them at least? If it has to deny one, these reasons do not allow it.
- Is it really different? Somebody who accepted it would believe or do something else.

There is no secret list of right answers. **Any conclusion counts that the reasons really allow**, whether or not anybody has thought of it before. The examples show only a few for each passage.

**What is it not?** It is not the writer's conclusion in other words. It is not a bare denial: "We should not buy mugs" needs support from the reasons like any other claim. It is not a doubt about a reason ("Is it really every day?") or a question about something left out. Those are worth raising, but they belong to other modules. Nor do you have to believe it. You are only saying that these reasons might as well have led there.`,
  ethics: `To look for another conclusion is to admit that you may have arrived at the wrong one. That asks for some honesty, and these habits help.

- **Begin with the conclusion that suits you.** Anyone can think of alternatives to what an opponent says. It is to our own favourite that we least want to find a rival.
- **Look for the innocent explanation.** "The till is short and Ben closed up, so Ben took the money" also allows that somebody gave the wrong change. When a conclusion accuses a person, find its rivals before you repeat it, because an accusation is hard to call back.
- **Do not make 'possible' pass for 'likely'.** Three other explanations do not make four equal ones. Say which fits best. To pile up far-fetched alternatives until nobody dares decide is a way of protecting whatever is wrong now.
- **Decide in the end.** Waiting has a price too, and often it is paid by somebody who was not asked. When you must act, act on the conclusion that is best supported, and stay ready to change it.
- **Offer it as help.** A writer may know facts that the passage leaves out. "Your reasons would also fit this; what made you choose the other?" is a real question, so wait for the answer.`,
  analysisLabel: "Alternative conclusions",
  examples: [
    {
      title: "Fewer visitors in a small cinema",
      passage:
        "I have sold tickets at our little cinema for fourteen years, and I have never had so much time to read as this winter. Between January and March we had 3,900 visitors; in the same months of last year we had 5,200. In January, you will remember, we put the ordinary ticket up from £7 to £8. Nor have people lost the habit of going out, because on Mondays, when we show old films for £5, there is scarcely a seat to be had, just as there was a year ago. Put these things side by side and it is plain to me what we must do: the ordinary ticket has to go back to £7. My nephew says that everyone stays at home with a big screen nowadays, but then he would have to explain our Mondays.",
      conclusion: "The ordinary ticket should go back to £7.",
      reasons: [
        "Between January and March the cinema had 3,900 visitors, against 5,200 in the same months of last year.",
        "In January the ordinary ticket went up from £7 to £8.",
        "On Mondays, when old films are shown for £5, the cinema is as full as it was a year ago.",
      ],
      analysis: [
        {
          quote: "on Mondays, when we show old films for £5",
          explanation:
            "**The cinema should show old films on more evenings.** Mondays differ from the rest of the week in two ways: the ticket is cheaper, and the films are old. The writer gives the credit to the ticket. The full house speaks just as well for the films.",
        },
        {
          quote: "there is scarcely a seat to be had",
          explanation:
            "**The ordinary ticket should stay at £8, and a second evening should cost £5.** This agrees that price matters and draws another course of action from it. Mondays show the pull of a £5 ticket, and one cheap evening more might win people back at less cost than a cut on all the others.",
        },
        {
          quote: "everyone stays at home with a big screen",
          explanation:
            "**People now watch new films at home and come out for old ones, so a cheaper ticket will not bring them back.** As the nephew puts it, his view does not fit the Mondays, and the writer is right to say so. Made a little narrower, it fits all three reasons.",
        },
      ],
      impact: `The reasons show that something keeps people away and that something still draws them on Mondays. They do not show that it is the price, for in neither comparison is the price the only thing that differs: on Mondays there are other films, and so there were last winter. The price is still a good guess, since the fall came with the rise, and the argument is weakened rather than destroyed. But a reader could accept every figure and vote to leave the ticket alone.

**What would decide between them:** to change one thing at a time, say by showing a new film at £5 on one evening and an old one at £8 on another, for a month or two.`,
    },
    {
      title: "A drop in library loans",
      passage:
        "To the library board. It is time that our branch gave half of its shelves over to desks. Look at your own report: three years ago the branch lent 48,000 books, and last year 36,000. Yet the building is no emptier, since the counter at the door clicked about 60,000 times in either year. A good many of those clicks are mine. I come in most afternoons, and unless I am there by ten past two I end up on the window sill, because every table is taken. I do not write this gladly, having learnt to read three shelves away from where the copier stands now. But a library ought to serve the people who come through its door, and what they come for is the tables.",
      conclusion: "The branch library should give half of its shelves over to desks.",
      reasons: [
        "Three years ago the branch lent 48,000 books, and last year it lent 36,000.",
        "The building is no emptier, since the counter at the door clicked about 60,000 times in either year.",
        "A library ought to serve the people who come, and they come for the tables, every one of which is taken in the afternoon.",
      ],
      analysis: [
        {
          quote: "every table is taken",
          explanation:
            "**The shelves should stay, because visitors now read in the building what they used to take home.** As many people come, fewer books leave, and the tables are full: that is just what we should see if people sat down with the library's books. They would come for the tables *and* for what they carry to them.",
        },
        {
          quote: "last year 36,000",
          explanation:
            "**The library should renew its stock.** The visitors are still there, but they borrow a quarter less than they did. Perhaps they look along the shelves and find nothing that they have not read. Then the shelves need newer books, not fewer.",
        },
        {
          quote: "I end up on the window sill",
          explanation:
            "**The library should find room for a few more seats in the afternoon.** This is a narrower claim. What the writer has seen is a want of seats after two o'clock. A row of folding tables in the hall would meet it, and every shelf could stay.",
        },
      ],
      impact: `Taken as true, the facts show that the library is used differently from three years ago. From there to clearing half of the shelves is a long way. One alternative turns the conclusion upside down: if people read at the tables what they once took home, then the plan would remove the very thing that they come for. The argument is weakened a great deal, the more so because shelves once emptied are not easily filled again.

**What would decide between them:** a count, over a week or two, of what lies in front of the people at the tables. If it is mostly their own work, the writer's case is much stronger; if it is mostly the library's books, it is lost.`,
    },
    {
      title: "An orchard that gave up spraying",
      passage:
        "When the Hallidays stopped spraying their apple trees against insects, two springs ago, there was a good deal of head-shaking in the valley, and some of it was mine. I have since had to eat my words. In the last two autumns of spraying they picked 38 tonnes; in the two autumns since, 46. They save £2,400 a year on sprays, which in our trade is not small change. And there is life among the trees again. They set out a dozen beehives that first spring, and if you stand between the rows in May you can hear the whole orchard hum. So it is time that the rest of us put our sprayers away. I grant that a wormy apple is no beauty, but theirs all go for juice, where nobody sees it.",
      conclusion: "The other growers in the valley should give up spraying.",
      reasons: [
        "In their last two autumns of spraying the Hallidays picked 38 tonnes of apples, and in the two autumns since they have picked 46.",
        "They save £2,400 a year on sprays.",
        "There is life among their trees again, and the whole orchard hums with bees in May.",
      ],
      analysis: [
        {
          quote: "They set out a dozen beehives that first spring",
          explanation:
            "**The other growers should set out beehives.** Two things changed in the same spring: the spraying stopped and the hives came. Bees carry pollen from blossom to blossom, so the hives may account for the heavier crop and for the humming too. The same figures would then tell us to keep bees, and would say little about sprays.",
        },
        {
          quote: "in the two autumns since, 46",
          explanation:
            "**The other growers should first leave a few rows unsprayed and watch them.** Harvests go up and down with frost and rain, and two good autumns may be luck. The figures are promising enough for a trial. They allow the small step at least as well as the big one.",
        },
        {
          quote: "theirs all go for juice",
          explanation:
            "**Growers who press their apples for juice should give up spraying.** This claim is narrower. A worm-hole costs the Hallidays nothing, but a grower whose apples are sold for the fruit bowl might lose more by it than a heavier crop brings in.",
        },
      ],
      impact: `The passage gives the Hallidays good grounds to be content with their choice. As advice to a whole valley it is much weaker. Its weightiest reason, the heavier crop, fits the hives and the weather as well as it fits the end of spraying. The £2,400 is a real saving, but only for a grower who would not lose more than that by insects. Each of the three alternatives would have the neighbours do something different from what the writer asks.

**What would decide between them:** the harvests of neighbours who went on spraying. If theirs rose by a fifth in the same two autumns, as the Hallidays' did, the cause was probably the weather; if they rose only where there were hives, it was probably the bees.`,
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. Each shows one set of reasons and several conclusions to which it could lead.",
    "Find the **conclusion** and the **reasons** first. Then put the conclusion out of your mind and read the reasons alone, as if you had to finish the passage yourself.",
    "Take every reason as **true**. To doubt a reason, or to ask for a fact that is left out, may be wise, but it gives you no alternative conclusion.",
    "Look for **another explanation**: what else would account for what the writer reports? Watch for two things that happened at the same time, or for a case that differs from the rest in two ways.",
    "Look for **another course of action**: which need do the reasons show, and what else would meet it? A smaller step, a trial or a different remedy may follow just as well.",
    "Look for a **narrower claim**: for whom, where and when do the reasons really speak? The writer may say 'all' where the reasons speak only for 'some', or 'half' where they speak only for 'a little'.",
    "Test your conclusion: say the reasons, then 'so', then what you propose. It should follow about as well as the writer's and clash with none of the reasons.",
    'Make sure that it is **different**. The writer\'s claim in other words is not an alternative, and neither is a bare "No, we should not".',
    "There is more than one right answer, and you need not believe yours. Any conclusion counts that the reasons really allow, so say which reason allows it and how.",
    "For the **impact**, ask how many conclusions fit the reasons as well as the writer's does, and how differently they would have us act. Then ask which further fact would decide between them.",
  ],
};
