import type { Slots } from "@elenchus/curriculum/frames/defences";
import { FALLACIES, type Fallacy } from "@elenchus/curriculum/frames/module-5-frames";
import type { Expectation, Misconception } from "../argument.ts";
import { defenceMisconception, oppositesOf } from "./defences.ts";
import { CONTRAST, CONTRAST_PARAPHRASES, FALLACY_TEXTS } from "./fallacy-texts.ts";
import { ofAnalysis, type PassageParts } from "./passage-parts.ts";
import { ANALYSIS_STEP } from "./steps.ts";

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
  const { name: own } = FALLACY_TEXTS[other];
  return {
    id: "probe-fallacy-contrast",
    kind: "probe",
    step: ANALYSIS_STEP,
    weakness: other,
    statement: CONTRAST[other],
    question: `A friend reads the same passage and says that it is ${own}. What would you say to show that the name does not fit?`,
    paraphrases: CONTRAST_PARAPHRASES[other],
    hints: [`What would have to stand in the passage for it to be ${own}?`],
    prompt: `Finish this sentence: "It would be ${own} if …, but here …"`,
  };
}

/** What learners are likely to take for the fallacy. */
export function fallacyMisconceptions(
  parts: PassageParts,
  fallacy: Fallacy,
  slots: Slots = {},
): Misconception[] {
  return [
    defenceMisconception({ module: 5, kind: fallacy }, slots),
    defenceMisconception({ module: 5 }),
    ...othersThan(fallacy).map((other) =>
      ofAnalysis(`named-${other}`, [FALLACY_TEXTS[other].name], FALLACY_TEXTS[other].whenMistaken),
    ),
    ofAnalysis(
      "sound-reason-as-fallacy",
      parts.reasons.flatMap(({ texts }) => texts),
      "That reason is about the matter itself; you may find it strong or weak, but the step is a fair one. Which other piece of support twists, hides or overstates something, or leaves the matter aside?",
    ),
    ofAnalysis(
      "disagreement-as-fallacy",
      [
        "I disagree with the writer",
        "the conclusion is wrong",
        "that is just an opinion",
        "there are no figures in it",
        "the writer doesn't give any evidence",
        "it is not true",
      ],
      "One may disagree, and more evidence would be welcome. But a fallacy is a fault in a step of reasoning, and even somebody who shares the conclusion could point to it. Which step is it here?",
    ),
  ];
}

function othersThan(fallacy: Fallacy): Fallacy[] {
  return FALLACIES.filter((one) => one !== fallacy);
}
