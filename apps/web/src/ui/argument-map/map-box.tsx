import type { ShownNode } from "../../lib/argument-map/shown-node.ts";
import type { MapReader } from "@elenchus/domain/map-names";
import type { FocusEvent, KeyboardEvent } from "react";
import { describeNode } from "../../lib/argument-map/describe-node.ts";
import { PADDING } from "../../lib/argument-map/fill-box.ts";
import type { PlacedBox } from "../../lib/argument-map/map-layout.ts";

interface MapBoxProps {
  node: ShownNode;
  reader: MapReader;
  box: PlacedBox;
  isChosen: boolean;
  detailId: string;
  /** Whether something can be put into it: pressing it opens a menu then. */
  isPlace: boolean;
  onChoose: (box: SVGGElement) => void;
}

/** How each kind of line is set. */
const SETTINGS = {
  name: "map-name",
  standing: "map-name",
  text: "map-text",
  quote: "map-text",
} as const;

/** What is said of the chosen box must not hide the one that the keyboard comes to. */
function showWhole({ currentTarget }: FocusEvent<SVGGElement>): void {
  if (currentTarget.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "start" });
}

/** One box of the picture; a button, since SVG has none. */
export function MapBox({ node, reader, box, isChosen, detailId, isPlace, onChoose }: MapBoxProps) {
  const choose = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose(event.currentTarget);
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={describeNode(node, reader)}
      aria-haspopup={isPlace ? "menu" : undefined}
      aria-pressed={isPlace ? undefined : isChosen}
      aria-controls={isPlace ? undefined : detailId}
      className={`map-box map-${node.part} map-${node.standing}`}
      transform={`translate(${box.x} ${box.y})`}
      onClick={({ currentTarget }) => onChoose(currentTarget)}
      onKeyDown={choose}
      onFocus={showWhole}
    >
      <rect width={box.width} height={box.height} rx={10} />
      {box.lines.map(({ kind, text, y }) => (
        <text key={y} x={PADDING} y={y} className={`${SETTINGS[kind]} map-${kind}`}>
          {/* The space is between this line's last word and the next line's first. */}
          {`${text} `}
        </text>
      ))}
    </g>
  );
}
