import type { ComposedPassage } from "@elenchus/curriculum/frames/compose";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { PassageParts } from "@elenchus/dialogue/answer-key/passage-parts";

/** The parts of a composed passage that a learner may take for one another. */
export function partsOf({ issue, background, reasons, frame }: ComposedPassage): PassageParts {
  const unused = issue.reasons.filter((reason) => !reasons.some((used) => used.reason === reason));
  return {
    claim: [issue.claim, ...issue.claimParaphrases],
    claimOpposites: issue.claimOpposites,
    reasons: reasons.map(({ reason }) => ({
      texts: [reason.clause, ...reason.paraphrases],
      opposites: reason.opposites,
    })),
    details: reasons.filter((used) => used.withDetail).map((used) => used.reason.detail),
    background: splitSentences(background),
    objection: frame.hasObjection ? [issue.objection, ...issue.objectionParaphrases] : [],
    concession: frame.hasConcession === true ? [issue.values.concession] : [],
    outside: unused.flatMap((reason) => [reason.clause, ...reason.paraphrases]),
  };
}
