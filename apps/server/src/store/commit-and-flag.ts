import type { Orm } from "../db/database.ts";
import { createCommitTurn, type FinishedTurn } from "./commit-turn.ts";
import { raiseFlagInDialogue } from "./distress-flag-store.ts";

/** Makes the end of turns ready; one in which help was offered raises a flag, with the turn or not at all. */
export function createCommitAndFlag(orm: Orm) {
  const commit = createCommitTurn(orm);
  return async (turn: FinishedTurn): Promise<boolean> => {
    if (turn.move.kind !== "support") return commit(turn);
    return orm.transaction(async (tx) => {
      const isStored = await createCommitTurn(tx)(turn);
      if (isStored) await raiseFlagInDialogue(tx, turn);
      return isStored;
    });
  };
}
