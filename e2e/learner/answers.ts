import type { Issue, IssueReason } from "@elenchus/curriculum/issue";
import { findIssue } from "@elenchus/curriculum/issues/library";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { evaluatingPoints, reasonsGiven } from "./evaluating-points.ts";

/** What a tutor asks beyond the steps, by words of its question, and what a bright learner answers. */
const PROBES: readonly (readonly [RegExp, string])[] = [
  [/How can you tell/u, "The other claims are there to back it up, and it backs up none of them."],
  [
    /What is that doing in there/u,
    "It is not the writer's own point: it gives the background, or what other people say against it.",
  ],
  [/What job does it do/u, "It is an example that makes the reason easier to believe."],
  [/Whose point is it/u, "It is what the other side says, so it speaks against the conclusion."],
  [
    /With which of its meanings/u,
    "With the first meaning the reason is strong and the conclusion follows, but with the second meaning it is weak and hardly supports it.",
  ],
  [
    /Which words of the passage show/u,
    "Where the writer admits that something would be lost and passes over it.",
  ],
  [
    /to show that the name does not fit/u,
    "Nobody's view is twisted, nobody is attacked as a person, there are not just two choices and no chain of events here.",
  ],
  [
    /How could that figure be right/u,
    "With a handful before and a few more afterwards it is tiny.",
  ],
  [
    /one figure for an ordinary case/u,
    "I would take the median, since most of them are about there.",
  ],
  [
    /Make up a figure for each/u,
    "It could be above the figure for the bigger group and far below it for the smaller one.",
  ],
  [
    /one of those few had/u,
    "The share would drop a lot, and a single person more or less decides, so it may be chance.",
  ],
];

/** How an answer begins where a tutor repeats it: that shows that it was heard. */
function quoted(answer: string): string {
  return `"${answer
    .toLowerCase()
    .replaceAll('"', "'")
    .replace(/[.!?]+$/u, "")
    .slice(0, 25)}`;
}

/** Of answers to choose from the letter of the one that says most: what is wrong is said in fewer words. */
function fullestOption(tutorSaid: string): string | null {
  const options = [...tutorSaid.matchAll(/^([A-D])\) (.+)$/gmu)];
  const [fullest] = options.toSorted((one, other) => other[0].length - one[0].length);
  return fullest?.[1] ?? null;
}

/** How a tutor says that it takes an unclear answer as found, in the key's words and not in those of the answer. */
const TAKEN = /counts as yours|That counts\.|I count it as found|and it counts|: it counts\./u;
/** How it repeats an answer of which it is not sure. */
const UNSURE = /not certain|cannot tell for certain/u;
/** How it says that one answer gave several reasons. */
const SEVERAL = /those are reasons|all of these in support|on each count/u;

/** Something to be said, in several ways, and how the tutor shows that it has heard it. */
export interface Point {
  readonly ways: string[];
  readonly heard: string;
}

/** Plays a learner who reads the passage well and answers in words of their own. */
export interface BrightLearner {
  /** What to answer to the tutor's latest message. */
  answer(tutorSaid: string): string;
}

function requireIssue(question: string): Issue {
  const issue = findIssue(question);
  if (issue === null) throw new Error(`No issue asks: ${question}`);
  return issue;
}

function nameReadings({ phrase, readings }: IssueReason["ambiguous"]): string {
  return `"${phrase}" could mean that ${readings[0]}, or it could mean that ${readings[1]}.`;
}

function termPoints(given: readonly IssueReason[]): Point[] {
  return given.slice(0, 2).map(({ ambiguous }) => ({
    ways: [nameReadings(ambiguous)],
    heard: `"${ambiguous.phrase}"`,
  }));
}

/** What would mend the argument, for the last question of modules 2 to 7. */
function repairOf(module: ModuleNumber): (readonly [RegExp, string])[] {
  return [
    [
      /What could be added or changed|put in or take out|What should it do, so that|advise the writer to change/u,
      REPAIRS[module],
    ],
  ];
}

const REPAIRS: Readonly<Record<ModuleNumber, string>> = {
  1: "",
  2: "The writer could give the missing facts and say where they come from.",
  3: "The writer could show with evidence that what is taken for granted is true.",
  4: "The writer could explain why the one should count for more than the other.",
  5: "The writer could leave that part out and answer what the other side really says.",
  6: "The writer could show why this is better than the other solutions.",
  7: "The writer could give the real numbers, for each group, and ask many more people.",
};

/**
 * The indices of the sentences in which an argument's conclusion and reasons stand, and of one that is neither.
 * @throws when no issue of the library is behind the question, or the passage does not say its claim
 */
export function findParts(
  question: string,
  sentences: readonly string[],
): { conclusion: number; reasons: number[]; scene: number } {
  const issue = requireIssue(question);
  const find = (words: string) =>
    sentences.findIndex((sentence) => sentence.toLowerCase().includes(words.toLowerCase()));
  const conclusion = find(issue.claim);
  if (conclusion === -1) throw new Error(`No sentence says: ${issue.claim}`);
  const reasons = reasonsGiven(issue, sentences.join(" ")).map(({ clause }) => find(clause));
  const scene = sentences.findIndex((_, index) => index !== conclusion && !reasons.includes(index));
  return { conclusion, reasons: [...new Set(reasons)], scene };
}

/**
 * One whole answer to each step of module 1, for an argument about which nobody asks on.
 * @throws when no issue of the library is behind the question
 */
export function answerInOneGo(question: string, passage: string): string[] {
  const issue = requireIssue(question);
  const given = reasonsGiven(issue, passage);
  return [
    issue.claimParaphrases[1] ?? "",
    given.map(({ paraphrases }) => paraphrases[0]).join(". "),
    given
      .slice(0, 2)
      .map(({ ambiguous }) => nameReadings(ambiguous))
      .join(" "),
  ];
}

/** The answer of a bright learner to a question that goes further than the steps; null where it is none of these. */
export function answerProbe(tutorSaid: string, module: ModuleNumber = 1): string | null {
  const probes = [...PROBES, ...repairOf(module)];
  return probes.find(([asks]) => asks.test(tutorSaid))?.[1] ?? null;
}

/**
 * A learner for one dialogue. What was not understood is said again in other words.
 * @throws when no issue of the library is behind the question
 */
export function createBrightLearner(
  question: string,
  passage: string,
  module: ModuleNumber = 1,
): BrightLearner {
  const issue = requireIssue(question);
  const given = reasonsGiven(issue, passage);
  const points: Point[] = [
    { ways: issue.claimParaphrases.slice(1), heard: issue.claim },
    ...given.map((reason) => ({ ways: reason.paraphrases.slice(1), heard: reason.clause })),
    ...(module === 1 ? termPoints(given) : evaluatingPoints(module, issue, passage)),
  ];
  let last: string | null = null;
  return {
    answer(tutorSaid) {
      const probed = answerProbe(tutorSaid, module);
      const said = tutorSaid.toLowerCase();
      const option = fullestOption(tutorSaid);
      if (option !== null) return option;
      const isQuoted = last !== null && said.includes(quoted(last)) && !UNSURE.test(said);
      if (isQuoted || TAKEN.test(tutorSaid) || said.includes(points[0]?.heard.toLowerCase() ?? ""))
        points.shift();
      if (SEVERAL.test(tutorSaid))
        while (given.some(({ clause }) => clause === points[0]?.heard)) points.shift();
      if (probed !== null) {
        last = null;
        return probed;
      }
      last = points[0]?.ways.shift() ?? null;
      return last ?? "I have said all that I found.";
    },
  };
}
