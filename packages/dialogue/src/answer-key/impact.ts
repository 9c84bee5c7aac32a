import { MODULES } from "@elenchus/curriculum/modules/modules";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { Expectation, Misconception } from "../argument.ts";
import type { FindKind } from "../find-kinds.ts";
import { type Defended, strengthensOf } from "./defences.ts";
import texts from "./impact.json" with { type: "json" };
import { probeOf } from "./probes.ts";
import { IMPACT_STEP } from "./steps.ts";

/** The parts of an answer about the argument's persuasiveness besides "weaker". */
export interface Impact {
  /** Whole sentence. */
  readonly statement: string;
  /** Ways of saying it, terse to wordy. */
  readonly paraphrases: readonly string[];
  /** From weak to strong. */
  readonly hints: readonly string[];
  readonly prompt: string;
  /** The repair of the argument, a whole sentence, for the last question. */
  readonly repair: string;
}

/** The impact of any finding of one kind: paraphrases, a strong hint, what would mend it. */
export type GeneralImpact = Pick<Impact, "paraphrases" | "repair"> & { readonly hint: string };

/** The impact of finding something of a kind, whichever it is. */
export const IMPACT_OF_FINDS: Readonly<Record<FindKind, GeneralImpact>> = texts.ofFinds;

/** The impact of a ranking of values; "{second}" stands for the value that has to stand back. */
export const IMPACT_OF_RANKING: GeneralImpact & { readonly statements: readonly string[] } =
  texts.ofRanking;

/** Help with the impact that fits every argument of a module. */
interface ImpactHelp {
  /** From weak to strong; one that speaks of the passage comes after them. */
  readonly hints: readonly string[];
  readonly prompt: string;
  /** Said to somebody who sees no impact. */
  readonly noImpact: string;
  /** Said to somebody who takes the conclusion to be refuted. */
  readonly refuted: string;
}

/** The help with the impact in a module; a ranking of values is no mistake, it divides the readers. */
export function impactHelp(module: ModuleNumber): ImpactHelp {
  return MODULES[module].form === "values" ? texts.rankingHelp : texts.help;
}

/** The expectations about the argument's persuasiveness, and the question that may come after them. */
export function impactExpectations(
  { statement, paraphrases, hints, prompt, repair }: Impact,
  passage: string,
  flaw: Defended,
): Expectation[] {
  const { repairQuestions, noImpact } = texts;
  const question = repairQuestions[passage.length % repairQuestions.length] ?? "";
  return [
    {
      id: "impact",
      kind: "impact",
      step: IMPACT_STEP,
      statement,
      paraphrases,
      opposites: [...noImpact, ...strengthensOf(flaw)],
      hints,
      prompt,
    },
    probeOf("repair", { repair, question }),
  ];
}

/** Mistakes that learners are likely to make about the impact. */
export function impactMisconceptions(flaw: Defended): Misconception[] {
  const { noImpact, refuted } = impactHelp(flaw.module);
  return [
    {
      id: "no-impact",
      step: IMPACT_STEP,
      paraphrases: [...texts.noImpact, ...strengthensOf(flaw)],
      correction: noImpact,
    },
    {
      id: "conclusion-must-be-false",
      step: IMPACT_STEP,
      paraphrases: texts.refuted,
      correction: refuted,
    },
  ];
}
