import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment, Dialogue, Move, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import {
  dialogueAtStep,
  judgeTransfer,
  type TransferResult,
} from "@elenchus/dialogue/transfer-check";
import { SUPPORT_TEXT } from "@elenchus/domain/support";
import type { ArgumentRequest, DialogueView } from "@elenchus/dialogue/tutor";
import { answerStep, leavesAfter, writeMessage, type Manner } from "./demo-learner.ts";

/** The built-in tutor's parts that need no listening: the demo's dialogues are made of them. */
export interface DemoTutor {
  writeArgument(request: ArgumentRequest): Argument;
  openDialogue(argument: Argument): string;
  wordMove(view: DialogueView, message: string, move: Move): string;
  summarise(view: DialogueView): string;
}

/** A transfer check that was finished. */
export interface PlayedCheck {
  readonly answers: string[];
  readonly assessments: Assessment[];
  readonly result: TransferResult;
}

/** Plays a dialogue as a student of the demo has it: the real policy and words, judgements known beforehand. */
export function playDialogue(
  tutor: DemoTutor,
  argument: Argument,
  manner: Manner,
  seed: number,
): DialogueView {
  let dialogue: Dialogue = startDialogue(argument);
  const transcript: TranscriptEntry[] = [
    { sender: "system", text: tutor.openDialogue(argument), step: 0 },
  ];
  while (dialogue.outcome === null && !leavesAfter(manner, transcript)) {
    const view = { argument, dialogue, transcript };
    const { text, assessment } = writeMessage(view, manner, seed);
    const decided = decideMove(argument, dialogue, assessment);
    const { move } = decided;
    const after = { ...view, dialogue: decided.dialogue };
    const reply = move.kind === "support" ? SUPPORT_TEXT : tutor.wordMove(after, text, move);
    transcript.push(
      { sender: "user", text, step: dialogue.step, assessment },
      { sender: "system", text: reply, step: decided.dialogue.step, move },
    );
    ({ dialogue } = decided);
  }
  return { argument, dialogue, transcript };
}

/** Plays a transfer check. */
export function playCheck(argument: Argument, isPassed: boolean, seed: number): PlayedCheck {
  const given = argument.steps.map(({ isSkill }, step) => {
    const view = { argument, dialogue: dialogueAtStep(argument, step), transcript: [] };
    return answerStep(view, isPassed || !isSkill ? "all" : "some", seed);
  });
  const assessments = given.map(({ assessment }) => assessment);
  return {
    answers: given.map(({ text }) => text),
    assessments,
    result: judgeTransfer(argument, assessments),
  };
}
