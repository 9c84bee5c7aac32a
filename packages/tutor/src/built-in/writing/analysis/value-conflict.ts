import type { RankedValue } from "@elenchus/curriculum/evaluation";
import { VALUES } from "@elenchus/curriculum/values";
import type { Expectation, Misconception } from "../../../dialogue/argument.ts";
import {
  ANALYSIS_STEP,
  type Analysis,
  type EvaluatedPassage,
  ofAnalysis,
  partsInsteadOf,
  pickBy,
  quoteReason,
} from "./analysis.ts";

const WEAK_HINT =
  "Values are what people care about, and facts cannot settle which comes first. Ask of this argument: what would be gained if the writer had it all their own way, and what would be lost?";

function wordsFor({ ids, phrase }: RankedValue): string[] {
  return [...ids.flatMap((id) => [VALUES[id].name, ...VALUES[id].words]), phrase];
}

function nameOf({ ids: [id], phrase }: RankedValue): string {
  const name = id === undefined ? phrase : VALUES[id].name;
  const isSaid = name.split(" ").every((word) => phrase.includes(word));
  return isSaid ? phrase : `${phrase}, or, in a word, ${name}`;
}

/** Module 4: what is put first, and what has to stand back. */
export function valueConflict(passage: EvaluatedPassage): Analysis {
  const { first, second, concession } = passage.evaluation.values;
  const expectations: Expectation[] = [
    {
      id: "value-first",
      kind: "value",
      step: ANALYSIS_STEP,
      statement: `What the writer puts first is ${nameOf(first)}.`,
      paraphrases: [first.phrase, ...first.paraphrases],
      valueWords: wordsFor(first),
      hints: [
        WEAK_HINT,
        `Take the reason ${quoteReason(passage, 0)}. Why would anybody mind about that? What do they hold dear?`,
        "Imagine a person who cheers when the writer's wish comes true. What, in one or two words, does that person care about most?",
      ],
      prompt: 'Finish this sentence: "What matters most to the writer is …"',
    },
    {
      id: "value-second",
      kind: "value",
      step: ANALYSIS_STEP,
      statement: `What has to stand back is ${nameOf(second)}.`,
      paraphrases: [second.phrase, ...second.paraphrases],
      valueWords: wordsFor(second),
      hints: [
        WEAK_HINT,
        "The writer mentions what would be given up, and passes on quickly. Find that place. Who would mind, and why?",
        `Look at the words "${concession}". What does somebody care about who is sorry to hear that?`,
      ],
      prompt: `Finish this sentence: "Somebody who minds that ${concession} cares about …"`,
    },
    wordsProbe(passage),
  ];
  return {
    expectations,
    misconceptions: misconceptions(passage),
    impact: impact(passage),
    repair:
      "It would help if the writer gave a reason for the ranking, or found a way in which less has to be given up.",
  };
}

function misconceptions(passage: EvaluatedPassage): Misconception[] {
  return [
    ...partsInsteadOf(passage, {
      conclusion:
        "That is what the writer wants done. Ask what it is wanted for: what does the writer care about, and what is given up for it?",
      reason:
        "That is one of the reasons, a claim about how things are. What must somebody care about for it to weigh much?",
      objection: "That is what would be lost. What does somebody care about who minds losing it?",
    }),
    ofAnalysis(
      "ranking-reversed",
      [],
      "You have found two values that pull against each other. But read again which of them gives way in this passage: which one does the writer put first?",
    ),
    ofAnalysis(
      "fact-as-value",
      [
        "the writer assumes that it will work",
        "there is no proof that this would happen",
        "we don't know how many people want that",
        "it is not true that everybody thinks so",
        "the writer believes that people will go along with it",
        "the evidence is missing",
      ],
      "That is about whether something is so. Suppose that it is: people could still disagree, because different things matter to them. Which things?",
    ),
    ofAnalysis(
      "person-instead-of-value",
      [
        "the writer is biased",
        "the writer only thinks of himself",
        "the writer doesn't care about other people",
        "the writer is old-fashioned",
      ],
      "Leave the writer's character aside. Which two good things cannot both be had in full here, and which one is preferred?",
    ),
  ];
}

function impact({ evaluation, passage }: EvaluatedPassage): Analysis["impact"] {
  const { second } = evaluation.values;
  return {
    statement: pickBy(passage, [
      `Readers who rank the two as the writer does will be convinced; those to whom ${second.phrase} matters more can grant every fact and still disagree, because nothing is said for the ranking itself.`,
      `It carries only those who rank as the writer does. Whoever holds ${second.phrase} dearer may believe every word and go on disagreeing, for the ranking itself is given no reason.`,
      `The facts are not in dispute between the two sides, so they cannot decide it: for readers who would put ${second.phrase} first, the argument stops where it would have to begin.`,
    ]),
    paraphrases: [
      "people who share the value will be convinced and others won't",
      "it only persuades readers who have the same priorities as the writer",
      `someone who cares more about ${second.phrase} will not be persuaded`,
      "it is weaker for those who rank the values differently, since the facts don't settle what matters more",
      "no reason is given why the one should count more than the other",
      "if you care about the other value more, the reasons don't reach you",
    ],
    hint: "Think of two readers who believe all the facts, one who ranks like the writer and one who does not. What does each of them make of it?",
  };
}

/** For a learner who named both at once: where the ranking stands. */
function wordsProbe(passage: EvaluatedPassage): Expectation {
  return {
    id: "probe-value-words",
    kind: "probe",
    step: ANALYSIS_STEP,
    statement: "The ranking comes to light where the writer admits a loss and passes over it.",
    quote: passage.frame.weakWords(passage),
    question: "Which words of the passage show that the writer ranks the two like that?",
    paraphrases: [
      passage.frame.weakWords(passage),
      passage.evaluation.values.concession,
      "where the writer admits what would be lost and says it matters less",
      "the writer says it has to take second place",
      "the sentence about what would be given up",
    ],
    hints: [
      "Somewhere the writer grants that something would be lost. What comes right after that?",
    ],
    prompt: "Quote or retell the place where the writer decides between the two.",
  };
}
