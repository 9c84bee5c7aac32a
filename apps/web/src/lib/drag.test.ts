import { describe, expect, test } from "vitest";
import { clampShift, DRAG_STEP, shiftForKey } from "./drag.ts";

const bounds = {
  left: 300,
  top: 100,
  width: 600,
  barHeight: 60,
  screenWidth: 1200,
  screenHeight: 800,
};

describe("shiftForKey", () => {
  test("knows the arrow keys and nothing else", () => {
    expect(shiftForKey("ArrowLeft")).toEqual({ x: -DRAG_STEP, y: 0 });
    expect(shiftForKey("ArrowDown")).toEqual({ x: 0, y: DRAG_STEP });
    expect(shiftForKey("Enter")).toBeNull();
  });
});

describe("clampShift", () => {
  test("leaves alone what stays on the screen", () => {
    expect(clampShift({ x: 10, y: -20 }, bounds)).toEqual({ x: 10, y: -20 });
  });

  test.each([
    ["left", { x: -5000, y: 0 }, { x: -300, y: 0 }],
    ["right", { x: 5000, y: 0 }, { x: 300, y: 0 }],
    ["top", { x: 0, y: -5000 }, { x: 0, y: -100 }],
    ["bottom", { x: 0, y: 5000 }, { x: 0, y: 640 }],
  ])("keeps hold of the title bar at the %s", (_edge, wanted, expected) => {
    expect(clampShift(wanted, bounds)).toEqual(expected);
  });
});
