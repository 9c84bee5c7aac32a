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

/** Plays a learner who reads the passage well and answers in words of their own. */
export interface BrightLearner {
  /** What to answer to the tutor's latest message. */
  answer(tutorSaid: string): string;
}

/**
 * A learner for one dialogue.
 * @throws when no issue of the library is behind the question
 */
export function createBrightLearner(question: string, passage: string): BrightLearner {
  const issue = findIssue(question);
  if (issue === null) throw new Error(`No issue asks: ${question}`);
  const given = issue.reasons.filter((reason) =>
    passage.toLowerCase().includes(reason.clause.toLowerCase()),
  );
  const plan = [
    issue.claimParaphrases[1] ?? issue.claim,
    ...given.map((reason) => reason.paraphrases[1] ?? reason.clause),
    ...given.slice(0, 2).map(({ ambiguous }) => {
      const [one, other] = ambiguous.readings;
      return `"${ambiguous.phrase}" could mean that ${one}, or it could mean that ${other}.`;
    }),
  ];
  return {
    answer(tutorSaid) {
      const probe = PROBES.find(([asks]) => asks.test(tutorSaid));
      return probe?.[1] ?? plan.shift() ?? "I have said all that I found.";
    },
  };
}
