import type { Issue, IssueReason } from "@elenchus/curriculum/issue";
import { findIssue } from "@elenchus/curriculum/issues/library";

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
];

/** Something to be said, in several ways, and how the tutor shows that it has heard it. */
interface Point {
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

function reasonsGiven({ reasons }: Issue, passage: string): IssueReason[] {
  const text = passage.toLowerCase();
  return reasons.filter(({ clause }) => text.includes(clause.toLowerCase()));
}

function nameReadings({ phrase, readings }: IssueReason["ambiguous"]): string {
  return `"${phrase}" could mean that ${readings[0]}, or it could mean that ${readings[1]}.`;
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

/**
 * A learner for one dialogue. What was not understood is said again in other words.
 * @throws when no issue of the library is behind the question
 */
export function createBrightLearner(question: string, passage: string): BrightLearner {
  const issue = requireIssue(question);
  const given = reasonsGiven(issue, passage);
  const points: Point[] = [
    { ways: issue.claimParaphrases.slice(1), heard: issue.claim },
    ...given.map((reason) => ({ ways: reason.paraphrases.slice(1), heard: reason.clause })),
    ...given.slice(0, 2).map(({ ambiguous }) => ({
      ways: [nameReadings(ambiguous)],
      heard: `"${ambiguous.readings[0]}"`,
    })),
  ];
  return {
    answer(tutorSaid) {
      const probe = PROBES.find(([asks]) => asks.test(tutorSaid));
      const said = tutorSaid.toLowerCase();
      if (said.includes(points[0]?.heard.toLowerCase() ?? "")) points.shift();
      if (probe !== undefined) return probe[1];
      return points[0]?.ways.shift() ?? "I have said all that I found.";
    },
  };
}
