import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { wordsOf } from "@elenchus/dialogue/words/words";
import { isLearners } from "./licence.ts";
import type { ReadText } from "./read-text.ts";
import { secretsOf } from "./secrets.ts";
import { isAboutOthers, withoutTag } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** What should be, of anything but texts and those who talk about them: conclusions are made of it. */
const DEMANDS =
  /(?<!\b(?:you|we|i|reasons?|arguments?|answers?|sentences?|readers?)) (?:should|ought to|shouldn't|must|has to|have to|had better)\b(?! ?(?:…|\.{3}))/u;
/** Kinds of expectations that say what should be. */
const OF_DEMANDS: ReadonlySet<ExpectationKind> = new Set(["conclusion", "alternative"]);
/** Says how many of what there are to be counted, of anything but texts. */
const UNCOUNTED =
  /\bhow (?:many|much|often|few)\b(?! (?:of )?(?:the |these |those |your |such )?(?:reasons?|claims?|sentences?|words?|steps?|ways?|times?|parts?|readings?|you|weight|support|help|more|it|this)\b)/u;
/** Kinds of expectations that say what was left uncounted. */
const OF_COUNTS: ReadonlySet<ExpectationKind> = new Set([
  "missing_information",
  "statistical_flaw",
]);
/** Numbers of things, which lead to what was left uncounted. */
const COUNTS =
  /^(?:four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|halves|half|quarters?|thirds?|twice|double|\d{2,})$/u;
/** What a course has some of, and says how many. */
const NAMES = /^(?:names?|kinds?|fallacies|values|steps|sentences)$/u;
/** Whether a sentence names a number of things that nothing which may be said has, and the learner has not named. */
export function countsFreely(
  watched: Watched,
  { words }: ReadText,
  covered: readonly boolean[],
): boolean {
  return words.some(
    (word, at) =>
      COUNTS.test(word) &&
      !NAMES.test(words[at + 1] ?? "") &&
      covered[at] !== true &&
      !isLearners(watched, word),
  );
}

/** So many words of others between two commas say something by themselves, whatever is around them. */
const LONG_PIECE = 6;

/** The long ones of a text's pieces between commas. */
function longPieces(text: string): string[] {
  return text.split(/[,;:()—–]/u).filter((piece) => wordsOf(piece).length >= LONG_PIECE);
}

/** What a normalised sentence tells, and the clauses of it that say something, whatever leads up to them. */
interface Parts {
  readonly told: string;
  readonly clauses: readonly string[];
}

/**
 * A look at what may be told by licence alone, in however few words: what should be, how many there are, what
 * others do.
 */
export function createLicenceNeed(watched: Watched): (read: ReadText, parts: Parts) => boolean {
  const kinds = secretsOf(watched).map(({ kind }) => kind);
  const hidesDemand = kinds.some((kind) => OF_DEMANDS.has(kind));
  const hidesCount = kinds.some((kind) => OF_COUNTS.has(kind));
  return ({ normal }, { told, clauses }) => {
    if (hidesCount && UNCOUNTED.test(told)) return true;
    if (hidesDemand && DEMANDS.test(`${told} ${clauses.join(" ")}`)) return true;
    const untagged = withoutTag(normal);
    const nodded = untagged === normal ? "" : untagged;
    return [nodded, ...clauses, ...longPieces(told)].some(isAboutOthers);
  };
}
