import { eq } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { dialogues } from "../../db/schema/schema.ts";
import { createCommitTurn, type FinishedTurn } from "./commit-turn.ts";
import { raiseFlag } from "../supervision/distress-flag-store.ts";

/** The flag for supervisors on the learner's message; of two, the one that matters more. */
function findFlag({ move, isAbusive }: FinishedTurn) {
  if (move.kind === "support") return "distress";
  return isAbusive ? "abuse" : null;
}

/** A turn after which supervisors are to look raises its flag with the turn or not at all. */
async function commitWithFlag(
  orm: Orm,
  turn: FinishedTurn,
  kind: "distress" | "abuse",
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    if (!(await createCommitTurn(tx)(turn))) return false;
    const { dialogueId, position } = turn;
    const isIt = eq(dialogues.id, dialogueId);
    const [owner] = await tx.select({ id: dialogues.userId }).from(dialogues).where(isIt);
    if (owner) await raiseFlag(tx, owner.id, { kind, place: "dialogue", dialogueId, position });
    return true;
  });
}

/**
 * Makes the end of turns ready: one statement, but for those that raise a flag.
 * @returns false, and nothing stored, where the lease was lost
 */
export function createCommitTurnWithFlag(orm: Orm) {
  const commit = createCommitTurn(orm);
  return async (turn: FinishedTurn): Promise<boolean> => {
    const flag = findFlag(turn);
    return flag === null ? commit(turn) : commitWithFlag(orm, turn, flag);
  };
}
