import { normalise } from "@elenchus/dialogue/words/words";
import { compilePhrases } from "@elenchus/dialogue/words/compile-phrases";
import phrases from "./ranking-phrases.json" with { type: "json" };

/** On which side of a ranking a part of a text stands; null where the text does not say. */
export type Rank = "first" | "second" | null;

/** A part of a text with its place in the ranking. */
export interface RankedPart {
  readonly text: string;
  readonly rank: Rank;
}

/** Between two things: what stands in front comes first. */
const FIRST_THEN_SECOND = compilePhrases(phrases.firstThenSecond);
/** Between two things: what stands behind comes first. */
const SECOND_THEN_FIRST = compilePhrases(phrases.secondThenFirst);
/** A part that says of itself that it comes first. */
const IS_FIRST = compilePhrases(phrases.isFirst);
/** A part that says of itself that it comes second. */
const IS_SECOND = compilePhrases(phrases.isSecond);

/** Talk that names nothing by itself: "that has to stand back" speaks of what stands before it. */
const POINTS_BACK =
  /^(?:and |but |so )?(?:that|this|it|thats|that's|these|those|which|all that)\b/u;
const MOST_WORDS_POINTING = 7;

function markOf(text: string): Rank {
  if (IS_SECOND.test(text)) return "second";
  return IS_FIRST.test(text) ? "first" : null;
}

/** A clause with the place it gives itself; cut at its commas where it speaks of both places. */
function markClause(clause: string): RankedPart[] {
  if (!(IS_FIRST.test(clause) && IS_SECOND.test(clause)))
    return [{ text: clause, rank: markOf(clause) }];
  const pieces = clause.split(/\s*,\s*(?:and |but )?/u).filter((piece) => piece !== "");
  const cut = pieces.length > 1 ? pieces : clause.split(/\s+and\s+/u);
  const marked: RankedPart[] = [];
  for (const text of cut) {
    const rank = markOf(text);
    const before = marked.at(-1);
    const pointsBack = POINTS_BACK.test(text) && text.split(" ").length <= MOST_WORDS_POINTING;
    if (rank !== null && pointsBack && before !== undefined && before.rank === null)
      marked[marked.length - 1] = { text: before.text, rank };
    else marked.push({ text, rank });
  }
  return marked;
}

/** The clauses of a text, each with the place that it gives itself. */
function splitMarked(text: string): RankedPart[] {
  const clauses = text
    .split(/\s*(?:[;:.!?()]|\.\.+|\s-\s|\bbut\b|\bwhile\b|\bwhereas\b|,\s*and\b)\s*/u)
    .filter((clause) => clause.trim() !== "");
  return fillIn(clauses.flatMap(markClause));
}

/** Where one side alone is marked, what is not marked is the other. */
function fillIn(parts: readonly RankedPart[]): RankedPart[] {
  const has = (rank: Rank): boolean => parts.some((part) => part.rank === rank);
  if (has("first") === has("second")) return [...parts];
  const other: Rank = has("first") ? "second" : "first";
  return parts.map((part) => (part.rank === null ? { ...part, rank: other } : part));
}

/** How a text ranks what it speaks of; the ranks are null when it sets no order. */
export function readRanking(message: string): RankedPart[] {
  const text = ` ${normalise(message)} `;
  const turned = SECOND_THEN_FIRST.exec(text);
  if (turned !== null)
    return [
      { text: text.slice(turned.index + turned[0].length), rank: "first" },
      { text: text.slice(0, turned.index), rank: "second" },
    ].filter((part) => part.text.trim() !== "") as RankedPart[];
  const found = FIRST_THEN_SECOND.exec(text);
  if (found !== null && found.index > 0 && text.slice(found.index + found[0].length).trim() !== "")
    return [
      { text: text.slice(0, found.index), rank: "first" },
      { text: text.slice(found.index + found[0].length), rank: "second" },
    ];
  return splitMarked(text.trim());
}
