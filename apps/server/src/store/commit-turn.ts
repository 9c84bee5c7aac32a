import type { Assessment, Dialogue, Move, Outcome } from "@elenchus/tutor/dialogue/dialogue";
import { sql } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues, messages } from "../db/schema.ts";

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

/** State, judgement and reply in one statement, so in one commit: nothing of it happens where the lease was lost. */
function prepareCommit(orm: Orm) {
  const held = orm.$with("held", { id: dialogues.id }).as(
    sql`update ${dialogues} set
        state = ${param("state")}::json,
        status = coalesce(${param("outcome")}::text, status),
        ended_at = case when ${param("outcome")}::text is null then ended_at else now() end,
        lease_token = null,
        lease_until = null
      where id = ${param("dialogueId")}::uuid and lease_token = ${param("token")}::uuid
      returning id`,
  );
  const judged = orm.$with("judged", { position: messages.position }).as(
    sql`update ${messages} set assessment = ${param("assessment")}::json
      from held where dialogue_id = held.id and position = ${param("position")}::integer
      returning position`,
  );
  const replied = orm.$with("replied", { position: messages.position }).as(
    sql`insert into ${messages} (dialogue_id, position, sender, text, step, move)
      select held.id, ${param("position")}::integer + 1, 'system', ${param("reply")}::text,
        ${param("step")}::smallint, ${param("move")}::json
      from held
      returning position`,
  );
  return orm
    .with(held, judged, replied)
    .select({ position: replied.position })
    .from(replied)
    .prepare("commit_turn");
}

/** Makes the end of turns ready. */
export function createCommitTurn(orm: Orm) {
  const commit = prepareCommit(orm);
  return async (turn: FinishedTurn): Promise<boolean> => {
    const { dialogueId, token, position, assessment, move, reply, state, outcome } = turn;
    const rows = await commit.execute({
      dialogueId,
      token,
      position,
      outcome,
      reply,
      step: state.step,
      state: JSON.stringify(state),
      assessment: JSON.stringify(assessment),
      move: JSON.stringify(move),
    });
    return rows.length > 0;
  };
}
