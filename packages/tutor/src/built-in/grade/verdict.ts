import { isHeap } from "./reading/heaps.ts";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./verdict-phrases.json" with { type: "json" };

/** Fewest words and content words of an answer that gives a reason with its verdict. */
const LEAST = { words: 7, content: 3 } as const;
/** An answer of so many words says enough when it tells what is left, or what falls away. */
const TOLD = { words: 9, content: 4 } as const;

const WEAKER = compilePhrases(phrases.weaker);
/** What falls away, what is left, or what does not follow, said of the thing itself. */
const TELLS_EFFECT = compilePhrases(phrases.tellsEffect);
const SPLITS = compilePhrases(phrases.splits);
const BECAUSE = compilePhrases(phrases.because);
/** What may join a reason in a longer answer. */
const JOINS = /\b(?:and|who|for|by|with|no|other|another|would|will|in|of)\b/u;
const LONGER = 10;
/** A longer answer that speaks of no change may speak of the matter and not of the argument. */
const TERSE = 14;
const STRONGER = compilePhrases(phrases.stronger);
const PRAISES = compilePhrases(phrases.praises);
const REFUTED = compilePhrases(phrases.refuted);
/** A plan drawn from it, in the place of a verdict. */
const PLAN = /^(?:so|then|therefore|thus|that means)\b.{0,60}\bshould\b/u;
const PERSON =
  /\b(?:biased|lying|liar|lies? about|could be lying|trust (?:him|her)|an? \w+ lover)\b/u;
/** Taste in the place of a reason. */
const TASTE = /\bi (?:just |really )?(?:like|love|hate|enjoy|prefer)\b/u;

const NO_CHANGE = compilePhrases(phrases.noChange);

/** What a text makes of an argument's strength; "bare" gives no reason for it. */
export type Verdict = "reasoned" | "bare" | "stronger" | "refuted" | "none";

/** What a text says of an argument's strength, and whether it says why. */
export function readVerdict(message: string): Verdict {
  const text = normalise(message);
  if (isHeap(text) || TASTE.test(text)) return "none";
  const weak = WEAKER.exec(text);
  const tells = TELLS_EFFECT.test(text) || SPLITS.test(text);
  const turns =
    /\b(?:but|unless|though|still|less|weak\w*|not|doesn't|isn't|nothing|any ?more|left)\b/u.test(
      text,
    );
  if (NO_CHANGE.test(text) && wordsOf(text).length <= TERSE) return "stronger";
  if (PRAISES.test(text) && !/\b(?:but|less|weaker|unless)\b/u.test(text)) return "stronger";
  if (STRONGER.test(text) && !(tells && turns)) return praiseOr(weak);
  if (PLAN.test(text) || (REFUTED.test(text) && weak === null)) return "refuted";
  if (PERSON.test(text) && weak === null) return "none";
  if (weak === null && !tells) return "none";
  const rest = weak === null ? text : text.replace(weak[0], " ");
  const isLong = wordsOf(text).length >= LEAST.words && contentStems(rest).size >= LEAST.content;
  const isJoined = BECAUSE.test(rest) || (wordsOf(text).length >= LONGER && JOINS.test(rest));
  if (weak !== null) return isLong && isJoined ? "reasoned" : "bare";
  const isTold = wordsOf(text).length >= TOLD.words && contentStems(text).size >= TOLD.content;
  return isTold ? "reasoned" : "none";
}

/** "It does not make it stronger" is no praise. */
function praiseOr(weak: RegExpExecArray | null): Verdict {
  return weak !== null && /\b(?:less|weak\w*|not|n't|lose|unconvinc\w*)\b/u.test(weak[0])
    ? "reasoned"
    : "stronger";
}
