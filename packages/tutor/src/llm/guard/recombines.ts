import { isChat } from "../../text/talk-words.ts";
import { contentStems } from "@elenchus/dialogue/words/words";
import { countsFreely, createLicenceNeed } from "./licence-needed.ts";
import { isMostly, learnerTexts } from "./licence.ts";
import type { OpenWords } from "./open-words.ts";
import type { ReadText } from "./read-text.ts";
import { isEarned } from "./secrets.ts";
import { askedIn, speaksToSomebody } from "./telling.ts";
import type { Watched } from "./watched.ts";

/** Words of content by no licence, whoever has used them before, up to which a sentence may tell, or ask openly. */
const MOST = { told: 2, attributed: 0, inClause: 1, asked: 3 } as const;
/** So many words of content, talk among them, make up for there being so few that are none. */
const DENSE = { told: { open: 2, all: 6 }, inClause: { open: 1, all: 5 } } as const;
/** A clause that says something, whatever leads up to it. */
const CLAUSE =
  /(?:\b(?:that|whether|if|because|since|given|although|though|so|after all)\b|[:—–])(.*)$/u;
/** The same within a question: what it asks about is told in it. */
const CLAUSE_ASKED = /\b(?:that|whether|because|although|though)\b(.*)$/u;
/** What somebody does who has an answer. */
const SAID = "(?:said|say|put|wrote|noted|noticed|found|saw|seen|mentioned|told|named|pointed out)";
/** What is said to be the learner's. */
const ATTRIBUTES = new RegExp(
  `\\b(?:as|like) you(?:'ve| have)? (?:\\w+ )?${SAID}\\b|\\b(?<!\\b(?:have|had|what|where|which|if|when) )you(?:'ve| have)? (?:just |already |rightly )?${SAID}\\b[^?]*$`,
  "u",
);
/** A short statement of the matter that nobody is spoken to in: a piece of the passage, held up without a word. */
const HELD_UP = { words: 8, content: 2 } as const;

/** What a normalised text says in a clause, whatever leads up to it; empty where there is none. */
export function clauseIn(normal: string): string {
  return CLAUSE.exec(normal)?.[1] ?? "";
}

/** What of a part of a sentence nobody owns. */
interface Unowned {
  /** Words of content that are no mere talk. */
  readonly open: number;
  /** Talk among them. */
  readonly all: number;
}

function isDense(count: Unowned, least: Unowned): boolean {
  return count.open >= least.open && count.all >= least.all;
}

/** Texts whose words are out, and whose they are: what was found, what the learner wrote, what the move gives. */
function ownedTexts(watched: Watched): string {
  const { argument, dialogue } = watched.view;
  const earned = argument.key.expectations.filter((one) => isEarned(dialogue, one.id));
  const statements = earned.map(({ statement }) => statement);
  return [...statements, ...learnerTexts(watched), ...watched.allowed].join(" ");
}

/**
 * A check that needs no key: whether a sentence puts words together anew that may all be said. Whoever has all the
 * words can say anything, so that what is told by no licence has few of them, wherever they come from.
 */
export function createRecombiningCheck(
  watched: Watched,
  { isOfMatter, isTalk, unownedIn }: OpenWords,
  cover: (read: ReadText) => readonly boolean[],
): (read: ReadText) => boolean {
  const needsLicence = createLicenceNeed(watched);
  let owned: ReadonlySet<string> | null = null;
  const saysTooMuch = (read: ReadText, told: string, asked: string, clauses: string): boolean => {
    const unowned = unownedIn(read);
    const countIn = (part: string): Unowned => {
      const stems = contentStems(part);
      const all = unowned.filter((stem) => stems.has(stem));
      return { all: all.length, open: all.filter((stem) => !isTalk(stem)).length };
    };
    const inTold = countIn(told);
    const inClause = countIn(clauses);
    return (
      inTold.open > (ATTRIBUTES.test(told) ? MOST.attributed : MOST.told) ||
      inClause.open > MOST.inClause ||
      countIn(asked).open > MOST.asked ||
      isDense(inTold, DENSE.told) ||
      isDense(inClause, DENSE.inClause)
    );
  };
  const isHeldUp = ({ normal, words, stems }: ReadText): boolean => {
    const content = stems.filter((stem) => stem !== null && !isChat(stem) && isOfMatter(stem));
    const isShort = words.length <= HELD_UP.words && content.length >= HELD_UP.content;
    if (!isShort || normal.includes("?") || speaksToSomebody(normal)) return false;
    owned ??= contentStems(ownedTexts(watched));
    return content.some((stem) => stem !== null && owned?.has(stem) !== true);
  };
  return (read) => {
    const asked = askedIn(read.normal);
    const told = read.normal.slice(0, read.normal.length - asked.length);
    const clauses = [clauseIn(told), CLAUSE_ASKED.exec(asked)?.[1] ?? ""];
    const isOpen = needsLicence(read, { told, clauses }) && !isMostly(cover(read));
    if (isOpen || countsFreely(watched, read, cover(read))) return true;
    return isHeldUp(read) || saysTooMuch(read, told, asked, clauses.join(" "));
  };
}
