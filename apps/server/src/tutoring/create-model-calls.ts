import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import { AppError } from "../errors/app-error.ts";
import { describeWait } from "../errors/describe-wait.ts";
import type { Metrics } from "../metrics/metrics.ts";
import {
  type CountedTokens,
  type KeptModelCall,
  type ModelCallStore,
  type ModelCallSubject,
  TURN_TOKENS,
} from "../store/turns/model-call-store.ts";
import type { WorkLeaseStore } from "../store/turns/work-lease-store.ts";
import type { Allowance, CostlyWork, ModelCalls } from "./model-calls.ts";
import { cancelWork, keepWork } from "./keep-work.ts";
import { ESTIMATES, reserveWork } from "./reserve-work.ts";
import { watchFirstCalls } from "./first-calls.ts";

/** Most tokens, both ways; null: no such limit. */
export interface TokenBudget {
  readonly perDay: number | null;
  readonly perDialogue: number | null;
}

/** The parts that counting works with. */
export interface ModelCallsOptions {
  readonly store: ModelCallStore;
  readonly leases: WorkLeaseStore;
  readonly budget: TokenBudget;
  /** Whether another tutor goes on where the day's share ends. */
  readonly hasFallback: boolean;
  /** Factor on every time limit of what is done by the model; 1 unless given. */
  readonly patience?: number;
  readonly metrics: Pick<Metrics, "modelCalled">;
  readonly now: () => Date;
  readonly report: (message: string, cause: unknown) => void;
}

const SPENT_TODAY =
  "You have reached today's limit of the AI tutor. Everything you wrote is saved.";

const DAY_MS = 86_400_000;

/** How long it is until midnight, UTC: one moment for everybody. */
function untilNextDay(now: Date): number {
  return DAY_MS - (now.getTime() % DAY_MS);
}

/** All that a learner can have under way at once. */
const MOST_AT_ONCE = Object.values(ESTIMATES).reduce((sum, one) => sum + one, TURN_TOKENS);

/**
 * Whether a limit has no room for what work takes at most. Where it is so low that it has none for two such pieces, half of
 * it is enough: else nothing could ever begin.
 */
function isFull(limit: number | null, used: number, wanted: number): boolean {
  return limit !== null && used + Math.max(1, Math.min(wanted, limit / 2)) > limit;
}

const isLimited = ({ perDay, perDialogue }: TokenBudget) => perDay !== null || perDialogue !== null;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const hasRoom =
  (perDay: number | null) =>
  ({ ofUser, setAside }: CountedTokens, wanted: number): boolean =>
    !isFull(perDay, ofUser + setAside, wanted);

/** Whether so little is left that it has to be looked at in turn, which costs some statements more. */
function isNearlySpent(limit: number | null, used: CountedTokens | null): boolean {
  const { ofUser = 0, setAside = 0 } = used ?? {};
  return limit !== null && ofUser + setAside + MOST_AT_ONCE > limit;
}

/** Why work has to wait for the next day. */
function spentToday({ now }: ModelCallsOptions, { dialogueId }: ModelCallSubject): AppError {
  const seconds = Math.ceil(untilNextDay(now()) / 1000);
  const goOn = dialogueId === null ? "You can continue" : "You can close this page and continue";
  const text = `${SPENT_TODAY} ${goOn} in ${describeWait(seconds)}.`;
  return new AppError(429, "daily_budget_spent", text, { retryAfter: seconds });
}

/** How long calls wait for others to be stored with: a turn has two of them, and there are many turns at once. */
const GATHER_MS = 100;

/** Stores calls together, off the way of whoever waits for an answer. */
function createKeeper({ store, metrics, now, report, patience = 1 }: ModelCallsOptions) {
  let waiting: KeptModelCall[] = [];
  let timer: NodeJS.Timeout | null = null;
  let storing: Promise<void> = Promise.resolve();
  const storeEach = async (calls: readonly KeptModelCall[]): Promise<void> => {
    try {
      await store.keep(calls);
    } catch (error) {
      if (calls.length === 1) report("a call to the language model could not be counted", error);
      // One learner's account may be gone by now: that is no reason not to count the others' calls.
      else for (const one of calls) await storeEach([one]);
    }
  };
  const flush = (): Promise<void> => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const calls = waiting;
    waiting = [];
    if (calls.length > 0) storing = storing.then(() => storeEach(calls));
    return storing;
  };
  const watch = watchFirstCalls(patience, report);
  const keep = (subject: ModelCallSubject, record: ModelCallRecord): void => {
    watch(record);
    metrics.modelCalled(record);
    waiting.push({ ...subject, record, at: now() });
    timer ??= setTimeout(() => void flush(), GATHER_MS);
  };
  return { keep, flush };
}

/** Counts calls in the database. */
export function createModelCalls(options: ModelCallsOptions): ModelCalls {
  const { store, budget, hasFallback, patience = 1, now } = options;
  const { keep, flush } = createKeeper(options);
  const countedDay = (): string | null => (isLimited(budget) ? dayOf(now()) : null);
  const allowWanted = (
    wanted: number,
    ...[used, subject, urgency = "may_wait"]: Parameters<ModelCalls["allowTurn"]>
  ): Allowance => {
    const { ofUser = 0, setAside = 0, ofDialogue = 0 } = used ?? {};
    const isOfDialogue =
      subject.dialogueId !== null && isFull(budget.perDialogue, ofDialogue, wanted);
    const isOfDay = subject.userId !== null && isFull(budget.perDay, ofUser + setAside, wanted);
    const mayWait = urgency === "may_wait" && !isOfDialogue && !hasFallback;
    if (isOfDay && mayWait) throw spentToday(options, subject);
    return {
      isOverBudget: isOfDialogue || isOfDay,
      onModelCall: (record) => keep(subject, record),
      patience,
    };
  };
  const allowTurn: ModelCalls["allowTurn"] = async (used, subject, urgency) => {
    const day = isNearlySpent(budget.perDay, used) ? countedDay() : null;
    const exact = day === null ? used : await store.countInTurn(subject, day);
    // The tokens that a turn took are counted before the dialogue, and those set aside with it, are let go.
    const settle = day === null ? async () => {} : flush;
    return { ...allowWanted(TURN_TOKENS, exact, subject, urgency), settle };
  };
  const reserving = {
    ...options,
    patience,
    day: () => dayOf(now()),
    fits: hasRoom(budget.perDay),
    allow: (used: CountedTokens, { userId, kind }: CostlyWork) =>
      allowWanted(ESTIMATES[kind], used, { userId, dialogueId: null }),
    flush,
  };
  return {
    patience,
    whileReserved: (work, run) => reserveWork(reserving, work, run),
    whileKept: (work, run, find) => keepWork(reserving, work, run, find),
    cancel: (work) => cancelWork(reserving, work),
    async allow(subject, urgency) {
      const day = countedDay();
      const used = day === null ? null : await store.countTokens(subject, day);
      return allowTurn(used, subject, urgency);
    },
    countedDay,
    allowTurn,
    flush,
  };
}
