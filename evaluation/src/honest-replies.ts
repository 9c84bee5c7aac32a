import type { Argument } from "@elenchus/dialogue/argument";
import type { SpeechAct } from "@elenchus/dialogue/dialogue";
import { type FiledDialogue, type FiledTurn, type ModelTurn, replayTurns } from "./model-turns.ts";

/**
 * A line of `honest-replies.jsonl`: a reply written by hand as a strong and careful model would word it. The learner says
 * what is filed in that turn, or a message of this line's own, which earns nothing.
 */
export interface FiledReply {
  /** Of the argument's dialogues in `model-turns.jsonl`, from 0. */
  readonly dialogue: number;
  /** Of that dialogue, from 0. */
  readonly turn: number;
  readonly act?: SpeechAct;
  readonly message?: string;
  readonly reply: string;
}

/**
 * A reply by hand in its turn.
 * @throws when there is no such turn
 */
export function replyInDialogue(
  argument: Argument,
  dialogues: readonly FiledDialogue[],
  { dialogue, turn: nth, act = "answer", message, reply }: FiledReply,
): ModelTurn {
  const turns = dialogues[dialogue]?.turns ?? [];
  const own: FiledTurn | undefined =
    message === undefined ? turns[nth] : { message, act, reply, telling: [] };
  const last = own && replayTurns(argument, [...turns.slice(0, nth), own]).at(-1);
  if (last === undefined) throw new Error(`no turn ${nth} in a dialogue about ${argument.issue}`);
  return { ...last, reply, telling: [] };
}
