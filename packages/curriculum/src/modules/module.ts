import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Fallacy, StatisticalFlaw } from "./flaw-kinds.ts";

/** One step of a module's dialogue: what it is called and the questions that open it. */
export interface ModuleStep {
  readonly title: string;
  /** Ways of opening the step; one is taken per dialogue. */
  readonly openings: readonly string[];
  /** Said behind any opening where nobody asks for more and one answer has to hold all. */
  readonly inOneAnswer?: string;
}

/**
 * A module: the one place to look when a rule differs from module to module. Its lesson, frames, defences and
 * instructions for a model stand in files of the same name in rooms of their own, since they load where they are used.
 */
export interface Module {
  readonly number: ModuleNumber;
  /** The skill that a dialogue of it trains, in one sentence for learners. */
  readonly trains: string;
  /** One thing to do for whoever finds its own step hard. */
  readonly advice: string;
  /** Source: specification §1, design §2. */
  readonly steps: readonly ModuleStep[];
  /** How its own step is written down in a key. Module 1 has terms, no step about the impact, and three skills. */
  readonly form: "terms" | "finds" | "values" | "flaw";
  /** The kind of find at its own step, where more is right than a key lists. */
  readonly finds: "missing_information" | "assumption" | "alternative" | null;
  /** The kinds of flaws of which an argument has one; none but in modules 5 and 7. */
  readonly flaws: readonly (Fallacy | StatisticalFlaw)[];
  /** Under which kind the defence of the passage as a whole is kept. */
  readonly wholeDefence: string;
}
