import type { ModelCallRecord, TutorCall } from "@elenchus/tutor/model-call";
import { AppError } from "../errors/app-error.ts";
import type { KeptModelCall, ModelCallStore, ModelCallSubject } from "../store/model-call-store.ts";
import type { ModelCalls } from "./model-calls.ts";

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

/** Requests upstream for one turn, its calls together. Source: issue "at most three upstream calls". */
const MOST_REQUESTS = 3;

const SPENT_TODAY =
  "You have used up today's share of the AI tutor. Your dialogue is kept; you can go on tomorrow.";
const SPENT_HERE =
  "This dialogue has used up its share of the AI tutor. Go back to the modules and begin a new one.";

/** Midnight, UTC: one moment for everybody. */
function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}

function startOfNextDay(now: Date): Date {
  return new Date(startOfDay(now).getTime() + 86_400_000);
}

/** Which budget is spent, as a refusal; null when none is. */
async function findSpent(
  { store, budget, now }: ModelCallsOptions,
  { userId, dialogueId }: ModelCallSubject,
): Promise<AppError | null> {
  const { perDay, perDialogue } = budget;
  const moment = now();
  const [today, here] = await Promise.all([
    perDay === null || userId === null ? 0 : store.countTokensOfUser(userId, startOfDay(moment)),
    perDialogue === null || dialogueId === null ? 0 : store.countTokensOfDialogue(dialogueId),
  ]);
  if (perDialogue !== null && here >= perDialogue) {
    return new AppError(429, "dialogue_budget_spent", SPENT_HERE);
  }
  if (perDay === null || today < perDay) return null;
  const seconds = Math.ceil((startOfNextDay(moment).getTime() - moment.getTime()) / 1000);
  return new AppError(429, "daily_budget_spent", SPENT_TODAY, { retryAfter: seconds });
}

/** Counts calls in the database, off the way of whoever waits for the answer. */
export function createModelCalls(options: ModelCallsOptions): ModelCalls {
  const { store, now, report, hasFallback } = options;
  let waiting: KeptModelCall[] = [];
  let storing: Promise<void> = Promise.resolve();
  const storeWaiting = async (): Promise<void> => {
    const calls = waiting;
    waiting = [];
    try {
      await store.keep(calls);
    } catch (error) {
      report("calls to the language model could not be counted", error);
    }
  };
  const keep = (subject: ModelCallSubject, record: ModelCallRecord): void => {
    waiting.push({ ...subject, record, at: now() });
    // All that comes while one write is under way goes with the next.
    if (waiting.length === 1) storing = storing.then(storeWaiting);
  };
  return {
    async begin({ userId, dialogueId, signal, isTurn = false }): Promise<TutorCall> {
      const subject = { userId, dialogueId };
      const spent = await findSpent(options, subject);
      if (spent !== null && !hasFallback) throw spent;
      return {
        signal,
        ...(isTurn ? { requests: { left: MOST_REQUESTS } } : {}),
        isOverBudget: spent !== null,
        onModelCall: (record) => keep(subject, record),
      };
    },
    flush: () => storing,
  };
}
