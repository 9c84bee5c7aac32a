import type { Lesson } from "../lesson.ts";

/** Module 1: finding the conclusion, the reasons, and the words on whose reading they depend. */
export const lesson: Lesson = {
  module: 1,
  aims: [
    "Say in your own words what a writer wants you to believe or do: the conclusion.",
    "Pick out the reasons given for it, and leave aside background and opposing views.",
    "Spot words that can be read in two ways, and say how each reading makes the argument stronger or weaker.",
  ],
  introduction: `**What is an argument?** In everyday talk, an argument is a quarrel. Here it is something calmer: a claim, together with what is offered in support of it. Take this one:

> The library shuts at five. Some say that nobody would come out after dark. Still, it should stay open until eight, because 600 people used it last month.

**The conclusion** is the claim that the writer wants you to accept: *the library should stay open until eight*. It can stand anywhere in a passage. To find it:

- Look for a signal word. 'Therefore', 'thus' and 'so' often come just before a conclusion.
- When there is no signal word, as here, ask of each claim, "Why should I believe that?" The conclusion is the claim that the rest of the passage tries to answer for.

**A reason** is a statement offered to make you accept the conclusion: *600 people used it last month*. To find one:

- Look for 'because', 'for' or 'since'. Read on before you trust them: in "for two years" and "since Monday" they only tell the time.
- Say the conclusion, then 'because', then the statement. If the result is something the writer would say, you have a reason.

**What is neither?** That the library shuts at five is *background*: it sets the scene. That nobody would come is an *opposing view*: the writer reports it but does not rely on it.

**Why do two readings matter?** "600 people" might mean 600 different people, or 600 visits, perhaps by the same 30 regulars on 20 days. On the first reading, many people want the library; on the second, possibly very few. A word or phrase like that is **ambiguous**: it has two readings that both fit the passage, and the reason supports the conclusion better on one than on the other.

A word is not ambiguous just because it is vague ('soon') or hard ('fiscal'), or because the dictionary lists a second meaning that the passage rules out. The test: put each reading in the word's place. Do both make sense there, and does the argument's strength change?`,
  ethics: `To say what somebody has argued is to speak for them. Four habits keep that honest.

- **Restate before you judge.** Aim for a version of which its author would say, "Yes, that is what I meant." This is often called *charity*, but it is also plain accuracy.
- **Put no words in anyone's mouth.** "The hall should close earlier" is not "The hall should ban parties". The second is easier to attack, and nobody said it. Leaving out a writer's best reason is just as unfair.
- **Ask about an ambiguous word; do not spring it as a trap.** Most people have one meaning in mind and have not noticed the other. Ask which it is. Where you cannot ask, take the reading that makes best sense of the whole, and say that you have done so. And when you write, do not slide from one reading to the other yourself.
- **Look as hard at your own side.** We skim what pleases us and cross-examine what does not. Put the same questions to both.

None of this obliges you to agree. After a fair restatement you may still find the argument weak, but now your objection meets what was really said.`,
  analysisLabel: "Ambiguous words and phrases",
  examples: [
    {
      title: "Closing time at the village hall",
      passage:
        "Our village hall stands at the end of a row of twelve cottages, and for as long as I have sat on the committee it has been let on Saturdays for parties that go on until one in the morning. Nearly every Saturday last summer, a neighbour rang me at midnight about the noise. I feel for the young couples who tell us that they can afford no other place for a wedding party; my own was held there. But the hall would not lose much by closing earlier, because late parties made up only a tenth of its business last year. Then there is our caretaker, who cannot lock up until the last guest has gone and is back at seven on Sunday to put out tables for the craft market. Therefore, the hall should close at eleven on Saturday nights.",
      conclusion: "The village hall should close at eleven on Saturday nights.",
      reasons: [
        "Nearly every Saturday last summer, a neighbour rang at midnight about the noise.",
        "The hall would not lose much by closing earlier, because late parties made up only a tenth of its business last year.",
        "The caretaker cannot lock up until the last guest has gone, and has to be back at seven on Sunday.",
      ],
      analysis: [
        {
          quote: "a neighbour",
          explanation: `- **The same person each time.** One household is troubled, perhaps by one light sleeper. Closing early for everyone is then a large answer to a small problem.
- **Different people on different Saturdays.** The noise troubles a good part of the row, and closing earlier looks like a fair answer.

The reason is much stronger on the second reading. Nothing in the passage tells us which is meant.`,
        },
        {
          quote: "only a tenth of its business",
          explanation: `- **A tenth of its income.** Nine tenths of the money is safe whatever becomes of the late parties, so the reason is strong.
- **A tenth of its bookings.** Suppose that out of every ten bookings nine are classes at £30 and one is a late party at £270. The parties are a tenth of the bookings but bring in half of the money, and the hall could lose a great deal.

Compare 'much' in the same sentence. It is vague, since nobody can say where 'much' begins, but it has no second meaning on which the argument turns.`,
        },
      ],
    },
    {
      title: "A four-day week on the front desk",
      passage:
        "The four of us on the front desk of this animal clinic should move to a four-day week. At present each of us works five eight-hour days, and the phone is ringing before the kettle has boiled. I ask for the change because people who get three days away from the desk come back rested, and a rested receptionist hears the worry in a caller's voice. It would cost the clinic nothing, since our wages would stay exactly as they are. Nor would callers lose by it: the clinic in Marsh Lane made the same change last spring, and its desk still answers every call. Joanne, who has been here longer than any of us, fears that we would be short of hands on Mondays, when half the town rings about what the dog ate at the weekend. I have worked enough Mondays to see what she means.",
      conclusion: "The four receptionists at the animal clinic should move to a four-day week.",
      reasons: [
        "Receptionists who get three days away from the desk come back rested and listen better to callers.",
        "The change would cost the clinic nothing, since wages would stay as they are.",
        "Callers would not lose by it, as the clinic in Marsh Lane made the same change and its desk still answers every call.",
      ],
      analysis: [
        {
          quote: "a four-day week",
          explanation: `- **The same forty hours in four days.** Each day grows to ten hours. "It would cost the clinic nothing" is easy to believe, for the same wages buy the same hours. Whether people "come back rested" from four such long days is less certain.
- **Four days of the present length.** Each person works thirty-two hours. They may well be rested, but the clinic now gets eight hours less from each of them for the same wages. Either somebody is paid to fill the gap or the desk does without.

One reason is strong on the first reading and the other on the second. The argument seems to have both only as long as we do not ask which week is meant.`,
        },
        {
          quote: "answers every call",
          explanation: `- **Picks up every call.** No phone is left to ring, but a caller may hear only, "Someone will ring you back." Callers could still be worse off.
- **Gives every caller what they rang for.** Then callers in Marsh Lane have lost nothing, and the reason gives good support.

The reason does its work on the second reading. On the first, it leaves open the very thing it is meant to show.`,
        },
      ],
    },
    {
      title: "Which dog to take home",
      passage:
        "Your two have talked of nothing but puppies since the open day at the animal shelter, and I can see why: a puppy sells itself. I have helped there on Sundays for eleven years, and I have watched a good many families choose with their hearts, mine included. A family like yours would be happier with an older dog. It comes to you trained, which spares you those first hard months. It costs less, and that matters when you have just moved house. You can also see what you are getting: by then a dog's size and temper are settled, while a puppy is a guess. My sister always says that only a dog you have raised yourself truly becomes one of the family, and having met hers I know better than to argue.",
      conclusion: "The family would be happier with an older dog than with a puppy.",
      reasons: [
        "An older dog comes trained, which spares the family the hard first months with a puppy.",
        "An older dog costs less, which matters to a family that has just moved house.",
        "An older dog's size and temper are already settled, so the family can see what it is getting.",
      ],
      analysis: [
        {
          quote: "older",
          explanation: `- **Fully grown, say four years old.** The dog is past chewing shoes and may have many years ahead of it. All three reasons can hold.
- **Elderly, say eleven.** Its temper is certainly settled. But vet's bills tend to rise with age, which counts against "It costs less", and the children may lose the dog soon after they have come to love it.

The conclusion is far easier to accept on the first reading.`,
        },
        {
          quote: "trained",
          explanation: `- **House-trained.** The carpets are safe, but the dog may still drag a child down the street on its lead. The family is spared only a part of the hard work.
- **Taught to obey.** It walks to heel and comes when it is called. That would spare the family much more, so the reason supports the conclusion better, if it is true.`,
        },
        {
          quote: "costs less",
          explanation: `- **Less to buy.** The family saves once, on the day it brings the dog home. The sum may look small beside years of food and vet's bills.
- **Less to keep.** The family saves every month, which would be a weightier reason.

The writer may have only the shelter's fee in mind. A reader who hears "less to keep" gives the argument more credit than it has earned.`,
        },
      ],
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar. Each one shows an argument taken apart in the way you are asked to do it here.",
    "The **conclusion** is the claim that the writer wants you to accept. It may come first, last or in the middle.",
    "The words 'therefore', 'thus' and 'so' often introduce a **conclusion**. Many passages have no such word, so do not rely on it alone.",
    "Ask of each claim, \"Why should I believe that?\" If other parts of the passage are there to answer you, the claim may be the conclusion; if nothing answers, it is not.",
    "A **reason** is a statement offered to make you accept the conclusion. Most arguments give more than one.",
    "The words 'because', 'for' and 'since' often introduce a **reason**. Check that they do not just tell the time, as in \"for two years\" or \"since Monday\".",
    "Say the conclusion, then 'because', then the statement you are unsure of. Background and opposing views fail this test: the writer mentions them but does not rely on them.",
    "A word or phrase is **ambiguous** when two readings of it both fit the passage and the argument is stronger on one than on the other. Put each reading in the word's place and see what changes.",
    "A word that is only vague, difficult or open to doubt is **not** ambiguous. If you cannot put two different meanings into words, look for another one.",
  ],
};
