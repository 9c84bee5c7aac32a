import type { Lesson, WorkedExample } from "@elenchus/curriculum/lesson";
import { lesson as module1 } from "@elenchus/curriculum/lessons/module-1";
import { lesson as module2 } from "@elenchus/curriculum/lessons/module-2";
import { lesson as module3 } from "@elenchus/curriculum/lessons/module-3";
import { lesson as module4 } from "@elenchus/curriculum/lessons/module-4";
import { lesson as module5 } from "@elenchus/curriculum/lessons/module-5";
import { lesson as module6 } from "@elenchus/curriculum/lessons/module-6";
import { lesson as module7 } from "@elenchus/curriculum/lessons/module-7";
import { MODULES } from "@elenchus/curriculum/modules/modules";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import { describeKinds } from "./flaw-kinds.ts";
import { MODULE_INSTRUCTIONS } from "./modules/instructions.ts";

const LESSONS: Readonly<Record<ModuleNumber, Lesson>> = {
  1: module1,
  2: module2,
  3: module3,
  4: module4,
  5: module5,
  6: module6,
  7: module7,
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

/**
 * What a module teaches, as a block of instructions: aims, steps, what counts, kinds of flaws, straight from the
 * curriculum. The same bytes every time, since providers cache it.
 */
export function digestModule(module: ModuleNumber): string {
  const { aims, analysisLabel } = LESSONS[module];
  const steps = MODULES[module].steps.map(({ title }, index) => `${index + 1}. ${title}`);
  return [
    `# Module ${module}: ${MODULE_TITLES[module]}`,
    `What the learner comes to be able to do:\n${aims.map((aim) => `- ${aim}`).join("\n")}`,
    `The steps of a dialogue: ${steps.join(" ")}`,
    `What counts at the step "${analysisLabel}": ${MODULE_INSTRUCTIONS[module].whatCounts}`,
    ...describeKinds(module),
  ].join("\n\n");
}

/** What the lesson advises a learner to do with any passage. */
export function adviceOf(module: ModuleNumber): string {
  return `# The lesson's advice\n\n${LESSONS[module].hints.map((hint) => `- ${hint}`).join("\n")}`;
}

/** The first of a module's worked examples: what a passage for it is like. */
export function firstExampleOf(module: ModuleNumber): string {
  const [example] = LESSONS[module].examples;
  return example === undefined ? "" : describeExample(example);
}
