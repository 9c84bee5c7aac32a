import type { LeakGuard } from "@elenchus/tutor/llm/guard/leak-guard";
import { splitSentences } from "@elenchus/tutor/llm/guard/split-sentences";
import { createSentenceCheck } from "@elenchus/tutor/llm/word/check-sentences";
import { materialsOf, type MoveTurn } from "@elenchus/tutor/llm/word/materials";

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
