/** Runs work of each key in turns. */
export type KeyMutex = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Work of one key waits for the work of that key that came before, whatever became of it. Within this
 * process alone.
 * @param atOnce how much of one key may run at a time
 */
export function createKeyMutex(atOnce = 1): KeyMutex {
  const queues = new Map<string, Queue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? { running: 0, waiting: [] };
    queues.set(key, queue);
    if (queue.running < atOnce) queue.running += 1;
    else await new Promise<void>((go) => queue.waiting.push(go));
    try {
      return await work();
    } finally {
      // A place is handed on, or given up.
      const next = queue.waiting.shift();
      if (next) next();
      else queue.running -= 1;
      if (queue.running === 0) queues.delete(key);
    }
  };
}
