import { lateHours } from "./late-hours.ts";
import type { DraftReply } from "./reply-types.ts";

/** Module 3: three beliefs that go without saying. */
export const UNSAID_BELIEFS: DraftReply<"finds"> = {
  passage:
    "Friends, when I began to work here, we still stamped every book by hand. Let me put something before you tonight: the library should stay open until ten on weekday evenings. In the town beyond the hill they did so three years ago, and since then twice as many books have been borrowed there. The counter is no difficulty, for forty of our members have promised to sit there for one evening a month. Ravi wrote his name down twice. Then think of the pupils who share a bedroom with a brother or a sister: in our reading room they would at last have a quiet corner for their homework. Tom fears for the electricity bill, and I share his wish to be careful. Let us vote before the tea gets cold.",
  background: "when I began to work here, we still stamped every book by hand",
  objection: {
    quote: "Tom fears for the electricity bill",
    paraphrases: [
      "the electricity would cost too much",
      "Tom thinks it will be expensive",
      "the lights would be on for too long",
    ],
  },
  examples: ["Ravi wrote his name down twice."],
  conclusion: lateHours("the library should stay open until ten on weekday evenings"),
  reasons: [
    {
      quote:
        "In the town beyond the hill they did so three years ago, and since then twice as many books have been borrowed there.",
      statement:
        "In the town beyond the hill borrowing has doubled since its library began to open late.",
      paraphrases: [
        "it worked in the next town",
        "borrowing doubled over there",
        "the other town lends twice the number of books since it opened late",
        "because in the place over the hill people took out far more after the change",
        "didn't the neighbours lend twice as much afterwards?",
      ],
      opposites: [
        "the other town lends fewer books now",
        "the town beyond the hill closes early",
        "borrowing stayed the same over there",
      ],
      hints: [
        'Turn the conclusion into a question: "Why?" Which claims in the speech answer it?',
        "Look at what is told of another place.",
        "What has changed for the neighbours in three years?",
      ],
      prompt: "Finish the sentence: 'It pays to open late, since in another town …'",
    },
    {
      quote: "forty of our members have promised to sit there for one evening a month",
      statement: "Forty members have promised to sit at the counter one evening a month.",
      paraphrases: [
        "members will do the counter",
        "there are enough helpers",
        "forty people said that they would take a turn each month",
        "because lots of members have signed up to help in the evening",
        "who will do it? the forty who promised to",
      ],
      opposites: [
        "nobody wants to sit at the counter",
        "the members refuse to help",
        "forty members have left",
      ],
      hints: [
        "Somebody has to do the work. What does the writer say about that?",
        "Look at the sentence about the counter.",
        "Why is there no need to hire anybody, if the writer is right?",
      ],
      prompt: "Finish the sentence: 'There will be somebody at the counter, because …'",
    },
    {
      quote: "in our reading room they would at last have a quiet corner for their homework",
      statement: "Pupils who share a bedroom would have a quiet corner for their homework.",
      paraphrases: [
        "pupils could study there",
        "kids would have somewhere quiet",
        "children who share a room could do their schoolwork in peace",
        "because some pupils have no place of their own to work at home",
        "where else can they do homework in peace?",
      ],
      opposites: [
        "pupils have enough room at home",
        "the reading room is too loud for homework",
        "pupils do not need to do homework",
      ],
      hints: [
        "Who else would gain something, besides readers?",
        "Look at the part about brothers and sisters.",
        "What do some young people lack at home in the evening?",
      ],
      prompt: "Finish the sentence: 'Some pupils would be glad, since they …'",
    },
  ],
  outsideReasons: [
    "the street would feel safer at night with a lit building",
    "people who work by day could come at last",
  ],
  findings: [
    {
      quote:
        "In the town beyond the hill they did so three years ago, and since then twice as many books have been borrowed there.",
      statement: "The late hours, and nothing else, made people in that town borrow more.",
      paraphrases: [
        "the late opening caused it",
        "that it was because of the hours",
        "the writer takes it that the hours are what made the number go up",
        "what if something else happened in those three years?",
        "maybe they got a new building or more novels at the same time",
      ],
      hints: [
        "Take the part about the other town. How could it be true and the conclusion wrong all the same?",
        "Look at 'since then'. After something, or on account of it?",
        "What must the writer believe about those three years for the story to count?",
      ],
      prompt: "Finish the sentence: 'The story of the other town speaks for the plan only if …'",
    },
    {
      quote: "forty of our members have promised to sit there for one evening a month",
      statement: "Members who promise to come will really come, month after month.",
      paraphrases: [
        "they keep their promise",
        "that the helpers will turn up",
        "the writer relies on people doing what they said",
        "what if half of them stop coming after a few weeks?",
        "people who sign a list still come when it is cold and dark in January",
      ],
      hints: [
        "Take the part about the counter. What could go wrong there, although nobody has told a lie?",
        "Look at the word 'promised'. What does it need, to be worth something?",
        "Picture a wet evening in the third winter. What does the writer count on?",
      ],
      prompt: "Finish the sentence: 'The list of names helps only if it is true that …'",
    },
    {
      quote: "in our reading room they would at last have a quiet corner for their homework",
      statement: "Those young people would be allowed out, and would go there after supper.",
      paraphrases: [
        "they would actually go",
        "their parents let them go out at night",
        "that teenagers want to walk to a library in the dark",
        "what if they would rather stay at home?",
        "the ones who need it live near enough to come in the evening",
      ],
      hints: [
        "Take the part about brothers and sisters. What has to happen before it does anybody any good?",
        "Look at 'they would at last have'. To have a thing is one step. What is the next?",
        "Picture a girl of thirteen on a Tuesday in November. What does the writer count on?",
      ],
      prompt: "Finish the sentence: 'The corner is of use to them only if …'",
    },
  ],
  wrongTurns: [
    {
      paraphrases: [
        "that forty members have promised to help",
        "they think that members promised to sit there",
      ],
      correction:
        "The writer says that outright, so it is not silent. What has to be so besides, before it helps?",
    },
    {
      paraphrases: [
        "that everybody likes reading",
        "the writer assumes that all people read books",
      ],
      correction:
        "The speech could do without that: some readers are enough for it. Which belief could you take away, so that a reason would collapse?",
    },
  ],
  impact: {
    statement:
      "If one of these beliefs is false, the reason that leans on it no longer leads to later hours, and nothing in the speech shows that they are true.",
    paraphrases: [
      "weaker, because nobody shows that it is so",
      "it is only convincing if you believe these things",
      "if the helpers don't come the reason falls apart, so the argument is weaker",
      "less persuasive since it hangs on something that is not proved",
      "as long as it isn't checked the conclusion doesn't really follow",
    ],
    hints: [
      "Two things belong to an answer: whether the speech gains or loses by what you found, and why. Begin with the first.",
      "Put yourself in the place of a fair listener who has just seen what you saw. What does that listener now think of the step to the conclusion?",
      "Suppose that one of them turns out wrong, and read the reason that needs it once more. What does it still do for the plan?",
    ],
    prompt: "Finish the sentence: 'What is silently believed makes the speech …, because …'",
    repair: "It would help to show from the other town's records what else changed there.",
  },
};
