import { contentStems } from "@elenchus/dialogue/words/words";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import { secretsOf } from "./secrets.ts";
import type { Watched } from "./watched.ts";

/** Asks where the text says something, or how something strikes the learner: what it is, the question tells. */
const ASKS_ABOUT =
  /(?:^|[,:;—–] ?)["'*(\s]*(?:(?:and|so|but|now|then|well|ok|good|right)[, ]+)*(?:(?:in|at|from|by|with) )?(?:(?:which|what) (?:(?!kind|sort)\w+ )?(?:words?|sentences?|parts?|phrases?|lines?|clauses?|numbers?|figures?)\b(?! (?:would|could|might|can|do|did|are|have|shall)\b|(?: \w+){1,5} (?:could|can|might) be (?:read|understood|taken|meant)\b)|where (?:does|do|did)\b|what (?:is your view of|do you (?:think|make|say) (?:of|to|about)|would you say (?:to|of))\b|(?:what|how) about\b)([^?]*)\?/u;

/** A question within the question: nothing is taken for granted in it. */
const ASKED_WITHIN = /\b(?:what|who|whose|whom|how|why|whether|which|when)\b.*$/u;

/** Yes or no, by the writer: to a question that asks what should be, that is the conclusion. */
const ANSWERS_ISSUE =
  /\b(?:reply|answer|response|verdict|vote|view|opinion|stance|reaction)\b[^.?!]{0,60}\b(?:is|was|would be)(?: an?)?(?: \w+)? (?:yes|no)\b(?! \p{L}+)|\b(?:says?|said|saying|answer(?:s|ed|ing)?|repl(?:ies|ied|ying)|votes?|voted)(?: with| by)?(?: an?)?(?: \w+)? (?:yes|no)\b(?! (?!to\b)\p{L}+)/u;
const BOTH = /\byes (?:or|and) no\b/u;

/**
 * Looks for sentences that take for granted what is to be found: "Which words ask for a shorter week?", "Its answer is
 * yes." Questions may speak of what was said, of what the issue is, and of nothing else.
 */
export function createPresuppositionCheck(
  watched: Watched,
  { newIn }: OpenWords,
): (read: ReadText) => boolean {
  const { argument } = watched.view;
  const isConclusionOpen = secretsOf(watched).some(({ kind }) => kind === "conclusion");
  return (read) => {
    const answersIssue = ANSWERS_ISSUE.test(read.normal) && !BOTH.test(read.normal);
    if (isConclusionOpen && answersIssue) return true;
    const asked = (ASKS_ABOUT.exec(read.normal)?.[1] ?? "").replace(ASKED_WITHIN, "");
    if (asked === "") return false;
    const inQuestion = contentStems(asked);
    const topic = contentStems(argument.issue);
    return newIn(read).some((stem) => inQuestion.has(stem) && !topic.has(stem));
  };
}
