import type { Expectation } from "../argument.ts";
import { COVERED } from "../coverage.ts";
import type { DialogueView } from "../tutor.ts";

/** What became of a further question. */
export type ProbeRecord =
  | { readonly outcome: "told" | "open"; readonly probe: Expectation }
  | {
      readonly outcome: "answered";
      readonly probe: Expectation;
      /** The message that answered it. */
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
  if (answer === undefined) return { outcome: "open", probe };
  return { outcome: "answered", probe, words: answer.text, isAtOnce: replies[0] === answer };
}
