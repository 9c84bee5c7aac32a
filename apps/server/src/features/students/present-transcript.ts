import type { TranscriptReply } from "@elenchus/contract/admin-transcript";
import { mapArgument } from "@elenchus/dialogue/argument-map/map-argument";
import { toMinutes } from "@elenchus/domain/time-spent";
import { findTurningPoint } from "@elenchus/dialogue/find-turning-point";
import { presentMarks } from "../../presenters/present-marks.ts";
import { presentArgumentMap } from "../../presenters/present-argument-map.ts";
import { presentSource } from "../../presenters/present-source.ts";
import { toTranscript } from "../../store/turns/to-transcript.ts";
import type { DialogueTranscript } from "../../store/supervision/student-transcript.ts";
import type { Verdict } from "../../store/supervision/verdict-store.ts";
import { presentAssessment, presentMove, readKey } from "./present-judgement.ts";
import { presentDeletion, presentReview, presentVerdict } from "./present-verdict.ts";

function findTurn(
  { status, state }: DialogueTranscript["dialogue"],
  lostAt: number | null,
  messages: DialogueTranscript["messages"],
): number | null {
  if (status === "active" || lostAt === null) return null;
  const replies = messages.flatMap(({ position, move }) =>
    move === null
      ? []
      : [
          {
            position,
            step: move.step,
            covered: move.covered.length,
            asserted: move.asserted.length,
          },
        ],
  );
  return findTurningPoint({ reason: state.outcomeReason, step: lostAt }, replies);
}

/** A transcript for supervisors: of the answer key, what its messages touched. */
export function presentTranscript(
  { dialogue, student, secondsSpent, lostAt, review, messages, flagged }: DialogueTranscript,
  verdicts: readonly Verdict[],
): TranscriptReply {
  const { argument, state } = dialogue;
  const texts = readKey(argument.key);
  return {
    student_id: student.id,
    student_first_name: student.firstName,
    student_last_name: student.lastName,
    dialogue_id: dialogue.id,
    session_module_id: dialogue.module,
    chosen_passage_subtopic: dialogue.issue,
    status: dialogue.status,
    machine_outcome: state.outcome,
    outcome_reason: state.outcomeReason,
    session_length: toMinutes(secondsSpent ?? 0),
    started_at: dialogue.startedAt.toISOString(),
    ended_at: dialogue.endedAt?.toISOString() ?? null,
    performance_summary: dialogue.summary,
    ...presentDeletion(dialogue),
    text_passage: argument.passage,
    ...presentSource(argument),
    steps: argument.steps.map(({ title }) => title),
    turning_point: findTurn(dialogue, lostAt, messages),
    flagged: [...flagged],
    argument_map: presentArgumentMap(
      mapArgument({ argument, dialogue: state, transcript: toTranscript(argument, messages) }),
    ),
    verdicts: verdicts.map(presentVerdict),
    review: presentReview(review),
    messages: messages.map(
      ({ position, sender, text, marks, step, createdAt, assessment, move }, index) => ({
        position,
        system_or_user: sender,
        message_text: text,
        ...presentMarks(marks, assessment),
        step,
        sent_at: createdAt.toISOString(),
        assessment:
          assessment === null
            ? null
            : presentAssessment(assessment, messages[index + 1]?.move ?? null, texts),
        move: move === null ? null : presentMove(move, texts),
      }),
    ),
  };
}
