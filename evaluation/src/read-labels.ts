import { readdir, readFile } from "node:fs/promises";
import type { LabelledAnswer } from "./labelled-answer.ts";

/** All labelled answers of the repository. */
export async function readLabels(): Promise<LabelledAnswer[]> {
  const folder = new URL("../datasets/labelled/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const lists = await Promise.all(
    files.map(
      async (name) => JSON.parse(await readFile(new URL(name, folder), "utf8")) as LabelledAnswer[],
    ),
  );
  return lists.flat();
}
