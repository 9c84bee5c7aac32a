import type { ArgumentMap } from "@elenchus/contract/argument-map";
import { useState } from "react";

/** How many parts of a map are known, and whether some came since it was on the screen. */
export function useMapGrowth(map: ArgumentMap | null, isOnScreen: boolean) {
  const known = map?.nodes.filter(({ text }) => text !== null).length ?? 0;
  const [seen, setSeen] = useState(known);
  if (isOnScreen && seen !== known) setSeen(known);
  return { known, hasGrown: known > seen };
}
