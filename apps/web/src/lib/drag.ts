/** A shift in CSS pixels. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

/** Where a window lies when it is not shifted, and the screen on which its title bar must stay, in CSS pixels. */
export interface DragBounds {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Of its title bar. */
  readonly barHeight: number;
  readonly screenWidth: number;
  readonly screenHeight: number;
}

/** How far an arrow key or a button moves a window. */
export const DRAG_STEP = 32;

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

/** The nearest shift that keeps all of the window's title bar on the screen, with the buttons that stand in it. */
export function clampShift(shift: Shift, bounds: DragBounds): Shift {
  const { left, top, width, barHeight, screenWidth, screenHeight } = bounds;
  return {
    x: clamp(shift.x, -left, screenWidth - width - left),
    y: clamp(shift.y, -top, screenHeight - barHeight - top),
  };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}
