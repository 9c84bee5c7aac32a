import { availableParallelism } from "node:os";
import { AppError } from "../errors/app-error.ts";
import { createFairTurns, type Crowd, type TakeTurn } from "./fair-turns.ts";
import { REFUSE_AFTER_MS } from "./limit-rules.ts";
import { tooMany } from "./too-many.ts";

/** Node's threads for such work: more would only wait there, where nobody sees to it that it is fair. */
const THREADS = 4;

/** Passwords that one source has under way: a class that logs in at once, and two seconds of one processor. */
const OF_SOURCE = 64;
const OF_ALL = 512;

const RETRY_AFTER_MS = 5000;

/** One processor is left to answer everybody. */
function processors(): number {
  return Math.min(THREADS, Math.max(1, availableParallelism() - 1));
}

function refusal(crowd: Crowd): AppError {
  if (crowd === "source") {
    return tooMany("Too many people are logging in from your network.", RETRY_AFTER_MS);
  }
  const text = "The server is busy. Please try again in a moment.";
  return new AppError(503, "busy", text, { retryAfter: RETRY_AFTER_MS / 1000 });
}

/** Turns for hashing a password, which takes some 30 ms of a processor. */
export interface HashTurns {
  /** @throws AppError 429 or 503 before anything is done, where the source or everybody has too much under way */
  readonly enter: <Result>(
    source: string,
    run: (takeTurn: TakeTurn) => Promise<Result>,
  ) => Promise<Result>;
}

/**
 * @param factor on what one source may have under way
 * @param wait for so many milliseconds
 */
export function createHashTurns(
  factor: number,
  wait: (ms: number) => Promise<unknown>,
  atOnce = processors(),
): HashTurns {
  const ofSource = Math.max(1, Math.round(OF_SOURCE * factor));
  const ofAll = Math.max(OF_ALL, ofSource);
  const turns = createFairTurns({ atOnce, ofSource, ofAll });
  return {
    enter: (source, run) =>
      turns.enter(source, run, async (crowd) => {
        await wait(REFUSE_AFTER_MS);
        throw refusal(crowd);
      }),
  };
}
