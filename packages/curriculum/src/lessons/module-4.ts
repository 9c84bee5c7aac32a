import type { Lesson } from "../lesson.ts";

/** Module 4: finding where two values collide and which of them the argument puts first. */
export const lesson: Lesson = {
  module: 4,
  aims: [
    "Name the value that an argument puts first and the value that it puts second.",
    "Tell a conflict of values from a disagreement about facts.",
    "Describe a ranking that you do not share in words that its holder would accept.",
    "Say which readers the argument will convince, which it will not, and why.",
  ],
  introduction: `**What is a value preference?** A value is something that people hold to be worth having or protecting: safety, freedom, honesty, beauty, privacy. Often two of them cannot both be had in full, so an argument has to put one of them first, and mostly it does so without a word. Take this one:

> On the drive to the coast, everyone's headphones should stay in the bag. Then we would talk to one another again.

What the speaker wants is *togetherness*. What it costs is *freedom of choice*: each person's right to decide what to listen to. The speaker puts **togetherness over freedom of choice**. That is a **value preference**: two values collide, and the argument puts one of them first.

**How to find it:**

- Ask what good the conclusion is meant to do. What do the reasons praise, promise or protect? This is the value put first.
- Ask who would have to give something up, and what a decent person among them would call it. This is the value put second.
- Say both: "The writer puts ... over ...". One name alone is no preference.

**Three tests:**

- **Are both good?** "Togetherness over rudeness" is no conflict, since nobody wants rudeness. The value put second must be one that the writer, too, could hold dear.
- **Do they collide here?** In this case, more of one must mean less of the other.
- **Do they still collide when the facts are settled?** Imagine somebody who grants every fact: "Yes, we would talk more. But that is for each of us to decide." This is a conflict of values. "No, we would just sit there in silence" is a quarrel about a factual assumption.

**Does the name matter?** Not much. Someone else may say 'family life' and 'independence', or begin at the other end: "Freedom of choice gives way to togetherness." All of these describe one conflict. What counts is that you name both sides and say which comes first.

**What it is not.** A value preference is not a mistake, and pointing it out refutes nothing. It shows what the argument asks its readers to care about most, and whom it will leave unmoved.`,
  ethics: `People live by their values, so here more than anywhere else you are close to the person behind the argument.

- **Charity before refutation.** Before you object to a ranking, say what is good about it. A mother who wants her son home by ten is not "against freedom". She puts safety first tonight, and may love freedom as much as he does.
- **Give both values a fair name.** Whoever calls one side 'care' and the other 'selfishness' has decided the matter by the choice of words. Use the name that each side's friends would use.
- **Do not read a character from one ranking.** People who put safety first for a child may put freedom first for themselves, with good reason both times.
- **Ask whose value comes second.** It is easy to give up what somebody else will miss, above all when nobody has asked them.
- **Own your own ranking.** You have one too. "I would put privacy first here" is honest; "The argument is wrong" may only be a louder way of saying it.

This does not make every ranking as good as every other. You can ask whether the writer would rank alike in a like case, how much is given up for how little, and whether some third way would save both. Ask it as part of a conversation, though, and not as a correction.`,
  analysisLabel: "Value preferences",
  examples: [
    {
      title: "A lifeguard on the lake",
      passage:
        "In July a boy of nine slipped off the raft in front of sixty people, and it was pure luck that a nurse on the jetty saw him go under. Next time there may be no nurse. Our association should therefore employ a lifeguard from noon to six, and allow swimming only in those hours. I know what we would be giving up. Some of you have crossed the lake at sunrise since you were twelve, and you know its cold places better than any guard from town. But no swim is so lovely that it is worth a life. The guard would cost us £5,400 a season, or £18 for each of our 300 members, and I would have all of us pay it, those who only sail or fish as much as those who swim: people who share a lake should look after one another.",
      conclusion:
        "The association should employ a lifeguard from noon to six and allow swimming only in those hours.",
      reasons: [
        "In July a boy was saved by pure luck, and next time there may be nobody who sees.",
        "No swim is so lovely that it is worth a life.",
        "The guard would cost each of the 300 members £18, and people who share a lake should look after one another.",
      ],
      analysis: [
        {
          quote: "allow swimming only in those hours",
          explanation: `**Safety over freedom of choice.**

- **Put first: safety.** Nobody is to drown, and for that the lake may be closed to swimmers for most of the day.
- **Put second: freedom of choice.** A grown woman who swims at sunrise knows the risk, endangers nobody else, and would like to decide for herself.

'Protection over self-reliance' would be just as good a name. Try the test: such a swimmer can grant that luck saved the boy, and that the lake is dangerous, and still say, "That is my risk to take." So they differ in values, and not about the facts.`,
        },
        {
          quote: "those who only sail or fish",
          explanation: `**Solidarity over paying your own way.**

- **Put first: solidarity.** Those who share a place carry its costs together, whether or not they swim.
- **Put second: paying your own way.** To an angler who never swims, it may seem fairer that the swimmers pay for their guard.

You could also speak of two kinds of fairness: equal shares for all, and shares according to use. That the guard comes to £18 a head is a fact, which anyone can work out; who ought to pay it is not.`,
        },
      ],
      impact: `Parents of small children rank as the writer does, and they will be convinced. The early swimmers will not, and more stories of accidents would not win them over, for they never denied the danger. It is to the writer's credit to see what they would lose. But the answer they get, that no swim is worth a life, only states the ranking again. It gives no reason why grown people may not rank otherwise for themselves.

Nor does July reach as far as the conclusion. It tells of a child at a crowded hour, and for that a guard from noon to six is enough; closing the lake at sunrise needs a reason of its own. With the ban kept for children alone, the argument would give up a little of its safety and lose most of its opponents.`,
    },
    {
      title: "The code of the garden gate",
      passage:
        "To all forty households round the garden: last week the code of the gate was changed for the fourth time this year, and Mrs Doyle's grandson stood outside in the rain with her shopping. Let us stop doing this, and let us give the code to the whole street. Our lawn is empty on most days but for a blackbird and me, while across the road there are sixty flats without so much as a balcony, and the children who live in them play between parked cars. They would bring the place to life, and we would get to know people whom we only nod to now. Yes, it is we who pay for the mowing, and yes, it is pleasant to have the bench to oneself. Someone may even break a branch one day. If so, I would rather knock on a door and talk than change a number.",
      conclusion:
        "The households should stop changing the code of the garden gate and give it to the whole street.",
      reasons: [
        "Changing the code is a nuisance to the households themselves, as when Mrs Doyle's grandson was left standing in the rain.",
        "The garden is empty on most days, while children from sixty flats without a balcony play between parked cars.",
        "The newcomers would bring the place to life, and the households would get to know people whom they only nod to now.",
      ],
      analysis: [
        {
          quote: "it is we who pay for the mowing",
          explanation: `**Sharing over ownership.**

- **Put first: sharing.** Those who have a garden to spare should let those who have none enjoy it.
- **Put second: ownership.** Those who pay for a thing and look after it may decide who uses it.

Others would call it generosity over property. A neighbour may grant that the lawn stands empty and that the children need it, and still say, "But it is ours."`,
        },
        {
          quote: "to have the bench to oneself",
          explanation: `**Community over peace and quiet.**

- **Put first: community.** A lively place, where neighbours get to know one another, is better than an empty one.
- **Put second: peace and quiet.** For some, the bench is the one spot in the day where nobody wants anything from them.

'Company over privacy' names the same conflict. The writer, who sits there with the blackbird, clearly knows both sides of it.`,
        },
        {
          quote: "than change a number",
          explanation: `**Trust over security.**

- **Put first: trust.** The writer would sooner treat people as friends and put up with a broken branch now and then.
- **Put second: security.** Others would sooner prevent the damage than talk about it afterwards.

How often branches would be broken is a question of fact. But two neighbours may expect the same two branches a year, and one of them would open the gate while the other would lock it. 'Goodwill over caution' is another name for what divides them.`,
        },
      ],
      impact: `The note is likeable because it hides nothing: each of the three values that it puts second is mentioned, and politely. To mention them is not to weigh them, however. "Yes ... and yes" admits a loss without saying why it is worth bearing, and the households that chose their flat for its quiet garden would lose most.

Nor does the note add the three losses up. A neighbour may be ready to give up some quiet for the sake of the children, or to run a small risk for the sake of company, and still find all of it too much at once. So the argument will please those who rank like its writer and give the rest little reason to change their minds. Asking for less would help: open the gate in the afternoons for one summer, and leave the mornings to the blackbird.`,
    },
    {
      title: "Six drinking fountains or a statue",
      passage:
        "When the shoe factory closed, its owners left the town £48,000 and one instruction: spend it on the square. The engineer has drawn six drinking fountains at £8,000 each, and I will not call them useless, since on a hot market day I have wished for one myself. But a tap could stand in any town. For ninety years this one cut, stitched and packed shoes, and today no stone says so. The same sum buys a bronze of a woman at her machine, who would tell every child crossing the square where they come from. She would also be there for those children's children, whereas taps wear out, and I should be surprised to see one of the six running in thirty years. Nor need anybody go thirsty, for a bottle can be filled at home. So let us have the statue.",
      conclusion:
        "The town should spend the money on the statue, and not on the drinking fountains.",
      reasons: [
        "Nothing in the town recalls its ninety years of shoemaking, and a bronze of a woman at her machine would tell every child where they come from.",
        "The statue would still be there for the children's children, whereas taps wear out.",
        "Nobody need go thirsty without the fountains, for a bottle can be filled at home.",
      ],
      analysis: [
        {
          quote: "where they come from",
          explanation: `**Remembrance over usefulness.**

- **Put first: remembrance.** A town should know its own past and honour those whose work made it.
- **Put second: usefulness.** Money for the square should do something for the people who use the square.

'Identity over everyday comfort' would do as well. The writer has wished for a fountain too, and so plainly holds both values.`,
        },
        {
          quote: "those children's children",
          explanation: `**The future over the present.**

- **Put first: the future.** What still speaks to people in sixty years counts for more than what wears out.
- **Put second: the present.** People are thirsty this summer, and thirty years of water on hot days are a great deal of good.

Call it 'permanence over present need' if you like. How long a tap lasts is a fact, and the engineer will know. Whether lasting matters more than helping now is something that no engineer can measure.`,
        },
        {
          quote: "a bottle can be filled at home",
          explanation: `**Self-reliance over public care.**

- **Put first: self-reliance.** Each of us can see to our own small needs, and the town need not do it for us.
- **Put second: public care.** A town should look after whoever is in its square: the child who forgot her bottle, the visitor, the man who has no home to fill one in.

'Personal responsibility over hospitality' is another fair name for it.`,
        },
      ],
      impact: `To a reader whose grandmother packed shoes, this is a moving argument. To one who brings a hot and thirsty toddler to the market, it is not, and both may agree on every fact in it. The first two preferences are defended with some care: the writer admits the use of a fountain and tells us what would be remembered, and for how long. The third is slipped in by half a sentence. A reader who thinks of those who have no bottle, or no kitchen, may feel waved away, and begin to doubt the rest.

The argument would gain by dropping that half-sentence and saying why remembrance matters more in *this* square. Or it could ask whether both can be had: two fountains take £16,000, which leaves £32,000 for a smaller bronze.`,
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. Each one names the values that collide and says which of them the writer puts first.",
    'A value preference has **two sides**: "The writer puts ... over ...". With one value you have only half of it.',
    "For the value put **first**, ask what good the conclusion is meant to do. What do the reasons praise, promise or protect?",
    "For the value put **second**, ask who would have to give something up. Then ask what a decent person among them would call it.",
    "Look where the writer gives way for a moment, with 'I know', 'yes' or 'I grant', and at words that rank, such as 'worth' and 'rather'. The value put second is often mentioned there, only to be set aside.",
    "Check that **both are good** and that they collide in this case. Nobody puts safety over danger; people put safety over freedom of choice.",
    "Imagine somebody who **grants every fact** and still says no. If you cannot, you may have found a factual assumption and not a conflict of values.",
    "Pairs that often collide are safety and freedom of choice, community and privacy, trust and security, tradition and change, beauty and usefulness, the present and the future. Use them to get started, and then fit the names to this passage.",
    'Any **fair name** will do, and you may begin at either end: "safety over freedom of choice" and "freedom of choice gives way to safety" describe one conflict. A name that makes one side look bad is not fair.',
    "For the **impact**, ask whom the argument will convince and whom it will not. Then see whether the writer gives a reason for the ranking or only states it.",
  ],
};
