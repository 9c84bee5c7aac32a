import { asc, eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";

/** The learner's dialogues: the learner's messages and the tutor's, with how each answer was judged. */
export async function loadDialogues(orm: Orm, userId: string) {
  const rows = await orm
    .select()
    .from(dialogues)
    .where(eq(dialogues.userId, userId))
    .orderBy(asc(dialogues.startedAt));
  const said = await orm
    .select({ message: messages })
    .from(messages)
    .innerJoin(dialogues, eq(dialogues.id, messages.dialogueId))
    .where(eq(dialogues.userId, userId))
    .orderBy(asc(messages.dialogueId), asc(messages.position));
  const bySession = Map.groupBy(said, ({ message }) => message.dialogueId);
  return rows.map((row) => ({
    session_id: row.id,
    module: row.module,
    interest: row.interest,
    issue: row.issue,
    passage: row.argument.passage,
    status: row.status,
    performance_summary: row.summary,
    skills: row.skills,
    transcript_deleted_after_days: row.deletedAfterDays,
    started_at: row.startedAt,
    ended_at: row.endedAt,
    messages: (bySession.get(row.id) ?? []).map(({ message }) => ({
      sender: message.sender,
      text: message.text,
      ...(message.marks === null ? {} : { marks: message.marks }),
      at: message.createdAt,
      // Of a dialogue under way, how answers were judged would tell what is still to be found.
      ...(row.status === "active" || message.assessment === null
        ? {}
        : { assessment: message.assessment }),
    })),
  }));
}
