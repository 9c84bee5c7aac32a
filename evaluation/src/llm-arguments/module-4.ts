import { OUTSIDE_REASONS } from "./late-hours.ts";
import type { DraftReply } from "./reply-types.ts";

/** Module 4: learning above family life. */
export const TWO_VALUES: DraftReply<"values"> = {
  passage:
    "Since September I have taught a class for grown-ups who left school early. I write to you as the head of our library: please keep it open until ten on weekday evenings. Most of my pupils have neither a still table nor a good lamp at home, so the reading room is where they get on. Besides, they work by day and reach your door when it is being locked. Amir, who drives a van, has taught himself the timetable on the bench outside. I do know what I am asking. Your staff would no longer be at home when their own children go to bed, and I have two small ones myself. But that is a price worth paying. Come and see them read one Thursday, and bring the caretaker along.",
  background: "Since September I have taught a class for grown-ups who left school early.",
  objection: { quote: "", paraphrases: [] },
  examples: ["Amir, who drives a van, has taught himself the timetable on the bench outside."],
  conclusion: {
    quote: "please keep it open until ten on weekday evenings",
    statement: "The library should be kept open until ten on weekday evenings.",
    paraphrases: [
      "keep the library open until ten",
      "later opening hours for the library",
      "the head of the library ought to let it close at ten in the week",
      "people should be able to get into the library till late on working days",
      "shouldn't the library be open till ten at night?",
    ],
    opposites: [
      "the library should close at six as before",
      "the library should not be open in the evening",
      "the staff should go home earlier",
    ],
    hints: [
      "Most of this letter tells how things are. One clause asks somebody to do something. Which one?",
      "The writer comes to the point early. Read the first two sentences again.",
      "If the head of the library could grant one wish, which would it be?",
    ],
    prompt: "Finish the sentence as the writer would: 'The library should …'",
  },
  reasons: [
    {
      quote: "Most of my pupils have neither a still table nor a good lamp at home",
      statement: "Most of the grown-up pupils have no good place to study at home.",
      paraphrases: [
        "they can't study at home",
        "no table and no lamp at home",
        "because the people in the class have nowhere to work in peace where they live",
        "it's hard for them to learn at home, they don't have what they need",
        "where else should they study without a table of their own?",
      ],
      opposites: [
        "most of the pupils can study well at home",
        "the pupils have good lamps at home",
        "the pupils do not want to study",
      ],
      hints: [
        'Turn the conclusion into a question: "Why?" Which claims in the letter answer it?',
        "Look at what is said about the homes of these people.",
        "What do they lack, so that they need a public room?",
      ],
      prompt: "Finish the sentence: 'They need the reading room, because at home …'",
    },
    {
      quote: "they work by day and reach your door when it is being locked",
      statement: "The pupils work by day and come too late to be let in.",
      paraphrases: [
        "they have jobs in the day",
        "it shuts before they can come",
        "because people with a job only get there at closing time",
        "they're at work till it closes so they never get in",
        "how can they come earlier if they have to work?",
      ],
      opposites: [
        "the pupils have no jobs",
        "the pupils can come in the afternoon",
        "the door is never locked",
      ],
      hints: [
        "There is a second thing that keeps these people from the books. What is it?",
        "Look at the sentence that begins with 'Besides'.",
        "What does somebody find who comes straight from the van?",
      ],
      prompt: "Finish the sentence: 'Earlier hours are no use to them, since they …'",
    },
  ],
  outsideReasons: OUTSIDE_REASONS,
  values: {
    preferred: {
      name: "learning",
      otherNames: ["education", "knowledge", "self-improvement", "a second chance"],
      phrase: "a second chance to learn for grown-ups",
      paraphrases: [
        "education",
        "chance to learn",
        "that grown-ups can still get an education",
        "people being able to better themselves by reading",
        "the writer wants everybody to have access to knowledge, at whatever age",
      ],
      hints: [
        "Facts cannot settle what matters most. Ask of this letter: what would be gained if the writer had it all their own way?",
        "Look at the people in the class. What does the writer wish for them?",
        "Somebody cheers when Amir gets through his first book. What does that person hold dear?",
      ],
      prompt: "Finish the sentence: 'What matters most to the writer is …'",
    },
    neglected: {
      name: "family life",
      otherNames: ["family time", "time with one's children", "home life", "parenthood"],
      phrase: "the evenings that the staff spend with their children",
      paraphrases: [
        "family",
        "being with your kids",
        "that parents are there at bedtime",
        "the workers having an evening with their family",
        "time at home, which the people who work in the library would lose",
      ],
      hints: [
        "Somebody has to give something up here. Who, and would you call it a good thing?",
        "Find the place where the letter grants that there is a loss. Who would be sorry?",
        "Think of a librarian at half past seven who should be reading a story aloud. What does that person mind about?",
      ],
      prompt:
        "Finish the sentence: 'Somebody who works there and says no to the plan cares about …'",
    },
    ranking:
      "Your staff would no longer be at home when their own children go to bed, and I have two small ones myself. But that is a price worth paying.",
    loss: "the staff would not see their own children to bed",
  },
  wrongTurns: [
    {
      paraphrases: ["honesty", "the writer is honest and that is the value"],
      correction:
        "The writer is frank, and that may please you, but nothing here pulls against it. Which two good things cannot both be had in full?",
    },
    {
      paraphrases: ["saving money", "that it should be cheap"],
      correction:
        "Nobody speaks of costs in this letter. Who would gain something if the wish came true, and who would lose something?",
    },
  ],
  impact: {
    statement:
      "Readers who rank the two like the writer will be convinced, and those who hold bedtime with a child dearer can grant every fact and still say no, because no ground is given for the ranking.",
    paraphrases: [
      "it only convinces people who rank it the same way",
      "weaker for those who put their children first",
      "whoever cares more about being at home will not be persuaded by it",
      "no reason is given why the one should count more than the other, so others won't agree",
      "it depends on the reader, a parent on the staff would not be convinced",
    ],
    hints: [
      "Two things belong to an answer: for whom the letter is convincing, and why not for others. Begin with the first.",
      "Imagine two readers who believe every fact in it. Why might one nod and the other shake their head?",
      "Does the letter say anything at all for its order of the two? What follows for readers with another order?",
    ],
    prompt:
      "Finish the sentence: 'The letter will persuade readers who …, but not those who …, because …'",
    repair:
      "It would help to give a ground for the ranking, or a rota by which everybody loses one evening only.",
  },
};
