import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import { checkGaming } from "../../checks/gaming/check-gaming.ts";
import type { MoveTurn } from "./materials.ts";

/** Messages in which nothing was tried or asked, by their judge. */
const NOTHING_SAID = new Set<SpeechAct>(["asks_for_answer", "off_topic", "empty_effort"]);

/** Whether the model finds the words for a move: always, but for a message that games it and says nothing else. */
export function shouldAskModel({ message, move }: MoveTurn): boolean {
  const { rest, hasGaming } = checkGaming(message);
  return !hasGaming || (rest !== "" && !NOTHING_SAID.has(move.speechAct));
}
