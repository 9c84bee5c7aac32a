import type { FinishedDialogueReply, ProgressReply } from "@elenchus/contract/progress";
import { secondsSpent } from "@elenchus/domain/time-spent";
import { mapArgument } from "@elenchus/dialogue/argument-map/map-argument";
import { presentArgumentMap } from "../../presenters/present-argument-map.ts";
import { presentSource } from "../../presenters/present-source.ts";
import type { ReviewState } from "../../presenters/load-review-state.ts";
import { presentHistory } from "../../presenters/present-history.ts";
import type { EndedRecord } from "../../store/learning/finished-store.ts";
import { toTranscript } from "../../store/turns/to-transcript.ts";

/** Facts of a dialogue beside its record. */
export interface EndedDetails {
  readonly marks?: ReviewState | undefined;
  /** How long it took, where its messages are gone. */
  readonly seconds?: number | undefined;
}

/** A finished dialogue in a list. */
export function presentEnded(
  { dialogue, messages }: EndedRecord,
  { marks, seconds }: EndedDetails = {},
): ProgressReply["dialogues"][0] {
  const moments = messages.map(({ createdAt }) => createdAt.getTime());
  const { deletedAfterDays: days } = dialogue;
  return {
    session_id: dialogue.id,
    module_id: dialogue.module,
    chosen_passage_subtopic: dialogue.issue,
    success_or_failure: dialogue.status,
    ended_at: dialogue.endedAt.toISOString(),
    seconds_spent: seconds ?? Math.floor(secondsSpent(moments)),
    ...(days === null ? {} : { transcript_deleted_after_days: days }),
    ...marks,
  };
}

/** A finished dialogue whole; of its answer key, what the map may show. */
export function presentFinishedDialogue(
  record: EndedRecord,
  details: EndedDetails = {},
): FinishedDialogueReply {
  const { dialogue, messages } = record;
  const { argument, state, summary } = dialogue;
  return {
    ...presentEnded(record, details),
    text_passage: argument.passage,
    ...presentSource(argument),
    messages: presentHistory(messages),
    performance_summary: summary,
    argument_map: presentArgumentMap(
      mapArgument({ argument, dialogue: state, transcript: toTranscript(argument, messages) }),
    ),
  };
}
