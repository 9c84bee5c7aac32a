import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { takeTurn, type Turn } from "@elenchus/dialogue/take-turn";
import type { DialogueView, Tutor } from "@elenchus/dialogue/tutor";
import type { LearnerView, Sent } from "./simulated-learners.ts";

/** A dialogue that was played, to its end unless it was broken off. */
export interface PlayedDialogue {
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  readonly transcript: readonly TranscriptEntry[];
  /** The state of the dialogue after each learner message. */
  readonly states: readonly Dialogue[];
}

/** One turn that was played. */
export interface PlayedTurn {
  /** Where the dialogue stood when the learner wrote. */
  readonly before: DialogueView;
  readonly message: string;
  readonly marks: Sent["marks"];
  readonly turn: Turn;
  /** Milliseconds from the learner's message to the reply's first text and to its end. */
  readonly firstTextMs: number;
  readonly ms: number;
}

/** Whoever plays a learner, a model that takes its time among them. */
export type PlayedLearner = (view: LearnerView) => string | Sent | Promise<string>;

const NEVER_ENDED = new AbortController().signal;

/** A dialogue on its way. */
interface Playing extends Sent {
  readonly view: DialogueView;
  readonly call: TutorCall;
}

async function playTurn(
  tutor: Tutor,
  { view, message, marks, call }: Playing,
): Promise<PlayedTurn> {
  const startedAt = performance.now();
  let firstTextMs: number | null = null;
  const onText = (): void => {
    firstTextMs ??= performance.now() - startedAt;
  };
  const turn = await takeTurn(tutor, view, { message, marks, onText, call });
  const ms = performance.now() - startedAt;
  return { before: view, message, marks, turn, firstTextMs: firstTextMs ?? ms, ms };
}

/** The transcript after a turn. */
function transcriptAfter({ before, message, marks, turn }: PlayedTurn): TranscriptEntry[] {
  const { step } = before.dialogue;
  return [
    ...before.transcript,
    {
      sender: "user",
      text: message,
      step,
      assessment: turn.assessment,
      ...(marks.length === 0 ? {} : { marks }),
    },
    { sender: "system", text: turn.reply, step: turn.dialogue.step, move: turn.move },
  ];
}

/** Plays a learner against a tutor, turn by turn, until the dialogue is over. */
export async function* playTurns(
  tutor: Tutor,
  argument: Argument,
  learner: PlayedLearner,
  createCall: () => TutorCall = () => ({ signal: NEVER_ENDED }),
): AsyncGenerator<PlayedTurn> {
  let transcript: TranscriptEntry[] = [
    { sender: "system", text: tutor.openDialogue(argument), step: 0 },
  ];
  let dialogue = startDialogue(argument);
  while (dialogue.outcome === null) {
    const view = { argument, dialogue, transcript };
    const said = await learner(view);
    const sent = typeof said === "string" ? { message: said, marks: [] } : said;
    const played = await playTurn(tutor, { view, ...sent, call: createCall() });
    dialogue = played.turn.dialogue;
    transcript = transcriptAfter(played);
    yield played;
  }
}

/** The dialogue that turns add up to. */
export function gatherTurns(argument: Argument, turns: readonly PlayedTurn[]): PlayedDialogue {
  const last = turns.at(-1);
  return {
    argument,
    dialogue: last?.turn.dialogue ?? startDialogue(argument),
    transcript: last === undefined ? [] : transcriptAfter(last),
    states: turns.map(({ turn }) => turn.dialogue),
  };
}

/** Plays a learner against a tutor until the dialogue is over. */
export async function playDialogue(
  tutor: Tutor,
  argument: Argument,
  learner: PlayedLearner,
): Promise<PlayedDialogue> {
  const turns: PlayedTurn[] = [];
  for await (const turn of playTurns(tutor, argument, learner)) turns.push(turn);
  return gatherTurns(argument, turns);
}
