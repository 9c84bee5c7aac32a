import { hasMarkup } from "./form.ts";
import { knownWordsOf } from "./free-texts.ts";
import type { ScoreLeak } from "./leak-classifier.ts";
import { openAnswersOf, type ReplyContext } from "./open-answers.ts";
import { findOwnWords } from "./own-words.ts";
import { findRuns, type ReadSentence, readSentence } from "./read-sentence.ts";
import { leavesRole } from "./role.ts";

/** Why a sentence may not be said. */
export interface LeakFault {
  /** `unchecked`: the reader failed, so that nobody knows. */
  readonly kind: "leak" | "form" | "role" | "unchecked";
  /** For whoever reviews, without any text of the sentence or of the key: "conclusion: in the key's words". */
  readonly reason: string;
}

/** Asks a model whether a sentence tells one of the answers that are still to be found, as statements. */
export type AskWhetherTold = (sentence: string, answers: readonly string[]) => Promise<boolean>;

/** Log odds on either side of the threshold between which the classifier is in doubt. */
const DOUBT = 1;

/** Looks at one sentence of a reply, with those `said` before it; null when it may be said. `ask` settles a doubt. */
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

/** What settles whether a sentence tells something in other words than the key's. */
interface Judges {
  readonly scoreLeak: ScoreLeak;
  readonly ask: AskWhetherTold | undefined;
}

/** The odds of a sentence, or of the surest of its clauses where that is less: long sentences say more of everything. */
async function scoreByClause(
  scoreLeak: ScoreLeak,
  context: ReplyContext,
  read: ReadSentence,
): Promise<number> {
  const whole = await scoreLeak(context, read);
  const clauses = read.text.split(/[:;–—]\s/u).map((clause) => readSentence(context, clause));
  const full = clauses.filter(({ unsaid }) => unsaid.length > 0);
  if (whole <= 0 || full.length < 2) return whole;
  const scores = await Promise.all(full.map((clause) => scoreLeak(context, clause)));
  return Math.min(whole, Math.max(...scores));
}

async function isTold(
  { scoreLeak, ask }: Judges,
  context: ReplyContext,
  read: ReadSentence,
): Promise<boolean> {
  const score = await scoreByClause(scoreLeak, context, read);
  if (ask === undefined || Math.abs(score) > DOUBT) return score > 0;
  const answers = openAnswersOf(context).map(({ expectation }) => expectation.statement);
  return ask(read.text, answers).catch(() => score > 0);
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
    if (openAnswersOf(context).length === 0 || context.allowed.includes(sentence)) return null;
    const read = readSentence(context, sentence);
    if (givesBack(context, read)) return null;
    const together = [...said.slice(-1), sentence].join(" ");
    const told = findOwnWords(context, sentence) ?? findOwnWords(context, together);
    if (told !== null) return { kind: "leak", reason: `${told}: in the key's words` };
    if (bringsNothingNew(context, read)) return null;
    try {
      const isInOtherWords = await isTold({ scoreLeak, ask }, context, read);
      return isInOtherWords ? { kind: "leak", reason: "in other words" } : null;
    } catch (error) {
      return { kind: "unchecked", reason: `no reader: ${String(error)}` };
    }
  };
}
