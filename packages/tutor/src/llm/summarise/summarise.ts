import * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { contentStems, wordsOf } from "@elenchus/dialogue/words/words";
import { withoutDistress } from "@elenchus/dialogue/without-distress";
import { adviseOn } from "@elenchus/dialogue/summary/advice";
import { frameSummary } from "@elenchus/dialogue/summary/frame-summary";
import { recordProbes } from "@elenchus/dialogue/summary/probe-record";
import { quoteLearner } from "@elenchus/dialogue/summary/quote-learner";
import { findingsOf, isReached } from "@elenchus/dialogue/summary/step-findings";
import { recordStep } from "@elenchus/dialogue/summary/step-record";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import { isSameWords, standsIn } from "../../text/copying.ts";
import { leansOnBefore } from "../../text/leans-on-before.ts";
import { leavesRole } from "../../checks/leaks/role.ts";
import { splitSentences } from "@elenchus/domain/split-sentences";
import type { ModelClient } from "../model-client.ts";
import { buildSummaryPrompt } from "../prompts/summary-prompt.ts";
import { squaresWith } from "./claims.ts";
import { tellsOpen } from "./tells-open.ts";
import { findQuotations, type Quotation } from "./quotations.ts";
import { factsOf } from "./step-facts.ts";

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
type StepSummary = z.output<typeof Summary>["steps"][number];

const MAX_OUTPUT_TOKENS = 2000;
const TEMPERATURE = 0.3;
const MOST_QUOTES = 3;
/** Longest text of a part of a step, in characters. */
const LONGEST = 700;

/** What the learner said in a step, or before it where that counted for it. */
function saidIn(view: DialogueView, step: number): string[] {
  const own = view.transcript.filter((one) => one.sender === "user" && one.step === step);
  const counted = findingsOf(view, step).flatMap(({ words }) => words ?? []);
  return [...own.map(({ text }) => text), ...counted];
}

/** Whether these are the learner's words in a step, without a gap. */
function isSaidIn(view: DialogueView, step: number, quotation: string): boolean {
  const isOfMatter = contentStems(quotation).size > 0;
  return isOfMatter && saidIn(view, step).some((text) => standsIn(quotation, text));
}

/** The quotations of a text that stand neither in the learner's words in that step nor, where they may, in the passage. */
function findInvented(view: DialogueView, step: number, text: string): Quotation[] {
  return findQuotations(text)
    .filter(({ words }) => contentStems(words).size > 0)
    .filter(({ words }) => !isSaidIn(view, step, words))
    .filter(({ words, isLearners }) => isLearners || !standsIn(words, view.argument.passage));
}

/** What of a text of the model's may be shown at most. */
function shownOf(text: string): string {
  return text.replaceAll(/\s+/gu, " ").slice(0, LONGEST);
}

/** A part of a step as the model wrote it. */
interface Written {
  readonly step: number;
  readonly part: "did" | "next";
  readonly text: string;
}

/** The sentences of a text that may be read: none tells what is open, quotes what nobody said or contradicts the record. */
function keepFit(view: DialogueView, { step, part, text }: Written): string {
  const whole = shownOf(text);
  const invented = findInvented(view, step, whole);
  const facts = factsOf(view, step);
  const names = new Set(wordsOf(view.argument.passage));
  let end = 0;
  let isFit = true;
  const kept = splitSentences(whole).filter((sentence) => {
    const start = whole.indexOf(sentence, end);
    end = start + sentence.length;
    isFit =
      (isFit || !leansOnBefore(sentence)) &&
      /[.!?…]["'”’)*_]*\s*$/u.test(sentence) &&
      !/https?:|www\./iu.test(sentence) &&
      !invented.some((one) => one.start < end && one.end > start) &&
      !leavesRole(sentence, names) &&
      squaresWith(facts, sentence, part) &&
      !tellsOpen(view, sentence);
    return isFit;
  });
  return kept
    .join(" ")
    .replaceAll(/[*_`#<>[\]]/gu, "")
    .trim();
}

/** What the learner said, as far as the record of the step does not show it already. */
function quoteLines(view: DialogueView, step: number, quotes: readonly string[]): string[] {
  const found = [...findingsOf(view, step), ...recordProbes(view, step)];
  const shown = found.flatMap((one) => ("words" in one ? (one.words ?? []) : []));
  return [...new Set(quotes)]
    .filter((quote) => isSaidIn(view, step, quote) && wordsOf(quote).length > 1)
    .filter((quote) => !shown.some((it) => standsIn(quote, it) || isSameWords(quote, it)))
    .slice(0, MOST_QUOTES)
    .map((quote) => `Your words: ${quoteLearner(quote)}`);
}

function tellStep(view: DialogueView, step: number, written: StepSummary | undefined): string[] {
  const did = keepFit(view, { step, part: "did", text: written?.did ?? "" });
  const next = keepFit(view, { step, part: "next", text: written?.next ?? "" });
  const lines = [...recordStep(view, step), ...quoteLines(view, step, written?.quotes ?? [])];
  return [
    ...(did === "" ? [] : [did]),
    lines.map((line) => `- ${line}`).join("\n"),
    `**Next time:** ${next === "" ? adviseOn(view, step) : next}`,
  ];
}

/**
 * The performance summary of an ended dialogue in Markdown: how the learner went about it and what to look at next
 * in the model's words; what was found, told and left open by code. A step of which the model says nothing that may be
 * shown has its record and the built-in advice.
 * @throws ModelError
 */
export async function summarise(
  client: ModelClient,
  whole: DialogueView,
  call: TutorCall,
): Promise<string> {
  const view = withoutDistress(whole);
  const reached = [...view.argument.steps.keys()].filter((step) => isReached(view, step));
  const question = {
    kind: "summary",
    prompt: buildSummaryPrompt(view, reached),
    schema: Summary,
    schemaName: "summary",
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: TEMPERATURE,
  } as const;
  const { steps } = await client.generate(question, call);
  return frameSummary(view, (step) => {
    const written = steps.find((one) => one.step === step + 1);
    return tellStep(view, step, written);
  });
}
