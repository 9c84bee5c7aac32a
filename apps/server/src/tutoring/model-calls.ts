import type { TutorCall } from "@elenchus/tutor/model-call";
import type { ModelCallSubject } from "../store/model-call-store.ts";

/** A piece of work for a tutor. */
export interface TutorWork extends ModelCallSubject {
  /** Ends it when it is raised. */
  readonly signal: AbortSignal;
}

/** Port: a tutor's calls on somebody's behalf, counted and limited. */
export interface ModelCalls {
  /**
   * What a tutor is given for one piece of work.
   * @throws AppError 429 when the budget is spent, and nobody stands in for the model
   */
  begin(work: TutorWork): Promise<TutorCall>;
  /** Stores what has been told and is not stored yet. */
  flush(): Promise<void>;
}
