import type { Argument } from "../dialogue/argument.ts";
import { shareOfMessageCopied } from "../reading/copying.ts";

/** Share of a text in a row of the words of one way of saying something: it is that way, with some words around it. */
const MOSTLY = 0.6;

/** Whether a text is one of the ways of saying something that the key lists: whoever writes it has found it. */
export function isWayOfKey({ key }: Argument, text: string): boolean {
  return key.expectations.some(
    ({ isOwn, statement, paraphrases }) =>
      isOwn !== true &&
      [statement, ...paraphrases].some((way) => shareOfMessageCopied(text, way) >= MOSTLY),
  );
}
