import { contentStems } from "../../reading/words.ts";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import type { Watched } from "./watched.ts";

/** Asks where the text says something, or how something strikes the learner: what it is, the question tells. */
const ASKS_ABOUT =
  /(?:^|[,:;—–] ?)["'*(\s]*(?:(?:and|so|but|now|then|well|ok|good|right)[, ]+)*(?:(?:in|at|from|by|with) )?(?:(?:which|what) (?:(?!kind|sort)\w+ )?(?:words?|sentences?|parts?|phrases?|lines?|clauses?|numbers?|figures?)\b(?! (?:would|could|might|can|do|did|are|have|shall)\b)|where (?:does|do|did)\b|what (?:is your view of|do you (?:think|make|say) (?:of|to|about)|would you say (?:to|of))\b|(?:what|how) about\b)([^?]*)\?/u;

/** A question within the question: nothing is taken for granted in it. */
const ASKED_WITHIN = /\b(?:what|who|whose|whom|how|why|whether|which|when)\b.*$/u;

/**
 * Looks for questions that take for granted what is to be found: "Which words ask for a shorter week?" They may
 * speak of what was said, of what the issue is, and of nothing else.
 */
export function createPresuppositionCheck(
  { view: { argument } }: Watched,
  { newIn }: OpenWords,
): (read: ReadText) => boolean {
  return (read) => {
    const asked = (ASKS_ABOUT.exec(read.normal)?.[1] ?? "").replace(ASKED_WITHIN, "");
    if (asked === "") return false;
    const inQuestion = contentStems(asked);
    const topic = contentStems(argument.issue);
    return newIn(read).some((stem) => inQuestion.has(stem) && !topic.has(stem));
  };
}
