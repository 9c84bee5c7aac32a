import { arrangeMap } from "@elenchus/domain/arrange-map";
import type { ReactNode } from "react";
import type { ShownNode } from "../../lib/argument-map/shown-node.ts";
import "../../styles/map-tree.css";

interface MapTreeProps {
  nodes: readonly ShownNode[];
  /** A node, by its index. */
  renderNode: (index: number) => ReactNode;
}

/** More reasons stand one under the other, however wide the place. */
const MOST_ACROSS = 4;
const BELOW = "How far it persuades, and further questions";

/** A map's nodes as nested lists: the conclusion, under it the reasons, and what is wrong where it breaks them. */
export function MapTree({ nodes, renderNode }: MapTreeProps) {
  const { conclusions, beside, onStep, reasons, strip } = arrangeMap(nodes);
  const onConclusion = conclusions.flatMap(({ onLink, onBox }) => [...onLink, ...onBox]);
  const width = reasons.length > MOST_ACROSS ? "many" : reasons.length;
  const list = (name: string, label: string, of: readonly number[]) =>
    of.length > 0 && (
      <ul aria-label={label} className={name}>
        {of.map((index) => (
          <li key={index}>{renderNode(index)}</li>
        ))}
      </ul>
    );
  return (
    <>
      <div className={`map-tree map-of-${width}`}>
        <ul>
          <li>
            <div className={`map-top ${beside.length > 0 ? "map-top-of-two" : ""}`}>
              <div className="map-conclusions">
                {conclusions.map(({ index }) => (
                  <div key={index}>{renderNode(index)}</div>
                ))}
              </div>
              {list("map-beside", "Other conclusions", beside)}
            </div>
            {list("map-on-conclusion", "In the conclusion", onConclusion)}
            {list("map-on-step", "On the step from the reasons to the conclusion", onStep)}
            <ul aria-label="Reasons" className="map-reasons">
              {reasons.map(({ index, onLink, onBox }) => (
                <li key={index} className="map-branch">
                  {list("map-on-link", "On the step from this reason to the conclusion", onLink)}
                  {renderNode(index)}
                  {list("map-on-box", "In this reason", onBox)}
                </li>
              ))}
            </ul>
          </li>
        </ul>
      </div>
      {strip.length > 0 && (
        <div className="map-below">
          <p className="map-below-title">{BELOW}</p>
          {list("map-strip", BELOW, strip)}
        </div>
      )}
    </>
  );
}
