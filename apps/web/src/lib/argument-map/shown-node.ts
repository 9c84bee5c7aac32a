import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import { MAP_STANDING_NAMES, type MapReader } from "@elenchus/domain/map-names";

/** How a box stands into which the learner has put a sentence. */
const PUT_NAMES = {
  pending: "Not answered yet",
  wrong: "Not the right sentence",
  later: "Comes later",
} as const;

/** A box as it is drawn: of the map, or one into which the learner has put a sentence. */
export interface ShownNode extends Omit<ArgumentMapNode, "standing"> {
  readonly standing: ArgumentMapNode["standing"] | keyof typeof PUT_NAMES;
}

/** Whether it was found or told. */
export function isKnown({ standing }: ShownNode): boolean {
  return standing === "found" || standing === "told";
}

/** How a box stands, in words. */
export function nameStanding({ standing }: ShownNode, reader: MapReader): string {
  const names: Readonly<Record<ShownNode["standing"], string>> = {
    ...MAP_STANDING_NAMES[reader],
    ...PUT_NAMES,
  };
  return names[standing];
}
