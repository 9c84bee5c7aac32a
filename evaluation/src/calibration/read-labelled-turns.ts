import * as z from "zod/mini";
import { buildJudgePrompt } from "../judge/judge-prompt.ts";
import { fingerprint } from "../judge/rubric-version.ts";
import { readDataset } from "../read-dataset.ts";
import { LabelledTurn, placeTurn } from "./labelled-turn.ts";

/** All labelled turns of the repository. */
export async function readLabelledTurns(): Promise<LabelledTurn[]> {
  return z.parse(z.array(LabelledTurn), readDataset("calibration-turns"));
}

/** Names a set of labelled turns by all that a judge is shown of it, passages and keys included, and its labels. */
export function fingerprintTurns(turns: readonly LabelledTurn[]): string {
  return fingerprint(
    turns.map((one) => `${buildJudgePrompt(placeTurn(one).turn).task}\n${JSON.stringify(one)}`),
  );
}
