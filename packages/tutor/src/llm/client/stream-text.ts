import type { TextCall } from "../model-client.ts";
import { composeCall } from "./compose-call.ts";
import type { ClientState } from "./client-state.ts";
import type { OpenCall } from "./open-call.ts";
import { sendStream } from "./send-stream.ts";
import { waitOrThrow } from "./try-again.ts";

/**
 * Asks for text and passes it on as it comes; a request that failed before its first text is sent once more.
 * @throws ModelError also in the middle
 */
export async function* streamText(
  state: ClientState,
  open: OpenCall,
  question: TextCall,
): AsyncGenerator<string> {
  const { prompt, maxOutputTokens, temperature } = question;
  const call = composeCall(state.model, { prompt, repair: null, maxOutputTokens, temperature });
  const tries = { left: 1 };
  for (;;) {
    try {
      yield* sendStream(state, open, prompt, call);
      return;
    } catch (error) {
      await waitOrThrow(state, open, tries, error);
    }
  }
}
