import type { Argument } from "@elenchus/dialogue/argument";
import type { Dialogue, Move, TranscriptEntry } from "@elenchus/dialogue/dialogue";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { MoveTurn } from "../word/materials.ts";
import bikeLane from "./bike-lane.json" with { type: "json" };
import libraryFines from "./library-fines.json" with { type: "json" };
import meatlessDays from "./meatless-days.json" with { type: "json" };
import speedLimit from "./speed-limit.json" with { type: "json" };

/** For tests: arguments as the built-in tutor writes them, of modules 1, 2, 4 and 5. */
export const EXAMPLES = {
  libraryFines: libraryFines as Argument,
  speedLimit: speedLimit as Argument,
  meatlessDays: meatlessDays as Argument,
  bikeLane: bikeLane as Argument,
} as const;

/** For tests: a dialogue that has come to a step, all before it earned, and these of the step itself. */
export function buildDialogue(
  argument: Argument,
  step: number,
  changes: Partial<Dialogue> & { readonly earned?: readonly string[] } = {},
): Dialogue {
  const { earned = [], ...rest } = changes;
  const { expectations } = argument.key;
  const before = expectations.filter((one) => one.step < step && one.kind !== "probe");
  const first = expectations.find((one) => one.step === step && !earned.includes(one.id));
  return {
    ...startDialogue(argument),
    step,
    coverage: Object.fromEntries(
      [...before.map((one) => one.id), ...earned].map((id) => [id, 0.9]),
    ),
    target: first?.id ?? null,
    ...rest,
  };
}

/** For tests: a decided move. */
export function buildMove(changes: Partial<Move> = {}): Move {
  return {
    kind: "pump",
    speechAct: "answer",
    because: null,
    step: 0,
    covered: [],
    near: [],
    target: "conclusion",
    level: 0,
    misconceptions: [],
    asserted: [],
    nextStep: null,
    ...changes,
  };
}

/** For tests: a turn to be put into words, after the move. */
export function buildTurn(
  argument: Argument,
  dialogue: Dialogue,
  { message = "I am not sure about it", ...move }: Partial<Move> & { readonly message?: string },
): MoveTurn {
  const transcript: TranscriptEntry[] = [
    {
      sender: "system",
      text: `Welcome. I am your tutor, and I am an AI. *${argument.issue}*\n\n${argument.steps[0]?.opening ?? ""}`,
      step: 0,
    },
  ];
  return {
    view: { argument, dialogue, transcript },
    message,
    move: buildMove({ step: dialogue.step, target: dialogue.target, ...move }),
  };
}
