import { normalise } from "@elenchus/dialogue/words/words";

/** On which side of a ranking a part of a text stands; null where the text does not say. */
export type Rank = "first" | "second" | null;

/** A part of a text with its place in the ranking. */
export interface RankedPart {
  readonly text: string;
  readonly rank: Rank;
}

/** Between two things: what stands in front comes first. */
const FIRST_THEN_SECOND =
  /\s(?:(?:is |are |was |gets? |being |be )?(?:put |placed |ranked |valued |set )?(?:over|above|before|ahead of|in front of)|(?:stands?|is|are|ranks?|counts?) (?:\w+ )?(?:higher|above|over)(?: than)?|(?:is |are |was |seems? |much |far |being |counts? |weighs? |matters? |means? )*(?:more|higher|heavier)(?: important| valuable| worth| weight| precious)?(?: \w+){0,5}? than|(?:is |are )?worth (?:\w+ )?more(?: \w+){0,4}? than|(?:much |far )?better than|rather than|instead of|wins? (?:over|against|out over)|outweighs?|(?:at|on) the (?:expense|cost) of|trumps?|beats?|comes? before|goes? before|first,? (?:and |but |only )*(?:then|after that|second)|even (?:if|though)|although|despite|without (?:caring|regard)|and not|not|>+|-+>|for the price of|at the price of|while|whereas|than)\s/u;
/** Between two things: what stands behind comes first. */
const SECOND_THEN_FIRST =
  /\s(?:(?:is |are |comes? |was |stands? )?(?:less important (?:\w+ ){0,3}?than|worth less than|second to|behind|below|after)|(?:has|have|must|is made|are made) (?:to )?(?:give way|stand back|yield|wait|go) (?:to|for|so that)|gives? way to|stands? back (?:for|behind)|(?:is |are )?(?:sacrificed|given up|dropped) (?:for|to|so)|for the sake of|in favou?r of|<+)\s/u;
/** A part that says of itself that it comes first. */
const IS_FIRST =
  /\b(?:most important|matters? (?:the )?most|(?:comes?|goes|is|are|stands?|ranked?|ranks|put|puts) (?:\w+ )?first|first place|on top|top priority|(?:main|big|biggest|important|first) (?:thing|point|value|concern)|what counts|counts (?:the )?most|counts more|cares? (?:\w+ )?(?:about|for|most)|wants?|values? (?:\w+ )?most|valued most|priorit\w+|number one|is what (?:she|he|the writer|they|it)|protect(?:s|ed|ing)?|gains?|puts? first|is for|prefers?|rather have|holds? (?:\w+ )?dear|highest|wins|loves?|prizes?|treasures?|cherish\w*)\b/u;
/** A part that says of itself that it comes second. */
const IS_SECOND =
  /\b(?:(?:comes?|goes|is|are|stands?|ranked?|ranks|put|puts|takes?|take) (?:\w+ )?(?:second|after|below|later|last|next|behind)|second(?:ary| place)?|(?:has|have|must|ought|needs?) to (?:give|stand|wait|yield|suffer|lose|go|stop)|has to give|gives? way|stands? back|sacrific\w+|gets? (?:dropped|sacrificed|lost|ignored|pushed|forgotten)|dropped|given up|gives? up|loses?|lost|we lose|matters? less|less important|(?:is|are|he's|she's) (?:ok|okay|fine) with|willing to|happy (?:for|to|that)|make room|makes room|lets? go|neglect\w*|ignor\w+|does(?:n't| not) (?:matter|count|care)|pays? the price|the price|passed over|pushed aside|comes? after|behind|below|after that|foregone|goes|at the expense of|at the cost of)\b/u;

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
