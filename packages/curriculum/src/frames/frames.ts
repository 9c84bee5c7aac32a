import type { ModuleNumber } from "@elenchus/domain/modules";
import { module1Frames } from "./module-1-frames.ts";
import { module4Frames } from "./module-4-frames.ts";
import { module5Frames } from "./module-5-frames.ts";
import { module7Frames } from "./module-7-frames.ts";
import { openFrames } from "./open-frames.ts";
import type { EvaluatingFrame, Frame } from "./passage.ts";

/** The frames of each module. */
export const FRAMES: Readonly<Record<ModuleNumber, readonly (Frame | EvaluatingFrame)[]>> = {
  1: module1Frames,
  2: openFrames(2),
  3: openFrames(3),
  4: module4Frames,
  5: module5Frames,
  6: openFrames(6),
  7: module7Frames,
};
