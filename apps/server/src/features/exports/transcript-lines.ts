import type { ExportedDialogue } from "../../store/supervision/export-store.ts";
import type { Scope } from "../../store/supervision/scope.ts";
import type { Stores } from "../../store/stores.ts";
import { eachBatch } from "./each-batch.ts";

/** Students at a time: about a thousand messages. */
const STUDENTS_AT_ONCE = 10;

type Messages = Awaited<ReturnType<Stores["exports"]["listMessages"]>>;

function presentLine(dialogue: ExportedDialogue, messages: Messages) {
  return {
    dialogue_id: dialogue.id,
    student_id: dialogue.studentId,
    student_first_name: dialogue.firstName,
    student_last_name: dialogue.lastName,
    module: dialogue.module,
    issue: dialogue.issue,
    status: dialogue.status,
    machine_outcome: dialogue.machineOutcome,
    started_at: dialogue.startedAt.toISOString(),
    ended_at: dialogue.endedAt?.toISOString() ?? null,
    performance_summary: dialogue.summary,
    transcript_deleted_after_days: dialogue.deletedAfterDays,
    messages: messages.map(
      ({ position, sender, text, marks, step, createdAt, assessment, move }) => ({
        position,
        system_or_user: sender,
        message_text: text,
        marks: marks ?? [],
        step,
        sent_at: createdAt.toISOString(),
        assessment,
        move,
      }),
    ),
  };
}

/** One dialogue a line, with its messages and how they were judged. Each student's going out is noted first. */
export async function* transcriptLines(
  { exports, supervision }: Stores,
  scope: Scope,
  supervisorId: string,
): AsyncGenerator<string> {
  for await (const ids of eachBatch(exports, scope, STUDENTS_AT_ONCE)) {
    const dialogues = await exports.listDialogues(ids);
    const messages = await exports.listMessages(dialogues.map(({ id }) => id));
    const messagesOf = Map.groupBy(messages, ({ dialogueId }) => dialogueId);
    const seen = [...new Set(dialogues.map(({ studentId }) => studentId))].map((studentId) => ({
      studentId,
      dialogueId: null,
    }));
    await supervision.noteLook({ supervisorId, kind: "export", seen });
    for (const dialogue of dialogues) {
      const line = presentLine(dialogue, messagesOf.get(dialogue.id) ?? []);
      yield `${JSON.stringify(line)}\n`;
    }
  }
}
