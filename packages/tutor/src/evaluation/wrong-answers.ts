import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Argument } from "../dialogue/argument.ts";
import type { StrangerArgument } from "./stranger-arguments.ts";

/** A list of `wrong-answers/`: what learners type at one place of an argument. */
export interface AnswersAtPlace {
  readonly step: number;
  /** Id of the probe that is asked, if one is. */
  readonly probe?: string;
  /** Earns nothing there, not even as near. */
  readonly wrong: readonly string[];
  /** Earns the expectation of that id, in words that the key does not have. */
  readonly right: readonly { readonly id: string; readonly message: string }[];
}

const FOLDER = new URL("./wrong-answers/", import.meta.url);

/** Wrong and right answers to the arguments that they were written for. */
export async function readWrongAnswers(
  strangers: readonly StrangerArgument[],
): Promise<{ readonly argument: Argument; readonly places: readonly AnswersAtPlace[] }[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file, ".json");
      const found = strangers.find(({ argument }) => argument.frame === name);
      if (found === undefined) throw new Error(`wrong answers to no argument: ${name}`);
      const text = await readFile(new URL(file, FOLDER), "utf8");
      return { argument: found.argument, places: JSON.parse(text) as AnswersAtPlace[] };
    }),
  );
}
