import type { ExpectationKind } from "@elenchus/dialogue/argument";
import { asksOnly } from "./asks-only.ts";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { hasReversal } from "../reading/antonyms.ts";

/** "that it should or should not", "does it want dogs or not?" */
const EITHER_WAY =
  /\bor not\W*$|\bor (?:that )?(?:[\w']+ ){0,2}(?:should|does|do|must|will)(?:n't| not)\b/u;
/** "whether they like it or not" leaves nothing open. */
const WHATEVER = /\b(?:whether|if|no matter|regardless)\b/u;
/** "drop it or keep it", by the verbs. */
const ONE_OR_THE_OTHER =
  /\b(?:should|must|ha(?:s|ve) to|needs? to|ought to) (\w+)\b[^.?!]{0,40}\bor (?:to |should |must )?(\w+)(?: it| them)?\W*$/u;
/** "should do the right thing", whatever it is. */
const SOMETHING =
  /\b(?:should|must|ought to|ha(?:s|ve) to|needs? to|could) (?:do|change|try) (?:the (?:right |proper )?(?:thing|stuff)|something|anything|x|y)(?= (?:about|with|and)\b|\W*$)/u;
/** "beauty over friendship, or friendship over beauty". */
const ONE_OVER_THE_OTHER =
  /\b([\w']+) (?:over|above|before) ([\w']+)\b.*\bor\b.*\b\2 (?:over|above|before) \1\b/u;
/** From so many on, values in a row are a list out of which somebody else is to choose. */
const LISTED = { values: 5, words: 2 } as const;
/** What is claimed of these is one thing, and not both that and its contrary. */
const ONE_WAY: ReadonlySet<ExpectationKind> = new Set(["conclusion", "reason"]);
/** What should be done is asked for. */
const PROPOSALS: ReadonlySet<ExpectationKind> = new Set(["conclusion", "alternative"]);
/** Whoever answers these says something; answers to others may be put as questions. */
const STATED: ReadonlySet<ExpectationKind> = new Set([
  "conclusion",
  "reason",
  "value",
  "alternative",
]);

/** What is said of the argument, and not in its words. */
const TAUTOLOGIES: ReadonlySet<ExpectationKind> = new Set([
  "impact",
  "probe",
  "statistical_flaw",
  "fallacy",
]);

/** The sentences of a text that is normalised. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?;])\s+/u);
}

function goesEitherWay(text: string): boolean {
  return sentencesOf(text).some((one) => EITHER_WAY.test(one) && !WHATEVER.test(one));
}

function isTurnedRound(text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const [, one, other] = ONE_OR_THE_OTHER.exec(sentence) ?? [];
    return one !== undefined && other !== undefined && hasReversal(one, other);
  });
}

function isListOfValues(text: string): boolean {
  const items = text.split(/[,;.]|\b(?:or|and|vs)\b/u).filter((item) => /\p{L}/u.test(item));
  return items.filter((item) => wordsOf(item).length <= LISTED.words).length >= LISTED.values;
}

/** Where a ground, or what is shown, would come. */
const THEN = /\b(?:because|since|by (?=\w+ing\b)|what|as|whether)\b/u;

/** "It supports it by supporting it": what comes where a ground would come was said before. */
function saysTwice(text: string): boolean {
  const [head = "", ...tail] = text.split(THEN);
  const said = contentStems(head);
  const again = [...contentStems(tail.join(" "))];
  return again.length > 0 && again.every((stem) => said.has(stem));
}

/** Whether a text stays out of any claim: it offers both ways or many things, says "something", says one thing twice, or only asks. */
export function commitsToNothing(text: string, kind: ExpectationKind): boolean {
  const plain = normalise(text);
  if (ONE_WAY.has(kind) && goesEitherWay(plain)) return true;
  if (kind === "conclusion" && isTurnedRound(plain)) return true;
  if (PROPOSALS.has(kind) && SOMETHING.test(plain)) return true;
  if (kind === "value" && (ONE_OVER_THE_OTHER.test(plain) || isListOfValues(plain))) return true;
  if (TAUTOLOGIES.has(kind) && saysTwice(plain)) return true;
  return STATED.has(kind) && asksOnly(plain);
}
