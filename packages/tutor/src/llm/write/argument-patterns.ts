import type { ModuleNumber } from "@elenchus/domain/modules";
import patterns from "./argument-patterns.json" with { type: "json" };

/** One way in which a module's arguments can be made, so that successive ones differ. */
export interface ArgumentPattern {
  /** Stable, kebab-case; where a built-in frame does the same it has the same name. */
  readonly id: string;
  /** What the writer is to do. */
  readonly brief: string;
  /** Whether the brief says already where the conclusion stands. */
  readonly placesConclusion?: boolean;
}

/** The patterns of every module. In modules 5 and 7 they are the kinds of flaws. */
export const ARGUMENT_PATTERNS: Readonly<Record<ModuleNumber, readonly ArgumentPattern[]>> =
  patterns;
