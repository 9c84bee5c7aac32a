import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EvaluationRig } from "./build-evaluation-rig.ts";

/** Two short dialogues with learners for whom no model is needed. */
export const SHORT = [
  "--tutor",
  "llm",
  "--dialogues",
  "2",
  "--modules",
  "2",
  "--learners",
  "ideal,silent",
];

/** The files of the runs so far. */
export function runFiles({ results }: EvaluationRig): string[] {
  return readdirSync(join(results, "runs")).map((name) => join(results, "runs", name));
}

/** The lines of a run's file. */
export function entriesOf(file: string): { readonly type: string }[] {
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line) as { readonly type: string });
}
