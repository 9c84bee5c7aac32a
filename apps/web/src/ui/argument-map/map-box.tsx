import { MAP_KIND_NAMES, type MapReader } from "@elenchus/domain/map-names";
import type { FocusEvent } from "react";
import { quoteInBox } from "../../lib/argument-map/describe-node.ts";
import { nameStanding, type ShownNode } from "../../lib/argument-map/shown-node.ts";

interface MapBoxProps {
  node: ShownNode;
  reader: MapReader;
  /** In its map. */
  index: number;
  isChosen: boolean;
  detailId: string;
  /** Whether something can be put into it: pressing it opens a menu then. */
  isPlace: boolean;
  onChoose: (box: HTMLElement) => void;
}

/** The details of the chosen box must not hide the one that the keyboard comes to. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (currentTarget.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "nearest" });
}

/** One box of the map. */
export function MapBox(props: MapBoxProps) {
  const { node, reader, index, isChosen, detailId, isPlace, onChoose } = props;
  const { part, kind, standing, text } = node;
  const quote = quoteInBox(node);
  return (
    <button
      type="button"
      data-node={index}
      aria-haspopup={isPlace ? "menu" : undefined}
      aria-pressed={isPlace ? undefined : isChosen}
      aria-controls={isPlace ? undefined : detailId}
      className={`map-box map-${part} map-${standing}`}
      onClick={({ currentTarget }) => onChoose(currentTarget)}
      onFocus={showWhole}
    >
      {/* For who hears it, with stops between what stands on lines of its own. */}
      <span className="map-name">
        {MAP_KIND_NAMES[kind]}
        <span className="map-stop">.</span>
      </span>{" "}
      <span className="map-standing">
        {nameStanding(node, reader)}
        <span className="map-stop">{text === null ? "." : ":"}</span>
      </span>{" "}
      {text !== null && <span className="map-text">{text}</span>}{" "}
      {quote !== null && <span className="map-quote">{quote}</span>}
    </button>
  );
}
