/** How much work there may be. */
export interface TurnRule {
  /** Of all sources together. */
  readonly atOnce: number;
  /** Of one source, that which runs included. */
  readonly ofSource: number;
  /** Of all sources together, that which runs included. */
  readonly ofAll: number;
}

/** Who has too much under way for one piece more. */
export type Crowd = "source" | "all";

/** Takes its turn for the part of the work that keeps a processor busy. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs work of a source's, or does not let it in. */
export interface FairTurns {
  /** @param refuse told who has too much under way; what it answers is answered */
  enter<Result>(
    source: string,
    run: (takeTurn: TakeTurn) => Promise<Result>,
    refuse: (crowd: Crowd) => Promise<Result>,
  ): Promise<Result>;
}

/** Those who wait, by source, and whose turn comes next. */
function createRing() {
  const waiting = new Map<string, (() => void)[]>();
  return {
    add(source: string, go: () => void): void {
      const own = waiting.get(source);
      if (own) own.push(go);
      else waiting.set(source, [go]);
    },
    /** The first one of the source that has waited longest for its turn; the source then waits anew. */
    next(): (() => void) | undefined {
      const [entry] = waiting;
      if (entry === undefined) return undefined;
      const [source, own] = entry;
      const go = own.shift();
      waiting.delete(source);
      if (own.length > 0) waiting.set(source, own);
      return go;
    },
  };
}

/**
 * Few pieces of work at once, the sources one after the other: whoever brings a hundred waits for ninety-nine of their own,
 * and everybody else for one of them. Within this process alone: it is its processors that are shared.
 */
export function createFairTurns({ atOnce, ofSource, ofAll }: TurnRule): FairTurns {
  const ring = createRing();
  const inside = new Map<string, number>();
  let [running, all] = [0, 0];
  const takeTurn =
    (source: string): TakeTurn =>
    async (work) => {
      if (running < atOnce) running += 1;
      else await new Promise<void>((go) => ring.add(source, go));
      try {
        return await work();
      } finally {
        // A place is handed on, or given up.
        const next = ring.next();
        if (next) next();
        else running -= 1;
      }
    };
  return {
    async enter(source, run, refuse) {
      const own = inside.get(source) ?? 0;
      if (own >= ofSource) return refuse("source");
      if (all >= ofAll) return refuse("all");
      inside.set(source, own + 1);
      all += 1;
      try {
        return await run(takeTurn(source));
      } finally {
        all -= 1;
        const left = (inside.get(source) ?? 1) - 1;
        if (left === 0) inside.delete(source);
        else inside.set(source, left);
      }
    },
  };
}
