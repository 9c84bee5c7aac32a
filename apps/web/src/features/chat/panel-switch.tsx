import { useId } from "react";

/** The part of the argument in the panel: both where there is room for both. */
export type PanelView = "passage" | "map" | "both";

const VIEWS = [
  ["passage", "Passage"],
  ["map", "Map"],
] as const;

interface PanelSwitchProps {
  view: PanelView;
  /** Whether the map grew since it was looked at. */
  hasGrown: boolean;
  onView: (view: PanelView) => void;
}

/** Chooses between the passage and its map. */
export function PanelSwitch({ view, hasGrown, onView }: PanelSwitchProps) {
  const name = useId();
  return (
    <fieldset className="panel-switch print:hidden">
      <legend className="sr-only">Passage or map</legend>
      {VIEWS.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={view === value}
            onChange={() => onView(value)}
          />
          {text}
          {hasGrown && value === "map" && <sup>new</sup>}
        </label>
      ))}
    </fieldset>
  );
}
