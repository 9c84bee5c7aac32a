import type { ArgumentMapNode } from "@elenchus/contract/argument-map";
import type { MapReader } from "@elenchus/domain/argument-map";
import type { FocusEvent, KeyboardEvent } from "react";
import { describeNode } from "../../lib/argument-map/describe-node.ts";
import { PADDING } from "../../lib/argument-map/fill-box.ts";
import type { PlacedBox } from "../../lib/argument-map/map-layout.ts";

interface MapBoxProps {
  node: ArgumentMapNode;
  reader: MapReader;
  box: PlacedBox;
  isChosen: boolean;
  detailId: string;
  onChoose: () => void;
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
export function MapBox({ node, reader, box, isChosen, detailId, onChoose }: MapBoxProps) {
  const choose = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onChoose();
  };
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={describeNode(node, reader)}
      aria-pressed={isChosen}
      aria-controls={detailId}
      className={`map-box map-${node.part} map-${node.standing}`}
      transform={`translate(${box.x} ${box.y})`}
      onClick={onChoose}
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
