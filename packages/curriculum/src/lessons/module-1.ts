import type { Lesson } from "../lesson.ts";

/** Module 1: finding the conclusion, the reasons, and the words on whose reading they depend. */
export const lesson: Lesson = {
  module: 1,
  aims: [
    "Say in your own words what a writer wants you to believe or do: the conclusion.",
    "Pick out the reasons given for it, and leave aside background and opposing views.",
    "Spot words that can be read in two ways, and say how each reading makes the argument stronger or weaker.",
  ],
  introduction: `**What is an argument?** In everyday talk an argument is a quarrel, but here it is something calmer: a claim, together with whatever is offered in support of it. Take this one:

> Our library moved into the old bank in May. Some people say that nobody would visit it after dark. Still, it should stay open until eight in the evening, because 600 people used it last month.

**The conclusion** is the claim that the writer wants you to accept: *the library should stay open until eight*. It can stand anywhere in a passage. To find it:

- Look for a signal word. 'Therefore', 'thus' and 'so' often come just before a conclusion.
- When there is no such word, as here, ask of each claim, "Why should I believe that?" The conclusion is the claim for which the passage itself gives you an answer.

**A reason** is a statement offered to make you accept the conclusion: *600 people used it last month*. To find one:

- Look for a signal word. 'Because', 'for' and 'since' often come just before a reason, though in "for two years" and "since Monday" they only tell the time.
- Say the conclusion, then 'because', then the statement. If the whole is something that this writer would say, the statement is a reason.

**What is neither?** The move into the old bank is *background*: it sets the scene. That nobody would visit after dark is an *opposing view*: the writer reports it but does not rely on it. Put either of them after 'because', and the result is something that this writer would never say.

**Why do two readings matter?** "600 people" might mean 600 different people, or 600 visits, perhaps by the same 30 regulars on 20 days. On the first reading, many people want the library; on the second, possibly very few. A word or phrase like that is **ambiguous**: it has two readings that both fit the passage, and the reason supports the conclusion better on one than on the other.

A word is not ambiguous just because it is vague ('soon') or hard ('fiscal'), or because the dictionary lists a second meaning that the passage rules out. To test it, put each reading in the word's place. Do both make sense there, and does the argument become stronger or weaker?`,
  ethics: `To say what somebody has argued is to speak on that person's behalf, and four habits keep it honest.

- **Restate before you judge.** Aim for a version to which its author would reply, "Yes, that is what I meant." This is a matter of accuracy before it is one of kindness, since you cannot weigh an argument that you have not understood.
- **Put no words in anyone's mouth.** "The hall should close earlier" is not "The hall should ban parties", which is easier to attack and which nobody has said. Leaving out a writer's best reason is just as unfair.
- **Do not use ambiguity as a trap.** Most people who use an ambiguous word have one meaning in mind and have not noticed the other, so ask which one it is. Where you cannot ask, take the reading that makes the best sense of the whole argument, and say that you have done so: philosophers call this *charity*. When you write, do not slide from one reading to the other and hope that nobody will notice.
- **Examine your own side as closely.** We tend to skim an argument whose conclusion pleases us and to cross-examine one whose conclusion does not. Put the same questions to both.

None of this obliges you to agree. After a fair restatement you may still find the argument weak, but your objection will now meet what was really said.`,
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
          explanation: `- **The same person each time.** Then one household is troubled, perhaps one light sleeper, and closing early for everyone would be a large answer to a small problem.
- **Different people on different Saturdays.** Then the noise reaches a good part of the row, and closing earlier looks like a fair answer.

The reason is much stronger on the second reading, and nothing in the passage tells us which is meant.`,
        },
        {
          quote: "a tenth of its business",
          explanation: `- **A tenth of its income.** Then nine tenths of the money is safe whatever becomes of the late parties, and the reason is strong.
- **A tenth of its bookings.** Suppose that out of every ten bookings nine are classes at £30 and one is a late party at £270. The parties are a tenth of the bookings but bring in half of the money, and the hall could lose a great deal.

Compare 'much' in the same sentence. It is vague, since nobody can say where 'much' begins, but it has no second meaning on which the argument turns.`,
        },
      ],
    },
    {
      title: "A four-day week on the front desk",
      passage:
        "Those of us who work on the front desk of this animal clinic should move to a four-day week. At present each of us works five eight-hour days, and on most of them the phone is ringing before the kettle has boiled. I ask for the change because people who get three days away from the desk come back rested, and a rested receptionist hears the worry in a caller's voice. It would cost the clinic nothing, since our wages would stay exactly as they are. Nor would callers lose by it: the clinic in Marsh Lane made the same change last spring, and its desk still answers every call. Joanne, who has been here longer than any of us, fears that we would be short of hands on Mondays, when half the town rings about what the dog ate at the weekend, and I have worked enough Mondays to see what she means.",
      conclusion: "The receptionists at the animal clinic should move to a four-day week.",
      reasons: [
        "Receptionists who get three days away from the desk come back rested, and a rested receptionist hears the worry in a caller's voice.",
        "The change would cost the clinic nothing, since wages would stay as they are.",
        "Callers would not lose by it, as the clinic in Marsh Lane made the same change and its desk still answers every call.",
      ],
      analysis: [
        {
          quote: "a four-day week",
          explanation: `- **The same forty hours in four days.** Each day grows to ten hours. "It would cost the clinic nothing" is easy to believe, for the same wages buy the same hours, but it is less certain that people would "come back rested" after four such long days.
- **Four days of the present length.** Each person works thirty-two hours. They may well be rested, but the clinic gets eight hours less from each of them for the same wages, and either somebody is paid to fill the gap or the desk does without.

One reason is strong on the first reading and the other on the second. The argument seems to have both only as long as we do not ask which week is meant.`,
        },
        {
          quote: "answers every call",
          explanation: `- **Picks up every call.** No phone is left to ring, but a caller may hear only, "Someone will ring you back," and could still be worse off than before.
- **Gives every caller what they rang for.** Then callers in Marsh Lane have lost nothing, and the reason gives good support.

The reason does its work on the second reading. On the first, it leaves open the very thing it is meant to show.`,
        },
      ],
    },
    {
      title: "Which dog to take home",
      passage:
        "Your two have talked of nothing but puppies since the open day at the animal shelter, and I can see why: a puppy sells itself. I have helped there on Sundays for eleven years, and I have watched a good many families choose with their hearts, mine included. A family like yours would be happier with an older dog. Such a dog comes to you trained, which spares you the exhausting first months that every owner of a puppy remembers. It costs less, and that matters to people who have just paid for a move. You can also see what you are getting, for its size and temper are settled, while a puppy is a guess. My sister always says that only a dog you have raised yourself truly becomes one of the family, and having met hers I know better than to argue.",
      conclusion: "The family would be happier with an older dog than with a puppy.",
      reasons: [
        "An older dog comes trained, which spares the family the exhausting first months with a puppy.",
        "An older dog costs less, which matters to people who have just paid for a move.",
        "The family can see what it is getting, for an older dog's size and temper are settled.",
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
          explanation: `- **House-trained.** The carpets are safe, but the dog may still drag a child down the street on its lead. The family is spared only some of the work.
- **Taught to obey.** It walks to heel and comes when it is called. That would spare the family far more, so the reason gives better support. It is also a bigger promise to make about a dog from a shelter.`,
        },
        {
          quote: "costs less",
          explanation: `- **Less to adopt.** The family saves once, on the day it brings the dog home, and the sum may look small beside years of food and vet's bills.
- **Less to keep.** The family saves every month, which would be a weightier reason.

If the writer has only the shelter's fee in mind, a reader who hears "less to keep" gives the argument more credit than it has earned.`,
        },
      ],
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. Each one shows an argument taken apart in the way you are asked to do it here.",
    "The **conclusion** is the claim that the writer wants you to accept. It may come first, last or in the middle.",
    "The words 'therefore', 'thus' and 'so' often introduce a **conclusion**. Many passages have no such word, so do not rely on it alone.",
    'Ask of each claim, "Why should I believe that?" If other parts of the passage are there to answer you, the claim may be the conclusion; if nothing answers, it is not.',
    "A **reason** is a statement offered to make you accept the conclusion. Most arguments give more than one.",
    "The words 'because', 'for' and 'since' often introduce a **reason**. Check that they do not just tell the time, as in \"for two years\" or \"since Monday\".",
    "Say the conclusion, then 'because', then the statement you are unsure of. Background and opposing views fail this test: the writer mentions them but does not rely on them.",
    "A word or phrase is **ambiguous** when two readings of it both fit the passage and the argument is stronger on one than on the other. Put each reading in the word's place and see what changes.",
    "A word that is only vague, difficult or open to doubt is **not** ambiguous. If you cannot put two different meanings into words, look for another word.",
  ],
};
