import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { checkGaming } from "../../checks/gaming/check-gaming.ts";
import { fence } from "./fence.ts";

/** Messages that a turn is shown at least; what came before is in the state. */
const SHOWN_IN_TURN = 13;
/** Messages that are left out at once, so that what is shown begins alike for some turns and providers find it cached. */
const LEFT_OUT = 4;

/** Stands for a message of which nothing was an answer. */
const NO_ANSWER = "(no answer)";

/** A message without orders to whoever judges: they have been answered, and go no further. */
export function withoutGaming(text: string): string {
  const { rest, hasGaming } = checkGaming(text);
  if (!hasGaming) return text;
  return rest === "" ? NO_ANSWER : rest;
}

function countLeftOut(transcript: readonly TranscriptEntry[], least: number): number {
  return Math.floor(Math.max(0, transcript.length - least) / LEFT_OUT) * LEFT_OUT;
}

/** What the learner said in the messages that `fenceTranscript` leaves out, oldest first; null where that is nothing. */
export function fenceEarlier(transcript: readonly TranscriptEntry[], least: number): string | null {
  const earlier = transcript
    .slice(0, countLeftOut(transcript, least))
    .filter(({ sender }) => sender === "user");
  if (earlier.length === 0) return null;
  return earlier.map(({ text }) => fence("learner", withoutGaming(text))).join("\n");
}

/**
 * The last messages of a dialogue as a row of fences, oldest first.
 * @param least how many of them; up to three more are shown
 */
export function fenceTranscript(
  transcript: readonly TranscriptEntry[],
  least: number = SHOWN_IN_TURN,
): string {
  const shown = transcript.slice(countLeftOut(transcript, least));
  if (shown.length === 0) return "(Nothing has been said yet.)";
  return shown
    .map(({ sender, text }) =>
      sender === "user" ? fence("learner", withoutGaming(text)) : fence("tutor", text),
    )
    .join("\n");
}
