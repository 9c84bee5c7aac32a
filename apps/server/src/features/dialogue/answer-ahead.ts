import { setImmediate as nextRound } from "node:timers/promises";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { takeTurn, type Turn } from "@elenchus/dialogue/take-turn";
import type { AppContext } from "../../app-context.ts";
import type { DialogueRecord } from "../../store/turns/dialogue-rows.ts";
import { viewBefore } from "./view-before.ts";

/** A turn that the tutor has begun to take of a dialogue as it is expected to be. */
export interface TurnAhead {
  /** Goes on with it, once the message is stored and the dialogue was found to be as expected. */
  readonly goOn: (call: Pick<TutorCall, "signal" | "onModelCall">) => Promise<Turn>;
  /** Gives it up, unless it was gone on with: nothing was sent to anybody. */
  readonly drop: () => void;
}

/**
 * Has the tutor take a turn as far as it can be taken before its message is stored: the message is read, and the
 * question to the judge lies ready.
 * @param record the dialogue with the message, as they are expected to be
 */
export function answerAhead(
  { tutor }: Pick<AppContext, "tutor">,
  record: DialogueRecord,
  onText: (piece: string) => void,
): TurnAhead {
  const controller = new AbortController();
  const { promise: cleared, resolve: clear } = Promise.withResolvers<void>();
  let onModelCall: TutorCall["onModelCall"];
  let isGoneOnWith = false;
  const { view, said } = viewBefore(record);
  const call: TutorCall = {
    signal: controller.signal,
    cleared,
    onModelCall: (told) => onModelCall?.(told),
  };
  const take = async (): Promise<Turn> => {
    // What stores the message goes out first.
    await nextRound();
    return takeTurn(tutor, view, { ...said, onText, call });
  };
  const turn = take();
  // Told to whoever goes on with it; nobody asks for what was given up.
  turn.catch(() => undefined);
  return {
    async goOn({ signal, onModelCall: tell }) {
      isGoneOnWith = true;
      onModelCall = tell;
      const end = (): void => controller.abort(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener("abort", end, { once: true });
      clear();
      return turn;
    },
    drop() {
      if (isGoneOnWith) return;
      controller.abort();
      clear();
    },
  };
}
