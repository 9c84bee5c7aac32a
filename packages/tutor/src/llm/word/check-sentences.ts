import type { AskWhetherTold, CheckSentence } from "../../checks/leaks/leak-check.ts";
import type { ReplyContext } from "../../checks/leaks/open-answers.ts";
import type { Fault } from "./fault.ts";
import { asksAgain } from "./asks-again.ts";
import { isQuestion } from "./complete-reply.ts";
import { allowedTexts, type Materials, type MoveTurn } from "./materials.ts";

/** Looks at the sentences of a reply. */
export interface SentenceCheck {
  /** What is wrong with the next sentence; null when it may be said, and then it counts as said. */
  readonly check: (sentence: string) => Promise<Fault | null>;
  /** The same ahead of time, for one that may be the next: nothing counts as said. */
  readonly begin: (sentence: string) => void;
}

function findPlainFault(turn: MoveTurn, materials: Materials, sentence: string): Fault | null {
  if (!isQuestion(sentence)) return null;
  if (turn.view.dialogue.outcome !== null) return { kind: "asks_on", reason: "asks at the end" };
  return asksAgain(turn, materials, sentence)
    ? { kind: "asks_again", reason: "asks for what is found" }
    : null;
}

/** What the sentences of a move's reply are held against. */
export function contextOf({ view, message }: MoveTurn, materials: Materials): ReplyContext {
  const allowed = allowedTexts(materials);
  return { view, message, allowed, fromStep: view.dialogue.step };
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
  let begun: { readonly sentence: string; readonly fault: Promise<Fault | null> } | null = null;
  const look = async (sentence: string): Promise<Fault | null> =>
    findPlainFault(turn, materials, sentence) ?? checkLeak(context, sentence, said, ask);
  return {
    async check(sentence) {
      const known = begun?.sentence === sentence ? begun.fault : null;
      // The same words once more are another sentence.
      begun = null;
      const fault = await (known ?? look(sentence));
      if (fault === null) said.push(sentence);
      return fault;
    },
    begin(sentence) {
      if (begun?.sentence === sentence) return;
      begun = { sentence, fault: look(sentence) };
      // Told when it is asked for; nobody asks for what turned out to be no sentence.
      begun.fault.catch(() => undefined);
    },
  };
}
