import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { TransferResult } from "@elenchus/dialogue/transfer-check";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Orm } from "../../db/database.ts";
import { transferChecks } from "../../db/schema/transfer-check-schema.ts";
import { raiseFlag } from "../supervision/distress-flag-store.ts";
import { refreshStudent } from "./refresh-stats.ts";

/** The first answers, and those of whoever is asked once more. */
export type Round = "first" | "second";

/** The judgement of a round. */
export interface JudgedRound {
  readonly round: Round;
  /** Steps that were judged, from 0, in order. */
  readonly steps: readonly number[];
  /** One for each of them. */
  readonly assessments: readonly Assessment[];
  /** The result of the check, or the steps that are asked once more. */
  readonly outcome: { readonly result: TransferResult } | { readonly askedAgain: number[] };
}

/** A round is judged once, and the second one after the first. */
function isOpenRound(checkId: string, round: Round) {
  const { id, result, askedAgain } = transferChecks;
  const isRound = round === "first" ? isNull(askedAgain) : isNotNull(askedAgain);
  return and(eq(id, checkId), isNull(result), isRound);
}

/** Stores how a round was judged, and flags what was distress; where that is stored already, it stays. */
export async function storeRound(
  orm: Orm,
  checkId: string,
  { round, steps, assessments, outcome }: JudgedRound,
): Promise<void> {
  const column = round === "first" ? "assessments" : "secondAssessments";
  const ends = "result" in outcome;
  await orm.transaction(async (tx) => {
    const [stored] = await tx
      .update(transferChecks)
      .set({ [column]: assessments, ...outcome, ...(ends ? { endedAt: sql`now()` } : {}) })
      .where(isOpenRound(checkId, round))
      .returning({ userId: transferChecks.userId });
    if (!stored) return;
    if (ends) await refreshStudent(tx, stored.userId);
    for (const [index, position] of steps.entries()) {
      if (assessments[index]?.speechAct !== "distress") continue;
      const place = "transfer_check";
      const seen = { kind: "distress", place, transferCheckId: checkId, position } as const;
      await raiseFlag(tx, stored.userId, seen);
    }
  });
}

/** Appends an answer to a round; false when it is not the next one. Of two at once one is. */
export async function addAnswer(
  orm: Orm,
  checkId: string,
  { round, place, answer }: { round: Round; place: number; answer: string },
): Promise<boolean> {
  const column = round === "first" ? "answers" : "secondAnswers";
  const given = transferChecks[column];
  const stored = await orm
    .update(transferChecks)
    .set({ [column]: sql`array_append(${given}, ${answer}::text)` })
    .where(and(isOpenRound(checkId, round), sql`cardinality(${given}) = ${place}`))
    .returning({ id: transferChecks.id });
  return stored.length > 0;
}
