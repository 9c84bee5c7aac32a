import type { Argument } from "@elenchus/dialogue/argument";
import { memoise, memoiseOf } from "@elenchus/dialogue/words/memoise";
import { contentStems, normalise, wordsOf } from "@elenchus/dialogue/words/words";
import { isWayOfKey } from "../../credit/is-way-of-key.ts";
import { isDisguised } from "./disguised.ts";
import type { AsideSign } from "./sign.ts";
import { matterOf } from "./speaks-of-matter.ts";
import { SIGNS_OF_JUDGING } from "./signs-of-judging.ts";
import { SIGNS_OF_ORDERS } from "./signs-of-orders.ts";
import { SIGNS_OF_TALK, TELLS_A_TALE } from "./signs-of-talk.ts";
import { SLIGHT_SIGNS } from "./slight-signs.ts";

/** Signs of orders, and of talk about judging. */
const ORDERS: readonly AsideSign[] = [...SIGNS_OF_JUDGING, ...SIGNS_OF_ORDERS];
/** Signs of which one is enough. */
const SURE_SIGNS: readonly AsideSign[] = [...ORDERS, ...SIGNS_OF_TALK];

/** A message, sorted into what it says of the passage and what it says to whoever judges. */
export interface Asides {
  /** What may be an answer; empty where nothing may. */
  readonly answer: string;
  /** Parts that speak to or about whoever judges. */
  readonly asides: readonly string[];
  /** Whether one of them gives orders, or speaks of judging; else they plead, chat or stand in for an answer. */
  readonly hasOrders: boolean;
  /** Different slight signs of such talk in what may be an answer. */
  readonly slight: number;
}

/** White space is looked for first: from it, and nowhere else, one looks back over a row of marks. */
const SENTENCE_END = /(?=\s)(?<=[\p{L}\p{N}"')\]][.!?;…]+["')\]]?)\s+|\n+/u;
const CLAUSE_END = /[,;:–—()]\s*|\s(?=(?:so|and|but|because|then|since)\s)/u;
/** What only ties a clause to the one before. */
const JOINS = /^\s*(?:so|and|but|because|then|since)\b/iu;
/** Leaves the choice to whoever judges, or asks for everything: then no clause of the sentence is an answer. */
const LEAVES_CHOICE =
  /\b(?:whichever|whatever|pick|take|choose)\b[^.!?]{0,20}\b(?:fits|suits|works|applies|counts|one you|is (?:right|meant|wanted|correct)|you (?:like|want|need|prefer))|\btake your pick\b|\bone of (?:them|those|these) (?:fits|must|will|has to)\b|\bwho,? what,? (?:when|where|why)\b/u;
/** Whether no clause of a sentence that is an aside, normalised, is an answer. */
function hasNoAnswer(text: string): boolean {
  return LEAVES_CHOICE.test(text) || TELLS_A_TALE.test(text);
}

/** So many slight signs together make an aside. */
const MANY_SLIGHT = 4;
/**
 * A sign of no more words is none where all are the passage's own: in a school, grades are no marks. A longer one is none
 * where it stands in the issue.
 */
const FEW_WORDS = 2;
const ARTICLE = /^(?:an?|the) /u;
/** Fewest words, and content words, of a clause that is left over from an aside and may be an answer. */
const LEAST = { words: 4, content: 2 } as const;

/** What an argument is about: no sign is one in its words. */
interface Matter {
  /** The issue, normalised. */
  readonly issue: string;
  readonly stems: ReadonlySet<string>;
}

/** Whether words that a sign found are the argument's own, and so show nothing. */
function isOfMatter(found: string, { issue, stems: matter }: Matter): boolean {
  const stems = [...contentStems(found)];
  const words = wordsOf(found.replace(ARTICLE, ""));
  if (words.length > FEW_WORDS) return issue.includes(found);
  // Beside a small word it is a turn of speech ("tell me"), whatever the passage tells.
  if (stems.length === 0 || stems.length < words.length) return false;
  return stems.every((stem) => matter.has(stem));
}

/** Every place is looked at: behind the passage's own "this course" somebody may ask to finish "this module". */
function shows({ patterns }: AsideSign, text: string, matter: Matter): boolean {
  return patterns.some(
    (pattern) =>
      // Nearly every pattern is in no text: to look for it takes a fraction of what listing its places does.
      text.search(pattern) >= 0 &&
      [...text.matchAll(pattern)].some(([found]) => !isOfMatter(found, matter)),
  );
}

function givesOrders(text: string, matter: Matter): boolean {
  const plain = normalise(text);
  return ORDERS.some((one) => shows(one, plain, matter));
}

function countSlight(text: string, matter: Matter): number {
  const plain = normalise(text);
  return SLIGHT_SIGNS.filter((one) => shows(one, plain, matter)).length;
}

function isAside(text: string, matter: Matter): boolean {
  const plain = normalise(text);
  const isSure = SURE_SIGNS.some((one) => shows(one, plain, matter));
  return isSure || countSlight(text, matter) >= MANY_SLIGHT;
}

/** A clause that breaks off where its matter would begin: somebody else is to finish it. */
const BROKEN_OFF =
  /\b(?:to|that|because|since|should|must|ought|has|have|is|are|was|were|the|an?|of|than|and|or|for|by|as|if|would|will|can|us|be)\s*(?:…|\.{2,}|_{2,})["')\]\s]*$/iu;

function mayBeLeftOver(clause: string, { stems: matter }: Matter): boolean {
  if (BROKEN_OFF.test(clause)) return false;
  const stems = [...contentStems(clause)];
  return (
    wordsOf(clause.replace(JOINS, "")).length >= LEAST.words &&
    stems.length >= LEAST.content &&
    stems.some((stem) => matter.has(stem))
  );
}

/** What the key says is no aside where hardly a word is added to it. */
const WORD_FOR_WORD = 0.9;
/** Messages of one argument that are asked about again: by who judges, and by who finds words. */
const KEPT_MESSAGES = 16;

function sortMessage(argument: Argument, message: string): Asides {
  const matter = { issue: normalise(argument.issue), stems: matterOf(argument) };
  // The issue is the conclusion as a question: whoever repeats it has claimed nothing.
  const rest = message.split(argument.issue).join("\n");
  const kept: string[] = [];
  const asides: string[] = [];
  let hasOrders = false;
  const sort = (text: string, isRest: boolean): void => {
    const isCode = isDisguised(text, argument);
    const isOut = isCode || (isAside(text, matter) && !isWayOfKey(argument, text, WORD_FOR_WORD));
    if (!isOut && (!isRest || mayBeLeftOver(text, matter))) {
      kept.push(text);
      return;
    }
    const isWhole = isRest || isCode || hasNoAnswer(normalise(text));
    const clauses = isWhole ? [] : text.split(CLAUSE_END).filter((one) => one.trim() !== "");
    if (clauses.length > 1) for (const clause of clauses) sort(clause, true);
    else {
      asides.push(text);
      hasOrders ||= isCode || givesOrders(text, matter);
    }
  };
  for (const sentence of rest.split(SENTENCE_END))
    if (sentence.trim() !== "") sort(sentence, false);
  const answer = asides.length === 0 ? rest.trim() : kept.join(" ");
  return { answer, asides, hasOrders, slight: countSlight(answer, matter) };
}

const sorterOf = memoiseOf((argument: Argument) =>
  memoise((message) => sortMessage(argument, message), KEPT_MESSAGES),
);

/** Sorts a message into what may be an answer and what is said to whoever judges. */
export function readAsides(argument: Argument, message: string): Asides {
  return sorterOf(argument)(message);
}
