import { lateHours, OUTSIDE_REASONS } from "./late-hours.ts";
import type { DraftReply } from "./reply-types.ts";

/** Module 1: two ambiguous words. */
export const AMBIGUOUS_WORDS: DraftReply<"terms"> = {
  passage:
    "Our library has shut its doors at six ever since it moved into the old bank. In a single week in March, ninety people tried the handle after closing time. One of them was Priya, who is training to be a nurse and had come straight from the ward with her books under her arm. Some say that the evening belongs to the family and not to bookshelves, and I can understand that. But later hours would cost the council nothing, because volunteers have offered to run the desk. Besides, teenagers have no other place in town where they can sit in the evening without buying anything. So the library should stay open until ten on weekday evenings. I hope that we can talk about it in May, over a cup of tea.",
  background: "Our library has shut its doors at six ever since it moved into the old bank.",
  objection: {
    quote: "Some say that the evening belongs to the family and not to bookshelves",
    paraphrases: [
      "evenings are for the family",
      "people should be at home with their family at night",
      "books can wait, the evening is family time",
    ],
  },
  examples: [
    "One of them was Priya, who is training to be a nurse and had come straight from the ward with her books under her arm.",
  ],
  conclusion: {
    ...lateHours("the library should stay open until ten on weekday evenings"),
    hints: [
      "Most of this text tells how things are. One sentence says how they should be. Which one?",
      "Look near the end. Which small word announces what all the rest is there for?",
      "If the writer could put one wish on a poster outside the town hall, what would it ask for?",
    ],
  },
  reasons: [
    {
      quote: "In a single week in March, ninety people tried the handle after closing time.",
      statement: "In one week in March ninety people tried the door after closing time.",
      paraphrases: [
        "lots of people tried to get in",
        "ninety people wanted to come in when it was shut",
        "because so many stood at the locked door in a single week",
        "people keep turning up after six and can't get in",
        "why else would ninety people try the handle?",
      ],
      opposites: [
        "hardly anybody tried to get in",
        "nobody came to the library after six",
        "ninety people left the library early",
      ],
      hints: [
        'Turn the conclusion into a question: "Why?" Which claims in the text answer it?',
        "Look at what happened in March.",
        "What shows that somebody wants to come in when the place is shut?",
      ],
      prompt: "Finish the sentence: 'There is a demand for later hours, since in one week …'",
    },
    {
      quote:
        "later hours would cost the council nothing, because volunteers have offered to run the desk",
      statement:
        "Later hours would cost the council nothing, because volunteers would run the desk.",
      paraphrases: [
        "volunteers would do it",
        "it wouldn't cost anything",
        "the council needn't pay since people have offered to help out",
        "there are people who will do the desk without being paid",
        "what is there to pay for if helpers do it?",
      ],
      opposites: [
        "later hours would cost the council a lot",
        "nobody has offered to help",
        "the volunteers want to be paid",
      ],
      hints: [
        "Go through the text sentence by sentence, and leave out the scene and what others think. What is left?",
        "Look at the sentence that answers those who would rather stay at home.",
        "What would a councillor like to hear who has to watch every penny?",
      ],
      prompt: "Finish the sentence: 'The plan is affordable, because …'",
    },
    {
      quote:
        "teenagers have no other place in town where they can sit in the evening without buying anything",
      statement: "Teenagers have nowhere else to sit in the evening without buying something.",
      paraphrases: [
        "teenagers have nowhere to go",
        "young people need a place that is free",
        "kids have nowhere to hang out without spending money",
        "because everywhere else teens are expected to order something",
        "where else could young people be in the evening for nothing?",
      ],
      opposites: [
        "teenagers have plenty of places to go",
        "teenagers like to spend money in the evening",
        "young people should stay at home",
      ],
      hints: [
        "Somebody else's evenings come into it as well. Whose?",
        "Look at the sentence that begins with 'Besides'.",
        "Who in this town would be glad of a chair that costs nothing?",
      ],
      prompt: "Finish the sentence: 'It would also be good for young people, because …'",
    },
  ],
  outsideReasons: [OUTSIDE_REASONS[1] ?? "", OUTSIDE_REASONS[2] ?? ""],
  terms: [
    {
      phrase: "ninety people",
      quote: "In a single week in March, ninety people tried the handle after closing time.",
      firstReading: "ninety different persons",
      secondReading: "ninety attempts, perhaps by the same few regulars",
      stake:
        "With ninety different persons the wish for later hours is widespread; with a few regulars who came again and again it may be the wish of a handful.",
    },
    {
      phrase: "run the desk",
      quote: "volunteers have offered to run the desk",
      firstReading: "hand out books and take them back",
      secondReading: "be in charge of the whole library",
      stake:
        "If the volunteers would be in charge, nobody else has to be paid; if they only hand out books, somebody on the staff still has to be there.",
    },
  ],
  wrongTurns: [
    {
      paraphrases: [
        "teenagers is unclear, how old are they?",
        "the word teenagers could be thirteen or nineteen",
      ],
      correction:
        "That leaves some room at the edges, but the point is much the same at either age. Which words can be filled in so differently that the support changes?",
    },
  ],
};
