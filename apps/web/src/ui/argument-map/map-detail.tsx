import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import { MAP_KIND_NAMES, MAP_STANDING_NAMES, type MapReader } from "@elenchus/domain/argument-map";
import { moreOf } from "../../lib/argument-map/describe-node.ts";
import { NodeDetails } from "./node-details.tsx";

interface MapDetailProps {
  id: string;
  /** Undefined while none is chosen. */
  node: ArgumentMapNode | undefined;
  reader: MapReader;
}

/** What there is to say of the chosen box beside what stands in it; announced when another is chosen. */
export function MapDetail({ id, node, reader }: MapDetailProps) {
  return (
    <div id={id} role="status" className={`map-detail ${node === undefined ? "" : "map-chosen"}`}>
      {node === undefined ? (
        <p className="text-ink-soft">
          Choose a box to see where it stands in the passage and what{" "}
          {reader === "learner" ? "you" : "the learner"} wrote.
        </p>
      ) : (
        <>
          <p>
            <strong className="font-semibold">{MAP_KIND_NAMES[node.kind]}.</strong>{" "}
            <span className="text-ink-soft">{MAP_STANDING_NAMES[reader][node.standing]}.</span>
          </p>
          <NodeDetails details={moreOf(node, reader)} />
        </>
      )}
    </div>
  );
}
