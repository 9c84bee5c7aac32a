import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { Argument, Expectation } from "./argument.ts";
import { COVERED, coreExpectations, mergeCoverage, missingExpectations, NEAR } from "./coverage.ts";
import type { Assessment, Dialogue } from "./dialogue.ts";
import { startDialogue } from "./policy.ts";

/** One question of a transfer check; each gets one answer, and one more where the first does not hold all. */
export interface TransferQuestion {
  readonly title: string;
  readonly question: string;
}

/**
 * How one answer did: all that the step needs, some of it, something near it or what may be it, or nothing. An answer
 * in distress is not judged.
 */
export type StepStanding = "found" | "partly" | "not_found" | "not_judged";

/** The result of one step of a transfer check. */
export interface StepResult {
  readonly standing: StepStanding;
  /** Covered share of what the step needs, 0 to 1. */
  readonly share: number;
  /** Ids of as many expectations as were wanting, for the learner to read when all is over. */
  readonly missed: readonly string[];
}

/** The result of a transfer check. JSON all through. */
export interface TransferResult {
  /** One a step, in order. */
  readonly steps: readonly StepResult[];
  /** Whether every step was covered by one answer. */
  readonly passed: boolean;
}

/**
 * The questions of a transfer check: the openings of the argument's steps. Where the tutor would go on
 * asking for more than the opening does, the question says what one answer has to hold.
 */
export function transferQuestions({ module, steps }: Argument): TransferQuestion[] {
  return steps.map(({ title, opening }, index) => {
    const inOneAnswer = MODULES[module].steps[index]?.inOneAnswer;
    return {
      title,
      question: inOneAnswer === undefined ? opening : `${opening} ${inOneAnswer}`,
    };
  });
}

/** A dialogue that has just come to a step, with nothing said before. */
export function dialogueAtStep(argument: Argument, step: number): Dialogue {
  const [first] = coreExpectations(argument, step);
  return { ...startDialogue(argument), step, target: first?.id ?? null };
}

/**
 * The result of a transfer check. Of two answers to a step the better one counts.
 * @param assessments one a step, in order; each made with {@link dialogueAtStep}
 * @param second of the steps that were answered once more, by index
 * @throws when a step has none
 */
export function judgeTransfer(
  argument: Argument,
  assessments: readonly Assessment[],
  second: ReadonlyMap<number, Assessment> = new Map(),
): TransferResult {
  const steps = argument.steps.map((_, step) => {
    const assessment = assessments[step];
    if (assessment === undefined) throw new Error(`Step ${step} has not been judged.`);
    const again = second.get(step);
    const first = judgeStep(argument, step, assessment);
    return again === undefined ? first : pickBetter(first, judgeStep(argument, step, again));
  });
  return { steps, passed: steps.every(({ standing }) => standing === "found") };
}

/** The steps, from 0, that are asked once more: all that was not found. */
export function stepsToAskAgain({ steps }: TransferResult): number[] {
  return [...steps.keys()].filter((step) => steps[step]?.standing !== "found");
}

const WORST_FIRST: readonly StepStanding[] = ["not_judged", "not_found", "partly", "found"];

/** The second where they are as good: it is what the learner said last. */
function pickBetter(first: StepResult, second: StepResult): StepResult {
  const rank = ({ standing, share }: StepResult): number => WORST_FIRST.indexOf(standing) + share;
  return rank(second) >= rank(first) ? second : first;
}

function judgeStep(argument: Argument, step: number, assessment: Assessment): StepResult {
  if (assessment.speechAct === "distress") return { standing: "not_judged", share: 0, missed: [] };
  const opened = dialogueAtStep(argument, step);
  const coverage = mergeCoverage(argument, opened, assessment);
  const core = coreExpectations(argument, step);
  const open = core.filter(({ id }) => (coverage[id] ?? 0) < COVERED);
  const needed = argument.steps[step]?.enough ?? core.length;
  const wanting = missingExpectations(argument, { ...opened, coverage }).length;
  const share = needed === 0 ? 1 : (needed - wanting) / needed;
  // Unsure is not wrong.
  const isUnsure = open.some(({ id }) => assessment.unsure?.includes(id));
  const cameNear = isUnsure || open.some(({ id }) => (coverage[id] ?? 0) >= NEAR);
  return { standing: nameStanding(share, cameNear), share, missed: pickMissed(open, wanting) };
}

function nameStanding(share: number, cameNear: boolean): StepStanding {
  if (share === 1) return "found";
  return share > 0 || cameNear ? "partly" : "not_found";
}

/** Points that stand in the passage come first: a find of the learner's own would have nothing to show. */
function pickMissed(open: readonly Expectation[], wanting: number): string[] {
  const isUnplaced = (one: Expectation): number => (one.quote === undefined ? 1 : 0);
  return open
    .toSorted((one, other) => isUnplaced(one) - isUnplaced(other))
    .slice(0, wanting)
    .map(({ id }) => id);
}

/** Mean share over the steps that were judged, 0 to 1. */
export function scoreTransfer({ steps }: TransferResult): number {
  const judged = steps.filter(({ standing }) => standing !== "not_judged");
  if (judged.length === 0) return 0;
  return judged.reduce((sum, { share }) => sum + share, 0) / judged.length;
}
