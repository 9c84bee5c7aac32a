import type { Argument, Expectation } from "@elenchus/dialogue/argument";
import { ANALYSIS_STEP, STEP } from "@elenchus/dialogue/answer-key/steps";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { startDialogue } from "@elenchus/dialogue/policy";
import type { Tutor } from "@elenchus/dialogue/tutor";
import type { OwnTextForm, OwnTextPoint, OwnTextProblem } from "@elenchus/domain/own-text";
import { stepOf, pointIds } from "./point-ids.ts";
import { problemAt } from "./problem-at.ts";

/** An argument with the form that it is made of, and whoever reads answers. */
export interface Trial {
  readonly form: OwnTextForm;
  readonly argument: Argument;
  readonly tutor: Pick<Tutor, "assess">;
  readonly call: TutorCall;
}

/**
 * Tries a key on the answers that it lists: each way of saying something has to be understood, at its own point
 * alone; no mistake may count, and no claim in another step than its own.
 */
export async function tryKey(trial: Trial): Promise<OwnTextProblem[]> {
  const found = [await tryWays(trial), await tryMistakes(trial), await tryElsewhere(trial)];
  return found.flat();
}

/** Where in a dialogue an answer is given. */
interface Place {
  readonly step: number;
  readonly target: string | null;
}

/** The credit of an answer for the point that is asked for, and other points that it may say. */
async function hear({ argument, tutor, call }: Trial, message: string, place: Place) {
  const dialogue = { ...startDialogue(argument), ...place };
  const view = { argument, dialogue, transcript: [] };
  const { coverage, unsure = [] } = await tutor.assess(view, message, call);
  const asked = argument.key.expectations.filter(
    ({ step, kind }) => step === place.step && kind !== "probe",
  );
  return {
    counted: asked.filter(({ id }) => (coverage[id] ?? 0) >= COVERED),
    unsure: asked.filter(({ id }) => unsure.includes(id)),
  };
}

/** Whether one of them is a point, or a find that no key lists. */
function isAmong(found: readonly Expectation[], id: string | null): boolean {
  return found.some((one) => one.id === id || one.isOwn === true);
}

/** Answers that say a point. */
function answersOf({ part, name, ways }: OwnTextPoint): string[] {
  const [first = "", second = ""] = ways;
  if (part === "term") return [`"${name}" could mean ${first}, or it could mean ${second}`];
  return ways.filter((way) => way !== "");
}

/** Tries the ways of saying a point. Where the tutor is unsure, it asks once more, and believes. */
async function tryPoint(trial: Trial, at: number, point: OwnTextPoint): Promise<OwnTextProblem[]> {
  const { form } = trial;
  const ids = pointIds(form);
  const { error, warning } = problemAt(`points.${at}.ways`);
  const place = { step: stepOf(point.part), target: ids[at] ?? null };
  const problems: OwnTextProblem[] = [];
  const answers = answersOf(point);
  let heard = 0;
  for (const answer of answers) {
    const { counted, unsure } = await hear(trial, answer, place);
    const other = ids.findIndex(
      (id, index) => index !== at && counted.some((one) => one.id === id),
    );
    if (isAmong([...counted, ...unsure], place.target)) heard += 1;
    else
      problems.push(warning(`“${answer}” is not understood. Say it more fully, or take it out.`));
    if (other !== -1) problems.push(warning(sayDouble(answer, form.points[other])));
  }
  const isHeard = heard >= Math.min(answers.length, LEAST_HEARD);
  return isHeard ? problems : [error("Hardly any of these is understood. Say them more fully.")];
}

/** So many ways of a point have to be understood: the rest may be as odd as learners are. */
const LEAST_HEARD = 2;

function sayDouble(answer: string, other: OwnTextPoint | undefined): string {
  return `“${answer}” would count for something else as well: “${other?.ways[0] ?? ""}” Tell the two apart.`;
}

async function tryWays(trial: Trial): Promise<OwnTextProblem[]> {
  const problems: OwnTextProblem[] = [];
  for (const [at, point] of trial.form.points.entries())
    problems.push(...(await tryPoint(trial, at, point)));
  return problems;
}

/** How sure a wrong answer is to be counted as right: in these very words, or in others alone; null where it is not. */
async function countedWrongly(
  trial: Trial,
  message: string,
  place: Place,
): Promise<OwnTextProblem["level"] | null> {
  const { form, argument } = trial;
  const { key } = argument;
  const ids = pointIds(form);
  const isCounted = async (one: Trial): Promise<boolean> =>
    (await hear(one, message, place)).counted.some(({ id }) => ids.includes(id));
  const unlisted = { ...argument, key: { ...key, misconceptions: [] } };
  if (!(await isCounted({ ...trial, argument: unlisted }))) return null;
  return (await isCounted(trial)) ? "error" : "warning";
}

const COUNTED = {
  error: "would be counted as right there. Say it so that it differs plainly from what is right.",
  warning:
    "may be counted as right there when it is said in other words. Look whether the two differ plainly.",
} as const;

async function tryMistakes(trial: Trial): Promise<OwnTextProblem[]> {
  const { form } = trial;
  const problems: OwnTextProblem[] = [];
  for (const [at, { step, text }] of form.mistakes.entries()) {
    const level = await countedWrongly(trial, text, placeOf(form, step));
    if (level !== null)
      problems.push(problemAt(`mistakes.${at}.text`)[level](`“${text}” ${COUNTED[level]}`));
  }
  return problems;
}

/** Where a step asks for its first point. */
function placeOf(form: OwnTextForm, step: number): Place {
  const first = form.points.findIndex(({ part }) => stepOf(part) === step);
  return { step, target: pointIds(form)[first] ?? null };
}

const STEPS = [STEP.conclusion, STEP.reasons, ANALYSIS_STEP];
const STEP_NAMES = ["the conclusion", "a reason", "what the module's own step asks for"] as const;

/** Conclusion and reasons, given where something else is asked for. */
async function tryElsewhere(trial: Trial): Promise<OwnTextProblem[]> {
  const { form } = trial;
  const problems: OwnTextProblem[] = [];
  for (const [at, { part, ways }] of form.points.entries()) {
    if (part !== "conclusion" && part !== "reason") continue;
    const [said = ""] = ways;
    for (const step of STEPS.filter((one) => one !== stepOf(part))) {
      const level = await countedWrongly(trial, said, placeOf(form, step));
      if (level === null) continue;
      const where = `Given as ${STEP_NAMES[step] ?? ""}, “${said}”`;
      problems.push(problemAt(`points.${at}.ways`)[level](`${where} ${COUNTED[level]}`));
    }
  }
  return problems;
}
