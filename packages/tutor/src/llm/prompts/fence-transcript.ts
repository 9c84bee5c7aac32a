import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { fence } from "./fence.ts";

/** Messages that a turn is shown; what came before is in the state. */
const SHOWN_IN_TURN = 16;

/**
 * The last messages of a dialogue as a row of fences, oldest first.
 * @param most how many of them
 */
export function fenceTranscript(
  transcript: readonly TranscriptEntry[],
  most: number = SHOWN_IN_TURN,
): string {
  const shown = transcript.slice(-most);
  if (shown.length === 0) return "(Nothing has been said yet.)";
  return shown
    .map(({ sender, text }) => fence(sender === "user" ? "learner" : "tutor", text))
    .join("\n");
}
