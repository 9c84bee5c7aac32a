import type { ModelCallKind } from "@elenchus/dialogue/model-call";

/** How long is waited for what, in milliseconds; each for one request. */
export interface ModelTimeouts {
  /** To the end of an answer, by what it is for. */
  readonly totalMs: Readonly<Record<ModelCallKind, number>>;
  /** To the first sign that a stream has begun. */
  readonly firstTextMs: number;
  /** From one piece of a stream to the next. */
  readonly betweenMs: number;
}

/** Other times than the usual ones; one `totalMs` is for every kind of call. */
export type ChosenTimeouts = Partial<Omit<ModelTimeouts, "totalMs">> & {
  readonly totalMs?: number;
};

/**
 * The server gives a turn, and a summary, one minute: judging and summing up, each tried twice, end within it, so
 * that another tutor can still take over. They do not add up: what a call belongs to has an end of its own, and no
 * request has more time than is left of that.
 */
const TOTAL_MS: ModelTimeouts["totalMs"] = {
  moderate: 10_000,
  assess: 25_000,
  summary: 25_000,
  words: 45_000,
  issues: 45_000,
  // Writing an argument has an end of its own, and a long key takes slow models nearly all of it.
  gate: 90_000,
  argument: 90_000,
  key: 90_000,
  check: 60_000,
};

/** All times, chosen or usual, so many times as long. */
export function completeTimeouts(
  { totalMs, firstTextMs = 20_000, betweenMs = 15_000 }: ChosenTimeouts,
  factor = 1,
): ModelTimeouts {
  const all = Object.entries(TOTAL_MS).map(([kind, usual]) => [kind, (totalMs ?? usual) * factor]);
  return {
    totalMs: Object.fromEntries(all) as ModelTimeouts["totalMs"],
    firstTextMs: firstTextMs * factor,
    betweenMs: betweenMs * factor,
  };
}
