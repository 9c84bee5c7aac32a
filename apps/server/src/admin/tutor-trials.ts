import type { Argument } from "@elenchus/dialogue/argument";
import { COVERED } from "@elenchus/dialogue/coverage";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import { decideMove, startDialogue } from "@elenchus/dialogue/policy";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { ModelCheck } from "../tutoring/model-check.ts";

const INTEREST = "public libraries";
const WRONG_ANSWER = "I think it is mostly a story about how people spend their evenings.";
/** Taken up whatever the argument is, while a wrong answer may be no try at another one. */
const STUCK = "I do not know.";

/** The result of a piece of work. */
export interface Found {
  /** A line of what the model wrote; null where that is nothing to look at. */
  readonly sample: string | null;
  /** A remark on what is not as it should be, though it works. */
  readonly remark: string | null;
  /** To the first words that a learner would see. */
  readonly firstMs: number | null;
}

/** One piece of work. */
export interface Work {
  readonly what: string;
  readonly run: (call: TutorCall) => Promise<Found>;
}

/** The bench of the trials: each goes on with what the ones before have made, or with a sample. */
interface Bench extends Pick<ModelCheck, "tutor" | "moderate" | "sampleArgument"> {
  issue: string | null;
  argument: Argument | null;
}

/** A bench on which nothing lies yet. */
export function startBench({ tutor, moderate, sampleArgument }: ModelCheck): Bench {
  return { tutor, moderate, sampleArgument, issue: null, argument: null };
}

const FINE: Found = { sample: null, remark: null, firstMs: null };

/** The first sentence of a text, as far as a line holds it. */
function firstSentence(text: string): string {
  const [sentence = text] = /^.+?[.?!](?=\s|$)/su.exec(text.trim()) ?? [];
  return sentence.length > 200 ? `${sentence.slice(0, 200)}…` : sentence;
}

function viewOf(bench: Bench): DialogueView {
  const argument = bench.argument ?? bench.sampleArgument();
  return { argument, dialogue: startDialogue(argument), transcript: [] };
}

/** A judgement that earns nothing, so that a hint is to be put into words. */
function missOf(judge: string): Assessment {
  return {
    speechAct: "answer",
    coverage: {},
    misconceptions: [],
    confidence: 0.9,
    findings: [],
    judge,
  };
}

async function tryModeration({ moderate }: Bench, call: TutorCall): Promise<Found> {
  const [verdict] = await moderate([INTEREST], call);
  return verdict?.isFit === true
    ? FINE
    : { ...FINE, remark: `it takes "${INTEREST}" for unfit; a larger model judges better` };
}

async function tryIssues(bench: Bench, call: TutorCall): Promise<Found> {
  const request = { interest: INTEREST, previous: [], avoid: [], seed: 1 };
  [bench.issue = null] = (await bench.tutor.suggestIssues(request, call)).issues;
  return FINE;
}

async function tryArgument(bench: Bench, call: TutorCall): Promise<Found> {
  const issue = bench.issue ?? bench.sampleArgument().issue;
  const wanted = { module: 1, issue, interest: INTEREST, seed: 1, recentFrames: [] } as const;
  const argument = await bench.tutor.writeArgument(wanted, call);
  bench.argument = argument;
  return { ...FINE, sample: `Passage: ${firstSentence(argument.passage)}` };
}

async function tryAssessment(bench: Bench, call: TutorCall): Promise<Found> {
  const view = viewOf(bench);
  const wanted = view.argument.key.expectations.find(({ step }) => step === 0);
  const said = wanted?.paraphrases[0] ?? wanted?.statement ?? "";
  const { coverage, because } = await bench.tutor.assess(view, said, call);
  const isCredited = (coverage[wanted?.id ?? ""] ?? 0) >= COVERED;
  const remark = "a right answer was not credited; a larger model judges better";
  return {
    ...FINE,
    sample: `Judged: ${because ?? "without a word on it"}`,
    remark: isCredited ? null : remark,
  };
}

async function tryWords(bench: Bench, call: TutorCall): Promise<Found> {
  const view = viewOf(bench);
  const stuck: Assessment = {
    ...missOf(bench.tutor.name),
    speechAct: "dont_know",
  };
  const { move, dialogue } = decideMove(view.argument, view.dialogue, stuck);
  const started = performance.now();
  let firstMs: number | null = null;
  let text = "";
  for await (const piece of bench.tutor.wordMove({ ...view, dialogue }, STUCK, move, call)) {
    firstMs ??= performance.now() - started;
    text += piece;
  }
  return { ...FINE, sample: `A learner reads: ${firstSentence(text)}`, firstMs };
}

async function trySummary(bench: Bench, call: TutorCall): Promise<Found> {
  const view = viewOf(bench);
  const assessment = missOf(bench.tutor.name);
  const transcript = [{ sender: "user", text: WRONG_ANSWER, step: 0, assessment }] as const;
  const ended = { outcome: "failure", outcomeReason: "message_limit" } as const;
  const dialogue = { ...view.dialogue, ...ended, learnerMessages: 1 };
  await bench.tutor.summarise({ ...view, dialogue, transcript }, call);
  return FINE;
}

/** Every kind of work, in the order in which a learner meets it. */
export const TRIALS: readonly {
  readonly what: string;
  readonly prepare: (bench: Bench) => Work["run"];
}[] = [
  { what: "Moderation", prepare: (bench) => (call) => tryModeration(bench, call) },
  { what: "Issues", prepare: (bench) => (call) => tryIssues(bench, call) },
  { what: "Argument", prepare: (bench) => (call) => tryArgument(bench, call) },
  { what: "Assessment", prepare: (bench) => (call) => tryAssessment(bench, call) },
  { what: "Words", prepare: (bench) => (call) => tryWords(bench, call) },
  { what: "Summary", prepare: (bench) => (call) => trySummary(bench, call) },
];
