import { MAP_KIND_NAMES, type MapReader } from "@elenchus/domain/map-names";
import { detailsOf } from "../../lib/argument-map/describe-node.ts";
import { nameStanding, type ShownNode } from "../../lib/argument-map/shown-node.ts";
import { NodeDetails } from "./node-details.tsx";

interface MapAsTextProps {
  nodes: readonly ShownNode[];
  reader: MapReader;
}

/** The picture's content as a list; flaws stand under the reason in which they sit. */
export function MapAsText({ nodes, reader }: MapAsTextProps) {
  const placed = nodes.map((node, index) => ({ node, index }));
  const isUnder = (reason: number) => placed.filter(({ node }) => node.on === reason);
  return (
    <details className="map-as-text">
      <summary>The map as text</summary>
      <ul>
        {placed
          .filter(({ node }) => node.on === null)
          .map(({ node, index }) => (
            <li key={index}>
              <NodeText node={node} reader={reader} />
              {isUnder(index).length > 0 && (
                <ul>
                  {isUnder(index).map((under) => (
                    <li key={under.index}>
                      <NodeText node={under.node} reader={reader} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
      </ul>
    </details>
  );
}

function NodeText({ node, reader }: { node: ShownNode; reader: MapReader }) {
  const { kind, text } = node;
  return (
    <>
      <p>
        <strong className="font-semibold">{MAP_KIND_NAMES[kind]}.</strong>{" "}
        <span className="text-ink-soft">{nameStanding(node, reader)}.</span>
      </p>
      {text !== null && <p>{text}</p>}
      <NodeDetails details={detailsOf(node, reader)} />
    </>
  );
}
