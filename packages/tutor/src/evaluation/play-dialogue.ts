import type { Argument } from "../dialogue/argument.ts";
import type { Dialogue, TranscriptEntry } from "../dialogue/dialogue.ts";
import { startDialogue } from "../dialogue/policy.ts";
import { takeTurn } from "../take-turn.ts";
import type { Tutor } from "../tutor.ts";
import type { SimulatedLearner } from "./simulated-learners.ts";

/** A dialogue that was played to its end. */
export interface PlayedDialogue {
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  readonly transcript: readonly TranscriptEntry[];
  /** The state of the dialogue after each learner message. */
  readonly states: readonly Dialogue[];
}

/** Plays a simulated learner against a tutor until the dialogue is over. */
export async function playDialogue(
  tutor: Tutor,
  argument: Argument,
  learner: SimulatedLearner,
): Promise<PlayedDialogue> {
  const call = { signal: new AbortController().signal };
  const transcript: TranscriptEntry[] = [
    { sender: "system", text: tutor.openDialogue(argument), step: 0 },
  ];
  const states: Dialogue[] = [];
  let dialogue = startDialogue(argument);
  while (dialogue.outcome === null) {
    const { step } = dialogue;
    const message = learner({ argument, dialogue, transcript });
    const view = { argument, dialogue, transcript: [...transcript] };
    const turn = await takeTurn(tutor, view, { message, onText: () => undefined, call });
    dialogue = turn.dialogue;
    states.push(dialogue);
    transcript.push(
      { sender: "user", text: message, step, assessment: turn.assessment },
      { sender: "system", text: turn.reply, step: dialogue.step, move: turn.move },
    );
  }
  return { argument, dialogue, transcript, states };
}
