import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { normalise } from "@elenchus/dialogue/words/words";
import { sentencesOf } from "./commits-to-nothing.ts";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./fits-any-text-phrases.json" with { type: "json" };

/** "He assumes that what he says is true": of any writer, and of no one thing. */
const SAYS_ITSELF = compilePhrases(phrases.saysItself);
/** What can be said of any text, and picks nothing out of this one. */
const ANY_TEXT = compilePhrases(phrases.anyText);
/** The same of any question; whoever weighs the argument may come to it. */
const WEIGHS_ALL = compilePhrases(phrases.weighsAll);
/** Kinds whose answers may weigh. */
const WEIGHS: ReadonlySet<ExpectationKind> = new Set(["impact", "probe"]);
/** "A straw man is when ... . An ad hominem is when ...": the lesson said by heart. */
const RECITED = /(?:^|[.;!?]\s*|\band )(?:an? |the )?[\w' -]{3,30} is (?:when|where|if) /gu;
/** From so many on what words mean is said by heart. */
const RECITALS = 2;

/** What goes on after it is said of this text. */
const GOES_ON = /\b(?:but|however|though|although)\b/u;

/**
 * Whether a text says what can be said of any: most of its sentences do, and none goes on from there. It is not asked where the key
 * itself says such a thing.
 */
export function fitsAnyText(text: string, kind: ExpectationKind): boolean {
  const plain = normalise(text);
  // Whoever has found an ambiguous word says when it means the one thing and when the other.
  if (kind !== "ambiguous_term" && [...plain.matchAll(RECITED)].length >= RECITALS) return true;
  const patterns = WEIGHS.has(kind) ? [SAYS_ITSELF, ANY_TEXT] : [SAYS_ITSELF, ANY_TEXT, WEIGHS_ALL];
  const sentences = sentencesOf(plain);
  const empty = sentences.filter(
    (one) => patterns.some((pattern) => pattern.test(one)) && !GOES_ON.test(one),
  );
  return empty.length * 2 > sentences.length;
}
