import type { Expectation, ExpectationKind, Misconception } from "@elenchus/dialogue/argument";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isOwnFind } from "@elenchus/dialogue/is-own-find";
import type { Prompt } from "../model-client.ts";
import { ASSESS_EXAMPLES, EXAMPLE_PASSAGE } from "./assess-examples.ts";
import { ASSESS_INSTRUCTIONS } from "./assess-instructions.ts";
import { ASSESS_RULES } from "./assess-rules.ts";
import { fence } from "./fence.ts";
import { fenceTranscript } from "./fence-transcript.ts";
import { describeModule } from "./module-lesson.ts";
import { onceAModule } from "./once-a-module.ts";
import { TUTOR_ROLE } from "./tutor-role.ts";

/** What a module asks for beside conclusion, reasons and probes. */
const KINDS: Readonly<Record<ModuleNumber, readonly ExpectationKind[]>> = {
  1: ["ambiguous_term"],
  2: ["missing_information", "impact"],
  3: ["assumption", "impact"],
  4: ["value", "impact"],
  5: ["fallacy", "fallacy_name", "impact"],
  6: ["alternative", "impact"],
  7: ["statistical_flaw", "impact"],
};

/** What counts in this module, kind by kind, with judged answers; the same bytes for all its dialogues. */
function describeRules(module: ModuleNumber): string {
  const kinds: readonly ExpectationKind[] = ["conclusion", "reason", ...KINDS[module], "probe"];
  return [
    "# What earns what",
    ...kinds.map((kind) => `- ${ASSESS_RULES[kind]}`),
    "# Judged answers, to judge alike",
    `They belong to this passage: ${EXAMPLE_PASSAGE}`,
    ...kinds.map((kind) => ASSESS_EXAMPLES[kind]),
  ].join("\n\n");
}

/** Ways of saying an expectation that a judge is shown. */
const SHOWN_PARAPHRASES = 6;

/** Ways of saying it that earn it in full: of an assumption, a question comes near at most. */
function fullWays({ kind, paraphrases }: Expectation): readonly string[] {
  return kind === "assumption" ? paraphrases.filter((text) => !text.includes("?")) : paraphrases;
}

function describeExpectation(one: Expectation): string {
  const lines = [
    `- id: ${one.id} (${one.kind})`,
    `  a good answer says: ${one.statement}`,
    ...(one.question === undefined ? [] : [`  the tutor asked: ${one.question}`]),
    ...(isOwnFind(one)
      ? ["  stands for a find of the learner's own: one that no other id of the list names"]
      : []),
    ...(one.term === undefined
      ? []
      : [`  the word: "${one.term.phrase}", read as "${one.term.readings.join('" or "')}"`]),
    ...(one.valueWords === undefined ? [] : [`  also called: ${one.valueWords.join(", ")}`]),
    ...fullWays(one)
      .slice(0, SHOWN_PARAPHRASES)
      .map((text) => `  can be said so: ${text}`),
  ];
  return lines.join("\n");
}

function describeMisconception({ id, paraphrases, correction }: Misconception): string {
  const shown = paraphrases.slice(0, 2).map((text) => `"${text}"`);
  return `- id: ${id}: ${shown.length > 0 ? `such as ${shown.join(" or ")}` : `to which the tutor would say: ${correction}`}`;
}

/** What the learner has found in this step before, so that nothing is credited twice. */
function describeFound(
  { argument, dialogue }: DialogueView,
  asked: readonly Expectation[],
): string {
  const found = argument.key.expectations.filter(
    (one) =>
      one.step === dialogue.step &&
      !asked.includes(one) &&
      (one.kind !== "probe" || dialogue.probed.includes(one.id)),
  );
  if (found.length === 0) return "Nothing of this step has been found or told so far.";
  return `Found or told in this step already, so saying it again earns nothing:\n${fence("found", found.map((one) => one.statement).join("\n"))}`;
}

const instructionsOf = onceAModule((module) => [
  TUTOR_ROLE,
  describeModule(module),
  `${ASSESS_INSTRUCTIONS}\n\n${describeRules(module)}`,
]);

/** What a judge is asked about one message. It holds the open step's answer key: a judge never speaks. */
export function buildAssessPrompt(
  view: DialogueView,
  asked: readonly Expectation[],
  message: string,
): Prompt {
  const { argument, dialogue, transcript } = view;
  const step = argument.steps[dialogue.step];
  const misconceptions = argument.key.misconceptions.filter((one) => one.step === dialogue.step);
  return {
    instructions: instructionsOf(argument.module),
    task: [
      fence("passage", argument.passage),
      `The open step: ${step?.title ?? ""}. It was opened like this: "${step?.opening ?? ""}"`,
      `The expectations that are open:\n${fence("expectations", asked.map(describeExpectation).join("\n"))}`,
      describeFound(view, asked),
      misconceptions.length === 0
        ? "No misconceptions are listed for this step."
        : `The misconceptions:\n${fence("misconceptions", misconceptions.map(describeMisconception).join("\n"))}`,
      `The dialogue so far, oldest first:\n${fenceTranscript(transcript)}`,
      `${dialogue.stepMessages === 0 ? "This is the first message of the step." : "The learner has answered in this step before."} The learner's new message, which you are to judge:\n${fence("learner", message)}`,
    ].join("\n\n"),
  };
}
