import { FRAMES } from "@elenchus/curriculum/frames/frames";
import type { Argument } from "./argument.ts";
import { hashText } from "./seeded-choice.ts";

/**
 * Where an argument stands in the rotation of its module: a learner meets each frame before one comes again, so that
 * what is chosen by this differs from dialogue to dialogue.
 */
export function placeInRotation({ module, frame }: Argument): number {
  const place = FRAMES[module].findIndex(({ id }) => id === frame);
  return place === -1 ? hashText(frame) : place;
}
