import type { ModelCallRecord } from "@elenchus/tutor/model-call";
import { AppError } from "../errors/app-error.ts";
import { describeWait } from "../errors/describe-wait.ts";
import type {
  CountedTokens,
  KeptModelCall,
  ModelCallStore,
  ModelCallSubject,
} from "../store/model-call-store.ts";
import type { Allowance, ModelCalls } from "./model-calls.ts";

/** Most tokens, both ways; null: no such limit. */
export interface TokenBudget {
  readonly perDay: number | null;
  readonly perDialogue: number | null;
}

/** What counting works with. */
export interface ModelCallsOptions {
  readonly store: ModelCallStore;
  readonly budget: TokenBudget;
  /** Whether another tutor goes on where the budget ends. */
  readonly hasFallback: boolean;
  readonly now: () => Date;
  readonly report: (message: string, cause: unknown) => void;
}

const SPENT_TODAY =
  "You have used up today's share of the AI tutor. All that you wrote is kept; you can go on";
const SPENT_HERE =
  "This dialogue has used up its share of the AI tutor. Go back to the modules and begin a new one.";

const DAY_MS = 86_400_000;

/** How long it is until midnight, UTC: one moment for everybody. */
function untilNextDay(now: Date): number {
  return DAY_MS - (now.getTime() % DAY_MS);
}

/** Which budget is spent, as a refusal; null when none is. */
function findSpent(
  { budget, now }: ModelCallsOptions,
  subject: ModelCallSubject,
  used: CountedTokens,
): AppError | null {
  const { perDay, perDialogue } = budget;
  if (perDialogue !== null && subject.dialogueId !== null && used.ofDialogue >= perDialogue) {
    return new AppError(429, "dialogue_budget_spent", SPENT_HERE);
  }
  if (perDay === null || subject.userId === null || used.ofUser < perDay) return null;
  const seconds = Math.ceil(untilNextDay(now()) / 1000);
  const text = `${SPENT_TODAY} in ${describeWait(seconds)}.`;
  return new AppError(429, "daily_budget_spent", text, { retryAfter: seconds });
}

/** How long calls wait for others to be stored with: a turn has two of them, and there are many turns at once. */
const GATHER_MS = 100;

/** Stores calls together, off the way of whoever waits for an answer. */
function createKeeper({ store, now, report }: ModelCallsOptions) {
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
  const keep = (subject: ModelCallSubject, record: ModelCallRecord): void => {
    waiting.push({ ...subject, record, at: now() });
    timer ??= setTimeout(() => void flush(), GATHER_MS);
  };
  return { keep, flush };
}

/** Counts calls in the database. */
export function createModelCalls(options: ModelCallsOptions): ModelCalls {
  const { store, budget, hasFallback, now } = options;
  const isLimited = budget.perDay !== null || budget.perDialogue !== null;
  const { keep, flush } = createKeeper(options);
  const countedDay = (): string | null => (isLimited ? now().toISOString().slice(0, 10) : null);
  const count = async (subject: ModelCallSubject): Promise<CountedTokens | null> => {
    const day = countedDay();
    return day === null ? null : store.countTokens(subject, day);
  };
  const spentBy = (subject: ModelCallSubject, used: CountedTokens | null): AppError | null =>
    used === null ? null : findSpent(options, subject, used);
  const toAllowance = (subject: ModelCallSubject, spent: AppError | null): Allowance => ({
    isOverBudget: spent !== null,
    onModelCall: (record) => keep(subject, record),
  });
  const allowAfter = (used: CountedTokens | null, subject: ModelCallSubject): Allowance => {
    const spent = spentBy(subject, used);
    if (spent !== null && !hasFallback) throw spent;
    return toAllowance(subject, spent);
  };
  return {
    allow: async (subject) => allowAfter(await count(subject), subject),
    allowOrSpare: async (subject) => toAllowance(subject, spentBy(subject, await count(subject))),
    countedDay,
    allowAfter,
    flush,
  };
}
