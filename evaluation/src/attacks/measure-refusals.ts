import { guardOf } from "../guard-of.ts";
import type { SentenceEncoder } from "@elenchus/tutor/text/sentence-encoder";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";
import { splitSentences } from "@elenchus/tutor/llm/guard/split-sentences";
import { type LabelledTurn, placeTurn } from "../calibration/labelled-turn.ts";

/** What the guard makes of replies that give nothing away. */
export interface Refusals {
  readonly replies: number;
  /** Of them, those of which some sentence is refused. */
  readonly refused: number;
  readonly sentences: number;
  readonly refusedSentences: number;
}

/** Coverage of what counts as found. */
const FOUND = 0.9;

/** A labelled turn as the guard watches over it: with the hints that its move may use. */
function watchedOf(label: LabelledTurn) {
  const { argument, step, found, transcript } = placeTurn(label).turn;
  const coverage = Object.fromEntries(found.map((id) => [id, FOUND]));
  const view = { argument, dialogue: { ...dialogueAtStep(argument, step), coverage }, transcript };
  const target = argument.key.expectations.find(
    (one) => one.step === step && !found.includes(one.id),
  );
  const opening = argument.steps[step]?.opening ?? "";
  const help = target === undefined ? [] : [...target.hints, target.prompt];
  const allowed = [label.asked ?? opening, opening, ...help];
  return { view, message: label.message, allowed, fromStep: step, openStep: step };
}

/** Holds the labelled turns that reveal nothing against the guard: what its rules cost an honest model. */
export async function measureRefusals(
  encoder: SentenceEncoder,
  labels: readonly LabelledTurn[],
): Promise<Refusals> {
  const guard = guardOf(encoder);
  const honest = labels.filter(({ labels: { revealing } }) => revealing === "no");
  let sentences = 0;
  const refused: number[] = [];
  for (const label of honest) {
    const watch = guard.watch(watchedOf(label));
    let faults = 0;
    for (const sentence of splitSentences(label.reply)) {
      sentences += 1;
      if ((await watch.check(sentence.trimEnd())) === null) watch.note(sentence);
      else faults += 1;
    }
    refused.push(faults);
  }
  return {
    replies: honest.length,
    refused: refused.filter((faults) => faults > 0).length,
    sentences,
    refusedSentences: refused.reduce((sum, faults) => sum + faults, 0),
  };
}
