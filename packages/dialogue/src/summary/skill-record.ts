import { coreExpectations } from "../coverage.ts";
import type { DialogueView } from "../tutor.ts";
import { withoutDistress } from "../without-distress.ts";
import { isReached } from "./step-findings.ts";
import { recordsOf } from "./step-record.ts";

/** How the parts that a step asks for came to be known; in parts. */
export interface SkillRecord {
  /** Found in the learner's own words, without help. */
  readonly alone: number;
  /** Found after a hint, a correction or a question that left a small gap. */
  readonly helped: number;
  /** Pointed to in the passage, or chosen from a list. */
  readonly pointed: number;
  /** Told by the tutor, or left open. */
  readonly told: number;
}

/** How a step of an ended dialogue went; null where the learner did not come to it. */
export function recordSkill(whole: DialogueView, step: number): SkillRecord | null {
  const view = withoutDistress(whole);
  if (!isReached(view, step)) return null;
  const record = { alone: 0, helped: 0, pointed: 0, told: 0 };
  let parts = 0;
  for (const one of recordsOf(view, step)) {
    if (one.kind === "told") parts += 1;
    if (one.kind !== "found") continue;
    parts += one.findings.length;
    const how = one.how === "said" ? "alone" : "pointed";
    record[one.help === null ? how : "helped"] += one.findings.length;
  }
  const core = coreExpectations(view.argument, step).length;
  const asked = Math.max(parts, view.argument.steps[step]?.enough ?? core);
  return { ...record, told: asked - record.alone - record.helped - record.pointed };
}
