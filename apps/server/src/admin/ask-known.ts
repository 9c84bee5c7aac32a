import type { ModelCallRecord, TutorCall } from "@elenchus/dialogue/model-call";
import { judgeSpeed } from "../tutoring/first-calls.ts";
import { knownTasks, type KnownCheck, type KnownTask } from "./known-questions.ts";

/** All of it together, times the patience. */
const LONGEST_MS = 600_000;
/** Share of right answers from which on a model is fit for a task. */
const FIT = 0.8;

/** Asks one after another, as long as there is time. A call that came to nothing is no right answer. */
async function askAll({ questions }: KnownTask, call: TutorCall): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const { isRight } of questions) {
    if (call.signal.aborted) break;
    answers.push(await isRight(call).catch(() => false));
  }
  return answers;
}

function describeTask({ what, questions, advice }: KnownTask, answers: readonly boolean[]): string {
  if (answers.length === 0) return `${what}: not asked, for want of time.`;
  const right = answers.filter(Boolean).length;
  const isFit = right >= answers.length * FIT;
  const asked = answers.length === questions.length ? "" : `, of ${questions.length} in all`;
  const line = `${what}: ${right} of ${answers.length} right${asked}: ${isFit ? "fit" : "not fit"}.`;
  return isFit ? line : `${line}\n    What to do: ${advice}`;
}

/** Asks some thirty questions with known answers, and says of each kind of work whether the model is fit for it. */
export async function askKnown(check: KnownCheck): Promise<string> {
  const calls: ModelCallRecord[] = [];
  const signal = AbortSignal.timeout(LONGEST_MS * check.patience);
  const { patience } = check;
  const lines: string[] = [];
  for (const task of knownTasks(check)) {
    const call: TutorCall = { signal, patience, onModelCall: (record) => calls.push(record) };
    lines.push(describeTask(task, await askAll(task, call)));
  }
  return ["Questions with known answers:", ...lines, judgeSpeed(calls, patience)].join("\n");
}
