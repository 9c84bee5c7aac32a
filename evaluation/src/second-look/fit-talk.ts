import type { MeaningNetwork } from "@elenchus/tutor/text/meaning-network";
import { fitNetwork } from "../fit-network.ts";

/** Where a text is from: it is talk, somebody's answer, or a key's own way of saying something. */
export type TalkSource = "talk" | "answer" | "key";

/** A text's meaning, and what it is. */
export interface TalkCase {
  readonly vector: Float32Array;
  readonly source: TalkSource;
}

/** What the texts of each source weigh together. */
const WEIGHTS: Readonly<Record<TalkSource, number>> = { talk: 0.5, answer: 0.35, key: 0.15 };

/** Found by leaving origins out in turn. */
const PLAN = { networks: 1, units: 16, epochs: 24, rate: 0.006, shrink: 3e-4, scale: 3 } as const;

/** Fits a network to texts. */
export function fitTalk(cases: readonly TalkCase[]): MeaningNetwork {
  const known = cases.filter(({ vector }) => vector.length > 0);
  const counts = Object.groupBy(known, ({ source }) => source);
  return fitNetwork(
    known.map(({ vector, source }) => {
      const share = (WEIGHTS[source] * known.length) / (counts[source]?.length ?? 1);
      return { numbers: vector, right: source === "talk", weight: share };
    }),
    PLAN,
  );
}
