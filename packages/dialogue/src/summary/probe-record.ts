import type { Expectation } from "../argument.ts";
import { expectationsOf } from "../coverage.ts";
import type { DialogueView } from "../tutor.ts";
import { findingOf } from "./step-findings.ts";

/** The fate of a further question. */
export type ProbeRecord =
  | { readonly outcome: "told" | "open"; readonly probe: Expectation }
  | {
      readonly outcome: "answered";
      readonly probe: Expectation;
      /** Answered in passing, before anybody asked. */
      readonly isAhead: boolean;
      /** The words that answered it; null where they are not known. */
      readonly words: string | null;
    };

/** The fate of each further question of a step that was asked or answered; of the one that was asked at last. */
export function recordProbes(view: DialogueView, step: number): ProbeRecord[] {
  const probes = expectationsOf(view.argument, step).filter(({ kind }) => kind === "probe");
  const isAsked = ({ id }: Expectation): boolean => view.dialogue.probed.includes(id);
  return probes
    .toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)))
    .flatMap((probe) => recordProbe(view, probe) ?? []);
}

/** Null also where the end came instead of the question. */
function recordProbe(view: DialogueView, probe: Expectation): ProbeRecord | null {
  const { dialogue, transcript } = view;
  if (dialogue.asserted.includes(probe.id)) return { outcome: "told", probe };
  const isAsked = transcript.some(({ move }) => move?.target === probe.id);
  const { isFound, words } = findingOf(view, probe);
  if (isFound) return { outcome: "answered", probe, isAhead: !isAsked, words };
  return isAsked ? { outcome: "open", probe } : null;
}
