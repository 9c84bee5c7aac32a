import type { ArgumentMap } from "@elenchus/contract/argument-map";
import type { MapReader } from "@elenchus/domain/argument-map";
import { useId, useMemo, useState } from "react";
import { useMapMeasures } from "../../hooks/use-map-measures.ts";
import { layOutMap } from "../../lib/argument-map/lay-out-map.ts";
import { MapAsText } from "./map-as-text.tsx";
import { MapDetail } from "./map-detail.tsx";
import { MapPicture } from "./map-picture.tsx";
import "../../styles/argument-map.css";

interface ArgumentMapViewProps {
  map: ArgumentMap;
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Who looks at it: its learner, or a supervisor. */
  reader?: MapReader;
}

/**
 * An argument as its learner has come to know it: a picture whose boxes can be chosen, what there is to say
 * of the chosen one, and the same as text. Needs nothing around it.
 */
export function ArgumentMapView({ map, labelledBy, reader = "learner" }: ArgumentMapViewProps) {
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
          The way that names are set
        </span>
        <span ref={textProbe} aria-hidden="true" className="map-probe map-text">
          The way that texts are set
        </span>
        {layout !== null && (
          <MapPicture
            nodes={map.nodes}
            reader={reader}
            layout={layout}
            chosen={chosen}
            labelledBy={labelledBy}
            detailId={detailId}
            onChoose={(index) => setChosen(index === chosen ? null : index)}
          />
        )}
      </div>
      <MapDetail id={detailId} node={node} reader={reader} />
      <MapAsText nodes={map.nodes} reader={reader} />
    </div>
  );
}
