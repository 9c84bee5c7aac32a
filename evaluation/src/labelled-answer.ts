import { composePassages } from "@elenchus/curriculum/frames/compose";
import { FRAMES } from "@elenchus/curriculum/frames/frames";
import { families } from "@elenchus/curriculum/issues/library";
import { argumentOf } from "@elenchus/tutor/built-in/compose/argument-of";
import { MODULE_NUMBERS, type ModuleNumber } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import { type Dialogue, type SpeechAct } from "@elenchus/dialogue/dialogue";
import { dialogueAtStep } from "@elenchus/dialogue/transfer-check";

/** An answer that a learner may type, with what a fair teacher makes of it. */
export interface LabelledAnswer {
  readonly frame: string;
  /** Id of the issue. */
  readonly issue: string;
  /** Which of the issue's reasons the passage gives, in its order. */
  readonly order: readonly number[];
  readonly step: number;
  /** Set when the answer is to a probe. */
  readonly probe?: string;
  readonly message: string;
  /** Expectations credited in full; {@link OWN_FIND} for a find that the key does not list. */
  readonly covers: readonly string[];
  /** Expectations touched, not enough for credit. */
  readonly near: readonly string[];
  readonly act: SpeechAct;
}

/** Frames whose answers are never tuned on. */
export const HELD_OUT_FRAMES: readonly string[] = [
  "m1-it-follows",
  "m1-unsignalled-middle",
  "m1-claim-first-since",
  "m2-thus-last",
  "m2-since-first",
  "m2-therefore-last",
  "m3-because-middle",
  "m3-it-follows",
  "m3-since-first",
  "m4-who-would-weigh",
  "m4-more-important-things",
  "m4-second-place",
  "m5-strawman-3",
  "m5-ad-hominem-3",
  "m5-false-dichotomy-3",
  "m5-slippery-slope-3",
  "m6-thus-last",
  "m6-it-follows",
  "m6-since-first",
  "m7-no-base-3",
  "m7-outlier-3",
  "m7-no-subgroups-3",
  "m7-small-sample-3",
];

/** Stands in a label for a find that the key does not list. */
export const OWN_FIND = "own";

/** Stands in a message for the whole passage pasted. */
const WHOLE_PASSAGE = "<<PASSAGE>>";

/** A labelled answer in its place: the argument, the dialogue at that step, and the message. */
export interface PlacedAnswer {
  readonly label: LabelledAnswer;
  readonly argument: Argument;
  readonly dialogue: Dialogue;
  readonly message: string;
}

/** Which of the composer's arguments: frame, issue, and which of its reasons in which order. */
export type ComposedArgument = Pick<LabelledAnswer, "frame" | "issue" | "order">;

/** Many answers are of one argument: what is worked out for it is then worked out once. */
const known = new Map<string, Argument>();

/**
 * Composes an argument, once.
 * @throws when its frame, issue or order is none of the curriculum's
 */
export function composeArgument(composed: ComposedArgument): Argument {
  const { frame, issue, order } = composed;
  const name = [frame, issue, ...order].join();
  const argument = known.get(name) ?? composeAnew(composed);
  known.set(name, argument);
  return argument;
}

function composeAnew(composed: ComposedArgument): Argument {
  const module = moduleOf(composed);
  const frame = FRAMES[module].find((one) => one.id === composed.frame);
  const issue = families()
    .flatMap((family) => family.issues)
    .find((one) => one.id === composed.issue);
  if (frame === undefined || issue === undefined)
    throw new Error(`No such frame or issue: ${composed.frame}, ${composed.issue}`);
  const wanted = composed.order.join();
  const passage = composePassages(frame, issue).find(
    (one) => one.reasons.map(({ reason }) => issue.reasons.indexOf(reason)).join() === wanted,
  );
  if (passage === undefined)
    throw new Error(`No passage with reasons ${wanted}: ${composed.issue}`);
  return argumentOf(passage, { module, issue: issue.question, seed: 0, writer: "labelled" });
}

/**
 * Puts a labelled answer into its place.
 * @throws when its frame, issue or order is none of the curriculum's
 */
export function placeAnswer(label: LabelledAnswer): PlacedAnswer {
  const argument = composeArgument(label);
  return {
    label,
    argument,
    dialogue: dialogueAt(argument, label),
    message: label.message.replace(WHOLE_PASSAGE, () => argument.passage),
  };
}

/** The module to which a labelled answer's frame belongs: "m5-strawman-1" is of module 5. */
export function moduleOf({ frame }: Pick<LabelledAnswer, "frame">): ModuleNumber {
  const module = MODULE_NUMBERS.find((one) => frame.startsWith(`m${one}-`));
  if (module === undefined) throw new Error(`No module has a frame ${frame}`);
  return module;
}

/** A dialogue that has come to a step, or to one of its probes. */
export function dialogueAt(
  argument: Argument,
  { step, probe }: Pick<LabelledAnswer, "step" | "probe">,
): Dialogue {
  const start = dialogueAtStep(argument, step);
  if (probe === undefined) return start;
  const own = argument.key.expectations.filter((one) => one.step === step && one.kind !== "probe");
  const coverage = Object.fromEntries(own.map((one) => [one.id, 0.9]));
  return { ...start, coverage, probed: [probe], target: probe };
}
