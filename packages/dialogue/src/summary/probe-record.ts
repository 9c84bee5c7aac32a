import type { Expectation } from "../argument.ts";
import { COVERED } from "../coverage.ts";
import type { DialogueView } from "../tutor.ts";
import { relevantClause } from "../words/relevant-clause.ts";

/** What became of a further question. */
export type ProbeRecord =
  | { readonly outcome: "told" | "open"; readonly probe: Expectation }
  | {
      readonly outcome: "answered";
      readonly probe: Expectation;
      /** The words that answered it. */
      readonly words: string;
      /** Whether that was the first thing that the learner wrote after it was asked. */
      readonly isAtOnce: boolean;
    };

/** What became of the further question of a step; null where none was asked. */
export function recordProbe(
  { argument, dialogue, transcript }: DialogueView,
  step: number,
): ProbeRecord | null {
  const probe = argument.key.expectations.find(
    (one) => one.step === step && dialogue.probed.includes(one.id),
  );
  if (probe === undefined) return null;
  if (dialogue.asserted.includes(probe.id)) return { outcome: "told", probe };
  const asked = transcript.findIndex(({ move }) => move?.target === probe.id);
  const replies = transcript.slice(asked + 1).filter(({ sender }) => sender === "user");
  const answer = replies.find((one) => (one.assessment?.coverage[probe.id] ?? 0) >= COVERED);
  const isCounted = (dialogue.coverage[probe.id] ?? 0) >= COVERED;
  if (answer === undefined || !isCounted) return { outcome: "open", probe };
  const words = relevantClause(answer.text, probe) ?? answer.text;
  return { outcome: "answered", probe, words, isAtOnce: replies[0] === answer };
}
