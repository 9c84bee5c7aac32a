import { normalise } from "./words.ts";

/** A text cut into what it puts first and what it puts second. */
export interface Ranking {
  readonly first: string;
  readonly second: string;
}

/** Between the two: what stands in front comes first. */
const FIRST_THEN_SECOND =
  /\b(?:over|above|before|ahead of|(?:is |are |was |seems? |much |far |being )*(?:more important|more valuable|worth more) (?:\w+ ){0,4}?than|matters? (?:\w+ ){0,4}?more (?:\w+ ){0,4}?than|more than|rather than|instead of|outweighs?|to|at the (?:expense|cost) of|trumps?|beats?|not)\b/u;
const SECOND_THEN_FIRST =
  /\b(?:(?:is |are |was |comes? |has |have |must |to |being )*(?:less important|worth less|second(?:ary)?|stands? back|give way|gives? way|sacrificed|given up|behind)(?: (?:for|to|than|behind|in favou?r of))?|for the sake of|in favou?r of)\b/u;
const LEADS =
  /\b(?:prefers?|preferring|puts?|putting|values?|valuing|prioriti[sz]\w*|ranks?|ranking|cares? (?:more |most )?(?:about)?|chooses?|favou?rs?|sacrific\w*|gives? up)\b/u;
const GIVES_UP = /\b(?:sacrific(?:es?|ing)|gives? up|giving up|ignores?|neglects?|loses?)\b/u;

/** How a text ranks two things; null when it sets no order. */
export function readRanking(text: string): Ranking | null {
  const plain = normalise(text);
  const turned = SECOND_THEN_FIRST.exec(plain);
  if (turned !== null && plain.slice(turned.index + turned[0].length).trim() !== "")
    return {
      first: plain.slice(turned.index + turned[0].length),
      second: plain.slice(0, turned.index),
    };
  const given = GIVES_UP.exec(plain);
  const rest = given === null ? null : plain.slice(given.index + given[0].length);
  const purpose =
    rest === null ? null : /\b(?:for|to (?:get|gain|have|keep|protect)|so that)\b/u.exec(rest);
  if (rest !== null && purpose !== null)
    return { first: rest.slice(purpose.index), second: rest.slice(0, purpose.index) };
  const found = FIRST_THEN_SECOND.exec(plain);
  if (found === null) return null;
  const isBareTo = found[0] === "to" || found[0] === "not";
  if (isBareTo && !LEADS.test(plain.slice(0, found.index))) return null;
  return {
    first: plain.slice(0, found.index),
    second: plain.slice(found.index + found[0].length),
  };
}
