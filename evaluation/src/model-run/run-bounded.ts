/** How much is done at a time, and for how long. */
export interface Bounds<Item> {
  /** Items that are worked on at the same time. */
  readonly concurrency: number;
  /** Asked before each item; what is under way is finished. */
  readonly mayGoOn: () => boolean;
  readonly work: (item: Item) => Promise<void>;
}

/** Works through a list, several items at a time. Rejects with the first error, once all that is under way has ended. */
export async function runBounded<Item>(
  items: readonly Item[],
  { concurrency, mayGoOn, work }: Bounds<Item>,
): Promise<void> {
  const queue = items.values();
  let hasFailed = false;
  const workers = Array.from({ length: Math.min(concurrency, items.length) }, async () => {
    for (const item of queue) {
      if (hasFailed || !mayGoOn()) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  });
  const results = await Promise.allSettled(workers);
  const failed = results.find((one) => one.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}
