import type { ResumeDialogueReply } from "@elenchus/contract/dialogue";
import type { PageStart } from "@elenchus/contract/page-start";
import type { SessionReply } from "@elenchus/contract/session";
import { buildSession } from "./build-session.ts";

type Resumed = Extract<PageStart, { kind: "resumed" }>;

/** For tests: what the page of a learner with a dialogue begins with. */
export function buildStart(
  dialogue: Partial<ResumeDialogueReply> = {},
  session: Partial<SessionReply> = {},
): Resumed {
  const issue = "Should the hall close at eleven?";
  return {
    kind: "resumed",
    session: buildSession({
      active_dialogue: { session_id: "s-1", module_id: 1, chosen_passage_subtopic: issue },
      ...session,
    }),
    dialogue: {
      session_id: "s-1",
      module_id: 1,
      chosen_passage_subtopic: issue,
      text_passage: "A passage.",
      first_message: "First.",
      history: [{ sender: "system", message: "First." }],
      module_submodule_context_dict: { module_title: "M", steps: ["A", "B"], step_title: "A" },
      submodule_number: 1,
      elapsed_seconds: 65,
      pending_message: null,
      ...dialogue,
    },
  };
}
