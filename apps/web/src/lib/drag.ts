/** A shift in CSS pixels. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Where a window lies when it is not shifted, and the screen it must stay on, in CSS pixels. */
export interface DragBounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
}

/** How far an arrow key or a button moves a window. */
export const DRAG_STEP = 32;

/** So much of a window's title bar stays on the screen, to get hold of it again. */
const KEPT_VISIBLE = 72;

const DIRECTIONS: Readonly<Record<string, Shift>> = {
  ArrowLeft: { x: -DRAG_STEP, y: 0 },
  ArrowRight: { x: DRAG_STEP, y: 0 },
  ArrowUp: { x: 0, y: -DRAG_STEP },
  ArrowDown: { x: 0, y: DRAG_STEP },
};

/** The shift that a key asks for, or null. */
export function shiftForKey(key: string): Shift | null {
  return DIRECTIONS[key] ?? null;
}

/** The nearest shift that keeps the window's title bar within reach. */
export function clampShift(shift: Shift, bounds: DragBounds): Shift {
  const { left, top, width, screenWidth, screenHeight } = bounds;
  return {
    x: clamp(shift.x, KEPT_VISIBLE - left - width, screenWidth - KEPT_VISIBLE - left),
    y: clamp(shift.y, -top, screenHeight - KEPT_VISIBLE - top),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
