import type { LeakGuard } from "@elenchus/tutor/llm/guard/leak-guard";
import type { ModelClient } from "@elenchus/tutor/llm/model-client";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
import { wordMove } from "@elenchus/tutor/llm/word/word-move";

/** What a learner sees of a turn in which a model says a text, and may not be asked for another. */
export async function seeReply(guard: LeakGuard, turn: MoveTurn, text: string): Promise<string> {
  const client = {
    async *stream() {
      yield text;
    },
  } as unknown as ModelClient;
  const wording = {
    client,
    guard,
    takesUp: () => true,
    report: () => undefined,
  };
  const call = { signal: new AbortController().signal, requests: { left: 0 } };
  let reply = "";
  for await (const piece of wordMove(wording, turn, call)) reply += piece;
  return reply;
}
