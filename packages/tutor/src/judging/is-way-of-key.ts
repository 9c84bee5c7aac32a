import type { Argument } from "../dialogue/argument.ts";
import { shareOfMessageCopied } from "../reading/copying.ts";

/**
 * Whether a text is one of the ways of saying something that the key lists: whoever writes it has found it.
 * @param share how much of the text has to stand there in a row; what is left are words around it
 */
export function isWayOfKey({ key }: Argument, text: string, share: number): boolean {
  return key.expectations.some(
    ({ isOwn, statement, paraphrases }) =>
      isOwn !== true &&
      [statement, ...paraphrases].some((way) => shareOfMessageCopied(text, way) >= share),
  );
}
