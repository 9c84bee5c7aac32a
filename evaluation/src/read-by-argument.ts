import { readDataset } from "./read-dataset.ts";
import type { StrangerArgument } from "./stranger-arguments.ts";

/** An argument, and what a dataset has at its places. */
export interface PlacesOfArgument<Place> {
  readonly name: string;
  readonly known: StrangerArgument;
  readonly places: readonly Place[];
}

/**
 * Reads a dataset whose lines name the argument that they are about.
 * @throws when one is about none of the arguments
 */
export function readByArgument<Place>(
  dataset: string,
  strangers: readonly StrangerArgument[],
): PlacesOfArgument<Place>[] {
  const lines = readDataset<Place & { readonly argument: string }>(dataset);
  return [...Map.groupBy(lines, (one) => one.argument)].map(([name, places]) => {
    const known = strangers.find(({ argument }) => argument.frame === name);
    if (known === undefined) throw new Error(`nothing is known of ${name}`);
    return { name, known, places };
  });
}
