import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import { LENGTHEN_CONTEXT } from "@elenchus/tutor/lengthen-context";
import type { ExplainedFailure } from "../tutoring/model-check.ts";

/** How one piece of work went. */
export interface Trial {
  readonly what: string;
  readonly ms: number;
  /** To the first words; null where there were none to wait for. */
  readonly firstMs: number | null;
  readonly failure: ExplainedFailure | null;
  readonly remark: string | null;
  /** What the tutor told of work that was not the model's, or not at the first go. */
  readonly notes: readonly string[];
  readonly calls: readonly ModelCallRecord[];
}

function countTokens(calls: readonly ModelCallRecord[]): number {
  return calls.reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0);
}

function describePrice(calls: readonly ModelCallRecord[]): string {
  const costs = calls.map(({ costMicros }) => costMicros);
  if (costs.some((cost) => cost === null)) return "price not known";
  const dollars = costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0) / 1e6;
  return dollars > 0 && dollars < 0.0001 ? "less than $0.0001" : `$${dollars.toFixed(4)}`;
}

function describeSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function describeCalls(calls: readonly ModelCallRecord[]): string {
  const requests = calls.reduce((sum, one) => sum + one.requests, 0);
  if (requests === 0) return "nothing sent";
  const sent = `${requests} request${requests === 1 ? "" : "s"}`;
  const tokens = countTokens(calls);
  if (tokens === 0) return sent;
  return `${sent}, ${tokens.toLocaleString("en")} tokens, ${describePrice(calls)}`;
}

/** A trial in a line, and below it what there is to say and to do. */
export function describeTrial(trial: Trial): string {
  const { what, ms, firstMs, failure, remark, notes, calls } = trial;
  const works = isInWords(trial) ? "works, with JSON in text" : "works";
  const result = failure === null ? works : `fails: ${failure.what}`;
  const first = firstMs === null ? "" : `, first words after ${describeSeconds(firstMs)}`;
  const below = [
    ...notes.map((note) => `Note: ${note}`),
    ...(isCut(trial) ? ["But: it seems that the server did not read everything it was sent."] : []),
    ...(remark === null ? [] : [`But: ${remark}.`]),
    ...(failure?.advice ? [`What to do: ${failure.advice}`] : []),
  ];
  const line = `${what}: ${result}. ${describeSeconds(ms)}${first}, ${describeCalls(calls)}.`;
  return [line, ...below.map((one) => `    ${one}`)].join("\n");
}

function isCut({ calls }: Trial): boolean {
  return calls.some(({ isPromptCut }) => isPromptCut === true);
}

function isInWords({ calls }: Trial): boolean {
  return calls.some(({ isShapeInWords }) => isShapeInWords === true);
}

function describeSpent(calls: readonly ModelCallRecord[]): string {
  const tokens = countTokens(calls);
  if (tokens === 0) return "This check used no tokens.";
  return `This check used ${tokens.toLocaleString("en")} tokens, ${describePrice(calls)}.`;
}

function describeWorking(trials: readonly Trial[]): string {
  if (trials.some(isCut)) {
    return "Every call gets an answer, but the server cuts long prompts, so the model does not see the rest.";
  }
  return trials.every(({ remark }) => remark === null)
    ? "Everything works."
    : "Every call gets an answer, but not every answer is good. See above.";
}

/** All of it in some sentences. */
export function describeWhole(trials: readonly Trial[], isBegun: boolean): string {
  const failed = trials.filter(({ failure }) => failure !== null).length;
  const works =
    failed === 0
      ? describeWorking(trials)
      : `${failed} of ${trials.length} ${failed === 1 ? "does" : "do"} not work. See above.`;
  const sentences = [
    isBegun ? works : "The model cannot be used with these settings, so the check stopped here.",
    ...(trials.some(isCut) ? [LENGTHEN_CONTEXT] : []),
    ...(trials.some(isInWords)
      ? [
          '"JSON in text" means that structured output is missing or failed on this server. Elenchus then asks for JSON in words, which small models get wrong more often.',
        ]
      : []),
    describeSpent(trials.flatMap((trial) => trial.calls)),
  ];
  return `\n${sentences.join("\n")}`;
}
