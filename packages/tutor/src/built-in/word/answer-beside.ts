import type { ExpectationKind } from "@elenchus/dialogue/argument";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { COMPLAINS, DOUBTS, OF_COMPLAINTS, SAYS_SAID, UNKNOWN } from "../listen/pick-answer.ts";
import { answerTo } from "./answer-question.ts";
import type { Wording } from "./wording.ts";
import phrases from "./phrases.json" with { type: "json" };

/** What the confirming of the answer beside it has answered. */
const SHOWN = /^(?:am-i-right|is-it-one|again|which-step|passed-over)$/u;
/** What asks about a doubt or a wish to have something marked, which is over once something counts. */
const IS_OVER = /^(?:not-sure-what|why-not-counted|marks-\w+)$/u;

/** What is said to a question, an objection or a complaint that stands beside an answer, about the step in which it was put. */
export function answerBeside(given: Wording): string | null {
  const { view, move, asks, choice } = given;
  if (move.speechAct !== "answer" || asks === null || SHOWN.test(asks)) return null;
  const isCounted = move.covered.length > 0;
  if (isCounted && IS_OVER.test(asks)) return null;
  // Whoever had to say it again, and is right, is owed a word; what was wrong with it is over.
  if (asks === COMPLAINS || SAYS_SAID.has(asks) || (isCounted && OF_COMPLAINTS.has(asks))) {
    const bank = asks === COMPLAINS ? phrases.sorryMisread : phrases.sorryBeside;
    return isCounted && wasUnheard(view) ? choice.among(bank) : null;
  }
  const { expectations } = view.argument.key;
  const asked = expectations.find((one) => one.step === move.step) ?? null;
  if (asks === UNKNOWN) return choice.among(phrases.unknownBeside);
  if (asks === DOUBTS) return isCounted ? null : choice.among(doubtBank(asked?.kind));
  return answerTo({ ...given, target: move.nextStep === null ? given.target : asked });
}

/** Whether the tutor's last move counted nothing: else there is nothing to be sorry for. */
function wasUnheard({ transcript }: DialogueView): boolean {
  const last = transcript.findLast(({ move }) => move !== undefined)?.move;
  return last !== undefined && last.covered.length === 0;
}

/** A doubt of what the passage says is kept for later; in the module's own step and after it, it is what the step is about. */
function doubtBank(kind: ExpectationKind | undefined): readonly string[] {
  const { conclusion, reason, later } = phrases.doubtBeside;
  if (kind === "conclusion") return conclusion;
  return kind === "reason" ? reason : later;
}

/** At the end nothing is said to a question but what there is an answer to. */
export const answerAtEnd = (given: Wording): string | null =>
  given.asks === UNKNOWN || OF_COMPLAINTS.has(given.asks ?? "") ? null : answerBeside(given);
