import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { clampShift, shiftForKey, type Shift } from "../lib/drag.ts";

/** The parts that a draggable window needs to be drawn and moved. */
export interface Drag {
  /** For the window itself. */
  readonly style: CSSProperties;
  /** For its title bar. */
  readonly handle: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
  /** For the button that takes arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly moveBy: (step: Shift) => void;
}

/**
 * Moves a window by pointer, arrow keys and steps, never out of reach.
 * @param bar its title bar, by which it is got hold of again
 */
export function useDrag(
  element: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): Drag {
  const [shift, setShift] = useState<Shift>({ x: 0, y: 0 });
  const grip = useRef<Shift | null>(null);

  const moveTo = (wanted: Shift) => {
    const rect = element.current?.getBoundingClientRect();
    if (rect === undefined) return;
    const { innerWidth: screenWidth, innerHeight: screenHeight } = window;
    const [left, top] = [rect.left - shift.x, rect.top - shift.y];
    const { width } = rect;
    const barHeight = bar.current?.getBoundingClientRect().height ?? 0;
    const to = clampShift(wanted, { left, top, width, barHeight, screenWidth, screenHeight });
    if (to.x !== shift.x || to.y !== shift.y) setShift(to);
  };
  const moveBy = (step: Shift) => moveTo({ x: shift.x + step.x, y: shift.y + step.y });
  useResize(element, () => moveTo(shift));
  const letGo = () => {
    grip.current = null;
  };

  return {
    style: { translate: `${shift.x}px ${shift.y}px` },
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0 || isControl(event.target)) return;
        grip.current = { x: event.clientX - shift.x, y: event.clientY - shift.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        if (grip.current === null) return;
        moveTo({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
    onKeyDown: (event) => {
      const step = shiftForKey(event.key);
      if (step === null) return;
      event.preventDefault();
      moveBy(step);
    },
    moveBy,
  };
}

/** Follows a phone that is turned, a screen that gets smaller, and a window that grows by what is loaded into it. */
function useResize(element: RefObject<HTMLElement | null>, onResize: () => void): void {
  const follow = useEffectEvent(onResize);
  useEffect(() => {
    const listener = () => follow();
    const growth = new ResizeObserver(listener);
    if (element.current !== null) growth.observe(element.current);
    addEventListener("resize", listener);
    return () => {
      growth.disconnect();
      removeEventListener("resize", listener);
    };
  }, [element]);
}

/** Buttons in the title bar are pressed, not dragged by. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button") !== null;
}
