import type { Lesson } from "../lesson.ts";

/** Module 5: four logical fallacies, how each is told from its honest twin, and what an argument is worth without it. */
export const lesson: Lesson = {
  module: 5,
  aims: [
    "Recognise four common fallacies: strawman, ad hominem, false dichotomy and slippery slope.",
    "Point to the place where the reasoning goes wrong, and explain the fault before you name it.",
    "Tell a fallacy from a fair summary, a relevant doubt about a person, a real choice between two, or a well-founded warning.",
    "Say what is left of an argument once its fallacy has been taken out.",
  ],
  introduction: `**What is a fallacy?** It is a step in reasoning that looks like support for a conclusion but gives it little or none. Either what it says is beside the point, even if it is true, or it rests on something that is false or not shown, such as that there are only two choices. This module deals with four kinds. Suppose that Mara says, "Our choir should start at eight instead of seven, because many of us come late from work," and another singer argues against her.

- **Strawman:** attacking a claim that nobody made. "Mara wants us to sing until midnight." *Test:* lay the words attacked beside the words said. Would Mara answer, "Yes, that is what I meant"?
- **Ad hominem:** attacking the person instead of what the person says. "Mara has only been with us since March." *Test:* let somebody else say the same thing. Is anything left of the objection?
- **False dichotomy:** offering two choices as if there were no others. "Either we start at seven or we give up being a serious choir." *Test:* look for a third choice, or for a way to have both.
- **Slippery slope:** claiming that a small step must lead to a bad end, with nothing to show that each step brings on the next. "First it is eight, then it is nine, and in the end nobody rehearses at all." *Test:* stop at every link and ask, "What makes this follow? Who could say no?"

**How to look for one**

1. Find the conclusion and the reasons.
2. Ask of each reason, "How is this meant to support the conclusion?"
3. Where the support gives way, try the four tests.
4. Say what goes wrong *here*, using the passage's own words. Then give it its name. The explanation is worth more than the label.

**What is not a fallacy?** Each of the four has an honest twin. A shorter version that its author would accept is no strawman. A doubt about a person is fair when the person is what we have to judge, like a candidate's record or a witness's honesty. Some choices really have only two sides. A warning is sound when there is evidence for every link. And a reason is not a fallacy merely because it is weak, or because you disagree with it.`,
  ethics: `The name of a fallacy can be a tool or a weapon, and it depends on you which of the two it becomes.

- **Explain before you name.** "Ad hominem!" ends a conversation. "How long Mara has been with us has no bearing on when people get out of work" carries it on, and leaves room for an answer. If you cannot explain the fault without its name, you may not have found one.
- **Do not commit what you condemn.** It is tempting to overstate what somebody said until it fits the label, and that is a strawman of your own. Quote the words. Allow for a joke or an angry moment, since not every sharp remark is offered as a reason.
- **Let the conclusion live.** A bad argument can have a true conclusion. "This reason does not show it" is all that you have earned; "So you are wrong" is a further claim, and it needs support of its own.
- **Do not shield anyone with a label.** When we are asked to take an adviser's word, it is fair to ask who pays the adviser. To cry 'ad hominem' at such a question is to misuse the name.

Most fallacies are not tricks. They slip out when we are tired, frightened or cornered, so leave the other person a way to mend the argument.`,
  analysisLabel: "Logical fallacy",
  examples: [
    {
      title: "A noise rule in a block of flats",
      passage:
        "By now you will all have found Mrs Adeyemi's note under your doors. She proposes that nobody in our block should run a drill, a washing machine or a loudspeaker after ten at night. I ask you to vote against it on Thursday. What she wants is a house in which nobody may make a sound. I have lived here for nineteen years, and a place where a child may not laugh at breakfast and a neighbour may not cough on the stairs is not a home but a museum. Besides, who is to see that such a rule is kept? Our caretaker leaves at six, so every complaint would end with one neighbour in a dressing gown knocking at another's door. I know that the walls are thin, and I am as fond of my sleep as anybody.",
      conclusion: "The residents should vote against Mrs Adeyemi's noise rule.",
      reasons: [
        "Mrs Adeyemi wants a house in which nobody may make a sound, and such a place is not a home.",
        "There is nobody to see that the rule is kept: the caretaker leaves at six, so every complaint would end with one neighbour knocking at another's door.",
      ],
      analysis: [
        {
          quote:
            "nobody in our block should run a drill, a washing machine or a loudspeaker after ten at night",
          explanation:
            "**What was proposed.** The note names three kinds of machine and one part of the day. It says nothing of voices, footsteps or coughs, and nothing of the hours before ten.",
        },
        {
          quote: "a house in which nobody may make a sound",
          explanation: `**What is attacked: a strawman.** A rule for three machines at night has become silence for everybody round the clock. The child at breakfast and the cough on the stairs make it look absurd, but they belong to the writer's version and not to the note.

Ask Mrs Adeyemi, "Is that what you meant?" and she would say no. She could even agree that a house without a sound is no home, and still want her rule.`,
        },
        {
          quote: "Our caretaker leaves at six",
          explanation:
            "**No fallacy here.** This reason is about the rule that was really proposed: somebody would have to see that the drills stop at ten. You may find it strong or weak, but it meets its target.",
        },
      ],
      impact: `The first reason, to which the letter gives most of its space and all of its heat, does not support the conclusion at all: it tells against a rule that nobody has proposed. What remains is the second. It is fair but modest, for it shows that the rule would be awkward to enforce, not that it would do no good; many people keep a rule without being watched. So the argument is far weaker than it sounds, and a neighbour who reads the letter and the note side by side may trust the writer less for it.

**What would repair it:** an objection to the rule as it stands, for instance that tenants who come home late from work can do their washing only after ten.`,
    },
    {
      title: "Hiring a new swimming coach",
      passage:
        "The committee should look for a coach other than Ms Okoro. It was Stefan who put her name forward. He writes that she has coached children for eight years, that she holds the full lifesaving certificate and that she could start in September, when Mr Barlow retires. Before you nod, remember who is writing. Stefan has been late for every gala this season, his own boys gave up swimming after one term, and those of you who have seen him cling to the rope at the shallow end will know what his list of her merits is worth. There is also the matter of money. Ms Okoro asks for £900 a month, and we have never paid a coach more than £750. I met her on Sunday and found her very pleasant, so none of this is meant unkindly.",
      conclusion: "The committee should look for a coach other than Ms Okoro.",
      reasons: [
        "Stefan's list of her merits is worth little, because he is late for galas, his boys gave up swimming and he can hardly swim himself.",
        "Ms Okoro asks for £900 a month, and the club has never paid a coach more than £750.",
      ],
      analysis: [
        {
          quote: "remember who is writing",
          explanation:
            "**Ad hominem.** Stefan has said three things for Ms Okoro: her eight years, her certificate and the date on which she could start. The writer answers none of them and talks about Stefan instead. Put the same three things into somebody else's letter, and nothing is left of the objection.",
        },
        {
          quote: "Stefan has been late for every gala this season",
          explanation:
            "**True, perhaps, but beside the point.** All that we hear about Stefan may be so. Yet each of the things that he said can be checked without him, by a look at the certificate or a call to her last club. His own swimming would matter only if he had asked us to rely on his eye for a good stroke, and he has not.",
        },
        {
          quote: "Ms Okoro asks for £900 a month",
          explanation:
            "**No fallacy here.** The fee is something that the committee has to decide on. Doubts about Ms Okoro's own record would be fair as well, because she is the person to be judged. Stefan is not applying for the post.",
        },
      ],
      impact: `Take out the attack on Stefan, and the three things that he said for Ms Okoro stand unanswered. The conclusion then hangs on the fee alone. To pay £150 a month more than ever before is a real drawback, but we do not hear whether the club could afford it, and the writer sets nothing else against eight years and a certificate. The argument loses most of its force. A reader who dislikes Stefan may not notice, which is how the fallacy works.

**What would repair it:** something about the candidate or the club, such as a poor report from her last post, or accounts which show that the members' fees cannot stretch to £900.`,
    },
    {
      title: "Opening hours of a repair workshop",
      passage:
        "I have kept the door of our repair workshop for three years. We open from Tuesday to Friday, ten until four, and I stay on until six to sweep up. In October I made a pencil mark on the wall for every person who tried the handle in those two hours: 31 in all, most of them in work clothes, with a toaster or a lamp under one arm. It is a sorry thing to wave at somebody through the glass. Now, either we keep the hours that we have, and this place remains a pastime for people with their days free, or we open until nine on every evening of the week. Nobody founded the workshop for the retired alone. Longer hours would add nothing to the rent, since we pay by the year. So let us stay open until nine, all seven days.",
      conclusion: "The workshop should stay open until nine on all seven days of the week.",
      reasons: [
        "In October 31 people, most of them in work clothes, tried the door in the two hours after closing time.",
        "Either the workshop keeps its present hours and remains a pastime for people with their days free, or it opens until nine every evening; and it was not founded for the retired alone.",
        "Longer hours would add nothing to the rent, since it is paid by the year.",
      ],
      analysis: [
        {
          quote: "either we keep the hours that we have",
          explanation: `**False dichotomy.** Only two courses are on offer: the hours of today, or every evening until nine. The first is made to look shabby, so the second seems to follow. But others lie between them:

- noon until six instead of ten until four, which takes not one hour more and would have let in all 31;
- one late evening a week;
- a shelf in the porch, where things can be left for repair.

The passage rules out none of these.`,
        },
        {
          quote: "on every evening of the week",
          explanation:
            "**The far end of the scale.** With the middle left out, what is set against the present is the largest change anyone could think of. The 31 came before six, and on only four days of the week. Nothing shows that people would come at half past eight, or on a Sunday.",
        },
        {
          quote: "31 in all",
          explanation:
            "**No fallacy here.** The count is good evidence that the present hours shut out people who would like to come. It tells against the first course, but it does not choose among all the others.",
        },
      ],
      impact: `The argument carries us a good part of the way: the pencil marks make it hard to defend the present hours. It fails at its last step, from "not these hours" to "until nine, all seven days", because that step hangs on there being nothing in between. Name one workable course in between, and a reader can accept every fact in the passage and vote for that instead. The rent does not help, for it is the same for any hours at all.

**What would repair it:** grounds for thinking that less would not do. Perhaps a late Thursday has been tried, and people were still turned away on the other days.`,
    },
    {
      title: "Phones at the dinner table of a holiday camp",
      passage:
        "The older children have asked, very politely, whether they might have their phones at dinner: ten minutes, after the pudding, to send a word home. I promised to put it to you all, so here is what I think. The phones should stay in the office at dinner. That table is where the shy ones get talking, because there is nothing to look at but one another. And think where ten minutes would lead. Next they would have them for the whole meal, then round the campfire, then in the bunks after lights out. By the end of August nobody would sing, nobody would swim, and we should be running a hotel for eighty children who had never learnt one another's names. Some of the new helpers find me old-fashioned, and after twenty-two summers perhaps I am.",
      conclusion: "The children's phones should stay in the office at dinner.",
      reasons: [
        "The dinner table is where shy children get talking, because there is nothing to look at but one another.",
        "Ten minutes with the phones would lead on, step by step, to a camp where nobody sings or swims and the children never learn one another's names.",
      ],
      analysis: [
        {
          quote: "think where ten minutes would lead",
          explanation:
            "**Slippery slope.** A small step, ten minutes after the pudding, is said to end in the ruin of the camp. The way there has four links: the whole meal, the campfire, the bunks, and then no more singing, swimming or friendship. For none of them are we told why it would follow from the one before.",
        },
        {
          quote: "Next they would have them for the whole meal",
          explanation:
            '**Stop at the first link.** Some children might well ask for more, but to ask is not yet to have. Between the two stand the same helpers who are free to say no today. Besides, "ten minutes, after the pudding" is itself a limit, and one that is easy to see and to keep.',
        },
        {
          quote: "nobody would sing, nobody would swim",
          explanation:
            "**Stop at the last link.** This is the longest leap. Even if there were phones in the bunks at night, why would nobody swim the next afternoon?",
        },
        {
          quote: "That table is where the shy ones get talking",
          explanation:
            "**No fallacy here.** This reason is about dinner itself and needs no chain of later events. It does tell more against phones during the meal than against ten minutes at the end of it.",
        },
      ],
      impact: `The dark ending is what stays in the mind, yet it adds almost no support, since nothing shows that ten minutes would bring it any nearer. Without it the case rests on the shy children. That is a good reason for keeping phones out of the meal. Against ten minutes after the pudding it is weaker, for by then most of the talking has been done. What sounded like a choice between rescue and ruin is a modest worry about the last part of dinner.

**What would repair it:** evidence for the links, for example from a summer in which such a limit was tried and the helpers could not hold it.`,
    },
  ],
  hints: [
    "Look at the **illustrative examples** in the sidebar of this session. There is one for each of the four fallacies, and each shows how the fault is explained and then named.",
    "Begin with the **conclusion** and the **reasons**. A fallacy lies in how the one is supported by the others, so you need both before you can see it.",
    "Does the writer reply to somebody else's view? Lay what that person said beside what the writer attacks: if the second is cruder or goes further, you have a **strawman**.",
    "Does the writer bring up a person's character, habits or past? If the objection would vanish were somebody else to say the same thing, it is **ad hominem**.",
    "A doubt about a person is **not** a fallacy when that person is what has to be judged, or when we are asked to take their word for something. Ask what the passage wants the person for.",
    "Does the writer leave you only two choices, perhaps with 'either' and 'or', or with 'the only other way'? If you can name a third that the passage does not rule out, it is a **false dichotomy**.",
    "Does one small step lead to another and another, with words like 'next', 'then' or 'before long'? If nothing shows why each link follows, or why nobody could stop, it is a **slippery slope**.",
    "A **strawman** changes what was said; an **ad hominem** turns to whoever said it. A **false dichotomy** hides choices that we have now; a **slippery slope** foretells what will come later.",
    "You need not have the name at once. Say in your own words what goes wrong, point to the words where it happens, and then see which name fits.",
    "For the **impact**, cross the fallacy out and read what is left: how much support does the conclusion still have? A fallacy shows that a reason fails, not that the conclusion is false.",
  ],
};
