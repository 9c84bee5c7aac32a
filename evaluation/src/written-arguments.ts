import { framesBut } from "./frames-but.ts";
import type { Argument } from "@elenchus/dialogue/argument";
import { argumentFromDraft } from "@elenchus/tutor/llm/write/argument-from-draft";
import { planArgument } from "@elenchus/tutor/llm/write/plan-argument";
import { PLANNED_REPLIES, writtenDraft } from "./llm-argument-replies.ts";
import { LATE_HOURS_ISSUE } from "./llm-arguments/late-hours.ts";

const REQUEST = { issue: LATE_HOURS_ISSUE, interest: "libraries", seed: 5, recentFrames: [] };

/** The thirteen arguments of `datasets/example-drafts.jsonl`, as a model's drafts become arguments. */
export function writtenArguments(): Argument[] {
  return PLANNED_REPLIES.map((planned) => {
    const { module, flaw } = planned;
    const request = { ...REQUEST, module };
    const plan = planArgument({ ...request, recentFrames: framesBut(module, flaw) });
    return argumentFromDraft(writtenDraft(planned), { request, plan, writer: "model" });
  });
}
