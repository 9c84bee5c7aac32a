import type { LabelledAnswer } from "./labelled-answer.ts";
import { readDataset } from "./read-dataset.ts";

/** All labelled answers of the repository. */
export async function readLabels(): Promise<LabelledAnswer[]> {
  return readDataset<LabelledAnswer>("labelled-answers");
}
