import type { OwnWork } from "@elenchus/contract/my-work";
import type { SessionReply } from "@elenchus/contract/session";
import { TARGET_DIALOGUES } from "@elenchus/domain/limits";
import type { ModuleNumber } from "@elenchus/domain/modules";

/** A learner's next step for set work, and why it is something else where it is. */
export interface NextStep {
  readonly kind: "dialogue" | "check";
  readonly module: ModuleNumber;
  /** Null where the learner chooses. */
  readonly issue: string | null;
  /** The work itself, where the dialogue is to be on a text that was set with it. */
  readonly assignment?: string;
  readonly label: string;
  /** The step that has to come first. */
  readonly first: string | null;
}

type Progress = Pick<SessionReply, "accessible_modules" | "completed_modules" | "passage_counts">;

/** The step towards set work that is open to the learner: a module may be locked, and a check not open yet. */
export function nextStepOf(
  { module_id: module, goal, issue, own_text, assignment_id }: OwnWork,
  progress: Progress,
): NextStep {
  if (!progress.accessible_modules.includes(module)) {
    const first = `This module opens after ${TARGET_DIALOGUES} successful dialogues in module 1.`;
    return { kind: "dialogue", module: 1, issue: null, label: "Begin with module 1", first };
  }
  if (goal !== "check") {
    const begun = { kind: "dialogue", module, issue, label: "Begin", first: null } as const;
    return own_text ? { ...begun, assignment: assignment_id } : begun;
  }
  if (progress.completed_modules.includes(module))
    return { kind: "check", module, issue: null, label: "Begin the check", first: null };
  const count = progress.passage_counts[module] ?? 0;
  const first = `The check opens after ${TARGET_DIALOGUES} successful dialogues in this module. You have ${count}.`;
  return { kind: "dialogue", module, issue: null, label: "Begin a dialogue", first };
}
