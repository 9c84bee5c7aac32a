import type { ModuleNumber } from "@elenchus/domain/modules";

/** Where an attempt at an argument came to its end. */
export type ArgumentStage = "writer" | "checks" | "moderation" | "gate";

/** One attempt and what was wrong with it. */
export interface ArgumentRound {
  readonly stage: ArgumentStage;
  /** In words; they quote the draft, never a learner. */
  readonly faults: readonly string[];
}

/** From the first quotation mark to the last: all that is the draft's own. */
const QUOTED = /"[\s\S]*"/u;

/** The attempts that failed, for a log: why each was rejected, without a word of the argument or its key. */
export function describeRejections({ rejected }: ArgumentReport): string[] {
  return rejected.map(({ stage, faults }) => {
    const reasons = faults.map((fault) => fault.replace(QUOTED, "…"));
    return `${stage}: ${[...new Set(reasons)].join(" ")}`;
  });
}

/** How an argument came about, for whoever looks after the server. */
export interface ArgumentReport {
  readonly module: ModuleNumber;
  /** What was planned: "llm-m5-strawman". */
  readonly plan: string;
  /** `built-in`: none of the model's could be used, and another tutor has to write one. */
  readonly servedBy: "model" | "built-in";
  /** The attempts that failed, in order. */
  readonly rejected: readonly ArgumentRound[];
}
