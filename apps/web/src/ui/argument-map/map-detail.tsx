import { MAP_KIND_NAMES, type MapReader } from "@elenchus/domain/map-names";
import type { ReactNode } from "react";
import { moreOf } from "../../lib/argument-map/describe-node.ts";
import { nameStanding, type ShownNode } from "../../lib/argument-map/shown-node.ts";
import { NodeDetails } from "./node-details.tsx";

interface MapDetailProps {
  id: string;
  /** Undefined while none is chosen. */
  node: ShownNode | undefined;
  reader: MapReader;
  /** Said while none is chosen, where something else is to be said than usual. */
  hint: string | undefined;
  /** The action on it. */
  action: ReactNode;
}

const HINTS = {
  learner: "Choose a box to see where it stands in the passage and what you wrote.",
  supervisor: "Choose a box to see where it stands in the passage and what the learner wrote.",
} as const satisfies Record<MapReader, string>;

/** Details of the chosen box beside its text; announced when another is chosen. */
export function MapDetail({ id, node, reader, hint, action }: MapDetailProps) {
  return (
    <div id={id} className={`map-detail ${node === undefined ? "" : "map-chosen"}`}>
      <div role="status">
        {node === undefined ? (
          <p className="text-ink-soft">{hint ?? HINTS[reader]}</p>
        ) : (
          <>
            <p>
              <strong className="font-semibold">{MAP_KIND_NAMES[node.kind]}.</strong>{" "}
              <span className="text-ink-soft">{nameStanding(node, reader)}.</span>
            </p>
            <NodeDetails details={moreOf(node, reader)} />
          </>
        )}
      </div>
      {action}
    </div>
  );
}
