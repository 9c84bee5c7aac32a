import type { ModuleNumber } from "@elenchus/domain/modules";

/** Where an attempt at an argument came to its end. */
export type ArgumentStage = "writer" | "checks" | "moderation" | "gate";

/** One attempt and what was wrong with it. */
export interface ArgumentRound {
  readonly stage: ArgumentStage;
  /** In words; they quote the draft, never a learner. */
  readonly faults: readonly string[];
}

/** How an argument came about, for whoever looks after the server. */
export interface ArgumentReport {
  readonly module: ModuleNumber;
  /** What was planned: "llm-m5-strawman". */
  readonly plan: string;
  readonly servedBy: "model" | "built-in";
  /** The attempts that failed, in order. */
  readonly rejected: readonly ArgumentRound[];
  /** The built-in composer's issue where it did not know the one that was asked for; else null. */
  readonly replacedIssue: string | null;
}
