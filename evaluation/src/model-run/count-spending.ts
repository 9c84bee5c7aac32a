import type { ModelCallRecord } from "@elenchus/dialogue/model-call";

/** Who calls a model in an evaluation. */
export type Caller = "tutor" | "learner" | "judge";

/** What calls came to. */
export interface Spending {
  readonly calls: number;
  /** Sent upstream, second tries and repairs included. */
  readonly requests: number;
  readonly failedCalls: number;
  readonly inputTokens: number;
  /** Of these, read from the provider's cache. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** US dollars; null where a price is not known. */
  readonly dollars: number | null;
}

const NOTHING: Spending = {
  calls: 0,
  requests: 0,
  failedCalls: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  dollars: 0,
};

function addCall(
  sum: Spending,
  { usage, costMicros, requests, outcome }: ModelCallRecord,
): Spending {
  return {
    calls: sum.calls + 1,
    requests: sum.requests + requests,
    failedCalls: sum.failedCalls + (outcome === "ok" ? 0 : 1),
    inputTokens: sum.inputTokens + usage.inputTokens,
    cachedTokens: sum.cachedTokens + usage.cacheReadTokens,
    outputTokens: sum.outputTokens + usage.outputTokens,
    dollars: sum.dollars === null || costMicros === null ? null : sum.dollars + costMicros / 1e6,
  };
}

/** Accounts of an evaluation. */
export interface SpendingCount {
  readonly add: (caller: Caller, record: ModelCallRecord) => void;
  readonly of: (caller: Caller) => Spending;
  /** Whether all tokens are spent that may be. */
  readonly isSpent: () => boolean;
}

/** Opens accounts that end at a number of tokens, both ways and of all callers together. */
export function countSpending(tokens: number): SpendingCount {
  const sums: Record<Caller, Spending> = { tutor: NOTHING, learner: NOTHING, judge: NOTHING };
  return {
    add(caller, record) {
      sums[caller] = addCall(sums[caller], record);
    },
    of: (caller) => sums[caller],
    isSpent: () =>
      Object.values(sums).reduce((sum, one) => sum + one.inputTokens + one.outputTokens, 0) >=
      tokens,
  };
}
