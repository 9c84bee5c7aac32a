import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { AppError } from "../errors/app-error.ts";

/** Work that somebody asked for, and when it was done; null while it is under way. */
interface Asked {
  readonly result: Promise<unknown>;
  doneAt: number | null;
}

/** Makes what a double click sends one. */
export interface JoinSame {
  /** A hook that goes before all others: notes when a request came in. */
  readonly arrive: (request: FastifyRequest) => Promise<void>;
  /** Does work for somebody, unless the same was being done for them when the request came in: then that is its result. */
  readonly join: <Result>(
    request: FastifyRequest,
    what: readonly unknown[],
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

const MOST = 1000;
/** Longer than a request waits for its turn at a busy server. */
const KEPT_MS = 10_000;

function isGone(error: unknown): boolean {
  return error instanceof AppError && error.code === "client_gone";
}

/** A key for a request, as a hash: a password may be in it. */
function keyOf(what: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(what)).digest("base64");
}

/**
 * Whoever asks for the same while it is being done, on this server, gets what comes of it. One whose asker left is begun
 * anew by the next.
 */
export function createJoinSame(): JoinSame {
  const arrivals = new WeakMap<FastifyRequest, number>();
  const asked = new LRUCache<string, Asked>({ max: MOST, ttl: KEPT_MS });
  return {
    arrive: async (request) => void arrivals.set(request, performance.now()),
    async join(request, what, work) {
      const arrived = arrivals.get(request) ?? performance.now();
      const key = keyOf(what);
      for (;;) {
        const same = asked.get(key);
        if (same === undefined || (same.doneAt !== null && same.doneAt < arrived)) break;
        try {
          return (await same.result) as Awaited<ReturnType<typeof work>>;
        } catch (error) {
          if (!isGone(error)) throw error;
          if (asked.get(key) === same) asked.delete(key);
        }
      }
      const mine: Asked = { result: work(), doneAt: null };
      asked.set(key, mine);
      try {
        return (await mine.result) as Awaited<ReturnType<typeof work>>;
      } finally {
        mine.doneAt = performance.now();
      }
    },
  };
}
