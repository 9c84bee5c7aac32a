import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseAwayError } from "../errors/database-away-error.ts";
import { LagMeter } from "./replica-lag.ts";
import {
  BACK_AT_SECONDS,
  MOST_LAG_SECONDS,
  TOLD_LAG_SECONDS,
  type ReplicaState,
} from "./replica.ts";
import { findMismatch, type Standing } from "./replica-standing.ts";

const LOOK_EVERY_MS = 1000;
const ANSWERS_WITHIN_MS = 1500;
/** A replica is asked so much later than its primary: what is on its way by then is no lag. */
const HEAD_START_MS = 100;
const MINUTE_MS = 60_000;

/** What a watch looks at, and who hears of it. */
export interface Watched {
  readonly askPrimary: () => Promise<Standing>;
  readonly askReplica: () => Promise<Standing>;
  readonly report: (message: string, cause: unknown) => void;
}

async function inTime(answer: Promise<Standing>): Promise<Standing> {
  const late = new AbortController();
  const giveUp = async (): Promise<never> => {
    await sleep(ANSWERS_WITHIN_MS, null, { signal: late.signal, ref: false });
    throw new DatabaseAwayError("the replica does not answer in time");
  };
  try {
    return await Promise.race([answer, giveUp()]);
  } finally {
    late.abort();
  }
}

/** Whether the connection failed, and not the question. Source: PostgreSQL, appendix A. */
function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!("severity" in error)) return true;
  return "code" in error && /^(?:08|28|3D|53|57P|58)/u.test(String(error.code));
}

/** Looks every second how a replica stands, and tells of every change once. */
export class ReplicaWatch {
  readonly #watched: Watched;
  readonly #headStartMs: number;
  readonly #lag = new LagMeter();
  #state: ReplicaState = { kind: "behind", lagSeconds: null };
  /** What the log was told last. */
  #told: "behind" | "away" | "late" | null = null;
  #toldOfQuestionAt = -MINUTE_MS;
  readonly #ended = new AbortController();

  constructor(watched: Watched, headStartMs = HEAD_START_MS) {
    this.#watched = watched;
    this.#headStartMs = headStartMs;
  }

  state(): ReplicaState {
    return this.#state;
  }

  /** Looks until it is closed. */
  async run(): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      await this.look();
      await sleep(LOOK_EVERY_MS, null, { signal, ref: false }).catch(() => {});
    }
  }

  close(): void {
    this.#ended.abort();
  }

  /** Looks once. Of a primary that does not answer others tell: the replica stands as it stood. */
  async look(): Promise<void> {
    const primary = await inTime(this.#watched.askPrimary()).catch(() => null);
    if (primary === null) return;
    this.#lag.note(performance.now(), primary.position);
    await sleep(this.#headStartMs, null, { ref: false });
    try {
      const replica = await inTime(this.#watched.askReplica());
      const mismatch = findMismatch(primary, replica);
      if (mismatch !== null)
        this.#lose(`${mismatch}: supervisors' pages are read from the primary`);
      else this.#measure(replica.position);
    } catch (error) {
      this.#loseConnection(error);
    }
  }

  /** Told of a question that the replica did not answer. */
  failed(error: unknown): void {
    if (isOfConnection(error)) {
      this.#loseConnection(error);
      return;
    }
    const now = performance.now();
    if (now - this.#toldOfQuestionAt < MINUTE_MS) return;
    this.#toldOfQuestionAt = now;
    this.#watched.report("the replica did not answer a question, and the primary did", error);
  }

  #loseConnection(error: unknown): void {
    const text =
      "the replica does not answer: supervisors' pages are read from the primary until it does";
    this.#lose(text, error);
  }

  #lose(text: string, cause: unknown = null): void {
    // Who closes its own connections need not hear of that.
    if (this.#ended.signal.aborted) return;
    this.#state = { kind: "away" };
    this.#tell("away", text, cause);
  }

  #measure(replayed: number): void {
    const now = performance.now();
    const lag = this.#lag.measure(now, replayed);
    const atLeast = (lag ?? this.#lag.watchedFor(now)) / 1000;
    const most = this.#told === "behind" ? BACK_AT_SECONDS : MOST_LAG_SECONDS;
    if (lag !== null && atLeast <= most) this.#follow(atLeast);
    else this.#fallBehind(lag === null ? null : atLeast, atLeast);
  }

  #fallBehind(lagSeconds: number | null, atLeast: number): void {
    this.#state = { kind: "behind", lagSeconds };
    if (atLeast <= BACK_AT_SECONDS) return;
    const text = `the replica is ${Math.round(atLeast)} s behind: supervisors' pages are read from the primary until it has caught up`;
    this.#tell("behind", text);
  }

  #follow(lagSeconds: number): void {
    this.#state = { kind: "following", lagSeconds };
    const isLate = lagSeconds > TOLD_LAG_SECONDS;
    const lag = `${Math.round(lagSeconds)} s behind`;
    if (this.#told === "away" || this.#told === "behind") {
      this.#told = isLate ? "late" : null;
      const text = `the replica is back, ${lag}: supervisors' pages are read from it again`;
      this.#watched.report(text, null);
    } else if (isLate) this.#tell("late", `the replica is ${lag}: supervisors' pages say so`);
    // Not at each time that it comes near the limit.
    else if (lagSeconds < TOLD_LAG_SECONDS / 2) this.#told = null;
  }

  #tell(what: "behind" | "away" | "late", text: string, cause: unknown = null): void {
    if (this.#told === what) return;
    this.#told = what;
    this.#watched.report(text, cause);
  }
}
