import type { ModuleNumber } from "@elenchus/domain/modules";

/** One finding of a worked example: the words it is about and what is to be said of them. Markdown. */
export interface Finding {
  /** Verbatim from the passage where the finding has a place in it. */
  readonly quote?: string;
  readonly explanation: string;
}

/** A worked example: an argument and how a careful reader takes it apart. Source: specification §1. */
export interface WorkedExample {
  /** The example's topic: "A later start for the school day". */
  readonly title: string;
  /** 90–160 words. */
  readonly passage: string;
  readonly conclusion: string;
  readonly reasons: readonly string[];
  /** The module's own analysis, in the order in which it is to be read. */
  readonly analysis: readonly Finding[];
  /** How the analysis bears on the argument's persuasiveness; from module 2 on. Markdown. */
  readonly impact?: string;
}

/** A module's lesson. */
export interface Lesson {
  readonly module: ModuleNumber;
  /** Skills that the learner will have, three or four bullets for the info screen. */
  readonly aims: readonly string[];
  /** Markdown. */
  readonly introduction: string;
  /** Markdown. */
  readonly ethics: string;
  /** The name of the module's analysis: "Ambiguous words and phrases". */
  readonly analysisLabel: string;
  /** Three examples; four in modules 5 and 7. */
  readonly examples: readonly WorkedExample[];
  /** Tutoring hints; the first points to the sidebar's illustrative examples. Markdown. */
  readonly hints: readonly string[];
}
