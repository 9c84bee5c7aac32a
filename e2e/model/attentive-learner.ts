import {
  PLANNED_REPLIES,
  writtenDraft,
  type PlannedReply,
} from "@elenchus/evaluation/llm-argument-replies";
import { FALLACY_TEXTS } from "@elenchus/dialogue/answer-key/fallacies";
import { FALLACIES } from "@elenchus/curriculum/modules/flaw-kinds";
import type { BrightLearner } from "../learner/answers.ts";

type Draft = ReturnType<typeof writtenDraft>;

/** What the tutor asks beyond the steps, by words of its question, and an answer to it. */
const PROBES: readonly (readonly [RegExp, string])[] = [
  [/How can you tell/u, "I can tell because it is what the writer wants us to believe or do."],
  [
    /How could that figure be right/u,
    "With a handful before and a few more afterwards it is tiny.",
  ],
  [/one figure for an ordinary case/u, "I would take the median, since it stands in the middle."],
  [/Make up a figure for each/u, "One group is far above it and the other far below."],
  [/one of those few had/u, "The share would have fallen a lot, so it says little."],
];

const REPAIR =
  /What could be added or changed|put in or take out|What should it do, so that|advise the writer to change/u;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(text: string): string {
  return /[.?!]$/u.test(text) ? capital(text) : `${capital(text)}.`;
}

function nameOf({ flaw }: PlannedReply): string[] {
  const fallacy = FALLACIES.find((one) => one === flaw);
  return fallacy === undefined ? [] : [`I would say that it is ${FALLACY_TEXTS[fallacy].name}.`];
}

/** What there is to find in the module's own step, one reply each. */
function findings(draft: Draft, planned: PlannedReply): string[] {
  switch (draft.form) {
    case "terms":
      return draft.terms.map(
        ({ phrase, firstReading, secondReading }) =>
          `"${phrase}" could mean ${firstReading} or ${secondReading}.`,
      );
    case "finds":
      return draft.findings.slice(0, 2).map(({ paraphrases }) => sentence(paraphrases[0] ?? ""));
    case "values":
      return [draft.values.preferred, draft.values.neglected].map(({ paraphrases }) =>
        sentence(`it is about ${paraphrases[0] ?? ""}`),
      );
    case "flaw":
      return [sentence(draft.flaw.paraphrases[0] ?? ""), ...nameOf(planned)];
  }
}

/** The argument that the scripted model has written, as it stands on the page. */
export interface WrittenArgument {
  readonly draft: Draft;
  /** An answer to each question, in the order of the steps. */
  readonly answers: readonly string[];
}

/**
 * Finds out which argument a passage is, and what an attentive reader says about it.
 * @throws when the scripted model did not write it
 */
export function readWrittenArgument(passage: string): WrittenArgument {
  const planned = PLANNED_REPLIES.find((one) => passage.includes(writtenDraft(one).passage));
  if (planned === undefined) throw new Error(`The model did not write this: ${passage}`);
  const draft = writtenDraft(planned);
  const reasons = planned.module === 1 ? draft.reasons : draft.reasons.slice(0, 2);
  return {
    draft,
    answers: [
      sentence(draft.conclusion.paraphrases[0] ?? ""),
      ...reasons.map(({ paraphrases }) => sentence(paraphrases[0] ?? "")),
      ...findings(draft, planned),
      ...("impact" in draft ? [sentence(draft.impact.paraphrases[0] ?? "")] : []),
    ],
  };
}

/** A learner who says one thing a reply, and everything in its turn. */
export function createAttentiveLearner(passage: string): BrightLearner {
  const { draft, answers } = readWrittenArgument(passage);
  const left = [...answers];
  return {
    answer(tutorSaid) {
      const probe = PROBES.find(([asks]) => asks.test(tutorSaid));
      if (probe !== undefined) return probe[1];
      if (REPAIR.test(tutorSaid) && "impact" in draft) return draft.impact.repair;
      return left.shift() ?? "I have said all that I found.";
    },
  };
}
