import type { ArgumentMap as MapOnWire } from "@elenchus/contract/argument-map";
import type { ArgumentMap } from "@elenchus/dialogue/argument-map/argument-map";

/** Field by field: nothing that a map may hold one day goes out by itself. */
export function presentArgumentMap({ nodes }: ArgumentMap): MapOnWire {
  return {
    nodes: nodes.map(({ part, kind, hangs, step, standing, text, question, quote, words, on }) => ({
      part,
      kind,
      hangs,
      step,
      standing,
      text,
      question,
      quote,
      words,
      on,
    })),
  };
}
