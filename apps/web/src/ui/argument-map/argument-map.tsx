import type { MapReader } from "@elenchus/domain/map-names";
import { useId, useMemo, useState, type ReactNode } from "react";
import { useMapMeasures } from "../../hooks/use-map-measures.ts";
import { layOutMap } from "../../lib/argument-map/lay-out-map.ts";
import type { ShownNode } from "../../lib/argument-map/shown-node.ts";
import { MapAsText } from "./map-as-text.tsx";
import { MapDetail } from "./map-detail.tsx";
import { MapPicture } from "./map-picture.tsx";
import "../../styles/argument-map.css";

interface ArgumentMapViewProps {
  map: { readonly nodes: readonly ShownNode[] };
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Who looks at it: its learner, or a supervisor. */
  reader?: MapReader;
  /** Said while no box is chosen, where something else is to be said than usual. */
  hint?: string | undefined;
  /** Whether something can be put into a box; pressing it asks for that then. */
  isPlace?: (index: number) => boolean;
  onPlace?: (index: number, box: SVGGElement) => void;
  /** What can be done with the chosen box. */
  renderAction?: (node: ShownNode) => ReactNode;
}

/**
 * An argument as its learner has come to know it: a picture whose boxes can be chosen, what there is to say
 * of the chosen one, and the same as text. Needs nothing around it.
 */
export function ArgumentMapView(props: ArgumentMapViewProps) {
  const { map, labelledBy, reader = "learner", hint } = props;
  const { isPlace, onPlace, renderAction } = props;
  const { place, nameProbe, textProbe, measures } = useMapMeasures();
  const [chosen, setChosen] = useState<number | null>(null);
  const detailId = useId();
  const layout = useMemo(
    () =>
      measures !== null && measures.width > 0
        ? layOutMap(map.nodes, measures.width, { type: measures.type, reader })
        : null,
    [map, measures, reader],
  );
  const node = chosen === null ? undefined : map.nodes[chosen];

  return (
    <div className="argument-map">
      <div ref={place} className="relative">
        <span ref={nameProbe} aria-hidden="true" className="map-probe map-name">
          A name
        </span>
        <span ref={textProbe} aria-hidden="true" className="map-probe map-text">
          A text
        </span>
        {layout !== null && (
          <MapPicture
            nodes={map.nodes}
            reader={reader}
            layout={layout}
            chosen={chosen}
            labelledBy={labelledBy}
            detailId={detailId}
            isPlace={isPlace}
            onChoose={(index, box) => {
              if (isPlace?.(index) === true) onPlace?.(index, box);
              else setChosen(index === chosen ? null : index);
            }}
          />
        )}
      </div>
      <MapDetail
        id={detailId}
        node={node}
        reader={reader}
        hint={hint}
        action={node === undefined ? null : renderAction?.(node)}
      />
      <MapAsText nodes={map.nodes} reader={reader} />
    </div>
  );
}
