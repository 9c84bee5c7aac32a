import type { ModelCallKind, ModelCallRecord } from "@elenchus/dialogue/model-call";

/** Calls after which something can be said of a model. */
const ENOUGH = 20;
/** Share of a kind's calls that have to come to something. */
const FIT = 0.8;
/** Longest that a learner waits for a judgement or a reply without wondering, in milliseconds. */
const QUICK_MS = 12_000;

/** Calls that a learner waits for at every message. */
const OF_TURN: ReadonlySet<ModelCallKind> = new Set<ModelCallKind>(["assess", "words"]);

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Whether a model is quick enough, by what a turn waits for. */
export function judgeSpeed(calls: readonly ModelCallRecord[], patience: number): string {
  const waited = calls.filter(({ kind }) => OF_TURN.has(kind)).map(({ ms }) => ms);
  if (waited.length === 0) return "Speed: not measured.";
  const ms = middleOf(waited);
  const seconds = (ms / 1000).toFixed(1);
  if (ms <= QUICK_MS) return `Speed: ${seconds} s for a judgement or a reply: fit.`;
  return `Speed: ${seconds} s for a judgement or a reply: slow. TUTOR_PATIENCE is ${patience}; a smaller or faster model keeps learners waiting less.`;
}

function describeKind(kind: string, calls: readonly ModelCallRecord[]): string {
  const good = calls.filter(({ outcome }) => outcome === "ok").length;
  const isFit = good >= calls.length * FIT;
  return `${kind} ${good} of ${calls.length}${isFit ? "" : " (not fit)"}`;
}

/**
 * Tells once, after its first calls, of how many of each kind the model gave something that could be read, and how fast.
 * Calls that somebody ended tell nothing of it.
 */
export function watchFirstCalls(
  patience: number,
  report: (message: string, cause: unknown) => void,
): (record: ModelCallRecord) => void {
  const calls: ModelCallRecord[] = [];
  return (record) => {
    if (calls.length >= ENOUGH || record.outcome === "cancelled") return;
    calls.push(record);
    if (calls.length < ENOUGH) return;
    const kinds = [...Map.groupBy(calls, ({ kind }) => kind)];
    const told = kinds.map(([kind, own]) => describeKind(kind, own)).join(", ");
    report(
      `the model's first ${ENOUGH} calls that came to something: ${told}. ${judgeSpeed(calls, patience)} check-tutor asks it questions with known answers`,
      null,
    );
  };
}
