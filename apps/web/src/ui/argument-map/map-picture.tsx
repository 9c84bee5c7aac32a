import type { ShownNode } from "../../lib/argument-map/shown-node.ts";
import type { MapReader } from "@elenchus/domain/map-names";
import type { MapLayout } from "../../lib/argument-map/map-layout.ts";
import { MapBox } from "./map-box.tsx";

interface MapPictureProps {
  nodes: readonly ShownNode[];
  reader: MapReader;
  layout: MapLayout;
  /** Index of the chosen node. */
  chosen: number | null;
  labelledBy: string;
  /** Of the element that says more of the chosen one. */
  detailId: string;
  /** Whether something can be put into a box. */
  isPlace: ((index: number) => boolean) | undefined;
  onChoose: (index: number, box: SVGGElement) => void;
}

/** Half of how wide the arrow's head is, and how long it is. */
const HEAD = 6;
/** Room for the outlines of boxes at the edge. */
const EDGE = 4;

/** The picture of an argument. */
export function MapPicture(props: MapPictureProps) {
  const { nodes, reader, layout, chosen, labelledBy, detailId } = props;
  const { isPlace, onChoose } = props;
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
            isPlace={isPlace?.(box.index) ?? false}
            onChoose={(element) => onChoose(box.index, element)}
          />
        );
      })}
    </svg>
  );
}
