import type { MapReader } from "@elenchus/domain/map-names";
import { useId, useState, type ReactNode } from "react";
import type { ShownNode } from "../../lib/argument-map/shown-node.ts";
import { MapAsText } from "./map-as-text.tsx";
import { MapBox } from "./map-box.tsx";
import { MapDetail } from "./map-detail.tsx";
import { MapTree } from "./map-tree.tsx";
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
  onPlace?: (index: number, box: HTMLElement) => void;
  /** The action on the chosen box. */
  renderAction?: (node: ShownNode) => ReactNode;
}

/**
 * An argument as its learner has come to know it: a tree of boxes that can be chosen, what there is to say
 * of the chosen one, and the same as text. Needs nothing around it.
 */
export function ArgumentMapView(props: ArgumentMapViewProps) {
  const { map, labelledBy, reader = "learner", hint } = props;
  const { isPlace, onPlace, renderAction } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const detailId = useId();
  const node = chosen === null ? undefined : map.nodes[chosen];
  const choose = (index: number, box: HTMLElement) => {
    if (isPlace?.(index) === true) onPlace?.(index, box);
    else setChosen(index === chosen ? null : index);
  };
  const renderNode = (index: number) => {
    const one = map.nodes[index];
    return one === undefined ? null : (
      <MapBox
        node={one}
        reader={reader}
        index={index}
        isChosen={index === chosen}
        detailId={detailId}
        isPlace={isPlace?.(index) ?? false}
        onChoose={(box) => choose(index, box)}
      />
    );
  };

  return (
    <div className="argument-map">
      <div role="group" aria-labelledby={labelledBy} className="map-picture">
        <MapTree nodes={map.nodes} renderNode={renderNode} />
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
