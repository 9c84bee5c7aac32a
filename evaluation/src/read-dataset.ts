import { readFileSync } from "node:fs";

/**
 * The lines of `datasets/<name>.jsonl`, in their order.
 * @throws when there is no such file, or a line of it is no JSON
 */
export function readDataset<Line>(name: string): Line[] {
  const file = new URL(`../datasets/${name}.jsonl`, import.meta.url);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** The texts of a dataset whose lines name the list to which they belong, by list. */
export function readLists(name: string): Readonly<Record<string, readonly string[]>> {
  const lines = readDataset<{ readonly list: string; readonly text: string }>(name);
  return Object.fromEntries(
    [...Map.groupBy(lines, ({ list }) => list)].map(([list, found]) => [
      list,
      found.map(({ text }) => text),
    ]),
  );
}
