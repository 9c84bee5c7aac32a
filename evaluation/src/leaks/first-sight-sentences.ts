import { readByArgument } from "../read-by-argument.ts";
import type { StrangerArgument } from "../stranger-arguments.ts";
import { type Miss, turnAfterMiss } from "../stranger-turn.ts";
import type { SaidSentence } from "./said-sentence.ts";

/** Replies of `first-sight` to a message that misses, each with the sentence in it that tells. */
interface FirstSight extends Miss {
  readonly leaks: readonly { readonly tells: string }[];
}

/** Telling sentences by people who knew no rule of any check; nobody had tried any of them before they were measured. */
export function firstSightSentences(strangers: readonly StrangerArgument[]): SaidSentence[] {
  return readByArgument<FirstSight>("first-sight", strangers).flatMap(({ known, places }) =>
    places.flatMap(({ leaks, ...miss }) => {
      const turn = turnAfterMiss(known.argument, miss);
      return leaks.map(({ tells }) => ({
        turn,
        sentence: tells,
        source: "first sight" as const,
        reply: tells,
      }));
    }),
  );
}
