import type { Slots } from "@elenchus/curriculum/frames/defences";
import { FALLACIES, type Fallacy } from "@elenchus/curriculum/modules/flaw-kinds";
import type { Expectation, Misconception } from "../argument.ts";
import { oppositesOf } from "./defences.ts";
import texts from "./fallacies.json" with { type: "json" };
import { misconceptionsOf } from "./misconceptions.ts";
import type { PassageParts } from "./passage-parts.ts";
import { probeOf } from "./probes.ts";
import { ANALYSIS_STEP } from "./steps.ts";

/** Module 5's texts on one fallacy in any passage. */
interface FallacyTexts {
  /** With its article, as the tutor says it. */
  readonly name: string;
  /** Ways of saying what goes wrong, without the name. */
  readonly paraphrases: readonly string[];
  /** A strong hint. */
  readonly hint: string;
  readonly prompt: string;
  /** Said when the learner names this fallacy and it is another. */
  readonly whenMistaken: string;
  readonly impact: string;
  readonly impactParaphrases: readonly string[];
  readonly repair: string;
  /** The condition under which the name would fit. */
  readonly contrast: string;
  /** Ways of saying that it is not the case. */
  readonly contrastParaphrases: readonly string[];
}

/** Texts on each fallacy, wherever it stands. */
export const FALLACY_TEXTS: Readonly<Record<Fallacy, FallacyTexts>> = texts;

/** The four names with their articles, as the tutor says them. */
const CHOICES = "a strawman, ad hominem, a false dichotomy or a slippery slope";

/** That the learner names the fallacy. */
export function fallacyNameExpectation(fallacy: Fallacy): Expectation {
  const own = FALLACY_TEXTS[fallacy].name;
  return {
    id: "fallacy-name",
    kind: "fallacy_name",
    step: ANALYSIS_STEP,
    weakness: fallacy,
    statement: `This is ${own}.`,
    paraphrases: [own, `it is ${own}`, `it's called ${own}`, `the fallacy is ${own}`],
    opposites: oppositesOf({ module: 5 }, { name: [own] }),
    hints: [
      "Each of the four fallacies in the sidebar's examples goes wrong in a way of its own. Which example does this passage remind you of?",
      "Is it about what somebody said, about who said it, about how many choices there are, or about what will come of a first step?",
    ],
    prompt: `Which name fits what you described: ${CHOICES}?`,
  };
}

/** For a learner who had it at once: why another name would not fit. */
export function contrastProbe(fallacy: Fallacy, passage: string): Expectation {
  const others = othersThan(fallacy);
  const other = others[passage.length % others.length] ?? "strawman";
  const { name, contrast, contrastParaphrases } = FALLACY_TEXTS[other];
  const probe = probeOf("fallacyContrast", { name, contrast });
  return { ...probe, weakness: other, paraphrases: contrastParaphrases };
}

/** Answers that learners are likely to give in place of the fallacy. */
export function fallacyMisconceptions(
  parts: PassageParts,
  fallacy: Fallacy,
  slots: Slots = {},
): Misconception[] {
  return [
    ...misconceptionsOf("fallacy", parts, { flaw: fallacy, slots }),
    ...othersThan(fallacy).map((other) => ({
      id: `named-${other}`,
      step: ANALYSIS_STEP,
      paraphrases: [FALLACY_TEXTS[other].name],
      correction: FALLACY_TEXTS[other].whenMistaken,
    })),
  ];
}

function othersThan(fallacy: Fallacy): Fallacy[] {
  return FALLACIES.filter((one) => one !== fallacy);
}
