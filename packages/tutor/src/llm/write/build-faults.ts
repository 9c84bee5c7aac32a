import { type PlannedReply, writtenDraft } from "@elenchus/evaluation/llm-argument-replies";
import { LATE_HOURS_ISSUE } from "@elenchus/evaluation/llm-arguments/late-hours";
import { checkArgument } from "./check-argument.ts";
import { cleanDraft } from "./clean-draft.ts";
import type { Draft, DraftForm, DraftOf } from "./draft.ts";
import { planArgument } from "./plan-argument.ts";

const MODULE_OF = { terms: 1, finds: 2, values: 4, flaw: 5 } as const;

/** For tests: what is planned for the good draft of a form. */
export function plannedOf(form: DraftForm): PlannedReply {
  return { module: MODULE_OF[form], flaw: form === "flaw" ? "strawman" : null };
}

/** For tests: what code holds against a draft. */
export function faultsOf(draft: Draft, planned: PlannedReply, issue = LATE_HOURS_ISSUE): string[] {
  const { module, flaw } = planned;
  const request = { module, issue, interest: "libraries", seed: 3, recentFrames: [] };
  const plan = planArgument(request, flaw === null ? undefined : () => flaw);
  return checkArgument(cleanDraft(draft), plan, issue);
}

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

/** For tests: the faults of a sound draft after something in it was spoilt. */
export function spoil<Form extends DraftForm>(
  form: Form,
  change: (draft: Writable<DraftOf<Form>>) => void,
): string {
  const planned = plannedOf(form);
  const draft = writtenDraft(planned);
  change(draft as Writable<DraftOf<Form>>);
  return faultsOf(draft, planned).join("\n");
}
