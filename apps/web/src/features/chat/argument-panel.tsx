import type { MarkRole } from "@elenchus/domain/marks";
import { useId, useMemo } from "react";
import { settleMarks } from "../../lib/settle-marks.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { OptionalPart } from "../../ui/optional-part.tsx";
import { PassageBody } from "../../ui/passage-body.tsx";
import { Working } from "../../ui/working.tsx";
import { MarkedPassage } from "../../ui/marked-passage.tsx";
import { PassageHint } from "./passage-hint.tsx";
import { PanelSwitch, type PanelView } from "./panel-switch.tsx";
import type { useTurns } from "./use-turns.ts";
import "../../styles/argument-panel.css";

export interface ArgumentPanelProps {
  passage: string;
  /** Where it comes from, where a supervisor chose it. */
  source: string | null;
  sentences: readonly string[];
  turns: ReturnType<typeof useTurns>;
  isNewcomer: boolean;
  /** Whether all is said. */
  ended: boolean;
  view: PanelView;
  hasGrown: boolean;
  /** How many parts of the map are. */
  known: number;
  onView: (view: PanelView) => void;
  onAsk: (about: string) => void;
}

/** It comes when it is looked at, or when there is something in it to print. */
const GrowingMap = lazyPart(async () => (await import("./growing-map.tsx")).GrowingMap);

/** The step of each module that looks for what is wrong: from here on a sentence can be marked for that. */
const OWN_STEP = 3;
const PARTS: readonly MarkRole[] = ["conclusion", "reason", "neither"];
const PARTS_AND_FLAW: readonly MarkRole[] = [...PARTS, "flaw"];
const NONE: readonly MarkRole[] = [];

/** The argument: its passage with what is marked in it, and its map as far as it is known. */
export function ArgumentPanel(props: ArgumentPanelProps) {
  const { passage, source, sentences, turns, isNewcomer, ended } = props;
  const { view, hasGrown, known, onView, onAsk } = props;
  const { messages, outgoing, marks, stepNumber, map, context } = turns.state;
  // Only our server knows what a mark is.
  const mayMark = !ended && context === null;
  const shown = useMemo(
    () => settleMarks(messages, [...(outgoing?.message.marks ?? []), ...marks]),
    [messages, outgoing, marks],
  );
  const hint = useId();
  const roles = stepNumber < OWN_STEP ? PARTS : PARTS_AND_FLAW;
  return (
    <div data-view={map === null ? "passage" : view} className="argument-panel">
      {map !== null && <PanelSwitch view={view} hasGrown={hasGrown} onView={onView} />}
      <PassageBody source={source}>
        {mayMark && <PassageHint id={hint} isNew={isNewcomer && shown.size === 0} />}
        <MarkedPassage
          describedBy={mayMark ? hint : undefined}
          passage={passage}
          marks={shown}
          roles={mayMark ? roles : NONE}
          onMark={turns.setMark}
          onTakeAway={turns.takeMarkAway}
        />
      </PassageBody>
      {map !== null && (view !== "passage" || known > 0) && (
        <div className="map-below-text mt-6">
          <OptionalPart
            fallback={<Working text="Drawing the argument map..." />}
            problem="The argument map could not be drawn."
          >
            <GrowingMap
              map={map}
              marks={shown}
              sentences={sentences}
              stepNumber={stepNumber}
              onMark={turns.setMark}
              onTakeAway={turns.takeMarkAway}
              onAsk={ended ? null : onAsk}
            />
          </OptionalPart>
        </div>
      )}
    </div>
  );
}
