/** Runs work one after the other for each key. */
export type TakeTurns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Work of one key waits for the work of that key that came before, whatever became of it. Within this
 * process alone.
 */
export function createTurnTaking(): TakeTurns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
