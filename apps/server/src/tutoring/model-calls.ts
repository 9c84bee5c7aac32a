import type { TutorCall } from "@elenchus/tutor/model-call";
import type { CountedTokens, ModelCallSubject } from "../store/model-call-store.ts";

/** What a tutor is given for a piece of work, but for what ends it. */
export type Allowance = Omit<TutorCall, "signal">;

/** Whether a piece of work may be refused where a share is spent, or is done then without the model. */
export type Urgency = "may_wait" | "has_to_be_done";

/** Port: a tutor's calls on somebody's behalf, counted and limited. */
export interface ModelCalls {
  /**
   * Looks whether a tutor may do a piece of work for somebody. A dialogue that has used up its own share is gone on with
   * without the model: that share never comes back.
   * @param urgency "may_wait" unless given
   * @throws AppError 429 when the day's share is spent, nobody stands in for the model, and the work may wait
   */
  allow(subject: ModelCallSubject, urgency?: Urgency): Promise<Allowance>;
  /** The day (UTC, as in 2026-11-23) whose tokens count for a learner now; null where nothing is limited. */
  countedDay(): string | null;
  /**
   * As {@link allow}, for whoever has had the tokens counted.
   * @param used null where nothing is limited
   * @throws AppError 429 as above
   */
  allowAfter(used: CountedTokens | null, subject: ModelCallSubject, urgency?: Urgency): Allowance;
  /** Stores what has been told and is not stored yet. */
  flush(): Promise<void>;
}
