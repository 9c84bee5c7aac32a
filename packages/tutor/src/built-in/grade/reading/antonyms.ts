import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import { stemmer } from "stemmer";

/** Pairs of groups: a word of the one group says the reverse of a word of the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ["over above exceeding", "under below"],
  ["more most", "less fewer least"],
  ["everybody everyone all always", "nobody none never"],
  ["many most often usually plenty frequently", "few rarely seldom hardly"],
  ["success succeed succeeds successful", "failure fail fails failed"],
  ["open opens opened opening", "close closes closed closing shut shuts"],
  ["easy easily easier", "hard difficult harder"],
  ["good well better best", "bad badly worse worst"],
  ["increase rise grow grows rises raise", "decrease fall shrink falls drop lower reduce cut"],
  ["high higher", "low lower"],
  ["cheap cheaper affordable", "expensive dear costly pricey"],
  ["safe safer safety", "dangerous unsafe danger risky"],
  ["healthy healthier", "unhealthy sick ill"],
  ["allow allows allowed permit", "forbid forbidden ban banned prohibit prohibited"],
  ["start begin starts begins", "stop end stops ends quit"],
  ["keep keeps remain stay", "remove abolish scrap drop lose"],
  ["gain gains earn earns win wins", "lose loses loss"],
  ["help helps benefit benefits", "harm harms hurt hurts damage damages"],
  ["learn learns remember", "forget forgets unlearn"],
  ["quiet calm silent", "loud noisy"],
  ["long longer", "short shorter"],
  ["large larger big bigger", "small smaller"],
  ["rich richer", "poor poorer"],
  ["young younger", "old older"],
  ["early earlier before", "late later after"],
  ["strong stronger strengthen strengthens", "weak weaker weaken weakens"],
  ["free", "pay pays paying charged"],
  ["true", "false"],
  ["right", "wrong"],
  ["alive living live", "dead dying kill kills"],
  ["usual normal ordinary", "unusual strange odd"],
  ["honest truthful", "dishonest lying"],
  ["together", "alone apart"],
  ["public", "private"],
  ["love like enjoy", "hate dislike"],
  ["fresh fresher", "stale"],
  ["clear clearer", "unclear blurred"],
  ["same equal", "different unequal"],
  ["first", "last"],
  ["full", "empty"],
  ["fast faster quick", "slow slower"],
  ["on", "off"],
];

const REVERSE: ReadonlyMap<string, ReadonlySet<string>> = buildReverse();

function buildReverse(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    for (const word of from.split(" "))
      found.set(word, new Set([...(found.get(word) ?? []), ...to.split(" ")]));
  };
  for (const [one, other] of PAIRS) {
    add(one, other);
    add(other, one);
  }
  return found;
}

/** Whether a word of the first text is reversed by one of the second that stands there in its stead. */
export function hasReversal(said: string, meant: string): boolean {
  const saidWords = new Set(wordsOf(said));
  const meantWords = new Set(wordsOf(meant));
  return [...saidWords].some((word) => {
    if (meantWords.has(word)) return false;
    const reverse = REVERSE.get(word);
    return (
      reverse !== undefined &&
      [...meantWords].some((other) => reverse.has(other) && !saidWords.has(other))
    );
  });
}

/** Whether the words of a statement stand there in another order, so that nothing is said with them. */
export function isScrambled(said: string, meant: string): boolean {
  const stems = contentStems(meant);
  const order = (text: string): string[] =>
    wordsOf(text)
      .map((word) => stemmer(word))
      .filter((stem, at, all) => stems.has(stem) && all.indexOf(stem) === at);
  const ofSaid = order(said);
  if (ofSaid.length < LEAST_TO_SCRAMBLE || ofSaid.length < stems.size * SHARE_TO_SCRAMBLE)
    return false;
  const place = new Map(order(meant).map((stem, at) => [stem, at]));
  const places = ofSaid.map((stem) => place.get(stem) ?? 0);
  return longestRise(places) <= places.length * MOST_IN_ORDER;
}

const LEAST_TO_SCRAMBLE = 5;
const SHARE_TO_SCRAMBLE = 0.7;
const MOST_IN_ORDER = 0.5;

/** Length of the longest rising run of numbers, others left out in between. */
function longestRise(numbers: readonly number[]): number {
  const lengths: number[] = [];
  for (const [at, value] of numbers.entries()) {
    const before = lengths.filter((_, index) => (numbers[index] ?? 0) < value);
    lengths[at] = 1 + Math.max(0, ...before);
  }
  return Math.max(0, ...lengths);
}
