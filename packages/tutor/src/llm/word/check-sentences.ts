import type { AskWhetherTold, CheckSentence } from "../../checks/leaks/leak-check.ts";
import type { ReplyContext } from "../../checks/leaks/open-answers.ts";
import type { Fault } from "./fault.ts";
import { asksAgain } from "./asks-again.ts";
import { asks, LAST } from "./complete-reply.ts";
import { saysOrders } from "./says-orders.ts";
import { allowedTexts, type Materials, type MoveTurn } from "./materials.ts";

/** What is wrong with the next sentence of a reply; null when it may be said, and then it counts as said. */
export type SentenceCheck = (sentence: string) => Promise<Fault | null>;

/** A reply asks one thing, if our own question is one; where a step opens, the question that opens it stands by itself. */
function findPlainFault(
  turn: MoveTurn,
  materials: Materials,
  { sentence, said }: { readonly sentence: string; readonly said: readonly string[] },
): Fault | null {
  if (saysOrders(sentence)) return { kind: "role", reason: "says its orders" };
  if (!asks(sentence)) return null;
  if (turn.view.dialogue.outcome !== null) return { kind: "asks_on", reason: "asks at the end" };
  const isOurs = allowedTexts(materials).some((text) => text.includes(sentence.trim()));
  if (turn.move.nextStep === null && !isOurs && said.slice(-LAST).some(asks))
    return { kind: "asks_twice", reason: "asks twice" };
  // What we ask ourselves, whole or in a sentence of it, is open.
  return !isOurs && asksAgain(turn, materials, sentence)
    ? { kind: "asks_again", reason: "asks for what is found" }
    : null;
}

/** What the sentences of a move's reply are held against. */
export function contextOf({ view, message, move }: MoveTurn, materials: Materials): ReplyContext {
  const isAnswer = move.speechAct === "question";
  return { view, message, allowed: allowedTexts(materials), isAnswer };
}

/** Looks whether the sentences of a reply give something away or drop the tutor's role. */
export function createSentenceCheck(
  checkLeak: CheckSentence,
  turn: MoveTurn,
  materials: Materials,
  ask?: AskWhetherTold,
): SentenceCheck {
  const context = contextOf(turn, materials);
  const said: string[] = [];
  return async (sentence) => {
    const fault =
      findPlainFault(turn, materials, { sentence, said }) ??
      (await checkLeak(context, sentence, said, ask));
    if (fault === null) said.push(sentence);
    return fault;
  };
}
