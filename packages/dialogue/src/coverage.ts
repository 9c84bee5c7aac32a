import type { Argument, Expectation, Step } from "./argument.ts";
import type { Assessment, Dialogue } from "./dialogue.ts";
import { isOwnFinding } from "./is-own-finding.ts";
import { pointedTo } from "./marks.ts";

/** From here on an expectation is covered. Source: design §2. */
export const COVERED = 0.8;
/** From here on, short of covered, a message came near and earns a prompt. Source: design §2. */
export const NEAR = 0.6;

/** The coverage of a marked conclusion or reason; pointing is as good as saying. */
const POINTED = 0.95;
/** The coverage of pointing to a fault and an answer of one's own together. */
const POINTED_AND_SAID = 0.85;
/** The coverage of pointing to a fault alone: where it is, and not yet what it is. */
const POINTED_ALONE = 0.7;

/**
 * Coverage after a message: of what was said the open step's and what later steps ask for, of what was marked any step's;
 * what was asserted is left out, and nothing falls.
 */
export function mergeCoverage(
  argument: Argument,
  dialogue: Dialogue,
  assessment: Assessment,
): Record<string, number> {
  const merged: Record<string, number> = { ...dialogue.coverage };
  const raise = (id: string, heard: number): void => {
    if (dialogue.asserted.includes(id) || !(heard > 0)) return;
    merged[id] = Math.max(merged[id] ?? 0, Math.min(1, heard));
  };
  for (const { id, step } of argument.key.expectations) {
    const heard = assessment.coverage[id] ?? 0;
    // A point that nobody has asked for yet counts whole or not at all.
    if (step === dialogue.step || (step > dialogue.step && heard >= COVERED)) raise(id, heard);
  }
  const marked = pointedTo(argument, assessment.marks ?? []);
  for (const one of marked)
    raise(one.id, one.kind === "conclusion" || one.kind === "reason" ? POINTED : POINTED_ALONE);
  const pointed = new Set([...dialogue.marked, ...marked.map(({ id }) => id)]);
  for (const id of [...dialogue.unsureOf, ...(assessment.unsure ?? [])])
    if (pointed.has(id)) raise(id, POINTED_AND_SAID);
  return merged;
}

/** Expectations of a step, probes included, in the order of the key. */
export function expectationsOf(argument: Argument, step: number): Expectation[] {
  return argument.key.expectations.filter((one) => one.step === step);
}

/** The expectations of a step; probes belong to the tutor's asking on. */
export function coreExpectations(argument: Argument, step: number): Expectation[] {
  return expectationsOf(argument, step).filter((one) => one.kind !== "probe");
}

/** How many of them have to be covered before a step is done. */
export function enoughOf(argument: Argument, step: number): number {
  return argument.steps[step]?.enough ?? coreExpectations(argument, step).length;
}

function isCovered(dialogue: Dialogue, id: string): boolean {
  return (dialogue.coverage[id] ?? 0) >= COVERED;
}

/** Whether an id is that of a further question. */
export function isProbe({ key }: Argument, id: string | null): boolean {
  return key.expectations.some((one) => one.id === id && one.kind === "probe");
}

/** Whether the open step asks for an expectation that is neither covered nor told. */
export function isOpen(argument: Argument, dialogue: Dialogue, id: string): boolean {
  return (
    expectationsOf(argument, dialogue.step).some((one) => one.id === id) &&
    !isCovered(dialogue, id) &&
    !dialogue.asserted.includes(id)
  );
}

/** The first step behind the open one that still lacks something; what was marked early may have covered some. */
export function nextOpenStep(argument: Argument, dialogue: Dialogue): number {
  let step = dialogue.step + 1;
  while (step < argument.steps.length && isStepCovered(argument, { ...dialogue, step })) step += 1;
  return step;
}

/** Whether the open step has what it needs; a probe that was asked is needed too. */
export function isStepCovered(argument: Argument, dialogue: Dialogue): boolean {
  return missingExpectations(argument, dialogue).length === 0;
}

/**
 * The expectations that the open step still needs, in the order in which to ask: the asked probe once the rest is
 * there, else as many of the uncovered expectations as are wanting, those touched already first.
 */
export function missingExpectations(argument: Argument, dialogue: Dialogue): string[] {
  const own = expectationsOf(argument, dialogue.step);
  const core = own.filter((one) => one.kind !== "probe");
  const open = core.filter((one) => !isCovered(dialogue, one.id));
  const enough = enoughOf(argument, dialogue.step);
  const wanting = Math.max(0, enough - (core.length - open.length));
  if (wanting > 0) {
    const touched = (one: Expectation): number => dialogue.coverage[one.id] ?? 0;
    return open
      .toSorted((one, other) => touched(other) - touched(one))
      .slice(0, wanting)
      .map((one) => one.id);
  }
  return own
    .filter((one) => dialogue.probed.includes(one.id) && !isCovered(dialogue, one.id))
    .filter((one) => !dialogue.asserted.includes(one.id))
    .map((one) => one.id);
}

/**
 * The expectations that can be told in the open step: as many as are wanting, a find of the learner's own only where
 * nothing else is left, since it says nothing by itself.
 */
export function tellableExpectations(argument: Argument, dialogue: Dialogue): string[] {
  const missing = missingExpectations(argument, dialogue);
  const own = expectationsOf(argument, dialogue.step);
  const isOwn = (id: string): boolean => own.some((one) => one.id === id && isOwnFinding(one));
  const listed = own
    .filter((one) => one.kind !== "probe" && !isOwnFinding(one))
    .map((one) => one.id)
    .filter((id) => !isCovered(dialogue, id) && !missing.includes(id));
  return missing.map((id) => (isOwn(id) ? (listed.shift() ?? id) : id));
}

/** The steps of which something was told; further questions do not count. */
export function stepsTold({ steps, key }: Argument, { asserted }: Dialogue): Step[] {
  const told = key.expectations.filter((one) => one.kind !== "probe" && asserted.includes(one.id));
  return steps.filter((_, index) => told.some((one) => one.step === index));
}

/** The first probe of the open step that is neither asked nor answered already; null when none is. */
export function firstOpenProbe(argument: Argument, dialogue: Dialogue): string | null {
  const probes = expectationsOf(argument, dialogue.step).filter((one) => one.kind === "probe");
  const open = probes.find(
    (one) => !dialogue.probed.includes(one.id) && !isCovered(dialogue, one.id),
  );
  return open?.id ?? null;
}

/** Expectations that became covered: of the open step, of later ones, and by a mark of any. */
export function newlyCovered({ key }: Argument, before: Dialogue, after: Dialogue): string[] {
  return key.expectations
    .filter((one) => isCovered(after, one.id) && !isCovered(before, one.id))
    .map((one) => one.id);
}

/** Expectations of the open step that were covered before and that this message says again, or points to. */
export function saidAgain(argument: Argument, before: Dialogue, assessment: Assessment): string[] {
  const pointed = new Set(pointedTo(argument, assessment.marks ?? []).map(({ id }) => id));
  return expectationsOf(argument, before.step)
    .map((one) => one.id)
    .filter((id) => isCovered(before, id))
    .filter((id) => pointed.has(id) || (assessment.coverage[id] ?? 0) >= COVERED);
}

/** Expectations of the open step that this message came near to and that are not covered. */
export function nearExpectations(argument: Argument, after: Dialogue, heard: Assessment): string[] {
  const pointed = new Set(pointedTo(argument, heard.marks ?? []).map(({ id }) => id));
  const isNear = (id: string): boolean => (heard.coverage[id] ?? 0) >= NEAR || pointed.has(id);
  return expectationsOf(argument, after.step)
    .map((one) => one.id)
    .filter((id) => isNear(id) && !isCovered(after, id));
}
