import type { Lesson, WorkedExample } from "@elenchus/curriculum/lesson";
import { lesson as module1 } from "@elenchus/curriculum/lessons/module-1";
import { lesson as module2 } from "@elenchus/curriculum/lessons/module-2";
import { lesson as module3 } from "@elenchus/curriculum/lessons/module-3";
import { lesson as module4 } from "@elenchus/curriculum/lessons/module-4";
import { lesson as module5 } from "@elenchus/curriculum/lessons/module-5";
import { lesson as module6 } from "@elenchus/curriculum/lessons/module-6";
import { lesson as module7 } from "@elenchus/curriculum/lessons/module-7";
import { MODULE_STEPS } from "@elenchus/curriculum/steps";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { describeKinds } from "./flaw-kinds.ts";
import { onceAModule } from "./once-a-module.ts";

const LESSONS: Readonly<Record<ModuleNumber, Lesson>> = {
  1: module1,
  2: module2,
  3: module3,
  4: module4,
  5: module5,
  6: module6,
  7: module7,
};

/** What the module's own step asks of a learner, and what counts. Source: docs/tutoring.md, "The seven modules". */
const WHAT_COUNTS: Readonly<Record<ModuleNumber, string>> = {
  1: "Two words or phrases of the passage, each with two meanings that both fit where it stands, so that a reason supports the conclusion better with one of them than with the other. Any word of the passage counts that really leaves room for two readings, whether or not the key lists it.",
  2: "Two facts that the passage does not tell and that matter: one answer would make the argument stronger, another would make it weaker. A fact counts whether or not the key lists it.",
  3: "Two unsaid beliefs about how things are, on which a reason relies in order to support the conclusion, and which somebody could check. A belief counts whether or not the key lists it.",
  4: "Both values of the conflict, under any fair name, the one that the writer puts first and the one that gives way.",
  5: "What goes wrong in the one faulty step, in the learner's own words, and the fault's name. Either may come first. A name without an explanation is half of it, and so is the reverse.",
  6: "Two other conclusions that the very same reasons would support about as well. A conclusion counts whether or not the key lists it, as long as the reasons speak for it; a bare denial of the writer's conclusion does not.",
  7: "What the figures do not show, although the writer uses them as if they did. No technical name is wanted.",
};

function describeExample(example: WorkedExample): string {
  const findings = example.analysis.map(({ quote, explanation }) =>
    quote === undefined ? `- ${explanation}` : `- At "${quote}": ${explanation}`,
  );
  return [
    `### Example 1: ${example.title}`,
    `Passage: ${example.passage}`,
    `Conclusion: ${example.conclusion}`,
    `Reasons:\n${example.reasons.map((reason) => `- ${reason}`).join("\n")}`,
    `Analysis:\n${findings.join("\n")}`,
    ...(example.impact === undefined ? [] : [`Impact: ${example.impact}`]),
  ].join("\n\n");
}

function digest(module: ModuleNumber): string {
  const { aims, analysisLabel } = LESSONS[module];
  const steps = MODULE_STEPS[module].map(({ title }, index) => `${index + 1}. ${title}`);
  return [
    `# Module ${module}: ${MODULE_TITLES[module]}`,
    `What the learner comes to be able to do:\n${aims.map((aim) => `- ${aim}`).join("\n")}`,
    `The steps of a dialogue: ${steps.join(" ")}`,
    `What counts at the step "${analysisLabel}": ${WHAT_COUNTS[module]}`,
    ...describeKinds(module),
  ].join("\n\n");
}

/**
 * What a module teaches, as a block of instructions: aims, steps, what counts, kinds of flaws, straight from the
 * curriculum. The same bytes every time, since providers cache it.
 */
export const digestModule = onceAModule(digest);

/** What the lesson advises a learner to do with any passage. */
export function adviceOf(module: ModuleNumber): string {
  return `# The lesson's advice\n\n${LESSONS[module].hints.map((hint) => `- ${hint}`).join("\n")}`;
}

/** The first of a module's worked examples: what a passage for it is like. */
export function firstExampleOf(module: ModuleNumber): string {
  const [example] = LESSONS[module].examples;
  return example === undefined ? "" : describeExample(example);
}
