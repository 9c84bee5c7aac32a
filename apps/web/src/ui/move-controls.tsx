import { useState } from "react";
import type { Drag } from "../hooks/use-drag.ts";
import { DRAG_STEP, type Shift } from "../lib/drag.ts";
import { ArrowIcon, MoveIcon } from "./icons.tsx";

const STEPS: readonly { name: string; step: Shift; turn: string }[] = [
  { name: "Move left", step: { x: -DRAG_STEP, y: 0 }, turn: "rotate-180" },
  { name: "Move up", step: { x: 0, y: -DRAG_STEP }, turn: "-rotate-90" },
  { name: "Move down", step: { x: 0, y: DRAG_STEP }, turn: "rotate-90" },
  { name: "Move right", step: { x: DRAG_STEP, y: 0 }, turn: "" },
];

/** Moves a window without dragging: arrow keys on the button, or the four buttons it shows. */
export function MoveControls({ drag }: { drag: Drag }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      {shown && (
        <span className="flex max-sm:order-last max-sm:w-full max-sm:justify-center">
          {STEPS.map(({ name, step, turn }) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              className="icon-button"
              onClick={() => drag.moveBy(step)}
              onKeyDown={drag.onKeyDown}
            >
              <ArrowIcon className={`size-4 ${turn}`} />
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        aria-label="Move window: arrow keys move it"
        aria-expanded={shown}
        className="icon-button"
        onClick={() => setShown(!shown)}
        onKeyDown={drag.onKeyDown}
      >
        <MoveIcon />
      </button>
    </>
  );
}
