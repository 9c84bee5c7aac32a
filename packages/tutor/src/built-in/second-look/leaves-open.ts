import type { ExpectationKind } from "../../dialogue/argument.ts";
import { asksOnly } from "../../judging/attempts/asks-tutor.ts";
import { contentStems, normalise, wordsOf } from "../../reading/words.ts";
import { hasReversal } from "../reading/antonyms.ts";

/** "that it should or should not", "off or not". */
const EITHER_WAY =
  /\bor (?:not\b|(?:[\w']+ ){0,3}(?:should|does|did|is|are|was|were|will|would|must)(?:n't\b|nt\b| not\b))/u;
/** "should do the right thing", whatever it is. */
const SOMETHING =
  /\b(?:should|must|ought to|ha(?:s|ve) to|needs? to|could|to) (?:do|change|try) (?:the )?(?:right |same |other |proper )?(?:thing|something|anything|stuff|x|y)\b/u;
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
  "impact",
  "alternative",
]);

/** What is said of the argument, and not in its words. */
const TAUTOLOGIES: ReadonlySet<ExpectationKind> = new Set([
  "impact",
  "probe",
  "statistical_flaw",
  "fallacy",
]);

/** "drop it or keep it", but not "whether it is late or early". */
function isTurnedRound(text: string): boolean {
  return text.split(/[.!?;]/u).some((sentence) => {
    const [one = "", ...others] = sentence.split(/\bor\b/u);
    return !/\bwhether\b/u.test(one) && others.some((other) => hasReversal(one, other));
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

/** Whether a text leaves open what it claims: it offers both ways or many things, says "something", says one thing twice, or only asks. */
export function leavesOpen(text: string, kind: ExpectationKind): boolean {
  const plain = normalise(text);
  if (ONE_WAY.has(kind) && EITHER_WAY.test(plain)) return true;
  if (kind === "conclusion" && isTurnedRound(plain)) return true;
  if (PROPOSALS.has(kind) && SOMETHING.test(plain)) return true;
  if (kind === "value" && (ONE_OVER_THE_OTHER.test(plain) || isListOfValues(plain))) return true;
  if (TAUTOLOGIES.has(kind) && saysTwice(plain)) return true;
  return STATED.has(kind) && asksOnly(plain);
}
