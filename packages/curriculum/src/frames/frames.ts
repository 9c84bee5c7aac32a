import type { ModuleNumber } from "@elenchus/domain/modules";
import { module1Frames } from "./module-1-frames.ts";
import { module2Frames } from "./module-2-frames.ts";
import { module3Frames } from "./module-3-frames.ts";
import { module4Frames } from "./module-4-frames.ts";
import { module5Frames } from "./module-5-frames.ts";
import { module6Frames } from "./module-6-frames.ts";
import { module7Frames } from "./module-7-frames.ts";
import type { EvaluatingFrame, Frame } from "./passage.ts";

/** The frames of each module. */
export const FRAMES: Readonly<Record<ModuleNumber, readonly (Frame | EvaluatingFrame)[]>> = {
  1: module1Frames,
  2: module2Frames,
  3: module3Frames,
  4: module4Frames,
  5: module5Frames,
  6: module6Frames,
  7: module7Frames,
};
