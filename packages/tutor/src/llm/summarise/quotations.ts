import { wordsOf } from "@elenchus/dialogue/words/words";

/** Words that a text puts into somebody's mouth, and where. */
export interface Quotation {
  readonly words: string;
  readonly start: number;
  readonly end: number;
  /** Whether the text says that the learner said them; else they may be the passage's. */
  readonly isLearners: boolean;
}

/** Words in marks: double ones, single ones that stand at words' ends, stress; and speech behind a colon. */
const MARKED = [
  /["“”„«»][^"“”„«»]+["“”„«»]?/gu,
  /(?<![\p{L}\p{N}])['‘‚‹`](?=\S).+?(?<=\S)['’‘›`](?![\p{L}\p{N}])/gu,
  /\*+[^*]+ [^*]+\*+/gu,
  /(?<=\byou (?:\w+ )?(?:wrote|said|replied|answered|put it): )[\p{L}\p{N}][^.!?"]+/giu,
];
const SAYING = new Set(
  "said say saying wrote written writing replied answered argued claimed typed asked called put phrased added words".split(
    " ",
  ),
);

/** Whether the learner is speaking, by the words right before what is said. */
function isLearnersTurn(before: string): boolean {
  const words = wordsOf(before.slice(before.search(/[^.!?]*$/u))).slice(-12);
  const isOfPassage = words.some((word) => word === "passage" || word === "writer");
  return (
    !isOfPassage &&
    words.some((word) => word.startsWith("you")) &&
    words.some((word) => SAYING.has(word))
  );
}

/** All that a text quotes: in marks of any kind, in emphasis, or behind "you wrote:". Apostrophes are no marks. */
export function findQuotations(text: string): Quotation[] {
  return MARKED.flatMap((marked) => [...text.matchAll(marked)]).map(({ index, 0: words }) => ({
    words,
    start: index,
    end: index + words.length,
    isLearners: isLearnersTurn(text.slice(0, index)),
  }));
}
