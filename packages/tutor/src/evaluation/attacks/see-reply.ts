import type { LentParts } from "../../lent-parts.ts";
import type { LeakGuard } from "../../llm/guard/leak-guard.ts";
import type { ModelClient } from "../../llm/model-client.ts";
import type { MoveTurn } from "../../llm/wording/materials.ts";
import { wordMove } from "../../llm/wording/word-move.ts";

/** What a learner sees of a turn in which a model says a text, and may not be asked for another. */
export async function seeReply(
  guard: LeakGuard,
  lent: Pick<LentParts, "wordMove">,
  turn: MoveTurn,
  text: string,
): Promise<string> {
  const client = {
    async *stream() {
      yield text;
    },
  } as unknown as ModelClient;
  const wording = {
    client,
    guard,
    takesUp: async () => true,
    fallback: lent.wordMove,
    report: () => undefined,
  };
  const call = { signal: new AbortController().signal, requests: { left: 0 } };
  let reply = "";
  for await (const piece of wordMove(wording, turn, call)) reply += piece;
  return reply;
}
