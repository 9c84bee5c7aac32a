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

/**
 * A learner for one dialogue. What was not understood is said again in other words.
 * @throws when no issue of the library is behind the question
 */
export function createBrightLearner(question: string, passage: string): BrightLearner {
  const issue = findIssue(question);
  if (issue === null) throw new Error(`No issue asks: ${question}`);
  const given = issue.reasons.filter((reason) =>
    passage.toLowerCase().includes(reason.clause.toLowerCase()),
  );
  const points: Point[] = [
    { ways: issue.claimParaphrases.slice(1), heard: issue.claim },
    ...given.map((reason) => ({ ways: reason.paraphrases.slice(1), heard: reason.clause })),
    ...given.slice(0, 2).map(({ ambiguous: { phrase, readings } }) => ({
      ways: [`"${phrase}" could mean that ${readings[0]}, or it could mean that ${readings[1]}.`],
      heard: `"${readings[0]}"`,
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
