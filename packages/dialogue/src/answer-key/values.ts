import type { Expectation, Misconception } from "../argument.ts";
import { contentStems } from "../words/words.ts";
import { defenceMisconception, oppositesOf } from "./defences.ts";
import { ofAnalysis, partsInsteadOf, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** One side of a value conflict. */
interface ValueSide {
  /** In a word or two. */
  readonly name: string;
  /** The value as it shows in this passage: "a fair chance for weaker players". */
  readonly phrase: string;
  /** The words by which people name it. */
  readonly words: readonly string[];
  /** Ways of naming it, terse to wordy. */
  readonly paraphrases: readonly string[];
  /** From weak to strong. */
  readonly hints: readonly string[];
  readonly prompt: string;
}

const SIDES = {
  first: { id: "value-first", lead: "What the writer puts first is" },
  second: { id: "value-second", lead: "What has to stand back is" },
} as const;

/** That the learner names one side of the conflict, at its place in the ranking. */
export function valueExpectation(
  side: keyof typeof SIDES,
  value: ValueSide,
  other: Pick<ValueSide, "phrase">,
): Expectation {
  const { id, lead } = SIDES[side];
  const [first, second] = side === "first" ? [value, other] : [other, value];
  const { name, phrase, words, paraphrases, hints, prompt } = value;
  return {
    id,
    kind: "value",
    step: ANALYSIS_STEP,
    statement: `${lead} ${echoes(phrase, name) ? phrase : `${phrase}, or, ${name.includes(" ") ? "in short" : "in a word"}, ${name}`}.`,
    paraphrases: [phrase, ...paraphrases],
    opposites: oppositesOf({ module: 4 }, { first: [first.phrase], second: [second.phrase] }),
    valueWords: [...words, phrase],
    hints,
    prompt,
  };
}

/** Stems of one family have so many letters at the start in common, or all but the last of the shorter: "safe", "safety". */
const BEGINNING = 4;

function isAkin(stem: string, other: string): boolean {
  const [shorter = "", longer = ""] = [stem, other].toSorted((one, two) => one.length - two.length);
  return longer.startsWith(shorter.slice(0, Math.max(BEGINNING, shorter.length - 1)));
}

/** Whether a phrase has a word of the name's, or one of its family, so that the name would only repeat it. */
function echoes(phrase: string, name: string): boolean {
  const said = [...contentStems(phrase)];
  return [...contentStems(name)].some((stem) => said.some((one) => isAkin(stem, one)));
}

/** For a learner who named both at once: where the ranking stands. */
export function rankingProbe(words: string, concession: string): Expectation {
  return {
    id: "probe-value-words",
    kind: "probe",
    step: ANALYSIS_STEP,
    statement: "The ranking comes to light where the writer admits a loss and passes over it.",
    quote: words,
    question: "Which words of the passage show that the writer ranks the two like that?",
    paraphrases: [
      words,
      concession,
      "where the writer admits what would be lost and says it matters less",
      "the sentence about what would be given up",
    ],
    hints: [
      "Somewhere the writer grants that something would be lost. What stands right beside that?",
    ],
    prompt: "Quote or retell the place where the writer decides between the two.",
  };
}

/** Ways of saying what a ranking does to an argument, whichever it is. */
export const RANKING_IMPACT_PARAPHRASES: readonly string[] = [
  "people who share the value will be convinced and others won't",
  "it only persuades readers who have the same priorities as the writer",
  "it is weaker for those who rank the values differently, since the facts don't settle what matters more",
  "no reason is given why the one should count more than the other",
  "if you care about the other value more, the reasons don't reach you",
];

/** What learners are likely to give instead of the two values. */
export function valueMisconceptions(
  parts: PassageParts,
  ranked: { readonly first: string; readonly second: string },
): Misconception[] {
  const { first, second } = ranked;
  return [
    ...partsInsteadOf(parts, {
      conclusion:
        "That is the writer's own conclusion. Ask what good it is meant to serve: what does the writer care about, and what is given up for it?",
      reason:
        "That is one of the reasons, a claim about how things are. What must somebody care about for it to weigh much?",
      objection: "That is what the other side says. What does somebody care about who says so?",
    }),
    ofAnalysis(
      "ranking-reversed",
      [],
      "You have found two values that pull against each other. But read again which of them gives way in this passage: which one does the writer put first?",
    ),
    defenceMisconception(
      { module: 4 },
      { first: [first], second: [second], concession: parts.concession.slice(0, 1) },
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
