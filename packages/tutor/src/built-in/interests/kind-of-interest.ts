import { families } from "@elenchus/curriculum/issues/library";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { hearsDistress } from "../../checks/distress/hears-distress.ts";
import { isCommonWord } from "../../text/common-words.ts";
import { nearnessTo } from "../../text/nearness.ts";
import type { Reader } from "../../reader/reader.ts";
import examples from "./interest-examples.json" with { type: "json" };

/** Why no argument is written about an interest: death, illness or abuse; or somebody whom the learner knows. */
export type UnfitKind = "grave" | "private";

/** An interest further than this from every example of a kind is not of it. */
const LEAST_NEARNESS = 0.6;
/** What the reader makes of words that are none of common English is half chance. */
const LEAST_NEARNESS_OF_STRANGE = 0.69;

const nearest = async (reader: Reader, interest: string, texts: readonly string[]) =>
  Math.max(...(await nearnessTo(reader, interest, texts)));

/** Every name and keyword of the library is an ordinary example too. */
function nearestOrdinary(reader: Reader, interest: string): Promise<number> {
  const known = families().flatMap(({ name, keywords }) => [name, ...keywords]);
  return nearest(reader, interest, [...examples.ordinary, ...known]);
}

/**
 * The kind of an unfit interest whose nearest example comes nearest; null where an ordinary thing or a person's name
 * comes nearer. The many ordinary examples are placed only where there is a doubt.
 */
export async function findUnfitKind(reader: Reader, interest: string): Promise<UnfitKind | null> {
  if (hearsDistress(interest)) return "grave";
  const isReadable = wordsOf(interest.toLowerCase()).some(isCommonWord);
  const least = isReadable ? LEAST_NEARNESS : LEAST_NEARNESS_OF_STRANGE;
  const isPrivate = await nearest(reader, interest, examples.private);
  const isGrave = await nearest(reader, interest, examples.grave);
  const most = Math.max(isPrivate, isGrave);
  if (most < least) return null;
  const person = await nearest(reader, interest, examples.person);
  if (most <= Math.max(person, await nearestOrdinary(reader, interest))) return null;
  return isGrave > isPrivate ? "grave" : "private";
}

/** Whether an interest is a person's mere name rather than a thing. */
export async function isPersonsName(reader: Reader, interest: string): Promise<boolean> {
  const person = await nearest(reader, interest, examples.person);
  return person > (await nearestOrdinary(reader, interest));
}
