import type { Argument, Expectation } from "../../dialogue/argument.ts";
import { OWN_TERM_ID } from "../../judging/own-term-id.ts";
import { cosine } from "../../reading/cosine.ts";
import { contentStems } from "../../reading/words.ts";
import type { Embed } from "../guard/nearness.ts";

/** Content words shared with what an answer to this may be made of, from which on it may be one. */
const SHARED = { words: 2, share: 0.5 } as const;
/** Short of that, so near at least; found on the labelled answers, of which one in 200 is farther off. */
const NEAR_ENOUGH = 0.28;
/** Answers to these are about the passage as a whole as much as about what the key says. */
const OF_PASSAGE: ReadonlySet<string> = new Set(["fallacy", "statistical_flaw", "impact", "probe"]);

/** What an answer to an expectation may be made of. */
function materialOf({ passage, issue, key }: Argument, one: Expectation): string[] {
  const sentences = passage.split(/(?<=[.!?])\s+/u);
  const own = [one.statement, ...one.paraphrases, one.quote ?? "", ...(one.valueWords ?? [])];
  const term = one.term === undefined ? [] : [one.term.phrase, ...one.term.readings];
  const isOwn = one.isOwn === true || one.id === OWN_TERM_ID;
  const alike = isOwn
    ? key.expectations
        .filter((other) => other.kind === one.kind)
        .flatMap((other) => other.paraphrases)
    : [];
  const around = isOwn || OF_PASSAGE.has(one.kind) ? [issue, ...sentences] : [];
  return [...own, ...term, ...alike, ...around].filter((text) => text !== "");
}

/**
 * Whether words may be an answer to an expectation at all. A judge that was talked round credits words that
 * have nothing to do with it; an honest one is hardly ever stopped here.
 */
export async function isPlausible(
  embed: Embed,
  argument: Argument,
  expectation: Expectation,
  words: string,
): Promise<boolean> {
  const material = materialOf(argument, expectation);
  const known = contentStems(material.join(" "));
  const said = [...contentStems(words)];
  const shared = said.filter((stem) => known.has(stem)).length;
  if (shared >= SHARED.words || shared >= said.length * SHARED.share) return true;
  const [vector, ...others] = await embed([words, ...material]);
  if (vector === undefined || vector.length === 0) return false;
  return others.some((other) => other.length > 0 && cosine(vector, other) >= NEAR_ENOUGH);
}
