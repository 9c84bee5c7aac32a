import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import { MAP_KIND_NAMES, MAP_STANDING_NAMES, type MapReader } from "@elenchus/domain/argument-map";
import { detailsOf } from "../../lib/argument-map/describe-node.ts";

interface MapDetailProps {
  id: string;
  /** Undefined while none is chosen. */
  node: ArgumentMapNode | undefined;
  reader: MapReader;
}

/** What there is to say of the chosen box; announced when another is chosen. */
export function MapDetail({ id, node, reader }: MapDetailProps) {
  return (
    <div id={id} role="status" className="map-detail">
      {node === undefined ? (
        <p className="text-ink-soft">
          Choose a box to see where it stands in the passage and what{" "}
          {reader === "learner" ? "you" : "the learner"} wrote.
        </p>
      ) : (
        <>
          <p className="font-semibold">{MAP_KIND_NAMES[node.kind]}</p>
          <p>{node.text ?? `${MAP_STANDING_NAMES[reader][node.standing]}.`}</p>
          <NodeDetails node={node} reader={reader} />
        </>
      )}
    </div>
  );
}

/** What there is to say of a node, name by name. */
export function NodeDetails({ node, reader }: { node: ArgumentMapNode; reader: MapReader }) {
  const details = detailsOf(node, reader);
  if (details.length === 0) return null;
  return (
    <dl className="map-facts">
      {details.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
