import { splitSentences } from "@elenchus/domain/split-sentences";
import type { PassageParts } from "@elenchus/dialogue/answer-key/passage-parts";
import { conclusionTestProbe, PLAIN_SIGNALS, probeOf } from "@elenchus/dialogue/answer-key/probes";
import { STEP } from "@elenchus/dialogue/answer-key/steps";
import type { Expectation } from "@elenchus/dialogue/argument";
import type { Claim, Draft, Spoken } from "./draft.ts";
import { locate } from "./locate.ts";

/** The statement as a learner might type it: no capital, no stop. */
function asClause(statement: string): string {
  const bare = statement.replace(/[.]$/u, "");
  return /^(?:I\b|[\p{Lu}]{2})/u.test(bare) ? bare : bare.charAt(0).toLowerCase() + bare.slice(1);
}

/** What an expectation says; its paraphrases begin with the fullest. */
export function spokenOf({ statement, paraphrases, hints, prompt }: Spoken): Spoken {
  return { statement, paraphrases: [asClause(statement), ...paraphrases], hints, prompt };
}

/** The expectations of the first two steps. */
export function claimExpectations({ conclusion, reasons }: Draft): Expectation[] {
  return [
    {
      id: "conclusion",
      kind: "conclusion",
      step: STEP.conclusion,
      quote: conclusion.quote,
      ...spokenOf(conclusion),
      opposites: conclusion.opposites,
    },
    ...reasons.map((reason, index): Expectation => ({
      id: `reason-${index + 1}`,
      kind: "reason",
      step: STEP.reasons,
      quote: reason.quote,
      ...spokenOf(reason),
      opposites: reason.opposites,
    })),
  ];
}

/** The parts of a draft's passage that a learner may take for one another. */
export function partsFrom(draft: Draft): PassageParts {
  const { conclusion, reasons, examples, background, outsideReasons } = draft;
  const textsOf = (one: Claim): string[] => [asClause(one.statement), ...one.paraphrases];
  return {
    claim: textsOf(conclusion),
    claimOpposites: conclusion.opposites,
    reasons: reasons.map((one) => ({ texts: textsOf(one), opposites: one.opposites })),
    details: examples,
    background: splitSentences(background),
    ...otherSideOf(draft),
    outside: outsideReasons,
  };
}

const SIGNALS = `${PLAIN_SIGNALS}|so|that is why|it follows that`;
/** What the other side says, and what the writer grants: in module 4 these may be the same words. */
function otherSideOf(draft: Draft): Pick<PassageParts, "objection" | "concession"> {
  const { quote, paraphrases } = draft.objection;
  const said = quote === "" ? [] : [quote, ...paraphrases];
  if (draft.form !== "values") return { objection: said, concession: [] };
  const { ranking, loss } = draft.values;
  return ranking.includes(quote)
    ? { objection: [], concession: [loss, ...said] }
    : { objection: said, concession: [loss] };
}

const SIGNAL = new RegExp(`\\b(${SIGNALS}),?\\s*$`, "iu");
const SIGNAL_INSIDE = new RegExp(`^(${SIGNALS})\\b`, "iu");

/** The word that announces the conclusion, if one does. */
function signalOf({ passage, conclusion }: Draft): string | null {
  const span = locate(passage, conclusion.quote);
  if (span === null) return null;
  const before = SIGNAL.exec(passage.slice(0, span.start));
  const inside = SIGNAL_INSIDE.exec(passage.slice(span.start));
  return (before ?? inside)?.[1]?.toLowerCase() ?? null;
}

/** Module 1's questions for a learner who had the conclusion at once. */
export function conclusionProbesFor(draft: Draft): Expectation[] {
  const { objection, background } = draft;
  const test = conclusionTestProbe(signalOf(draft));
  if (objection.quote !== "")
    return [
      test,
      probeOf("conclusionObjection", {
        question: `The passage also has these words: "${objection.quote}" What are they doing in there?`,
      }),
    ];
  if (background === "") return [test];
  return [
    test,
    probeOf("conclusionBackground", {
      question: `The passage also says: "${background}" What is that doing in there?`,
    }),
  ];
}

/** Module 1's question for a learner who had the reasons at once, where something stands beside them. */
export function reasonProbesFor({ examples, objection }: Draft): Expectation[] {
  const [example] = examples;
  if (example !== undefined)
    return [
      probeOf("reasonDetail", {
        question: `The passage also says: "${example}" You did not need that as a reason of its own. What job does it do?`,
      }),
    ];
  if (objection.quote === "") return [];
  return [
    probeOf("reasonObjection", {
      question: `What about these words: "${objection.quote}" Whose point is it, and which side does it help?`,
    }),
  ];
}
