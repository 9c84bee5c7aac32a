import type { ExpectationKind } from "../argument.ts";
import type { DialogueView } from "../tutor.ts";
import { placeInRotation } from "../place-in-rotation.ts";
import advice from "./advice.json" with { type: "json" };
import { helpGiven } from "./help-given.ts";
import { findingsOf, hasOpen, isReached } from "./step-findings.ts";

/** Advice for a step of a kind, and what helps where the tutor corrected something, by the start of its id. */
interface Advice {
  readonly tips: readonly string[];
  readonly byMisconception: Readonly<Record<string, string>>;
}

const ADVICE: Readonly<Partial<Record<ExpectationKind, Advice>>> = advice;

/** Advice for next time in a step: by what was corrected there, else by turns. It says nothing of what happened. */
export function adviseOn(view: DialogueView, step: number): string {
  const { argument } = view;
  const asked = argument.key.expectations.find((one) => one.step === step);
  const own = ADVICE[asked?.kind ?? "probe"];
  if (own === undefined) return "";
  const shown = helpGiven(view, step, findingsOf(view, step)).flatMap(({ kind, misconceptions }) =>
    kind === "correct" ? misconceptions : [],
  );
  for (const [start, text] of Object.entries(own.byMisconception))
    if (shown.some((id) => id.startsWith(start))) return text;
  return own.tips[placeInRotation(argument) % own.tips.length] ?? "";
}

/** The step that is worth most practice: the first that was told or stayed open, else the one that took most help, else the module's own. */
export function stepToPractise(view: DialogueView): number {
  const reached = view.argument.steps
    .map((_, step) => step)
    .filter((step) => isReached(view, step));
  const lacking = reached.find((step) => {
    const findings = findingsOf(view, step);
    return hasOpen(view, step, findings) || findings.some((one) => !one.isFound && one.told);
  });
  if (lacking !== undefined) return lacking;
  const helped = (step: number): number => helpGiven(view, step, findingsOf(view, step)).length;
  const [most = 0] = reached.toSorted((one, other) => helped(other) - helped(one));
  return helped(most) > 0 ? most : Math.min(OWN_STEP, reached.at(-1) ?? 0);
}

/** Index of the step that is each module's own. */
const OWN_STEP = 2;
