import type { FinishedDialogueReply, ProgressReply } from "@elenchus/contract/progress";
import { buildMap } from "./build-map.ts";

/** For tests: a finished dialogue in a list; its number makes it another one. */
export function buildEnded(number = 1): ProgressReply["dialogues"][number] {
  return {
    session_id: `s-${number}`,
    module_id: 5,
    chosen_passage_subtopic: `Should the hall close at ${number}?`,
    success_or_failure: "success",
    ended_at: "2025-11-20T12:00:00.000Z",
    seconds_spent: 600,
  };
}

/** For tests: a finished dialogue whole. */
export function buildFinished(changes: Partial<FinishedDialogueReply> = {}): FinishedDialogueReply {
  return {
    ...buildEnded(),
    text_passage: "The hall should close at eleven, because late hours cost more.",
    messages: [
      { sender: "system", message: "What is the conclusion?" },
      { sender: "user", message: "Close it at *eleven*." },
    ],
    performance_summary: "### Conclusion\n\nYou found it.",
    argument_map: buildMap(),
    ...changes,
  };
}

/** For tests: one page of a learner's progress. */
export function buildProgress(changes: Partial<ProgressReply> = {}): ProgressReply {
  return {
    dialogues: [buildEnded()],
    has_more: false,
    totals: { finished: 1, completed: 1, seconds_spent: 600 },
    transfer_checks: [],
    ...changes,
  };
}
