import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue, Move, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import type { MoveTurn } from "@elenchus/tutor/llm/word/materials";
import { readDataset } from "../read-dataset.ts";

/** A message as it was stored; `written` is what a strong model answered to it by hand, one text a request. */
interface FiledMessage extends TranscriptEntry {
  readonly written?: readonly string[];
}

/** A whole dialogue in which a strong model answered every request by hand, honestly. */
interface FiledDialogue {
  readonly argument: Argument;
  readonly messages: readonly FiledMessage[];
}

/** A turn, and what a strong model said in it: at first, and where that was sent back then, once more. */
export interface WrittenTurn {
  readonly turn: MoveTurn;
  readonly written: readonly string[];
}

const EARNED = 0.95;

/** What a move makes of a dialogue, as far as words are held against it. */
function moveOn(argument: Argument, before: Dialogue, move: Move): Dialogue {
  const earned = move.covered.map((id) => [id, EARNED] as const);
  const isProbe = argument.key.expectations.some(
    ({ id, kind }) => id === move.target && kind === "probe",
  );
  return {
    ...before,
    step: move.nextStep ?? move.step,
    coverage: { ...before.coverage, ...Object.fromEntries(earned) },
    asserted: [...before.asserted, ...move.asserted],
    probed: isProbe && move.target !== null ? [...before.probed, move.target] : before.probed,
    outcome: move.kind === "close" ? "success" : null,
  };
}

function replay({ argument, messages }: FiledDialogue): WrittenTurn[] {
  let dialogue = dialogueAtStep(argument, 0);
  return messages.flatMap(({ text: message, assessment, written }, at) => {
    const move = messages[at + 1]?.move;
    if (move === undefined) return [];
    dialogue = moveOn(argument, dialogue, move);
    if (written === undefined) return [];
    const heard = assessment === undefined ? {} : { heard: assessment };
    const view = { argument, dialogue, transcript: messages.slice(0, at), ...heard };
    return [{ turn: { view, message, move }, written }];
  });
}

/** The turns of `model-dialogues`. They are for measuring alone: nothing is fitted to them. */
export function readWrittenTurns(): WrittenTurn[] {
  return readDataset<FiledDialogue>("model-dialogues").flatMap(replay);
}
