import { type LabelledAnswer, type PlacedAnswer, placeAnswer } from "./labelled-answer.ts";
import { readDataset } from "./read-dataset.ts";

/** A line of `defences-held-out.jsonl`, in words that no key has: a flaw defended, or what is expected turned round. */
export interface HeldOutDefence extends LabelledAnswer {
  readonly wrong: "defence" | "opposite";
  /** Which expectation is turned round. */
  readonly of?: string;
}

/** Wrong answers that are never tuned on, in their places. */
export function readHeldOutDefences(): (PlacedAnswer & { readonly label: HeldOutDefence })[] {
  return readDataset<HeldOutDefence>("defences-held-out").map((label) => ({
    ...placeAnswer(label),
    label,
  }));
}
