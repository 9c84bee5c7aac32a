import type { Lesson } from "../lesson.ts";

/** Module 2: finding what an argument leaves out and what its answer would do to the conclusion. */
export const lesson: Lesson = {
  module: 2,
  aims: [
    "Find what an argument leaves out, and tell the gaps that matter from those that do not.",
    "Ask for the missing piece in one precise question.",
    "Imagine two believable answers, and say how each would strengthen or weaken the argument.",
    "Judge how much of the argument hangs on what you have not been told.",
  ],
  introduction: `**What is key missing information?** No short argument tells you everything, and most of what it leaves out does not matter. Some of it does. Take this one:

> The new zebra crossing in Mill Road was worth its price. In the three months since it was painted, nobody has been hurt there.

How many people were hurt there in the three months *before*? If it was five, the crossing has probably helped. If it was nobody, and nobody in the ten years before that, the reason shows nothing. We are not told which. That is **key missing information**: something that the passage does not say, and that would make the conclusion easier or harder to accept, depending on how it turned out.

**How to find it.** Start from the conclusion and the reasons. Then put these questions to each reason:

- **Where does it come from?** Who was asked or counted, how many, when, and by whom?
- **Compared with what?** How was it before, or elsewhere, or without the change?
- **What else could explain it?** Did something else change at the same time?
- **Who is left out?** What of those who said no, gave up or never came?

And put these to the conclusion:

- **What would it cost?** Who pays, in money, time or trouble?
- **Is there another way?** Would something simpler or cheaper do as well?

**Test it with two answers.** Turn what you have found into a question. Then imagine two believable answers, one that would please the writer and one that would not. If the argument is stronger after the first and weaker after the second, the information is key. If you would think the same after both, as you would of the colour of the paint, it is merely missing.

**What it is not.**

- What the passage tells you, even in passing, is not missing. Look again before you ask.
- An objection is not missing information. "Drivers ignore crossings" is a claim of your own; "How many drivers stop at it?" asks for what we lack.
- A gap does not show that the conclusion is false. It shows what you should find out before you decide.`,
  ethics: `Every argument leaves something out; one that left out nothing would never end. So a gap is not a lie, and pointing to it accuses nobody.

- **Ask in order to learn.** A fair question is one whose answer you would welcome, whichever way it goes. "How many people did you ask?" invites a reply. "I bet you only asked your friends" ends the conversation.
- **Do not fill the gap with your worst guess.** A price that nobody has mentioned is not "suspiciously high". It is unknown, and you should say no more than that.
- **Know when to stop asking.** One more figure can always be demanded, and people who cannot win an argument have sometimes held up a good decision for years by demanding it. Ask for what would change your mind, and when you get it, let it.
- **Ask your own side too.** We notice a gap at once in an argument that annoys us, and hardly ever in one that pleases us.
- **Give what you would ask for.** When you argue for something, you usually know which fact you would rather not mention. A text can deceive without one false word, by silence alone. Say the awkward thing yourself: your case may look a little weaker, but those who accept it will have made up their own minds, and not had them made up by you.`,
  analysisLabel: "Key missing information",
  examples: [
    {
      title: "A breakfast club at school",
      passage:
        "I run the breakfast club at our primary school, and I am asking the governors to keep it going when the grant ends at Easter. Since September some forty children have come on a normal morning for porridge and toast, and you can hear the difference upstairs: teachers tell me that the first lesson has never been so calm. The club does the children good in a way that can be counted, too. Those who came on most days missed three days of school last term, on average, while those who never came missed six. And breakfast costs £1.50 a child, which is less than most of us pay for a cup of coffee. I know that some of you think it is for parents to feed their children in the morning. Come down at eight on any Tuesday, have a bowl with us, and then decide.",
      conclusion:
        "The governors should keep the breakfast club going when the grant ends at Easter.",
      reasons: [
        "Teachers say that the first lesson has never been so calm as since the club began.",
        "Children who came on most days missed an average of three days of school last term, while those who never came missed six.",
        "Breakfast costs only £1.50 a child.",
      ],
      analysis: [
        {
          quote: "teachers tell me",
          explanation: `**How many of the teachers said so, and were they all asked?**

- **If they were, and nearly all said it:** the calm is probably real, and the reason is a good one.
- **If two of them mentioned it in passing:** we have heard from the two who are pleased. The others may have noticed nothing.`,
        },
        {
          quote: "missed six",
          explanation: `**How many days did the same two groups of children miss before there was a club?**

- **If both groups missed about six days a term:** the regulars have improved and the others have not, which points strongly to the club.
- **If the regulars missed only three days even then:** nothing has changed. The club may simply draw families who get their children to school anyway.`,
        },
        {
          quote: "£1.50 a child",
          explanation: `**Does this sum cover the wages, or only the food?** Forty breakfasts at £1.50 come to £60 a morning, or £11,400 over a school year of 190 days.

- **If it covers everything:** the governors know the full price, and can set it against what else the money might do.
- **If it buys only the porridge and the toast:** the full price is higher, perhaps twice as high, and the cup of coffee is a poor guide to it.

Not every gap is key. We are not told whether the porridge is made with milk, and no answer would change anyone's mind.`,
        },
      ],
      impact: `The attendance figures do most of the work here, because they seem to measure the good that the club does. Until we know how things stood before, they show that two groups of children differ, and not that the club made them differ. The calm mornings rest on an unknown number of voices, and the price sounds small only as long as nobody multiplies it.

So the argument is a good deal weaker than it sounds, although the club may be every bit as good as its friend believes. Last year's registers, a question put to every teacher and a page of accounts would tell. With favourable answers, this would be a strong case.`,
    },
    {
      title: "A place to swim in the river",
      passage:
        "The river makes a wide bend above the old mill, and there is no sign there to say either 'Welcome' or 'Keep out'. Mr Hale, who is tired of finding his meadow gate left open, would put up the second, but a gate can be given a spring. I would put up the first: the council should make the bend an official swimming spot, with a line of floats to show how far out it is safe to go. The water is clean enough, since students from the college tested it in May and found it fit for bathing. Nor is the bend dangerous: I have swum there for forty summers, and in all that time not one person has drowned. Finally, the village itself would gain. Our baker, who is not given to smiling, has just had his best July in ten years, and he puts it down to the swimmers.",
      conclusion: "The council should make the river bend an official swimming spot.",
      reasons: [
        "The water is clean enough, since students tested it in May and found it fit for bathing.",
        "The bend is not dangerous, since not one person has drowned there in forty summers.",
        "The village would gain, for the baker has had his best July in ten years and puts it down to the swimmers.",
      ],
      analysis: [
        {
          quote: "tested it in May",
          explanation: `**How often was the water tested, and in what weather?**

- **If many samples were taken, some of them after heavy rain:** a clean result in May makes clean water in August likely.
- **If it was one bottle on one dry day:** it tells us about that day. Heavy rain can wash dirt from fields and drains into a river, and people swim in August after a thunderstorm too.`,
        },
        {
          quote: "not one person has drowned",
          explanation: `**How many people swam there in those forty summers, and how many had to be helped out?**

- **If a great many did, every summer, and hardly anyone needed help:** this is a long record and a comforting one.
- **If for most of that time it was the writer and a few strong friends:** nobody drowned because hardly anybody swam. That says little about the crowd that an official spot would draw, with children in it and people who cannot judge a current.`,
        },
        {
          explanation: `**What would the council have to provide, and what would that cost?** There are no words to quote for this one, since the passage mentions a line of floats and then stops.

- **If floats and a sign are all that the law and the insurers ask for:** little stands in the way.
- **If an official spot must have toilets, parking and trained staff:** the price may be out of reach, and the council has a different question to answer.`,
        },
      ],
      impact: `An official swimming spot asks families to trust the water, so the reasons about clean and safe water carry this argument. Both sound solid, and both turn out to rest on a record whose size we do not know. As it stands, the passage gives the council no firm ground for telling people that the water is safe. What it says of the costs is next to nothing.

The baker's July has gaps of its own (was it hot everywhere?), but they weigh less: if the bend is safe and affordable, nobody needs the baker, and if it is not, he cannot help. A test every fortnight through one summer, a count of swimmers and rescues, and an estimate of the costs would turn this hopeful letter into a serious proposal, or show that it should be dropped.`,
    },
    {
      title: "Groceries brought to the door",
      passage:
        "You asked whether we are happy with the grocery delivery. Apart from the bananas, which always come green, we are. In our first six weeks the orders have come to £92 a week, where we used to spend £110 at the supermarket, much of it on things that the children had slipped into the trolley, and under the yearly plan every delivery is free. What I like best, though, is that I have my Saturday mornings back: I send the order from my phone in ten minutes while I wait for the bus, and on Monday it is at the door. Nor need you worry about quality, because the service has 4.8 stars out of five in the app. So I think that the two of you should take out the yearly plan as well, and before Friday, when the offer ends.",
      conclusion:
        "The friends should take out the yearly plan of the grocery delivery before Friday.",
      reasons: [
        "The writer's orders have come to £92 a week, where the family used to spend £110 at the supermarket, and under the yearly plan every delivery is free.",
        "The writer has Saturday mornings back, since an order takes only ten minutes on the phone.",
        "The friends need not worry about quality, because the service has 4.8 stars out of five in the app.",
      ],
      analysis: [
        {
          quote: "the orders have come to £92 a week",
          explanation: `**What else did the family spend on food in those six weeks?**

- **If nothing:** they saved £18 a week, or £108 in all, and the reason is strong.
- **If they bought bread, milk and fruit round the corner for another £20 a week:** their food cost £112 a week, and they saved nothing at all.`,
        },
        {
          quote: "every delivery is free",
          explanation: `**What does the yearly plan itself cost?**

- **If it is £30:** at £18 a week, the saving has paid for it within two weeks.
- **If it is £200, paid in advance:** twelve weeks of such savings are needed to get the money back, and a household that saves less than the writer's would wait longer.`,
        },
        {
          quote: "4.8 stars out of five",
          explanation: `**How many people gave those stars, who were they, and what were they rating?**

- **If thousands of customers rated the food on their doorstep:** the stars are a good sign.
- **If forty people rated the app in its first week:** they tell us next to nothing about the vegetables.

What the children slipped into the trolley is missing as well. It would be amusing to know, but no answer would make the plan a better or a worse buy.`,
        },
      ],
      impact: `The writer wants a decision by Friday, and a deadline tempts us to skip our questions. Most depends on the money. Until we know the price of the plan, 'free' may describe a bargain or merely a bill paid in advance. Until we know what else the family bought, the £18 may be no saving at all. Either number could undo the first reason by itself.

The other two fare differently. The stars carry hardly any weight until we know where they come from. The free Saturday stands as it is, and somebody may fairly join for that alone. As advice to save money, though, the argument is weak for now, and quickly mended: one number is in the conditions of the offer, the other on the family's bank statement.`,
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. Each one shows what an argument leaves out, and what the answers would do to it.",
    "Have the conclusion and the reasons clear in your mind first. A gap matters only if it bears on whether these reasons support this conclusion.",
    "Ask of every figure, test or report **where it comes from**: who was asked or counted, how many, when, and by whom?",
    'Ask, "**Compared with what?**" A number says little until you know how things were before, or elsewhere, or without the change.',
    "Ask **what else could explain it**. Something else may have changed at the same time, or the people compared may have differed from the start.",
    "Ask **who is left out**: those who said no, gave up, never took part or were never asked.",
    "Ask **what it would cost**, in money, time or trouble, and whether there is **another way**. Costs often have no place in the passage that you could quote.",
    "Put your finding as a question and imagine **two believable answers**. It is key if one makes the argument stronger and the other makes it weaker.",
    "What the passage tells you is not missing, and an objection of your own is not missing information. Read the passage once more before you ask.",
    "For the **impact**, see which reason hangs on the missing piece and what would be left of the argument without it. A gap weakens an argument, but it does not make the conclusion false.",
  ],
};
