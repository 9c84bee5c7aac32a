import type { TutorCall } from "@elenchus/tutor/model-call";
import type { CountedTokens, ModelCallSubject } from "../store/model-call-store.ts";

/** What a tutor is given for a piece of work, but for what ends it. */
export type Allowance = Omit<TutorCall, "signal">;

/** Port: a tutor's calls on somebody's behalf, counted and limited. */
export interface ModelCalls {
  /**
   * Looks whether a tutor may do a piece of work for somebody.
   * @throws AppError 429 when the budget is spent, and nobody stands in for the model
   */
  allow(subject: ModelCallSubject): Promise<Allowance>;
  /** As {@link allow}, for work that a tutor does without its model where the budget is spent: never refused. */
  allowOrSpare(subject: ModelCallSubject): Promise<Allowance>;
  /** The day (UTC, as in 2026-11-23) whose tokens count for a learner now; null where nothing is limited. */
  countedDay(): string | null;
  /**
   * As {@link allow}, for whoever has had the tokens counted.
   * @param used null where nothing is limited
   * @throws AppError 429 as above
   */
  allowAfter(used: CountedTokens | null, subject: ModelCallSubject): Allowance;
  /** Stores what has been told and is not stored yet. */
  flush(): Promise<void>;
}
