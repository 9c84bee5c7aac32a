import type { Expectation } from "../argument.ts";
import type { DialogueView } from "../tutor.ts";
import { findingOf } from "./step-findings.ts";

/** The fate of a further question. */
export type ProbeRecord =
  | { readonly outcome: "told" | "open"; readonly probe: Expectation }
  | {
      readonly outcome: "answered";
      readonly probe: Expectation;
      /** The words that answered it; null where they are not known. */
      readonly words: string | null;
    };

/** The fate of the further question of a step; null where none was asked: the end may have come instead. */
export function recordProbe(view: DialogueView, step: number): ProbeRecord | null {
  const { argument, dialogue, transcript } = view;
  const probe = argument.key.expectations.find(
    (one) => one.step === step && dialogue.probed.includes(one.id),
  );
  if (probe === undefined) return null;
  if (dialogue.asserted.includes(probe.id)) return { outcome: "told", probe };
  const { isFound, words } = findingOf(view, probe);
  if (isFound) return { outcome: "answered", probe, words };
  const isAsked = transcript.some(({ move }) => move?.target === probe.id);
  return isAsked ? { outcome: "open", probe } : null;
}
