import type { LeakGuard } from "../../llm/guard/leak-guard.ts";
import { splitSentences } from "../../llm/guard/split-sentences.ts";
import { createSentenceCheck } from "../../llm/wording/check-sentences.ts";
import { materialsOf, type MoveTurn } from "../../llm/wording/materials.ts";

/** Whether every sentence of a reply may be said in a turn; what comes after a refused one is not looked at. */
export async function isSaidWhole(
  guard: LeakGuard,
  turn: MoveTurn,
  reply: string,
): Promise<boolean> {
  const { check } = createSentenceCheck(guard, turn, materialsOf(turn));
  for (const sentence of splitSentences(reply))
    if ((await check(sentence.trim())) !== null) return false;
  return true;
}
