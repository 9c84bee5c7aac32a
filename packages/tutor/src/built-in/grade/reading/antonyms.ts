import { wordsOf } from "@elenchus/dialogue/words/words";
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
