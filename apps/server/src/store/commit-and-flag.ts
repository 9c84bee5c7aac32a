import { eq } from "drizzle-orm";
import type { Orm } from "../db/database.ts";
import { dialogues } from "../db/schema.ts";
import { createCommitTurn, type FinishedTurn } from "./commit-turn.ts";
import { raiseFlag } from "./distress-flag-store.ts";

/** What supervisors are to be told of the learner's message; of two things, the one that matters more. */
function findFlag({ move, isAbusive }: FinishedTurn) {
  if (move.kind === "support") return "distress";
  return isAbusive ? "abuse" : null;
}

/**
 * Makes the end of turns ready. One after which supervisors are to look raises its flag with the turn or not at
 * all. All others are one statement.
 * @returns as the end of a turn does
 */
export function createCommitAndFlag(orm: Orm) {
  const commit = createCommitTurn(orm);
  return async (turn: FinishedTurn): Promise<Date | null> => {
    const flag = findFlag(turn);
    if (flag === null) return commit(turn);
    return orm.transaction(async (tx) => {
      const repliedAt = await createCommitTurn(tx)(turn);
      if (repliedAt === null) return null;
      const { dialogueId, position } = turn;
      const isIt = eq(dialogues.id, dialogueId);
      const [owner] = await tx.select({ id: dialogues.userId }).from(dialogues).where(isIt);
      const seen = { kind: flag, place: "dialogue", dialogueId, position } as const;
      if (owner) await raiseFlag(tx, owner.id, seen);
      return repliedAt;
    });
  };
}
