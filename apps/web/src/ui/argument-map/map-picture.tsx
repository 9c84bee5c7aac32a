import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import type { MapReader } from "@elenchus/domain/argument-map";
import type { MapLayout } from "../../lib/argument-map/map-layout.ts";
import { MapBox } from "./map-box.tsx";

interface MapPictureProps {
  nodes: readonly ArgumentMapNode[];
  reader: MapReader;
  layout: MapLayout;
  /** Index of the chosen node. */
  chosen: number | null;
  labelledBy: string;
  /** Of the element that says more of the chosen one. */
  detailId: string;
  onChoose: (index: number) => void;
}

/** Half of how wide the arrow's head is, and how long it is. */
const HEAD = 6;
/** Room for the outlines of boxes at the edge. */
const EDGE = 4;

/** The picture of an argument. */
export function MapPicture(props: MapPictureProps) {
  const { nodes, reader, layout, chosen, labelledBy, detailId, onChoose } = props;
  const { width, height, boxes, links, arrow } = layout;
  return (
    <svg
      role="group"
      aria-labelledby={labelledBy}
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
      className="map-picture"
    >
      <g aria-hidden="true">
        {links.map(({ kind, path }) => (
          <path key={path} d={path} className={`map-link map-link-${kind}`} />
        ))}
        <path
          className="map-arrow"
          d={`M${arrow.x} ${arrow.y}l${HEAD} ${2 * HEAD}h${-2 * HEAD}z`}
        />
      </g>
      {boxes.map((box) => {
        const node = nodes[box.index];
        return node === undefined ? null : (
          <MapBox
            key={box.index}
            node={node}
            reader={reader}
            box={box}
            isChosen={box.index === chosen}
            detailId={detailId}
            onChoose={() => onChoose(box.index)}
          />
        );
      })}
    </svg>
  );
}
