import type { TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { checkGaming } from "../../checks/gaming/check-gaming.ts";
import { fence } from "./fence.ts";

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

/** What the learner said, oldest first; null where that is nothing. */
export function fenceLearner(transcript: readonly TranscriptEntry[]): string | null {
  const said = transcript.filter(({ sender }) => sender === "user");
  if (said.length === 0) return null;
  return said.map(({ text }) => fence("learner", withoutGaming(text))).join("\n");
}

/**
 * The last messages of a dialogue as a row of fences, oldest first.
 * @param least how many of them; up to three more are shown
 */
export function fenceTranscript(transcript: readonly TranscriptEntry[], least: number): string {
  const shown = transcript.slice(countLeftOut(transcript, least));
  if (shown.length === 0) return "(Nothing has been said yet.)";
  return shown
    .map(({ sender, text }) =>
      sender === "user" ? fence("learner", withoutGaming(text)) : fence("tutor", text),
    )
    .join("\n");
}

/** A dialogue as a task tells it: its last messages, and of what came before them all that the learner said. */
export function describeDialogue(transcript: readonly TranscriptEntry[], least: number): string[] {
  const earlier = fenceLearner(transcript.slice(0, countLeftOut(transcript, least)));
  return [
    ...(earlier === null ? [] : [`What the learner said before these, oldest first:\n${earlier}`]),
    `The last messages, oldest first:\n${fenceTranscript(transcript, least)}`,
  ];
}
