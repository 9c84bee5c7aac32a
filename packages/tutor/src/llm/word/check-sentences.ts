import type { Fault } from "../guard/fault.ts";
import type { LeakGuard } from "../guard/leak-guard.ts";
import { isRefusal } from "../guard/refusal.ts";
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
  if (isRefusal(sentence)) return { kind: "role", reason: "refuses" };
  if (!isQuestion(sentence)) return null;
  if (turn.view.dialogue.outcome !== null) return { kind: "asks_on", reason: "asks at the end" };
  return asksAgain(turn, materials, sentence)
    ? { kind: "asks_again", reason: "asks for what is found" }
    : null;
}

/** Looks whether the sentences of a reply give something away or drop the tutor's role. */
export function createSentenceCheck(
  guard: LeakGuard,
  turn: MoveTurn,
  materials: Materials,
): SentenceCheck {
  const { view, message, move } = turn;
  const { step } = view.dialogue;
  const watch = guard.watch({
    view,
    message,
    hasMerit: move.covered.length > 0 || move.near.length > 0,
    // Of what has been found before one may speak as of what is found now.
    earned: [...move.covered, ...(move.again ?? [])],
    allowed: allowedTexts(materials),
    fromStep: step,
    openStep: step,
  });
  let begun: { readonly sentence: string; readonly fault: Promise<Fault | null> } | null = null;
  const look = async (sentence: string): Promise<Fault | null> =>
    findPlainFault(turn, materials, sentence) ?? watch.check(sentence);
  return {
    async check(sentence) {
      const known = begun?.sentence === sentence ? begun.fault : null;
      // The same words once more are another sentence.
      begun = null;
      const fault = await (known ?? look(sentence));
      if (fault === null) watch.note(sentence);
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
