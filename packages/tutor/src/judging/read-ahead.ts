import { hearsDistress } from "../distress/hears-distress.ts";
import { contentStems } from "../reading/words.ts";

/**
 * Reads of a message what does not depend on its dialogue, and keeps it: for a time that has to be waited through
 * anyway, so that whoever judges the message has it read by then. Changes no result.
 */
export function readAhead(message: string): void {
  hearsDistress(message);
  contentStems(message);
}
