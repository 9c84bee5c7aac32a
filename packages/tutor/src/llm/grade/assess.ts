import { setImmediate as nextRound } from "node:timers/promises";
import { NEAR } from "@elenchus/dialogue/coverage";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment, SpeechAct } from "@elenchus/dialogue/dialogue";
import { distressed } from "../../checks/distress/assess-distress.ts";
import { saysMore } from "../../checks/distress/says-more.ts";
import { readAsides } from "../../checks/gaming/asides/read-asides.ts";
import { speaksOfMatter } from "../../checks/gaming/asides/speaks-of-matter.ts";
import { capCopies } from "../../checks/credit/cap-copies.ts";
import type { Findings } from "../../checks/credit/findings.ts";
import { creditSecondNear } from "../../checks/credit/second-near.ts";
import type { LentParts } from "../../lent-parts.ts";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { ModelClient } from "../model-client.ts";
import { buildAssessPrompt } from "../prompts/assess-prompt.ts";
import { askedExpectations } from "./asked-expectations.ts";
import { creditsDecoy, type Planted, plantDecoy } from "./decoy.ts";
import { findAgain } from "./find-again.ts";
import { Judgement } from "./judgement.ts";
import { believeAnother, type Read, readJudgement } from "./read-judgement.ts";
import { clamp, type Heard } from "./weigh-credit.ts";

/** What judging works with. */
export interface Assessing
  extends
    Pick<LentParts, "checkCheaply" | "seesGround" | "findRepeats" | "isAttempt">,
    Partial<Pick<LentParts, "assess">> {
  readonly client: ModelClient;
}

const MAX_OUTPUT_TOKENS = 1500;
/** What a message did that speaks to whoever judges and not of the passage. */
const COMMANDS = "commands_the_tutor";
/** What a message did that no try can be seen in. */
const TRIES_NOTHING = "tries_nothing";

/** What the cheap checks find of a message that is somebody else's text, whatever that seems to say to whom. */
const COPIES: ReadonlySet<string> = new Set(["copies_the_passage", "copies_a_hint"]);

/** Whether nothing that a judge says makes more of a message than a cheap check did. */
function isFinal({ reasons }: Assessment): boolean {
  return reasons.some((reason) => COPIES.has(reason));
}

function hear(argument: Argument, message: string): Heard {
  return { message, ...readAsides(argument, message) };
}

function earns({ coverage }: Findings): boolean {
  return Math.max(0, ...Object.values(coverage)) >= NEAR;
}

/** What earns something is an answer, whatever else it is called. */
function nameSpeechAct({ speechAct }: Judgement, findings: Findings): SpeechAct {
  return earns(findings) ? "answer" : speechAct;
}

/** Whether what a message says beside its talk to the tutor is to be judged, although a cheap check stops the whole. */
function mayBeJudged({ checkCheaply }: Assessing, view: DialogueView, message: string): boolean {
  const heard = hear(view.argument, message);
  return (
    heard.asides.length > 0 &&
    speaksOfMatter(view.argument, heard.answer) &&
    checkCheaply(view, heard.answer) === null
  );
}

/**
 * Whether a message that a cheap check stops may hold a cry for help all the same: it says more than what it was
 * stopped for. Orders to the tutor are shown to no model.
 */
function mayHideCry(
  { argument, transcript }: DialogueView,
  message: string,
  cheap: Assessment,
): boolean {
  if (cheap.reasons.includes(COMMANDS)) return false;
  const said = transcript.filter(({ sender }) => sender === "system").map(({ text }) => text);
  return saysMore(message, [argument.passage, ...said]);
}

/** After so many messages running in which no try could be seen the next one counts as one: nobody is to be stuck for ever. */
const UNSEEN_TRIES = 3;

/**
 * Whether a miss counts as a try whatever it looks like. At a further question it does, where answers are of all kinds and what is
 * told decides nothing; elsewhere now and then, since one honest miss in twelve looks like none.
 */
function mayCountAsTry({ argument, dialogue, transcript }: DialogueView): boolean {
  const target = argument.key.expectations.find(({ id }) => id === dialogue.target);
  if (target?.kind === "probe") return true;
  const last = transcript
    .filter(({ sender, step }) => sender === "user" && step === dialogue.step)
    .slice(-UNSEEN_TRIES);
  return (
    last.length === UNSEEN_TRIES &&
    last.every(({ assessment }) => assessment?.reasons.includes(TRIES_NOTHING))
  );
}

function questionAbout(view: DialogueView, { listed }: Planted, message: string) {
  return {
    kind: "assess",
    prompt: buildAssessPrompt(view, listed, message),
    schema: Judgement,
    schemaName: "judgement",
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
  } as const;
}

/** Sorts a message once its question is on its way: the model's time is long, and nobody waits for this. */
async function hearMeanwhile(argument: Argument, message: string): Promise<Heard> {
  await nextRound();
  return hear(argument, message);
}

function judgeOf({ client }: Assessing): string {
  return `${client.name}@assess-1`;
}

/** A message that is no try, whatever its judge says. */
function judgeTalk({ speechAct, confidence }: Judgement, heard: Heard, judge: string): Assessment {
  const isTry = speechAct === "answer";
  const found = heard.hasOrders ? COMMANDS : TRIES_NOTHING;
  return {
    speechAct: isTry ? "off_topic" : speechAct,
    coverage: {},
    misconception: null,
    confidence: clamp(confidence),
    reasons: [isTry ? found : "touches nothing"],
    judge,
  };
}

/** What a judgement of a message comes to, its credits looked at. */
interface Concluding {
  readonly message: string;
  readonly heard: Heard;
  readonly judgement: Judgement;
  readonly read: Read;
}

async function conclude(
  assessing: Assessing,
  view: DialogueView,
  { message, heard, judgement, read }: Concluding,
): Promise<Assessment> {
  const judge = judgeOf(assessing);
  const findings = creditSecondNear(view, message, capCopies(view, heard.answer, read));
  const speechAct = nameSpeechAct(judgement, findings);
  const isMiss = speechAct === "answer" && !earns(findings);
  const again = isMiss ? await findAgain(assessing.seesGround, view, heard, read.isRepeat) : {};
  // What is called a miss leads to being told at last, so it has to be a try.
  const isTry = Object.keys(again).length > 0 || !isMiss || mayCountAsTry(view);
  const { step, target } = view.dialogue;
  const at = { argument: view.argument, step, target };
  if (!isTry && !(await assessing.isAttempt(at, message)))
    return judgeTalk(judgement, heard, judge);
  return {
    speechAct,
    coverage: { ...findings.coverage, ...again },
    ...(findings.earnedBy === undefined ? {} : { earnedBy: findings.earnedBy }),
    misconception: speechAct === "answer" ? findings.misconception : null,
    confidence: findings.confidence,
    reasons: findings.reasons,
    judge,
  };
}

/**
 * Judges a message against the open step: cheap checks first, then the model, whose every credit has to
 * quote what the learner said of the passage, and to bear a second look. Where a cheap check has judged, the
 * model is heard on distress alone.
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
  if (cheap?.speechAct === "distress") return cheap;
  const stands = cheap !== null && (isFinal(cheap) || !mayBeJudged(assessing, view, message));
  if (stands && !mayHideCry(view, message, cheap)) return cheap;
  const { client } = assessing;
  const planted = plantDecoy(view, askedExpectations(view));
  const [judgement, heard] = await Promise.all([
    client.generate(questionAbout(view, planted, message), call),
    hearMeanwhile(view.argument, message),
  ]);
  const judge = judgeOf(assessing);
  if (judgement.speechAct === "distress") return distressed(judge);
  if (stands) return cheap;
  if (heard.answer === "") return judgeTalk(judgement, heard, judge);
  const credited = await readJudgement(assessing, view, heard, judgement);
  const read = creditsDecoy(judgement, planted)
    ? await believeAnother(assessing, view, heard, credited)
    : credited;
  if (read.isWonOver && heard.asides.length > 0) return judgeTalk(judgement, heard, judge);
  return conclude(assessing, view, { message, heard, judgement, read });
}
