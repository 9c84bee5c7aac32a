import * as z from "zod/mini";
import type { TutorCall } from "../../model-call.ts";
import { contentStems, wordsOf } from "../../reading/words.ts";
import { withoutDistress } from "../../distress/without-distress.ts";
import { adviseOn } from "../../summary/advice.ts";
import { describeOutcome } from "../../summary/describe-outcome.ts";
import { quoteLearner } from "../../summary/quote-learner.ts";
import { findingsOf, linesOfTold } from "../../summary/step-findings.ts";
import type { DialogueView } from "../../tutor.ts";
import { isQuotedFrom } from "../assessing/check-words.ts";
import type { LeakGuard } from "../guard/leak-guard.ts";
import { splitSentences } from "../guard/split-sentences.ts";
import type { ModelClient } from "../model-client.ts";
import { buildSummaryPrompt } from "../prompts/summary-prompt.ts";

/** What a model says of a dialogue, step by step. */
const Summary = z.object({
  steps: z.array(
    z.object({
      /** From 1. */
      step: z.number(),
      did: z.string(),
      /** The learner's own words, verbatim. */
      quotes: z.array(z.string()),
      next: z.string(),
    }),
  ),
});
type Summary = z.output<typeof Summary>;
type StepSummary = Summary["steps"][number];

/** What summaries are written with. */
export interface Summarising {
  readonly client: ModelClient;
  readonly guard: LeakGuard;
}

const MAX_OUTPUT_TOKENS = 2000;
const TEMPERATURE = 0.3;
const MOST_QUOTES = 3;
/** Longest text of a part of a step, in characters. */
const LONGEST = 700;

function learnerTexts({ transcript }: DialogueView): string[] {
  return transcript.filter((one) => one.sender === "user").map((one) => one.text);
}

function isLearners(view: DialogueView, quotation: string): boolean {
  return learnerTexts(view).some((text) => isQuotedFrom(quotation, text));
}

const QUOTED = /["“”]([^"“”]+)["“”]/gu;

/** Whether all that stands in quotation marks was said by the learner, or stands in the passage. */
function quotesHonestly(view: DialogueView, text: string): boolean {
  return [...text.matchAll(QUOTED)]
    .map(([, words = ""]) => words)
    .filter((words) => contentStems(words).size > 0)
    .every((words) => isLearners(view, words) || isQuotedFrom(words, view.argument.passage));
}

/**
 * Says once what is wrong with a summary, in words for the model. What is still wrong after its repair is left
 * out, so that a learner gets a summary all the same.
 */
function createFaultFinder(view: DialogueView, reached: readonly number[]) {
  let hasSpoken = false;
  return (value: Summary): string | null => {
    const fault = hasSpoken ? null : findFault(view, reached, value);
    hasSpoken = true;
    return fault;
  };
}

function findFault(
  view: DialogueView,
  reached: readonly number[],
  { steps }: Summary,
): string | null {
  const missing = reached.filter((step) => !steps.some((one) => one.step === step + 1));
  if (missing.length > 0)
    return `Steps are missing: ${missing.map((step) => step + 1).join(", ")}.`;
  const invented = steps.flatMap((one) => one.quotes).filter((quote) => !isLearners(view, quote));
  if (invented.length > 0)
    return `These quotes stand in no message of the learner's, letter by letter: ${JSON.stringify(invented)}`;
  const dishonest = steps.some((one) => !quotesHonestly(view, `${one.did} ${one.next}`));
  return dishonest
    ? "Words in quotation marks stand neither in the learner's messages nor in the passage."
    : null;
}

/** The sentences of a text that may be read: none gives away what is open, or quotes what nobody said. */
async function keepFit(
  { guard }: Summarising,
  view: DialogueView,
  step: number,
  text: string,
): Promise<string> {
  const watch = guard.watch({ view, message: "", allowed: [], fromStep: 0, openStep: step });
  const kept: string[] = [];
  for (const sentence of splitSentences(text.replaceAll(/\s+/gu, " ").slice(0, LONGEST))) {
    const isWhole = /[.!?…]["'”’)]*\s*$/u.test(sentence);
    if (!isWhole || !quotesHonestly(view, sentence)) continue;
    if ((await watch.check(sentence)) !== null) continue;
    watch.note(sentence);
    kept.push(sentence.replaceAll(/[*_`#<>[\]]/gu, ""));
  }
  return kept.join("").trim();
}

function quoteLines(view: DialogueView, quotes: readonly string[]): string[] {
  return [...new Set(quotes)]
    .filter((quote) => isLearners(view, quote) && wordsOf(quote).length > 1)
    .slice(0, MOST_QUOTES)
    .map((quote) => `Your words: ${quoteLearner(quote)}`);
}

/** What can be said of a step without a model. */
function describePlainly(view: DialogueView, step: number): string {
  const found = findingsOf(view, step).filter((one) => one.words !== null);
  return found.length > 0
    ? "You found what this step asks for, or part of it, yourself."
    : "You did not get to a finding of your own here.";
}

async function renderStep(
  summarising: Summarising,
  view: DialogueView,
  step: number,
  written: StepSummary | undefined,
): Promise<string> {
  const title = view.argument.steps[step]?.title ?? "";
  const did = await keepFit(summarising, view, step, written?.did ?? "");
  const next = await keepFit(summarising, view, step, written?.next ?? "");
  const lines = [
    ...quoteLines(view, written?.quotes ?? []),
    ...linesOfTold(findingsOf(view, step)),
  ].map((line) => `- ${line}`);
  return [
    `### ${title}`,
    did === "" ? describePlainly(view, step) : did,
    ...(lines.length > 0 ? [lines.join("\n")] : []),
    `**Next time:** ${next === "" ? adviseOn(view, step) : next}`,
  ].join("\n\n");
}

/**
 * The performance summary of an ended dialogue in Markdown: what the learner did and what to look at next
 * in the model's words, everything that has to be right by code.
 * @throws ModelError
 */
export async function summarise(
  summarising: Summarising,
  whole: DialogueView,
  call: TutorCall,
): Promise<string> {
  const view = withoutDistress(whole);
  const { argument, dialogue } = view;
  const reached = argument.steps.map((_, step) => step).filter((step) => step <= dialogue.step);
  const question = {
    kind: "summary",
    prompt: buildSummaryPrompt(view, reached),
    schema: Summary,
    schemaName: "summary",
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: TEMPERATURE,
    findFault: createFaultFinder(view, reached),
  } as const;
  const { steps } = await summarising.client.generate(question, call);
  const rendered = await Promise.all(
    argument.steps.map(async ({ title }, index) => {
      if (index > dialogue.step)
        return `### ${title}

This step was not reached.`;
      const written = steps.find((one) => one.step === index + 1);
      return renderStep(summarising, view, index, written);
    }),
  );
  return [describeOutcome(view), ...rendered, `**The argument's issue:** ${argument.issue}`].join(
    "\n\n",
  );
}
