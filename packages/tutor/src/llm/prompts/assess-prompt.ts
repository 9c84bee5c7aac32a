import type { Expectation, Misconception } from "@elenchus/dialogue/argument";
import { firstCreditsIn, halfSaidIn } from "@elenchus/dialogue/credits-before";
import { isOwnFinding } from "@elenchus/dialogue/is-own-finding";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Prompt } from "../model-client.ts";
import { laterExpectations } from "../grade/asked-expectations.ts";
import judging from "./assess-examples.json" with { type: "json" };
import { ASSESS_INSTRUCTIONS } from "./assess-instructions.ts";
import { describeMarks } from "./describe-marks.ts";
import { fence, fenceLines } from "./fence.ts";
import { describeDialogue, withoutGaming } from "./fence-transcript.ts";
import { sharedPrefix } from "./shared-prefix.ts";

/** Ways of saying an expectation that a judge is shown. */
const SHOWN_PARAPHRASES = 3;
/** Messages of both that a judge is shown at least; of what came before it sees the learner's own. */
const SHOWN = 4;

/** Ways of saying it that earn it in full: of an assumption, a question comes near at most. */
function fullWays({ kind, paraphrases }: Expectation): readonly string[] {
  return kind === "assumption" ? paraphrases.filter((text) => !text.includes("?")) : paraphrases;
}

/** What a good answer says, in one line. */
function describeAnswer(one: Expectation): string {
  if (isOwnFinding(one))
    return "  stands for a find of the learner's own: one that no other id of the list names";
  if (one.term === undefined) return `  a good answer says: ${one.statement}`;
  return `  the word: "${one.term.phrase}", read as "${one.term.readings.join('" or "')}"`;
}

function describeExpectation(one: Expectation): string {
  const lines = [
    `- id: ${one.id} (${one.kind})`,
    describeAnswer(one),
    ...(one.question === undefined ? [] : [`  the tutor asked: ${one.question}`]),
    ...(one.valueWords === undefined ? [] : [`  also called: ${one.valueWords.join(", ")}`]),
    ...fullWays(one)
      .slice(0, SHOWN_PARAPHRASES)
      .map((text) => `  can be said so: ${text}`),
  ];
  return lines.join("\n");
}

function describeMisconception({ id, paraphrases, correction }: Misconception): string {
  const [shown] = paraphrases;
  return `- id: ${id}: ${shown === undefined ? `to which the tutor would say: ${correction}` : `such as "${shown}"`}`;
}

/** The open step with its part of the answer key: the same bytes for all its messages, but for a probe at the end. */
function describeStep(view: DialogueView, listed: readonly Expectation[]): string {
  const { argument, dialogue } = view;
  const step = argument.steps[dialogue.step];
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  const misconceptions = argument.key.misconceptions.filter((one) => one.step === dialogue.step);
  return [
    `# The open step: ${step?.title ?? ""}`,
    kinds.map((kind) => `- ${judging.rules[kind]}`).join("\n"),
    `Judged answers, to judge alike. They belong to this passage: ${judging.passage}`,
    ...kinds.map((kind) => judging.examples[kind].join("\n")),
    `# Its misconceptions and expectations`,
    misconceptions.length === 0
      ? "No misconceptions are listed."
      : fence("misconceptions", misconceptions.map(describeMisconception).join("\n")),
    fence("expectations", listed.map(describeExpectation).join("\n")),
    ...describeLater(view),
  ].join("\n\n");
}

/** What the tutor may ask for later, in a line each. */
function describeLater(view: DialogueView): string[] {
  const lines = laterExpectations(view).map((one) =>
    isOwnFinding(one)
      ? `- id: ${one.id}: another ${one.kind.replaceAll("_", " ")}, which no other id names`
      : `- id: ${one.id}: ${one.term?.phrase ?? one.statement}`,
  );
  const lead = "# Not asked for yet: an entry only for what is said plainly and whole\n";
  return fenceLines(lead, "later", lines);
}

const FOUND =
  "Found before, in these words. Who says the same again has found nothing new: give the id of before and no other.";
const HALF_SAID = "Half said before, in these words. Read the new message together with them.";

/** What the learner has found or half said before, in this step or ahead: it is not found twice. */
function describeFound(view: DialogueView): string[] {
  const { step, asserted } = view.dialogue;
  const { steps, key } = view.argument;
  const found = steps.flatMap((_, at) => (at < step ? [] : firstCreditsIn(view, at)));
  const told = key.expectations.filter((one) => one.step === step && asserted.includes(one.id));
  const lines = [
    ...found.map(({ id, words }) => `${id}: ${withoutGaming(words)}`),
    ...told.map(({ id }) => `${id}: told by the tutor`),
  ];
  const half = halfSaidIn(view).map(({ id, words }) => `${id}: ${withoutGaming(words)}`);
  return [
    ...(lines.length === 0
      ? ["Nothing of this step has been found so far."]
      : fenceLines(FOUND, "found", lines)),
    ...fenceLines(HALF_SAID, "half", half),
  ];
}

/** What a judge is asked about one message. It holds the open step's answer key: a judge never speaks. */
export function buildAssessPrompt(
  view: DialogueView,
  listed: readonly Expectation[],
  message: string,
): Prompt {
  return {
    instructions: [sharedPrefix(view.argument), ASSESS_INSTRUCTIONS, describeStep(view, listed)],
    task: [
      ...describeDialogue(view.transcript, SHOWN),
      ...describeFound(view),
      ...describeMarks(view.argument, view.marked),
      `The learner's new message, which you are to judge:\n${fence("learner", message)}`,
    ].join("\n\n"),
  };
}
