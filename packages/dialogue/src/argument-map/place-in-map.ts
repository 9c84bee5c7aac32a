import type { ExpectationKind } from "../argument.ts";
import { sharesPlace } from "../words/words.ts";
import type { MapHang, MapNode, MapPart } from "./argument-map.ts";

/** Each kind's part in the map, and where it hangs. Source: the conventions of Rationale and Kialo. */
const PLACES: Readonly<Record<ExpectationKind, readonly [MapPart, MapHang]>> = {
  conclusion: ["conclusion", "tree"],
  reason: ["reason", "tree"],
  ambiguous_term: ["flaw", "box"],
  missing_information: ["flaw", "link"],
  assumption: ["flaw", "link"],
  value: ["flaw", "link"],
  fallacy: ["flaw", "box"],
  fallacy_name: ["flaw", "box"],
  alternative: ["flaw", "beside"],
  statistical_flaw: ["flaw", "box"],
  impact: ["impact", "strip"],
  probe: ["question", "strip"],
};

/**
 * Places a finding. One that breaks a box which is not in the map hangs on the step from the reasons to the conclusion.
 * @param place words of the passage that tell where it belongs; null where none do
 */
export function placeInMap(
  kind: ExpectationKind,
  place: string | null,
  before: readonly Pick<MapNode, "part" | "quote">[],
): Pick<MapNode, "part" | "hangs" | "on"> {
  const [part, hangs] = PLACES[kind];
  if (hangs !== "box" && hangs !== "link") return { part, hangs, on: null };
  const parts: MapPart[] = kind === "ambiguous_term" ? ["reason", "conclusion"] : ["reason"];
  const boxes = parts.map((own) =>
    before.findIndex((one) => one.part === own && sharesPlace(one.quote ?? "", place ?? "")),
  );
  const on = boxes.find((box) => box !== -1) ?? null;
  return { part, hangs: on === null ? "link" : hangs, on };
}
