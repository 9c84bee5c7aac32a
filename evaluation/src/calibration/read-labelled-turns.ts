import { readdir, readFile } from "node:fs/promises";
import * as z from "zod/mini";
import { buildJudgePrompt } from "../judge/judge-prompt.ts";
import { fingerprint } from "../judge/rubric-version.ts";
import { LabelledTurn, placeTurn } from "./labelled-turn.ts";

/** All labelled turns of the repository. */
export async function readLabelledTurns(): Promise<LabelledTurn[]> {
  const folder = new URL("../../datasets/calibration/turns/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const lists = await Promise.all(
    files.map(async (name) => {
      const json: unknown = JSON.parse(await readFile(new URL(name, folder), "utf8"));
      return z.parse(z.array(LabelledTurn), json);
    }),
  );
  return lists.flat();
}

/** Names a set of labelled turns by all that a judge is shown of it, passages and keys included, and its labels. */
export function fingerprintTurns(turns: readonly LabelledTurn[]): string {
  return fingerprint(
    turns.map((one) => `${buildJudgePrompt(placeTurn(one).turn).task}\n${JSON.stringify(one)}`),
  );
}
