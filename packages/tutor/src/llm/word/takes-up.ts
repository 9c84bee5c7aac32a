import type { Argument } from "@elenchus/dialogue/argument";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import { readAsides } from "../../checks/gaming/asides/read-asides.ts";
import { speaksOfMatter } from "../../checks/gaming/asides/speaks-of-matter.ts";
import { asksOfMatter, ordersTutor } from "../../checks/gaming/attempts/asks-tutor.ts";
import { asksForQuestions } from "@elenchus/dialogue/step-kind";
import type { LentParts } from "../../lent-parts.ts";
import type { MoveTurn } from "./materials.ts";

/** What the cheap checks find of an honest message: no judge has a part in it. */
const STUCK: ReadonlySet<string> = new Set(["asks_for_a_hint", "says_it_does_not_know"]);
/** The same of a question, which may have an order beside it. */
const ABOUT_THE_TASK = "asks_about_the_task";
/** Messages in which nothing is tried, for all that a judge says. */
const NO_TRY: ReadonlySet<SpeechAct> = new Set(["asks_for_answer", "off_topic", "empty_effort"]);
/** A question that leaves it to the tutor to choose: whoever offers all has found nothing. */
const OFFERS_A_CHOICE =
  /\bor\b[^.!]*\?|\bwhich (?:one|of|number|sentence|name)\b|,[^,.!?]*,[^,.!?]*\?/iu;

function offersChoice(argument: Argument, text: string): boolean {
  return OFFERS_A_CHOICE.test(text) && speaksOfMatter(argument, text);
}

/**
 * Whether the model finds the words for a move. They take up what the learner wrote; where that is no try, there is nothing
 * to take up, and the words are the other wording's: what talks a model round gets no words of it.
 */
export async function takesUp(
  isAttempt: LentParts["isAttempt"],
  { view, message, move }: MoveTurn,
): Promise<boolean> {
  const { argument } = view;
  const { answer, asides, hasOrders } = readAsides(argument, message);
  if (STUCK.has(move.finding ?? "")) return true;
  if (move.finding === ABOUT_THE_TASK) return !hasOrders;
  if (answer === "" || asides.length > 0) return false;
  if (move.covered.length > 0) return true;
  if (NO_TRY.has(move.speechAct) || offersChoice(argument, answer)) return false;
  if (ordersTutor(answer)) return false;
  if (!asksForQuestions(view) && asksOfMatter(argument, answer)) return false;
  try {
    const { step, target } = move;
    return await isAttempt({ argument, step, target }, message);
  } catch {
    // Without the encoder the guard could not look at what the model says, either.
    return false;
  }
}
