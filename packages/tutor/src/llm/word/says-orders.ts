import { wordsOf } from "@elenchus/dialogue/words/words";
import { shareOfMessageCopied } from "../../text/copying.ts";
import { WORDS_INSTRUCTIONS } from "../prompts/words-instructions.ts";
import moveTexts from "../prompts/words-move.json" with { type: "json" };

/** Share of a sentence's runs of words that stand in the orders, from which on it is theirs; of 951 honest ones none has more than 0.43. */
const SAID = 0.6;
/** Orders hold short turns of speech that any tutor has. */
const LEAST_WORDS = 8;

/** What a words call is told to do, without the words that it may say. */
function readOrders(): string {
  const { acts, helpOn, ...others } = moveTexts;
  const told = [...Object.values(acts), ...Object.values(helpOn), ...Object.values(others)];
  const orders = [
    WORDS_INSTRUCTIONS,
    "What your reply is for",
    ...told.filter((one) => typeof one === "string"),
  ];
  return orders.join("\n").replaceAll(/"[^"]*"/gu, "|");
}

const ORDERS = readOrders();

/** Whether a sentence gives the model's own orders back, as weak models do. */
export function saysOrders(sentence: string): boolean {
  return wordsOf(sentence).length >= LEAST_WORDS && shareOfMessageCopied(sentence, ORDERS) >= SAID;
}
