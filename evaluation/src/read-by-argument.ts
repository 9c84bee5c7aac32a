import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { StrangerArgument } from "./stranger-arguments.ts";

/** An argument, and what a folder has at its places. */
export interface PlacesOfArgument<Place> {
  readonly name: string;
  readonly known: StrangerArgument;
  readonly places: readonly Place[];
}

/**
 * Reads a folder of lists, each of which is named after the argument that it is about, in the order of their names.
 * @throws when one is about none of the arguments
 */
export async function readByArgument<Place>(
  folder: URL,
  strangers: readonly StrangerArgument[],
): Promise<PlacesOfArgument<Place>[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file, ".json");
      const known = strangers.find(({ argument }) => argument.frame === name);
      if (known === undefined) throw new Error(`nothing is known of ${name}`);
      const text = await readFile(new URL(file, folder), "utf8");
      return { name, known, places: JSON.parse(text) as Place[] };
    }),
  );
}
