import { OUTSIDE_REASONS } from "./late-hours.ts";
import type { DraftReply } from "./reply-types.ts";

/** Module 2: three facts that are not told. */
export const MISSING_FACTS: DraftReply<"finds"> = {
  passage:
    "Dear councillors, the library in Mill Street closes at six, just when most people leave work. You should keep it open until ten on weekday evenings. It has been tried: in spring the library at the coast opened late for a while, and its head calls that a success. Our own readers are for it as well, because most of those who filled in the card at the counter ticked 'yes'. The woman in front of me pressed so hard that her pencil broke. And the money is there, since the new boiler saves the town a tidy sum every winter. I know that some of you worry about noise in the street at night, but readers are quiet people. Please put the matter on the list for June.",
  background: "the library in Mill Street closes at six, just when most people leave work",
  objection: {
    quote: "some of you worry about noise in the street at night",
    paraphrases: [
      "it would be noisy in the street at night",
      "people are afraid of the noise",
      "there could be noise late in the evening",
    ],
  },
  examples: ["The woman in front of me pressed so hard that her pencil broke."],
  conclusion: {
    quote: "You should keep it open until ten on weekday evenings.",
    statement: "The council should keep the library open until ten on weekday evenings.",
    paraphrases: [
      "keep the library open until ten",
      "later hours for the library in Mill Street",
      "the councillors ought to let the library close at ten instead of six in the week",
      "the council should let people into the library till late on working days",
      "shouldn't the library be open till ten at night?",
    ],
    opposites: [
      "the library should close at six as before",
      "the council should not pay for late opening",
      "opening late is not worth it",
    ],
    hints: [
      "Most of this letter tells how things are. One sentence says what somebody should do. Which one?",
      "Do not wait for the end: the writer comes to the point early. Read the first lines again.",
      "If the councillors could grant the writer one wish, which would it be?",
    ],
    prompt: "Finish the sentence as the writer would: 'The council should …'",
  },
  reasons: [
    {
      quote:
        "in spring the library at the coast opened late for a while, and its head calls that a success",
      statement:
        "The library at the coast opened late for a while, and its head calls it a success.",
      paraphrases: [
        "it worked at the coast",
        "another library has tried it",
        "the boss of the other library says that it went well",
        "because somewhere else they opened late and were happy with it",
        "why not here, if the one at the coast did well?",
      ],
      opposites: [
        "it failed at the coast",
        "the library at the coast has never opened late",
        "the head of the other library was against it",
      ],
      hints: [
        'Turn the conclusion into a question: "Why?" Which claims in the letter answer it?',
        "Look at what the letter tells of another town.",
        "What makes the writer think that such a thing can go well?",
      ],
      prompt: "Finish the sentence: 'It can work, because in another place …'",
    },
    {
      quote: "most of those who filled in the card at the counter ticked 'yes'",
      statement: "Most of those who filled in the card at the counter were in favour.",
      paraphrases: [
        "most readers said yes",
        "people ticked yes on the cards",
        "the majority of those who filled in a card want it",
        "because nearly everybody who was asked at the counter is for it",
        "didn't most of them tick yes?",
      ],
      opposites: [
        "most readers ticked no",
        "hardly anyone wants later hours",
        "the readers do not care about it",
      ],
      hints: [
        "Whose wishes does the writer bring in?",
        "Look at the part about the counter.",
        "What did the writer learn from a piece of card?",
      ],
      prompt: "Finish the sentence: 'Readers want it, as one can see from the cards: most …'",
    },
    {
      quote: "the new boiler saves the town a tidy sum every winter",
      statement: "The new boiler saves the town money every winter.",
      paraphrases: [
        "there is money for it",
        "the boiler saves money",
        "the town can pay for it with what the heating saves",
        "because they spend less on heating now, so they can afford it",
        "can't they pay for it with the money from the boiler?",
      ],
      opposites: [
        "the new boiler was expensive",
        "there is no money for later hours",
        "heating costs more than before",
      ],
      hints: [
        "A councillor always asks one question. Which, and how does the letter answer it?",
        "Look at what is said about the winter.",
        "Why does the writer think that the purse is full enough?",
      ],
      prompt: "Finish the sentence: 'It can be paid for, since every winter …'",
    },
  ],
  outsideReasons: OUTSIDE_REASONS,
  findings: [
    {
      quote:
        "in spring the library at the coast opened late for a while, and its head calls that a success",
      statement: "What happened at the coast while it opened late, and how long did that go on?",
      paraphrases: [
        "what does success mean there?",
        "how many visitors came late at the coast?",
        "it doesn't say how long the trial lasted or what came of it",
        "we only hear from the boss, what were the real results over there?",
        "for how many weeks did they do it and did they stop again?",
      ],
      hints: [
        "Take the part about the other town. If you had to report on whether it tells us anything, what would you find out?",
        "Look at the last word of that part. What could stand behind it?",
        "Ring them up in your mind. What do you ask the people there before you believe that it went well?",
      ],
      prompt:
        "Finish the sentence: 'Before the example from the coast convinces me, I would like to know …'",
    },
    {
      quote: "most of those who filled in the card at the counter ticked 'yes'",
      statement: "How many readers filled in a card, and how many did not?",
      paraphrases: [
        "how many cards were there?",
        "how many people answered",
        "it doesn't say what share of all the readers filled one in",
        "maybe only the keen ones bothered, what about everybody else?",
        "we don't know whether it was ten people or a thousand",
      ],
      hints: [
        "Take the part about the counter. What would make you shrug at it?",
        "Look at the word 'most'. Most of what?",
        "Suppose that somebody shows you the whole heap. What do you look at first?",
      ],
      prompt:
        "Finish the sentence: 'That most ticked yes tells me little, as long as I do not know …'",
    },
    {
      quote: "the new boiler saves the town a tidy sum every winter",
      statement: "How much would the late hours cost, and is the saving as large as that?",
      paraphrases: [
        "how much does it cost?",
        "how big is the sum that is saved",
        "nobody says what four more hours of staff a night would cost",
        "is it enough to pay the wages for the evenings?",
        "it doesn't tell us how much they save, nor what is needed",
      ],
      hints: [
        "Take the part about the winter. What would the treasurer want to see?",
        "Look at the words 'a tidy sum'. What do they keep from you?",
        "You are to set two figures side by side before you vote. Which two?",
      ],
      prompt: "Finish the sentence: 'Whether the boiler pays for it depends on …'",
    },
  ],
  wrongTurns: [
    {
      paraphrases: ["what happened to the pencil?", "who was the woman in front of the writer?"],
      correction:
        "That is left open, but nobody would vote otherwise for knowing it. On which fact would a vote depend?",
    },
    {
      paraphrases: [
        "when does the library close now?",
        "it doesn't say what time the library closes",
      ],
      correction:
        "The letter does tell that, right at the start. What does it keep back although a vote may hang on it?",
    },
  ],
  impact: {
    statement:
      "As long as nobody knows what came of it elsewhere, how many cards there were and what it would cost, the reasons may carry a lot or hardly anything.",
    paraphrases: [
      "weaker, because we can't check the reasons",
      "it is less convincing since we don't know how many people want it",
      "it doesn't persuade me yet, the facts that would decide it are missing",
      "without knowing the cost you can't say whether the conclusion follows, so it is weak",
      "it could be a good argument if the numbers were right, but they aren't given",
    ],
    hints: [
      "Two things belong to an answer: whether the letter gains or loses by what you found, and why. Begin with the first.",
      "Put yourself in the place of a councillor who asks what you asked and gets no answer. How firmly do the reasons stand then?",
      "Invent two answers to one of your questions, one that suits the writer and one that does not. What becomes of the letter in each case?",
    ],
    prompt:
      "Finish the sentence: 'What is not told makes the letter … to a fair reader, because …'",
    repair: "It would help to give the number of cards, the costs and the results from the coast.",
  },
};
