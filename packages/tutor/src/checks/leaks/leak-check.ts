import { hasMarkup } from "./form.ts";
import { knownWordsOf } from "./free-texts.ts";
import type { ScoreLeak } from "./leak-classifier.ts";
import { laterAnswersOf, openAnswersOf, type ReplyContext } from "./open-answers.ts";
import { findOwnWords } from "./own-words.ts";
import { findRuns, type ReadSentence, readSentence } from "./read-sentence.ts";
import { leavesRole } from "./role.ts";

/** Why a sentence may not be said. */
export interface LeakFault {
  readonly kind: "leak" | "form" | "role";
  /** For whoever reviews, without any text of the sentence or of the key: "conclusion: in the key's words". */
  readonly reason: string;
}

/** Asks a model whether a sentence states one of the answers of the open step, given as statements. */
export type AskWhetherTold = (sentence: string, answers: readonly string[]) => Promise<boolean>;

/**
 * Looks at one sentence of a reply, with those `said` before it; null when it may be said. Where there is somebody to
 * `ask`, they decide on what the classifier marks.
 */
export type CheckSentence = (
  context: ReplyContext,
  sentence: string,
  said: readonly string[],
  ask?: AskWhetherTold,
) => Promise<LeakFault | null>;

/** Share of a sentence's words that stand in runs of what was said or found, from which on it says that again. */
const SAID_AGAIN = 0.7;

/** Whether a sentence gives back what the learner has said, or what was earned or told, word for word. */
function givesBack(context: ReplyContext, { words }: ReadSentence): boolean {
  const found = findRuns(words, knownWordsOf(context).earnedText).filter(Boolean);
  return found.length >= Math.max(1, words.length * SAID_AGAIN);
}

/**
 * Whether all its words of content are known or talk about texts: it tells nothing, and needs no reader. A further
 * question about the course is answered in just such words.
 */
function bringsNothingNew(context: ReplyContext, { unsaid }: ReadSentence): boolean {
  const asksOfCourse = openAnswersOf(context).some(({ expectation: { kind } }) => kind === "probe");
  return unsaid.length === 0 && !asksOfCourse;
}

/**
 * Makes the check that keeps out of a tutor's replies what is still to be found, markup, and what is out of its role
 * (decision 54). An honest sentence that it refuses costs more than a leak: it lets pass what it is not sure of.
 */
export function createLeakCheck(scoreLeak: ScoreLeak): CheckSentence {
  return async (context, sentence, said, ask) => {
    if (hasMarkup(sentence)) return { kind: "form", reason: "markup" };
    if (leavesRole(sentence, knownWordsOf(context).names))
      return { kind: "role", reason: "speaks of itself" };
    if (laterAnswersOf(context).length === 0 || context.allowed.includes(sentence)) return null;
    const read = readSentence(context, sentence);
    if (givesBack(context, read)) return null;
    const together = [...said.slice(-1), sentence].join(" ");
    const told = findOwnWords(context, sentence) ?? findOwnWords(context, together);
    if (told !== null) return { kind: "leak", reason: `${told}: in the key's words` };
    if (openAnswersOf(context).length === 0 || context.isAnswer === true) return null;
    if (bringsNothingNew(context, read)) return null;
    // Where the reader fails, which tells of that itself, nobody knows: that is a mark, too.
    if ((await scoreLeak(context, read).catch(() => 1)) <= 0) return null;
    const answers = openAnswersOf(context).map(({ expectation }) => expectation.statement);
    // The account of calls tells how the question ended: to have no answer is no reason to refuse.
    const isTold = ask === undefined || (await ask(sentence, answers).catch(() => false));
    return isTold ? { kind: "leak", reason: "in other words" } : null;
  };
}
