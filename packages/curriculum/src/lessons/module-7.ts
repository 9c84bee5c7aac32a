import type { Lesson } from "../lesson.ts";

/** Module 7: four ways in which a true figure can fail to support what is concluded from it. */
export const lesson: Lesson = {
  module: 7,
  aims: [
    "Find the figure on which an argument rests, and say what it leaves out.",
    "Recognise four flaws: a percentage change with no base figure, an average skewed by outliers, a whole-group average with no sub-group figures, and a very small sample.",
    "Show with numbers of your own how the figure could be right and the conclusion wrong.",
    "Say which further figure would settle the matter.",
  ],
  introduction: `**What is flawed statistical reasoning?** It is drawing from a figure more than the figure can give. The figure itself may be correct. What goes wrong is the step from it to the conclusion. Four flaws are especially common.

- **Percentage change with no base figure.** "Complaints have doubled." From 200 to 400, or from one to two? *Ask:* from how many, to how many?
- **Average skewed by outliers.** Six callers wait 2, 2, 3, 3, 4 and 46 minutes. That makes 60 minutes in all and 10 on average, though five of the six waited 4 minutes or less. A value far away from the rest is an **outlier**. *Ask:* what becomes of the average without it, and what did the people in the middle get?
- **Whole-group average with no sub-group figures.** "Our guests give the hotel 7 out of 10." Perhaps the half at the front give it 9 and the half above the bar give it 5. *Ask:* which groups are hidden in this average, and is the conclusion about one of them?
- **Very small sample.** "Three of the four people I asked sleep better on this pillow." Had one of them felt otherwise, it would be two of four. *Ask:* how many were asked, and would one or two different answers change the result?

**How to look for one**

1. Find the conclusion and the reasons, and mark every figure.
2. Ask which figure the conclusion leans on.
3. Take that figure as true and ask what it leaves out: how many, of whom, compared with what?
4. Make up two sets of numbers that both fit it, one in which the conclusion holds and one in which it does not. If you can, the figure does not settle the question.

**What is not a flaw?** A figure is not flawed because it is round, large or surprising. To wonder whether it was counted honestly is fair, but that is a doubt about a fact and not about the reasoning. A percentage with no base does little harm when nothing hangs on it. And a few cases can be enough: one leak proves that a boat is not watertight.`,
  ethics: `A number sounds like the end of a discussion. That gives power to whoever quotes one, and some duties to whoever quotes or questions one.

- **Remember who is inside the average.** The people whom an average hides are often those with the least say: the lowest paid, the slowest, the newest. It is not hair-splitting to ask how they fare.
- **Protect them, too.** In a small group a figure can give a person away. The average pay of "the two part-timers" tells each of them what the other earns. Ask for as much detail as the question needs and no more.
- **Do not take a gap for a lie.** Most people pass a figure on as they heard it. "From how many?" is a friendly question. "What are you hiding?" is an accusation, and needs evidence of its own.
- **Do not throw all numbers away.** "You can prove anything with statistics" is a comfortable excuse for believing what we like. A poor figure calls for a better one, not for none.
- **Report as you would wish to be told.** When you quote a percentage, give the two numbers behind it. When you quote a survey, say how many people were asked. Do it above all when the version without them would help your side.`,
  analysisLabel: "Flawed statistical reasoning",
  examples: [
    {
      title: "A first-aid course",
      passage:
        "A year ago the garden centre where I work sent all of us on a two-day first-aid course, and I believe that our six other branches should book it too. The trainer was splendid; she had us bandage one another until we looked like parcels. More to the point, it worked. In the twelve months since, injuries that had to be seen at the hospital were down by 50 per cent. To halve them is more than any safety poster has ever done for us. The course costs £90 a head, which will ruin nobody. And people like to be trusted with something: even our Saturday lads now look after the first-aid box as if it were their own. I can hear the groans about two days away from the shop in spring, so let it be January.",
      conclusion:
        "The six other branches of the garden centre should book the first-aid course too.",
      reasons: [
        "In the twelve months since the course, injuries that had to be seen at the hospital were down by 50 per cent.",
        "The course costs £90 a head, which will ruin nobody.",
        "People like to be trusted with something, and even the Saturday staff now look after the first-aid box.",
      ],
      analysis: [
        {
          quote: "down by 50 per cent",
          explanation: `**Percentage change with no base figure.** Fifty per cent of how many? Two cases fit equally well:

- **From 40 to 20.** Twenty people were spared a trip to the hospital, which would be hard to put down to luck.
- **From 2 to 1.** One person, that year, happened not to slip.

In a single garden centre few people are likely to be hurt so badly, so the second case is by no means far-fetched.`,
        },
        {
          quote: "To halve them is more than any safety poster has ever done for us",
          explanation:
            '**The same figure again.** This sounds like further evidence, but "halve" only repeats "50 per cent". For the posters we are given no number at all.',
        },
        {
          quote: "£90 a head",
          explanation:
            "**A figure that can be used.** Here we know what the number is about: one person. Any branch can multiply it by the size of its own staff and see what the fees would come to.",
        },
      ],
      impact: `Whether the course *works* hangs on the first reason, and whether that reason is strong or almost empty hangs on a number that we do not have. The other two reasons show that the course is affordable and liked. They would not move a manager who wants fewer injuries for the money. So the argument is left much weaker than "halved" makes it sound, though it is not refuted: the missing number may turn out to be a large one.

**What would repair it:** the two counts, such as "from 24 to 12", with those of the years before, so that we can see whether the number jumps up and down anyway.`,
    },
    {
      title: "Pay in a design studio",
      passage:
        "Thank you for your letter about pay, which I have read twice. I am sorry to say that I cannot recommend a general rise this year. Last night I did the sum for all ten of us on the payroll, the two founders included, and the average comes to £48,000 a year. The designers' association puts the typical salary for a designer in a town like ours at £38,000. People here are therefore paid far more already than they would get elsewhere. There is the new lease to think of as well: it will cost us £12,000 a year more from April, and that has to come from somewhere. I know that rents have gone up, for mine has too. If anybody is in real trouble, my door is open, and so is the biscuit tin.",
      conclusion: "There should be no general pay rise in the studio this year.",
      reasons: [
        "The average pay of all ten people in the studio is £48,000 a year, while the typical salary for a designer in such a town is £38,000, so people are paid far more already than they would get elsewhere.",
        "The new lease will cost £12,000 a year more from April, and that has to come from somewhere.",
      ],
      analysis: [
        {
          quote: "the average comes to £48,000 a year",
          explanation: `**Average skewed by outliers.** An average adds everything up and shares it out equally, so one or two very large salaries can lift it far above what most people get. Suppose that

- eight people earn £32,000 each, £256,000 together, and
- two earn £112,000 each, £224,000 together.

That makes £480,000, and divided by ten £48,000. Nobody in the studio earns that sum, and eight out of ten get £6,000 *less* than the £38,000 with which they are compared.`,
        },
        {
          quote: "the two founders included",
          explanation:
            "**Where the outliers may be.** Founders often pay themselves more than they pay anybody else. In our made-up case, leave the two of them out and the average drops to £32,000. The **median**, the pay in the middle when all ten are lined up from lowest to highest, is £32,000 with the founders or without them.",
        },
        {
          quote: "the typical salary for a designer",
          explanation:
            '**Not quite like with like.** A "typical" salary for designers is set beside an average that includes the owners. The fair partner for it would be the typical pay of the studio\'s own designers.',
        },
      ],
      impact: `The refusal hangs on the claim that people "are paid far more already", and the average cannot carry that claim. If pay is spread evenly, the claim is right; if it is spread as in our made-up case, most of the staff are paid less than elsewhere, and the same comparison speaks *for* a rise. The lease is untouched by this. But it tells us what the studio can afford, not whether the pay is good, and on its own it might justify a smaller rise as well as none.

**What would repair it:** the median pay of the eight who are not founders. If that too is well above £38,000, the reason is sound.`,
    },
    {
      title: "A running club's training plan",
      passage:
        "Ten weeks ago sixty of us dropped our old habits and took up the plan that Petra had brought back from her trainers' course: two short fast runs a week, one long slow one, and never a step on Fridays. We were a mixed crowd. Forty had bought their first running shoes at New Year, and twenty were old hands who race every second Sunday. Well, the watch does not flatter anyone. We were timed over five kilometres at the start and again last Saturday, and we are now on average one minute faster. What is more, not one person has dropped out, which I put down to the free Fridays. So from next month each group in the club, racers included, should train by Petra's plan. I shall miss my Friday run by the canal, but there it is.",
      conclusion:
        "From next month each group in the club, racers included, should train by Petra's plan.",
      reasons: [
        "After ten weeks on the plan, the sixty runners are on average one minute faster over five kilometres.",
        "Not one of the sixty has dropped out, which the writer puts down to the free Fridays.",
      ],
      analysis: [
        {
          quote: "on average one minute faster",
          explanation: `**Whole-group average with no sub-group figures.** One minute is the average of all sixty. It could have come about in very different ways:

- **All sixty gained one minute each.** Then both groups did well on the plan.
- **The forty newcomers gained two minutes each, and the twenty old hands lost one.** That is 80 minutes won and 20 lost, which leaves 60 for sixty runners: again one minute on average. Yet every racer is slower than before.`,
        },
        {
          quote: "We were a mixed crowd",
          explanation:
            "**The groups that matter.** The passage itself tells us who is in the average. Somebody who began at New Year can gain minutes in ten weeks, while somebody who has raced for years is glad of seconds. There is every reason to expect that the two groups did not fare alike.",
        },
        {
          quote: "each group in the club, racers included",
          explanation:
            "**A conclusion about each, from a figure about all.** For the club as a whole one minute is good news. What is proposed, though, is to be done in each group, and we have no figure for any.",
        },
      ],
      impact: `The average does show that some of the sixty are faster, since an average cannot improve unless somebody does. It does not show which. For the racers, whom the conclusion singles out, the support is close to nothing. It is nowhere said that they gained even a second. That nobody dropped out is encouraging, but it tells us that people like the plan rather than that it makes them fast.

**What would repair it:** two averages in place of one, for the forty and for the twenty. Whoever held the watch has the times already.`,
    },
    {
      title: "A new recipe in a canteen",
      passage:
        "I have cooked in this canteen for nine years, and I do not drop a dish lightly. All the same, the beef sauce should come off our Wednesday menu and the new lentil sauce should take its place. I wanted to be fair, so with my eyes shut I drew five names from the 400 on our lunch list, and I gave all five people a bowl of each sauce. Four of them preferred the lentils. That is 80 per cent of our guests, and I cannot think of another dish with such a following. It is cheaper into the bargain: for a full pot the lentils cost £18, where the beef costs £64. I shall miss the smell of the beef on Tuesday nights, when it is left to simmer, and I dare say the porters will too.",
      conclusion:
        "The lentil sauce should take the place of the beef sauce on the canteen's Wednesday menu.",
      reasons: [
        "Of five guests drawn from the lunch list, four preferred the lentil sauce, which the cook takes to be 80 per cent of the guests.",
        "The lentil sauce is cheaper: for a full pot the lentils cost £18, where the beef costs £64.",
      ],
      analysis: [
        {
          quote: "Four of them preferred the lentils",
          explanation: `**Very small sample.** Five people are too few to speak for 400. Suppose that the guests were really split down the middle. By the luck of the draw alone, a tasting like this one would still give the lentils at least four votes about 19 times in 100. And each person counts for 20 per cent: one changed mind, and "80 per cent" is 60.`,
        },
        {
          quote: "That is 80 per cent of our guests",
          explanation:
            '**From the sample to everybody.** It is 80 per cent of five. Of 400 guests it would be 320, and nobody has asked 320 people. A percentage hides how few there were; "four out of five people" lets us see it.',
        },
        {
          quote: "with my eyes shut",
          explanation:
            "**What was done well.** Names drawn blindly give every guest the same chance, so the five are not just friends of the kitchen. But a fair draw does not make up for a small one.",
        },
      ],
      impact: `The tasting gives a hint that the lentil sauce is liked, and no more. Most of the 400 may still prefer the beef. The saving of £46 a pot is solid, but it is worth having only if people go on eating the sauce, so it leans on the tasting too. What is left supports a second look at the lentils rather than the end of the beef.

**What would repair it:** the same fair draw with more names. If 80 out of 100 guests preferred the lentils, luck alone would hardly explain it.`,
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. There is one for each of the four flaws, and each shows with numbers what the figure leaves open.",
    "Find the **conclusion** and the **reasons**, and mark every figure. Then ask on which figure the conclusion leans most.",
    "Take the figure as correct and ask what it leaves out: how many, of whom, compared with what? The flaw lies in what is made of the figure, not in its being false.",
    'When something rises or falls by a **percentage**, or doubles or halves, ask, "From how many to how many?" Without the **base figure**, a large change and a tiny one look the same.',
    "When there is an **average**, ask whether one or two very high or very low values, called **outliers**, could be pulling it away from the rest. Leave them out in your mind, or ask for the median, the value in the middle.",
    "When an average covers a **whole group**, ask which **sub-groups** are mixed in it. One may have gained while another lost, and the average would not show it.",
    "Two flaws concern an average. If a few extreme values pull it, it is skewed by **outliers**; if it blends kinds of people who may differ, the **sub-group** figures are missing.",
    "When a claim about many rests on a few, ask how large the **sample** was. If one or two other answers would change the result, it is too small, however fairly it was chosen.",
    "Make up two sets of numbers that both give the passage's figure: one in which the conclusion is right and one in which it is wrong. If you can do it, you have found what is missing.",
    "For the **impact**, ask what the conclusion still has to stand on without that figure. Then say which number you would ask for, and how it could strengthen the argument or sink it.",
  ],
};
