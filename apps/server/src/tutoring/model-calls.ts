import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { CountedTokens, ModelCallSubject } from "../store/turns/model-call-store.ts";
import type { WorkKind } from "../store/turns/work-lease-store.ts";

/** The parts of a call that a tutor is given, but for the signal that ends it. */
export type Allowance = Omit<TutorCall, "signal">;

/** The same for a turn or a summary, which holds its dialogue. */
export interface TurnAllowance extends Allowance {
  /** Stores what was told, where little is left; before the dialogue is let go. */
  readonly settle: () => Promise<void>;
}

/** Whether a piece of work may be refused where a share is spent, or is done then without the model. */
export type Urgency = "may_wait" | "has_to_be_done";

/** A piece of work beside the turns. */
export interface CostlyWork {
  readonly userId: string;
  readonly kind: WorkKind;
  /** Raised when nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Milliseconds to wait for another piece of the same kind; a minute unless given. */
  readonly longestWait?: number;
}

/** Work whose result is stored under what was wished for, and so is worth to be finished for nobody. */
export interface KeptWork extends CostlyWork {
  /** The wish beside the kind: the same wish again is the same work. */
  readonly wish: readonly unknown[];
}

/** Port: a tutor's calls on somebody's behalf, counted and limited. */
export interface ModelCalls {
  /** Factor on every time limit of what is done by the model, for slow machines: 1 for most. */
  readonly patience: number;
  /**
   * Looks whether a tutor may do a piece of work for somebody. A dialogue that has used up its own share is gone on with
   * without the model: that share never comes back.
   * @param urgency "may_wait" unless given
   * @throws AppError 429 when the day's share is spent, nobody stands in for the model, and the work may wait
   */
  allow(subject: ModelCallSubject, urgency?: Urgency): Promise<TurnAllowance>;
  /**
   * Does a piece of work, the only one of its kind for the learner on any instance. Tokens are set aside for it first;
   * what it took is stored before they are free again. What a crash leaves set aside is free after ten seconds.
   * @throws AppError 409 when another piece of its kind is under way for too long, 429 as above
   */
  whileReserved<Result>(
    work: CostlyWork,
    run: (call: TutorCall) => Promise<Result>,
  ): Promise<Result>;
  /**
   * As {@link whileReserved}, and goes on when the signal is raised: a proxy may have given up, or the connection broken.
   * Whoever wishes for the same again waits for it and gets what `find` finds; another wish, and `cancel`, end it.
   * @param find the stored result; null where it is not there
   * @throws AppError as above
   */
  whileKept<Result>(
    work: KeptWork,
    run: (call: TutorCall) => Promise<Result>,
    find: () => Promise<Result | null>,
  ): Promise<Result>;
  /** Ends such work of a learner's, on whatever instance. */
  cancel(work: Pick<KeptWork, "userId" | "kind" | "wish">): Promise<void>;
  /** The day (UTC, as in 2026-11-23) whose tokens count for a learner now; null where nothing is limited. */
  countedDay(): string | null;
  /**
   * As {@link allow}, for a turn that has begun, and had the tokens counted as it did.
   * @param used null where nothing is limited
   * @throws AppError 429 as above
   */
  allowTurn(
    used: CountedTokens | null,
    subject: ModelCallSubject,
    urgency?: Urgency,
  ): Promise<TurnAllowance>;
  /** Stores what has been told and is not stored yet. */
  flush(): Promise<void>;
}
