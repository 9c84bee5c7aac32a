import { framesBut } from "@elenchus/evaluation/frames-but";
import { type PlannedReply, writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import { checkDraft } from "./check-draft.ts";
import type { Draft, DraftForm, DraftOf } from "./draft.ts";
import { findLacks } from "./find-lacks.ts";
import { type ArgumentPlan, planArgument } from "./plan-argument.ts";
import { tidyDraft } from "./tidy-draft.ts";

const MODULE_OF = { terms: 1, finds: 2, values: 4, flaw: 5 } as const;

/** For tests: what is planned for the good draft of a form. */
export function plannedOf(form: DraftForm): PlannedReply {
  return { module: MODULE_OF[form], flaw: form === "flaw" ? "strawman" : null };
}

/** For tests: the plan of a good draft. */
export function planOf({ module, flaw }: PlannedReply, issue = LATE_HOURS_ISSUE): ArgumentPlan {
  const request = { module, issue, interest: "libraries", seed: 3, recentFrames: [] };
  return planArgument({ ...request, recentFrames: framesBut(module, flaw) });
}

/** For tests: what only a new draft would put right in a draft. */
export function faultsOf(draft: Draft, planned: PlannedReply, issue = LATE_HOURS_ISSUE): string[] {
  return checkDraft(tidyDraft(draft), planOf(planned, issue), issue);
}

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

/** For tests: a sound draft in which something was spoilt. */
export function spoiltDraft<Form extends DraftForm>(
  form: Form,
  change: (draft: Writable<DraftOf<Form>>) => void,
): Draft {
  const draft = writtenDraft(plannedOf(form));
  change(draft as Writable<DraftOf<Form>>);
  return draft;
}

/** For tests: what becomes of a sound draft in which something was spoilt: its faults, and the lines that it lacks. */
export function spoil<Form extends DraftForm>(
  form: Form,
  change: (draft: Writable<DraftOf<Form>>) => void,
): { readonly faults: string; readonly lacks: readonly string[] } {
  const planned = plannedOf(form);
  const draft = spoiltDraft(form, change);
  return {
    faults: faultsOf(draft, planned).join("\n"),
    lacks: findLacks(tidyDraft(draft), planned.flaw).map(({ path }) => path),
  };
}
