import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import { MAP_KIND_NAMES, MAP_STANDING_NAMES, type MapReader } from "@elenchus/domain/argument-map";
import { detailsOf } from "../../lib/argument-map/describe-node.ts";
import { NodeDetails } from "./node-details.tsx";

interface MapAsTextProps {
  nodes: readonly ArgumentMapNode[];
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

function NodeText({ node, reader }: { node: ArgumentMapNode; reader: MapReader }) {
  const { kind, standing, text } = node;
  return (
    <>
      <p>
        <strong className="font-semibold">{MAP_KIND_NAMES[kind]}.</strong>{" "}
        <span className="text-ink-soft">{MAP_STANDING_NAMES[reader][standing]}.</span>
      </p>
      {text !== null && <p>{text}</p>}
      <NodeDetails details={detailsOf(node, reader)} />
    </>
  );
}
