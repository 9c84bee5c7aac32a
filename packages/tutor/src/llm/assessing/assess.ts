import { COVERED, NEAR } from "../../dialogue/coverage.ts";
import type { Assessment, SpeechAct } from "../../dialogue/dialogue.ts";
import { distressed } from "../../distress/assess-distress.ts";
import { capCopies } from "../../judging/cap-copies.ts";
import type { Findings } from "../../judging/findings.ts";
import { creditSecondNear } from "../../judging/second-near.ts";
import type { TutorCall } from "../../model-call.ts";
import type { DialogueView } from "../../tutor.ts";
import type { Embed } from "../guard/nearness.ts";
import type { ModelClient } from "../model-client.ts";
import { buildAssessPrompt } from "../prompts/assess-prompt.ts";
import { askedExpectations } from "./asked-expectations.ts";
import { findSource } from "./check-words.ts";
import { Judgement } from "./judgement.ts";
import { isPlausible } from "./plausible.ts";

/** What judging works with. */
export interface Assessing {
  readonly client: ModelClient;
  /** Checks that need no model: what is no answer at all. Null when the message is to be read on. */
  readonly checkCheaply: (view: DialogueView, message: string) => Assessment | null;
  readonly embed: Embed;
}

const MAX_OUTPUT_TOKENS = 1500;
/** Coverage of what the judge credits without the learner having said it. */
const UNPROVEN = 0.5;
/** Coverage short of which a message did not touch an expectation. */
const TOUCHED = 0.2;
/** Longest quotation, and longest reason of the judge's, in a finding. */
const LONGEST = 160;

type Judged = Judgement["expectations"][number];

/** A number from 0 to 1, whatever a model wrote. */
function clamp(value: number): number {
  return value > 0 ? Math.min(1, value) : 0;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

/** What one credit of the judge's is worth: it counts only with words that the learner wrote. */
async function weigh(
  { embed }: Assessing,
  view: DialogueView,
  message: string,
  judged: Judged,
): Promise<{ coverage: number; reason: string }> {
  const coverage = clamp(judged.coverage);
  const { id, words } = judged;
  const name = (verb: string, value: number): string =>
    `${verb} ${id} (${value.toFixed(2)})${words === "" ? "" : `: "${shorten(words)}"`}`;
  if (coverage < NEAR) return { coverage, reason: name("misses", coverage) };
  const source = findSource(view, message, words);
  if (source === null) return { coverage: UNPROVEN, reason: `says ${id} in no words of its own` };
  const expectation = view.argument.key.expectations.find((one) => one.id === id);
  if (expectation === undefined) return { coverage: 0, reason: `no such expectation: ${id}` };
  if (!(await isPlausible(embed, view.argument, expectation, words)))
    return { coverage: UNPROVEN, reason: name("credits without ground", UNPROVEN) };
  if (source !== message) return { coverage, reason: `said ${id} before: ${source}` };
  return { coverage, reason: name(coverage >= COVERED ? "names" : "comes near", coverage) };
}

/** Credits and findings of a judgement, as far as they bear looking at. */
async function readJudgement(
  assessing: Assessing,
  view: DialogueView,
  message: string,
  judgement: Judgement,
): Promise<Findings> {
  const asked = new Set(askedExpectations(view).map((one) => one.id));
  const coverage: Record<string, number> = {};
  const reasons: string[] = [];
  const whys: string[] = [];
  for (const judged of judgement.expectations) {
    if (!asked.has(judged.id) || clamp(judged.coverage) < TOUCHED) continue;
    const weighed = await weigh(assessing, view, message, judged);
    coverage[judged.id] = Math.max(coverage[judged.id] ?? 0, weighed.coverage);
    reasons.push(weighed.reason);
    if (judged.why !== "") whys.push(`because of ${judged.id}: ${shorten(judged.why)}`);
  }
  const misconception = view.argument.key.misconceptions.find(
    (one) => one.step === view.dialogue.step && one.id === judgement.misconception,
  );
  if (misconception !== undefined) reasons.push(`shows ${misconception.id}`);
  return {
    coverage,
    misconception: misconception?.id ?? null,
    confidence: clamp(judgement.confidence),
    // The first one goes with the move, so it holds nothing but the learner's own words.
    reasons: [...(reasons.length === 0 ? ["touches nothing"] : reasons), ...whys],
  };
}

/** What earns something is an answer, whatever else it is called. */
function nameSpeechAct({ speechAct }: Judgement, { coverage }: Findings): SpeechAct {
  return Math.max(0, ...Object.values(coverage)) >= NEAR ? "answer" : speechAct;
}

/**
 * Judges a message against the open step: cheap checks first, then the model, whose every credit has to
 * quote the learner.
 * @throws ModelError
 */
export async function assess(
  assessing: Assessing,
  view: DialogueView,
  message: string,
  call: TutorCall,
): Promise<Assessment> {
  call.signal.throwIfAborted();
  const cheap = assessing.checkCheaply(view, message);
  if (cheap !== null) return cheap;
  const { client } = assessing;
  const question = {
    kind: "assess",
    prompt: buildAssessPrompt(view, askedExpectations(view), message),
    schema: Judgement,
    schemaName: "judgement",
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
  } as const;
  const judgement = await client.generate(question, call);
  if (judgement.speechAct === "distress") return distressed(`${client.name}@assess-1`);
  const read = await readJudgement(assessing, view, message, judgement);
  const findings = creditSecondNear(view, message, capCopies(view, message, read));
  const speechAct = nameSpeechAct(judgement, findings);
  return {
    speechAct,
    coverage: findings.coverage,
    misconception: speechAct === "answer" ? findings.misconception : null,
    confidence: findings.confidence,
    reasons: findings.reasons,
    judge: `${client.name}@assess-1`,
  };
}
