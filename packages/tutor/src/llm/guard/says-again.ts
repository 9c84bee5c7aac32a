import { waysOf } from "@elenchus/dialogue/ways-of";
import { contentStems } from "@elenchus/dialogue/words/words";
import type { ReadText } from "./read-text.ts";
import type { Watched } from "./watched.ts";

/** Words with which somebody's words are given back, whatever they are: that the passage has them is not among them. */
const GIVING_BACK =
  "you say tell call mention name pick choose quote put write point notice see claim own word reply go goes come back let look";
/** Says whose words are given back. */
const YOU_SAID =
  /\byou(?:'ve| have)? (?:say|said|tell|told|call|called|mention|mentioned|name|named|pick|picked|choose|chose|chosen|quote|quoted|put|write|wrote|written|point|pointed|notice|noticed)\b/u;
/** What is said besides of words that came near. */
const OF_NEAR =
  "right direction way close far passage text post letter writer author speaker argue begin start";
/** What is said besides of words that earned something. */
const OF_EARNED = `${OF_NEAR} yes indeed exactly true find reason conclusion value reading mean one count first second thing answer give offer support ground rest lead want argument claim already before`;

const STEMS = {
  missed: contentStems(GIVING_BACK),
  near: contentStems(`${GIVING_BACK} ${OF_NEAR}`),
  earned: contentStems(`${GIVING_BACK} ${OF_EARNED}`),
} as const;

/** Fewest words of the message, or of what it earned, in a sentence that says that again. */
const LEAST = 2;
/** Least share of a message that is given back: who picks out of it tells where the answer was. */
const GIVEN_BACK = 0.75;

function countIn(stems: Iterable<string>, known: ReadonlySet<string>): number {
  return [...stems].filter((stem) => known.has(stem)).length;
}

/**
 * Looks for sentences that say again what the message says, or what it has just earned, and nothing else: nobody
 * learns from them what is still to be found.
 */
export function createSaysAgain({
  view,
  message,
  hasMerit = false,
  earned = [],
}: Watched): (read: ReadText) => boolean {
  const ofMessage = contentStems(message);
  const ways = view.argument.key.expectations
    .filter(({ id }) => earned.includes(id))
    .flatMap((one) => [...waysOf(one), one.quote ?? "", ...(one.term?.readings ?? [])]);
  const ofKey = contentStems(ways.join(" "));
  const merit = hasMerit ? STEMS.near : STEMS.missed;
  const besides = earned.length > 0 ? STEMS.earned : merit;
  return ({ normal, stems }) => {
    if (normal.includes("?")) return false;
    const content = new Set(stems.filter((stem) => stem !== null));
    const said = new Set([...content].filter((stem) => ofMessage.has(stem) || ofKey.has(stem)));
    if (said.size < LEAST || [...content].some((one) => !said.has(one) && !besides.has(one)))
      return false;
    const givesBack = countIn(ofMessage, content) >= ofMessage.size * GIVEN_BACK;
    return countIn(content, ofKey) > 0 || (givesBack && YOU_SAID.test(normal));
  };
}
