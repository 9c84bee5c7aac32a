import type { Expectation, Misconception } from "../argument.ts";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { type Defended, strengthensOf } from "./defences.ts";
import { REPAIR_ID } from "./ids.ts";
import { IMPACT_STEP } from "./steps.ts";

/** What an answer about the argument's persuasiveness says besides "weaker". */
export interface Impact {
  /** Whole sentence. */
  readonly statement: string;
  /** Ways of saying it, terse to wordy. */
  readonly paraphrases: readonly string[];
  /** From weak to strong. */
  readonly hints: readonly string[];
  readonly prompt: string;
  /** What would mend the argument, a whole sentence, for the last question. */
  readonly repair: string;
}

/** Help with the impact that fits every argument of a module. */
interface ImpactHelp {
  /** From weak to strong; one that speaks of the passage comes after them. */
  readonly hints: readonly [string, string];
  readonly prompt: string;
  /** Said to somebody who sees no impact. */
  readonly noImpact: string;
  /** Said to somebody who takes the conclusion to be refuted. */
  readonly refuted: string;
}

const HELP: ImpactHelp = {
  hints: [
    "Two things belong to an answer: whether the argument gains or loses by what came to light, and why. Begin with the first.",
    "Put yourself in the place of a fair reader who has just seen what came to light. What does that reader now think of the step to the conclusion?",
  ],
  prompt: 'Finish this sentence: "That makes the argument … to a fair reader, because …"',
  noImpact:
    "Test that on what came to light. Does the step from the reasons to the conclusion look as firm to you as it did at first reading, and what exactly carries it?",
  refuted:
    "Careful: a weak argument may have a true conclusion. What came to light is about the support. How much support is left, and why?",
};

/** A ranking of values is no mistake: it divides the readers. */
const RANKING_HELP: ImpactHelp = {
  hints: [
    "Two things belong to an answer: which readers the argument persuades and which it does not, and what makes the difference. Begin with one of the two.",
    "Put yourself in the place of a reader who holds both of these things dear. What would that reader still want to hear from the writer?",
  ],
  prompt:
    'Finish both: "Readers who … will be persuaded, because …; readers who … will not, because …"',
  noImpact:
    "For readers who rank the two as the writer does, that may be so. And what about the others, and why?",
  refuted:
    "Careful: to put one thing before another is no mistake, and it proves nothing false. Whom does the argument persuade, whom not, and why?",
};

/** The help with the impact in a module. */
export function impactHelp(module: ModuleNumber): ImpactHelp {
  return module === 4 ? RANKING_HELP : HELP;
}

/** Ways of saying that what was found wanting is to be put right. */
const REPAIRS = [
  "the writer could put right exactly what was missing there",
  "leave that part out and give a better reason",
  "back it up with evidence",
  "deal with that problem openly",
];

/** Ways of asking for what would mend the argument. */
const REPAIR_QUESTIONS = [
  "Suppose that the writer asks you for help. What could be added or changed so that the argument becomes stronger?",
  "If you were to mend this argument, what would you put in or take out?",
  "The writer has one more paragraph. What should it do, so that a doubter has less to doubt?",
  "What would you advise the writer to change, so that the step to the conclusion holds better?",
] as const;

/** Ways of saying that nothing was lost, whatever came to light. */
const NO_IMPACT = [
  "it doesn't change anything",
  "the argument is just as convincing as before",
  "it makes the argument stronger",
  "it has no effect on it",
  "the argument is still perfectly convincing",
  "it is very persuasive",
];

/** What an answer about the argument's persuasiveness says, and the question that may come after it. */
export function impactExpectations(impact: Impact, passage: string, flaw: Defended): Expectation[] {
  const { statement, paraphrases, hints, prompt, repair } = impact;
  return [
    {
      id: "impact",
      kind: "impact",
      step: IMPACT_STEP,
      statement,
      paraphrases,
      opposites: [...NO_IMPACT, ...strengthensOf(flaw)],
      hints,
      prompt,
    },
    {
      id: REPAIR_ID,
      kind: "probe",
      step: IMPACT_STEP,
      statement: repair,
      question: REPAIR_QUESTIONS[passage.length % REPAIR_QUESTIONS.length] ?? REPAIR_QUESTIONS[0],
      paraphrases: [repair, ...REPAIRS],
      hints: [
        "Think of what came to light in the step before. What would a doubter still have to be given?",
      ],
      prompt: 'Finish this sentence: "The argument would be stronger if the writer …"',
    },
  ];
}

/** What learners are likely to get wrong about the impact. */
export function impactMisconceptions(flaw: Defended): Misconception[] {
  const { noImpact, refuted } = impactHelp(flaw.module);
  return [
    {
      id: "no-impact",
      step: IMPACT_STEP,
      paraphrases: [...NO_IMPACT, ...strengthensOf(flaw)],
      correction: noImpact,
    },
    {
      id: "conclusion-must-be-false",
      step: IMPACT_STEP,
      paraphrases: [
        "so the conclusion is false",
        "it proves that the writer is wrong",
        "that means the opposite is true",
        "the conclusion must be wrong then",
        "so we should not do it",
      ],
      correction: refuted,
    },
  ];
}
