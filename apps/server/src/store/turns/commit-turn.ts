import type { Assessment, Dialogue, Move, Outcome } from "@elenchus/dialogue/dialogue";
import { sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues, messages } from "../../db/schema/schema.ts";
import { writeStored } from "../../db/schema/stored-json.ts";
import { countDialogues, countLearners } from "../learning/refresh-stats.ts";

/** A finished turn; all of it is stored, or nothing. */
export interface FinishedTurn {
  readonly dialogueId: string;
  readonly token: string;
  /** Of the learner's message. */
  readonly position: number;
  readonly assessment: Assessment;
  readonly move: Move;
  readonly reply: string;
  readonly state: Dialogue;
  readonly outcome: Outcome | null;
  /** Whether moderation takes the learner's message for abuse. */
  readonly isAbusive: boolean;
}

const param = sql.placeholder;

/** State, judgement and reply, one after the other; nothing of it happens where the lease was lost. */
function prepareParts(orm: Orm) {
  const held = orm.$with("held", { id: dialogues.id, userId: dialogues.userId }).as(
    sql`update ${dialogues} set
        state = ${param("state")}::json,
        status = coalesce(${param("outcome")}::text, status),
        ended_at = case when ${param("outcome")}::text is null then ended_at else now() end,
        lease_token = null,
        lease_until = null
      where id = ${param("dialogueId")}::uuid and lease_token = ${param("token")}::uuid
      returning id, user_id`,
  );
  const judged = orm.$with("judged", { dialogueId: messages.dialogueId }).as(
    sql`update ${messages} set assessment = ${param("assessment")}::json
      from held where dialogue_id = held.id and position = ${param("position")}::integer
      returning dialogue_id`,
  );
  const { dialogueId, createdAt } = messages;
  const replied = orm.$with("replied", { dialogueId, createdAt }).as(
    sql`insert into ${messages} (dialogue_id, position, sender, text, step, move)
      select judged.dialogue_id, ${param("position")}::integer + 1, 'system', ${param("reply")}::text,
        ${param("step")}::smallint, ${param("move")}::json
      from judged
      returning dialogue_id, created_at`,
  );
  return { held, judged, replied };
}

/** All of it in one statement, so in one commit. */
function prepareCommit(orm: Orm) {
  const { held, judged, replied } = prepareParts(orm);
  return orm
    .with(held, judged, replied)
    .select({ createdAt: replied.createdAt })
    .from(replied)
    .prepare("commit_turn");
}

/**
 * The same, and the dialogue and its learner are counted anew: by functions of the database, which see what the
 * statement has written by the time they are called. They are called for what comes out of its last part.
 */
function prepareCountedCommit(orm: Orm) {
  const { held, judged, replied } = prepareParts(orm);
  const counted = countLearners(sql`array(select ${held.userId} from ${held})`);
  return orm
    .with(held, judged, replied)
    .select({ createdAt: replied.createdAt, counted })
    .from(replied)
    .crossJoinLateral(countDialogues(sql`array[${replied.dialogueId}]`))
    .prepare("commit_counted_turn");
}

/** Whether a turn changes what is counted: it is the first of its dialogue, or the last. */
function isCounted({ state, outcome }: FinishedTurn): boolean {
  return outcome !== null || state.learnerMessages <= 1;
}

/**
 * Makes the end of turns ready.
 * @returns false, and nothing stored, where the lease was lost
 */
export function createCommitTurn(orm: Orm) {
  const plainly = prepareCommit(orm);
  const counted = prepareCountedCommit(orm);
  return async (turn: FinishedTurn): Promise<boolean> => {
    const { dialogueId, token, position, assessment, move, reply, state, outcome } = turn;
    const commit = isCounted(turn) ? counted : plainly;
    const rows = await commit.execute({
      dialogueId,
      token,
      position,
      outcome,
      reply,
      step: state.step,
      state: writeStored(state),
      assessment: writeStored(assessment),
      move: writeStored(move),
    });
    return rows.length > 0;
  };
}
