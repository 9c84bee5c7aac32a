import type { Argument } from "@elenchus/dialogue/argument";
import type { Move } from "@elenchus/dialogue/dialogue";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import type { ReplyContext } from "@elenchus/tutor/checks/leaks/open-answers";
import { readDataset } from "../read-dataset.ts";

/** A turn of `model-turns-by-hand`: a strong model answered the very prompts by hand, honestly. */
interface FiledTurn {
  readonly message: string;
  readonly move: Move | null;
  readonly sentences: readonly { readonly text: string }[];
  /** Texts of the key that the reply was free to use. */
  readonly may_say: readonly string[] | null;
}

/** The argument of some of the turns, by their numbers. The passages were not kept: these are put together from the replies. */
interface FiledArgument {
  readonly argument: Argument;
  readonly turns: readonly number[];
}

/** An honest reply in its turn. */
export interface HonestReply {
  readonly context: ReplyContext;
  readonly sentences: readonly string[];
}

const EARNED = 0.95;

function replayTurns(argument: Argument, turns: readonly FiledTurn[]): HonestReply[] {
  const earned = new Set<string>();
  const said: string[] = [];
  return turns.flatMap(({ message, move, sentences, may_say }) => {
    if (move === null) return [];
    for (const id of move.covered) earned.add(id);
    const outcome = move.kind === "close" ? ("success" as const) : null;
    const dialogue = {
      ...dialogueAtStep(argument, move.nextStep ?? move.step),
      coverage: Object.fromEntries([...earned].map((id) => [id, EARNED])),
      outcome,
    };
    const transcript = said.map((text) => ({ sender: "user" as const, text, step: move.step }));
    said.push(message);
    const view = { argument, dialogue, transcript };
    const context = { view, message, allowed: may_say ?? [] };
    return [{ context, sentences: sentences.map(({ text }) => text.trim()) }];
  });
}

/** The replies that were answered by hand. They are for measuring alone: nothing is fitted to them. */
export function readByHandReplies(): HonestReply[] {
  const turns = readDataset<FiledTurn>("model-turns-by-hand");
  return readDataset<FiledArgument>("model-turns-by-hand-arguments").flatMap(
    ({ argument, turns: numbers }) =>
      replayTurns(
        argument,
        numbers.map((number) => turns[number]).filter((one) => one !== undefined),
      ),
  );
}
