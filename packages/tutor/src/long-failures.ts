/** From so long on, in milliseconds, a failure is one that somebody waited for in vain. */
const LONG_MS = 20_000;
/** So many of them running, and the same is not tried again for so long. */
const ENOUGH = 3;
const REST_MS = 600_000;

/** Counts the failures of each kind of work that took long, so that not every learner waits for the next one. */
export interface LongFailures {
  /** Whether a kind of work is not to be tried for now. */
  readonly areTooMany: (work: string) => boolean;
  /** Does it, and counts how it ends. */
  readonly watch: <Result>(work: string, run: () => Promise<Result>) => Promise<Result>;
}

/** @param now a clock in milliseconds that only goes up */
export function countLongFailures(now: () => number): LongFailures {
  const failed = new Map<string, { readonly times: number; readonly at: number }>();
  return {
    areTooMany(work) {
      const { times = 0, at = 0 } = failed.get(work) ?? {};
      return times >= ENOUGH && now() - at < REST_MS;
    },
    async watch(work, run) {
      const startedAt = now();
      try {
        const result = await run();
        failed.delete(work);
        return result;
      } catch (error) {
        const { times = 0, at = -Infinity } = failed.get(work) ?? {};
        // What was under way at the same time failed of the same.
        const counts = now() - startedAt >= LONG_MS && startedAt >= at;
        if (counts) failed.set(work, { times: times + 1, at: now() });
        throw error;
      }
    },
  };
}
