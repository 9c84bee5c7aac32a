import type { ModelCallRecord, ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import type { ModelCheck } from "../tutoring/model-check.ts";
import { describeTrial, describeWhole, type Trial } from "./describe-trials.ts";
import { startBench, TRIALS, type Work } from "./tutor-trials.ts";

/** A first sign of life; and all of it together, for whoever asked does not wait for ever. Times the tutor's patience. */
const GREETING_MS = 45_000;
const LONGEST_MS = 270_000;

/** The findings of a check. */
export interface TutorFindings {
  readonly text: string;
  readonly isFine: boolean;
}

/**
 * The model's failure, where no call came to anything: whatever came back then was somebody else's. A call that was
 * cancelled had an answer, which was listened to for as long as it was good.
 */
function findFailure(calls: readonly ModelCallRecord[]): ModelFailure | null {
  const failures = calls.flatMap(({ outcome }) =>
    outcome === "ok" || outcome === "cancelled" ? [] : [outcome],
  );
  return failures.length === calls.length ? (failures.at(-1) ?? null) : null;
}

/** Does one piece of work; a failure is a finding here. */
async function attempt(
  { explain, explainOutcome, takeNotes, patience }: ModelCheck,
  { what, run }: Work,
  signal: AbortSignal,
): Promise<Trial> {
  const calls: ModelCallRecord[] = [];
  const call: TutorCall = { signal, patience, onModelCall: (record) => calls.push(record) };
  const started = performance.now();
  const end = () => ({ what, ms: performance.now() - started, calls, notes: takeNotes() });
  try {
    const found = await run(call);
    // Whatever came back then was somebody else's.
    if (calls.every(({ requests }) => requests === 0)) throw new Error("the model was not asked");
    const failed = findFailure(calls);
    return { ...found, ...end(), failure: failed === null ? null : explainOutcome(failed) };
  } catch (error) {
    return { remark: null, sample: null, firstMs: null, ...end(), failure: explain(error) };
  }
}

/** Whether the models are there at all: until they are, nothing else is worth trying. */
export async function greetModels(
  check: ModelCheck,
  whole = AbortSignal.timeout(LONGEST_MS * check.patience),
): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const { name, greet: speak } of check.models) {
    const signal = AbortSignal.any([whole, AbortSignal.timeout(GREETING_MS * check.patience)]);
    const started = performance.now();
    const run: Work["run"] = async (call) => {
      let firstMs: number | null = null;
      for await (const _ of speak(call)) firstMs ??= performance.now() - started;
      return { remark: null, sample: null, firstMs };
    };
    trials.push(await attempt(check, { what: name, run }, signal));
  }
  return trials;
}

/**
 * Has the model do one piece of work of each kind, with nobody to stand in for it, and says in plain words what
 * works, what does not and what to do about it, how fast, at what price.
 */
export async function checkTutor(check: ModelCheck | null): Promise<TutorFindings> {
  if (check === null) {
    const text =
      "Elenchus uses the built-in tutor, so there is no model to check. Set TUTOR in .env to use a model.";
    return { text, isFine: true };
  }
  const whole = AbortSignal.timeout(LONGEST_MS * check.patience);
  const trials = await greetModels(check, whole);
  const isBegun = trials.every(({ failure }) => failure === null);
  if (isBegun) {
    const bench = startBench(check);
    for (const { what, prepare } of TRIALS) {
      trials.push(await attempt(check, { what, run: prepare(bench) }, whole));
    }
  }
  const isFine = trials.every(({ failure }) => failure === null);
  return {
    text: [
      ...trials.map((trial) => describeTrial(trial, check.limits)),
      describeWhole(trials, isBegun, check.limits),
    ].join("\n"),
    isFine,
  };
}
