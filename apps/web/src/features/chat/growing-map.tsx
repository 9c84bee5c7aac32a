import type { ArgumentMap } from "@elenchus/contract/argument-map";
import type { Mark } from "@elenchus/domain/marks";
import { useId, useMemo, useRef, useState } from "react";
import { growMap } from "../../lib/argument-map/grow-map.ts";
import { isKnown, type ShownNode } from "../../lib/argument-map/shown-node.ts";
import type { ShownMark } from "../../lib/settle-marks.ts";
import { ArgumentMapView } from "../../ui/argument-map/argument-map.tsx";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OptionalPart } from "../../ui/optional-part.tsx";
import { useMoveFromPassage } from "./use-move-from-passage.ts";

/** It comes when a box is pressed: the map is drawn without it. */
const ChoiceMenu = lazyPart(async () => (await import("../../ui/choice-menu.tsx")).ChoiceMenu);

interface GrowingMapProps {
  map: ArgumentMap;
  marks: ReadonlyMap<number, readonly ShownMark[]>;
  /** Of the passage. */
  sentences: readonly string[];
  stepNumber: number;
  onMark: (mark: Mark) => void;
  onTakeAway: (sentence: number) => void;
  /** Null once there is nobody to ask. */
  onAsk: ((about: string) => void) | null;
}

/** The hint on what can be done with the boxes; undefined where it is that of any map. */
function chooseHint(nodes: readonly ShownNode[], mayBuild: boolean): string | undefined {
  const isBegun = nodes.some(isKnown);
  if (mayBuild) {
    return isBegun
      ? "Choose a box to read more about it, or an empty one to put a sentence there."
      : "Put a sentence of the passage into a box. It goes with your answer.";
  }
  return isBegun ? undefined : "The boxes fill as you find the parts of the argument.";
}

/** The argument as far as it is known, to ask about and, for who may, to put sentences into. */
export function GrowingMap(props: GrowingMapProps) {
  const { map, marks, sentences, stepNumber, onMark, onTakeAway, onAsk } = props;
  const title = useId();
  const mayBuild = onAsk !== null;
  const { nodes, places } = useMemo(
    () => growMap({ map, marks, sentences, stepNumber, mayBuild }),
    [map, marks, sentences, stepNumber, mayBuild],
  );
  const [opened, setOpened] = useState<{ index: number; box: HTMLElement } | null>(null);
  const area = useRef<HTMLDivElement>(null);
  useMoveFromPassage(area, nodes, sentences);
  const place = opened === null ? null : (places[opened.index] ?? null);

  const put = (sentence: number) => {
    if (place === null) return;
    if (place.pending !== null) onTakeAway(place.pending);
    onMark({ sentence, role: place.role });
  };
  const renderAction = (node: ShownNode) => {
    const { text } = node;
    if (onAsk === null || text === null || !isKnown(node)) return null;
    return (
      <Button className="mt-2" onClick={() => onAsk(text)}>
        Ask about this
      </Button>
    );
  };

  return (
    <div ref={area} className="growing-map">
      <h2 id={title} className="eyebrow mb-3">
        Argument map
      </h2>
      <ArgumentMapView
        map={{ nodes }}
        labelledBy={title}
        hint={chooseHint(nodes, mayBuild)}
        isPlace={(index) => places[index] !== null}
        onPlace={(index, box) => setOpened({ index, box })}
        renderAction={renderAction}
      />
      {opened !== null && place !== null && (
        <OptionalPart fallback={null} problem="The menu could not be loaded.">
          <ChoiceMenu
            anchor={opened.box}
            title={place.role === "conclusion" ? "Which is the conclusion?" : "Which is a reason?"}
            choices={sentences.map((text, index) => ({ value: String(index), text }))}
            chosen={place.pending === null ? null : String(place.pending)}
            takeBack="Take the sentence out"
            onChoose={(value) => put(Number(value))}
            onTakeBack={() => place.pending !== null && onTakeAway(place.pending)}
            onClose={() => setOpened(null)}
          />
        </OptionalPart>
      )}
    </div>
  );
}
