import type { ModelCallRecord } from "@elenchus/dialogue/model-call";
import { LENGTHEN_CONTEXT } from "@elenchus/tutor/lengthen-context";
import type { CheckLimits, ExplainedFailure } from "../tutoring/model-check.ts";

/** How one piece of work went. */
export interface Trial {
  readonly what: string;
  readonly ms: number;
  /** To the first words; null where there were none to wait for. */
  readonly firstMs: number | null;
  readonly failure: ExplainedFailure | null;
  readonly remark: string | null;
  /** A line of what the model wrote. */
  readonly sample: string | null;
  /** The tutor's remarks on work that was not the model's, or not at the first go. */
  readonly notes: readonly string[];
  readonly calls: readonly ModelCallRecord[];
}

function countUsed({ inputTokens, outputTokens }: ModelCallRecord["usage"]): number {
  return inputTokens + outputTokens;
}

function countTokens(calls: readonly ModelCallRecord[]): number {
  return calls.reduce((sum, { usage }) => sum + countUsed(usage), 0);
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

/** Of a limit; what takes more of it on a quiet server may go over it on a busy one. */
const NEAR = 0.6;

/** Warns of trials that came near a limit of time, or of the context. */
function listWarnings(
  { calls, failure }: Trial,
  { timeouts, contextTokens }: CheckLimits,
): string[] {
  if (failure !== null) return [];
  const isLate = calls.some(({ kind, ms, requests, firstTextMs }) => {
    const isFirstLate = (firstTextMs ?? 0) > timeouts.firstTextMs * NEAR;
    return isFirstLate || ms / Math.max(1, requests) > timeouts.totalMs[kind] * NEAR;
  });
  const held = calls.map(({ usage, requests }) => countUsed(usage) / Math.max(1, requests));
  const most = Math.round(Math.max(0, ...held));
  return [
    ...(isLate
      ? ["Slow: this comes near its time-out. Set TUTOR_PATIENCE higher, or use a faster model."]
      : []),
    ...(contextTokens !== null && most > contextTokens * NEAR
      ? [
          `Long: it took ${most.toLocaleString("en")} of the ${contextTokens.toLocaleString("en")} tokens of the context.`,
        ]
      : []),
  ];
}

/** Turns of a dialogue that goes its whole length. Source: design §2. */
const MOST_TURNS = 16;

/** Warns where a whole dialogue, estimated from the trials, may take more tokens than it is allowed. */
function listTightBudgets(trials: readonly Trial[], limits: CheckLimits): string[] {
  const used = (...names: readonly string[]) =>
    countTokens(trials.flatMap(({ what, calls }) => (names.includes(what) ? calls : [])));
  const dialogue = used("Assessment", "Words") * MOST_TURNS + used("Summary");
  const { tokensPerDialogue, tokensPerDay } = limits;
  const opening = used("Moderation", "Issues", "Argument");
  const tell = (name: string, needed: number, limit: number | null): string[] =>
    limit === null || needed <= limit * NEAR
      ? []
      : [
          `A long dialogue may take about ${needed.toLocaleString("en")} tokens, and ${name} is ${limit.toLocaleString("en")}.`,
        ];
  return [
    ...tell("TUTOR_DIALOGUE_TOKENS", dialogue, tokensPerDialogue),
    ...tell("TUTOR_DAILY_TOKENS", dialogue + opening, tokensPerDay),
  ];
}

/** A trial in a line, and below it what there is to say and to do. */
export function describeTrial(trial: Trial, limits: CheckLimits): string {
  const { what, ms, firstMs, failure, remark, sample, notes, calls } = trial;
  const works = isInWords(trial) ? "works, with JSON in text" : "works";
  const result = failure === null ? works : `fails: ${failure.what}`;
  const first = firstMs === null ? "" : `, first words after ${describeSeconds(firstMs)}`;
  const below = [
    ...(sample === null ? [] : [sample]),
    ...listWarnings(trial, limits),
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
  if (trials.some(({ remark }) => remark !== null)) {
    return "Every call gets an answer, but not every answer is good. See above.";
  }
  return trials.every(({ notes }) => notes.length === 0)
    ? "Everything works."
    : "Every call gets an answer, but not all that the model wrote could be used. See the notes above.";
}

/** All of it in some sentences. */
export function describeWhole(
  trials: readonly Trial[],
  isBegun: boolean,
  limits: CheckLimits,
): string {
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
    ...listTightBudgets(trials, limits),
    describeSpent(trials.flatMap((trial) => trial.calls)),
  ];
  return `\n${sentences.join("\n")}`;
}
