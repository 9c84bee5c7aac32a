import { framesBut } from "../frames-but.ts";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import * as z from "zod/mini";
import type { Argument } from "@elenchus/dialogue/argument";
import { argumentFromDraft } from "@elenchus/tutor/llm/write/argument-from-draft";
import { planArgument } from "@elenchus/tutor/llm/write/plan-argument";
import { DIMENSION_LABELS } from "../judge/dimensions.ts";
import type { JudgedTurn } from "../judge/judged-turn.ts";
import type { NamedTurn } from "../judge/judge-turns.ts";
import { composeArgument, moduleOf } from "../labelled-answer.ts";
import { PLANNED_REPLIES, writtenDraft } from "../llm-argument-replies.ts";

/** An argument of the built-in composer's. */
const Composed = z.strictObject({
  frame: z.string(),
  issue: z.string(),
  order: z.array(z.number()),
});

/** One of those in `datasets/example-drafts.jsonl`, by its module and its flaw. */
const Written = z.strictObject({
  module: z.literal(MODULE_NUMBERS),
  flaw: z.nullable(z.string()),
});

const MOVES = [
  "confirm",
  "pump",
  "hint",
  "prompt",
  "locate",
  "choose",
  "correct",
  "assertion",
  "answer_question",
  "apologise",
  "redirect",
  "advance",
  "close",
] as const;

/** A tutor's reply, right or wrong on purpose, with the labels that a fair reader gives it. */
export const LabelledTurn = z.strictObject({
  id: z.string(),
  argument: z.union([Composed, Written]),
  /** Index of the open step; what earlier steps ask for counts as found. */
  step: z.number(),
  /** What the learner had found in this step before the message. */
  found: z.array(z.string()),
  /** The tutor's last question, where it is not the step's opening. */
  asked: z.optional(z.string()),
  message: z.string(),
  move: z.enum(MOVES),
  reply: z.string(),
  labels: z.strictObject({
    mistake_identification: z.enum(DIMENSION_LABELS.mistake_identification),
    mistake_location: z.enum(DIMENSION_LABELS.mistake_location),
    revealing: z.enum(DIMENSION_LABELS.revealing),
    guidance: z.enum(DIMENSION_LABELS.guidance),
    actionability: z.enum(DIMENSION_LABELS.actionability),
    coherence: z.enum(DIMENSION_LABELS.coherence),
    tone: z.enum(DIMENSION_LABELS.tone),
    humanlikeness: z.enum(DIMENSION_LABELS.humanlikeness),
  }),
  /** Why a label that can be disputed was given. */
  note: z.optional(z.string()),
});
export type LabelledTurn = z.output<typeof LabelledTurn>;

function writeArgument({ module, flaw }: z.output<typeof Written>): Argument {
  const planned = PLANNED_REPLIES.find((one) => one.module === module && one.flaw === flaw);
  if (planned === undefined) throw new Error(`No such argument: module ${module}, ${flaw}`);
  const request = { module: planned.module, issue: "", interest: "", seed: 0, recentFrames: [] };
  const plan = planArgument({ ...request, recentFrames: framesBut(planned.module, planned.flaw) });
  return argumentFromDraft(writtenDraft(planned), { request, plan, writer: "labelled" });
}

/** The module to which a labelled turn belongs. */
export function moduleOfTurn({ argument }: LabelledTurn): ModuleNumber {
  return "frame" in argument ? moduleOf(argument) : argument.module;
}

/**
 * Puts a labelled turn into its place, as a judge is shown it.
 * @throws when its argument, its step or what it counts as found does not exist
 */
export function placeTurn(label: LabelledTurn): NamedTurn & { readonly turn: JudgedTurn } {
  const argument =
    "frame" in label.argument ? composeArgument(label.argument) : writeArgument(label.argument);
  const { id, step, found, message, reply, move } = label;
  const opened = argument.steps[step];
  if (opened === undefined) throw new Error(`${id}: no step ${step}`);
  const strange = found.filter((one) => !argument.key.expectations.some((own) => own.id === one));
  if (strange.length > 0) throw new Error(`${id}: no such expectation: ${strange.join(", ")}`);
  const earlier = argument.key.expectations.filter((one) => one.step < step && one.isOwn !== true);
  return {
    id,
    turn: {
      argument,
      step,
      found: [...earlier.map((one) => one.id), ...found],
      told: [],
      transcript: [{ sender: "system", text: label.asked ?? opened.opening, step }],
      message,
      reply,
      isOver: move === "close",
    },
  };
}
