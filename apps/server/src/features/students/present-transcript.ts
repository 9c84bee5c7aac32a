import type { TranscriptReply } from "@elenchus/contract/admin-students";
import type { AnswerKey } from "@elenchus/dialogue/argument";
import { mapArgument } from "@elenchus/dialogue/argument-map/map-argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment, Move } from "@elenchus/dialogue/dialogue";
import { presentMarks } from "../../http/present-marks.ts";
import { presentArgumentMap } from "../../http/present-argument-map.ts";
import { toTranscript } from "../../store/to-transcript.ts";
import type { DialogueTranscript } from "../../store/student-transcript.ts";
import type { Verdict } from "../../store/verdict-store.ts";
import { presentDeletion, presentReview, presentVerdict } from "./present-verdict.ts";
import { toMinutes } from "./present-student-row.ts";

type MessageOnWire = TranscriptReply["messages"][number];

/** What ids of an answer key stand for, in words. */
interface KeyTexts {
  readonly statements: ReadonlyMap<string, string>;
  readonly corrections: ReadonlyMap<string, string>;
}

function readKey({ expectations, misconceptions }: AnswerKey): KeyTexts {
  return {
    statements: new Map(expectations.map(({ id, statement }) => [id, statement])),
    corrections: new Map(misconceptions.map(({ id, correction }) => [id, correction])),
  };
}

function presentAssessment(assessment: Assessment, texts: KeyTexts): MessageOnWire["assessment"] {
  const { speechAct, coverage, misconception, confidence, reasons, judge } = assessment;
  return {
    speech_act: speechAct,
    covered: Object.entries(coverage).map(([id, share]) => ({
      expectation_id: id,
      statement: texts.statements.get(id) ?? id,
      share,
      is_covered: share >= COVERED,
    })),
    misconception:
      misconception === null
        ? null
        : {
            misconception_id: misconception,
            correction: texts.corrections.get(misconception) ?? "",
          },
    confidence,
    reasons: [...reasons],
    judge,
  };
}

function presentMove(move: Move, { statements }: KeyTexts): MessageOnWire["move"] {
  const { kind, finding, level, covered, target, asserted } = move;
  const say = (id: string): string => statements.get(id) ?? id;
  return {
    kind,
    finding,
    level,
    covered: covered.map(say),
    target: target === null ? null : say(target),
    asserted: asserted.map(say),
  };
}

/** A transcript for supervisors: of the answer key, what its messages touched. */
export function presentTranscript(
  { dialogue, student, secondsSpent, review, messages }: DialogueTranscript,
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
    steps: argument.steps.map(({ title }) => title),
    argument_map: presentArgumentMap(
      mapArgument({ argument, dialogue: state, transcript: toTranscript(argument, messages) }),
    ),
    verdicts: verdicts.map(presentVerdict),
    review: presentReview(review),
    messages: messages.map(
      ({ position, sender, text, marks, step, createdAt, assessment, move }) => ({
        position,
        system_or_user: sender,
        message_text: text,
        ...presentMarks(marks, assessment),
        step,
        sent_at: createdAt.toISOString(),
        assessment: assessment === null ? null : presentAssessment(assessment, texts),
        move: move === null ? null : presentMove(move, texts),
      }),
    ),
  };
}
