import { families, isOfLibrary } from "@elenchus/curriculum/issues/library";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { hearsDistress } from "../../checks/distress/hears-distress.ts";
import { isCommonWord } from "../../text/common-words.ts";
import { nearnessTo } from "../../text/nearness.ts";
import type { Reader } from "../../reader/reader.ts";
import examples from "./interest-examples.json" with { type: "json" };

/** Death, illness or abuse; somebody whom the learner knows; a person's mere name; or anything else. */
export type InterestKind = keyof typeof examples;

/** An interest further than this from every example of a kind is not of it. */
const LEAST_NEARNESS = 0.6;
/** What the reader makes of words that are none of common English is half chance. */
const LEAST_NEARNESS_OF_STRANGE = 0.69;

/** The kind whose nearest example comes nearest; every name and keyword of the library is an ordinary example too. */
export async function kindOfInterest(reader: Reader, interest: string): Promise<InterestKind> {
  if (hearsDistress(interest)) return "grave";
  // It is an example itself: nothing comes nearer.
  if (isOfLibrary(interest)) return "ordinary";
  const known = families().flatMap(({ name, keywords }) => [name, ...keywords]);
  const texts: Record<InterestKind, readonly string[]> = {
    ...examples,
    ordinary: [...examples.ordinary, ...known],
  };
  const isReadable = wordsOf(interest.toLowerCase()).some(isCommonWord);
  let kind: InterestKind = "ordinary";
  let most = Math.max(...(await nearnessTo(reader, interest, texts.ordinary)));
  const least = isReadable ? LEAST_NEARNESS : LEAST_NEARNESS_OF_STRANGE;
  for (const other of ["person", "private", "grave"] as const) {
    const nearness = Math.max(...(await nearnessTo(reader, interest, texts[other])));
    if (nearness <= most || (other !== "person" && nearness < least)) continue;
    kind = other;
    most = nearness;
  }
  return kind;
}
