import { SUPPORT_TEXT } from "@elenchus/domain/support";
import type { Move, MoveKind } from "@elenchus/dialogue/dialogue";
import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type { ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import type { DialogueView } from "@elenchus/dialogue/tutor";
import type { Fault } from "../guard/fault.ts";
import type { LeakGuard } from "../guard/leak-guard.ts";
import { type ModelClient, ModelError, NO_ANSWERS } from "../model-client.ts";
import { buildWordsPrompt } from "../prompts/words-prompt.ts";
import { createSentenceCheck, type SentenceCheck } from "./check-sentences.ts";
import { findLacking, findUntold, isPartOf, restOf } from "./complete-reply.ts";
import { type Materials, materialsOf, type MoveTurn } from "./materials.ts";
import { sentencesOf } from "./stream-sentences.ts";

/** What became of a reply that was not simply said. */
export interface WordingReport {
  /**
   * `spared`: the model was not asked, since the message holds nothing to take up. `rewritten`: refused before any
   * of it was seen, and asked for again. `replaced`: the rest, or all, comes from the other wording. `completed`:
   * what the move needs was added. `cut`: it did not come to an end.
   */
  readonly event: "spared" | "rewritten" | "replaced" | "completed" | "cut";
  readonly move: MoveKind;
  /** What was refused and why, without any of its text. */
  readonly fault: Fault | null;
}

/** What the wording works with. */
export interface Wording {
  readonly client: ModelClient;
  readonly guard: LeakGuard;
  /** Whether the model finds the words; the other wording has them where it does not. */
  readonly takesUp: (turn: MoveTurn) => Promise<boolean>;
  /** Another wording of the same move, which needs no model. */
  readonly fallback: (view: DialogueView, message: string, move: Move) => string;
  readonly report: (report: WordingReport) => void;
}

const LIMITS = { maxOutputTokens: 700, temperature: 0.6 } as const;
/** More than any move needs; what comes after is not listened to. */
const LONGEST = { sentences: 12, chars: 1500 } as const;
/** Some models put the part they play before what they say. */
const SPEAKER = /^\s*(?:\**(?:tutor|reply|assistant)\**\s*:\**\s*)?/iu;

/** How a stream of the model went. */
interface Said {
  readonly text: string;
  /** What ended it before its end; null when nothing did. */
  readonly fault: Fault | null;
}

/** One try at a reply. */
interface Try {
  readonly turn: MoveTurn;
  readonly materials: Materials;
  /** What was wrong with the try before. */
  readonly refused: Fault | null;
  readonly call: TutorCall;
}

function streamReply({ client }: Wording, { turn, materials, refused, call }: Try) {
  const prompt = buildWordsPrompt(turn, materials, refused);
  const question = { kind: "words", prompt, ...LIMITS } as const;
  return sentencesOf(client.stream(question, call));
}

/** What is to be told comes before the next step is opened. */
function toldFirst(materials: Materials, said: string, sentence: string): string {
  const { told, question } = materials;
  // What tells may be a question as well: of what is missing the key has the question.
  if (findUntold(materials, sentence).length < told.length || told.length === 0) return "";
  const opens =
    /\?["'”’)*\s]*$/u.test(sentence) || (question !== null && isPartOf(sentence, question));
  if (!opens) return "";
  const untold = findUntold(materials, said + sentence).map((one) => `*${one}*`);
  return untold.length === 0 ? "" : `${said === "" ? "" : " "}${untold.join(" ")}`;
}

/** Lets the model's sentences through as long as nothing is wrong with them. */
async function* sayOnce(wording: Wording, one: Try): AsyncGenerator<string, Said> {
  // Made ready once there is a sentence: the request goes first.
  let checking: SentenceCheck | null = null;
  let text = "";
  let count = 0;
  // White space is said with the sentence behind it, so that no reply ends in it.
  let gap = "";
  for await (const sentence of streamReply(wording, one)) {
    const whole = text === "" ? sentence.text.replace(SPEAKER, "") : sentence.text;
    if (whole.trim() === "") {
      if (sentence.isWhole && text !== "") gap += whole;
      continue;
    }
    checking ??= createSentenceCheck(wording.guard, one.turn, one.materials);
    // The space behind it is no part of it, and not there yet when it is begun with.
    const looked = whole.replace(/ +$/u, "");
    if (!sentence.isWhole) {
      checking.begin(looked);
      continue;
    }
    const fault = await checking.check(looked);
    if (fault !== null) return { text, fault };
    const told = toldFirst(one.materials, text, whole);
    const piece = told + (gap === "" && told !== "" ? " " : gap) + whole.trimEnd();
    gap = whole.slice(whole.trimEnd().length);
    text += piece;
    yield piece;
    count += 1;
    if (count < LONGEST.sentences && text.length < LONGEST.chars) continue;
    const cut: Fault = { kind: "too_long", reason: "cut" };
    wording.report({ event: "cut", move: one.turn.move.kind, fault: cut });
    break;
  }
  return { text, fault: text === "" ? { kind: "empty", reason: "no words" } : null };
}

/**
 * Failures of a model that gave no words, or may not be asked any more: what it was to say is decided, and is not to be
 * lost for want of words.
 */
const NO_WORDS: ReadonlySet<ModelFailure> = new Set([...NO_ANSWERS, "no_requests_left"]);

/**
 * One try, of which some failures of the model are no more than a reply that came to nothing: another
 * wording takes its place. A failure after something was seen is one of the turn, unless the turn has no time left: then
 * the rest is said in the other wording, for a model that is too slow for a reply would be so every time.
 */
async function* sayOrGiveUp(
  wording: Wording,
  one: Try,
  isForgiven: (failure: ModelFailure) => boolean,
): AsyncGenerator<string, Said> {
  let seen = "";
  const tries = sayOnce(wording, one);
  try {
    for (let next = await tries.next(); ; next = await tries.next()) {
      if (next.done === true) return next.value;
      seen += next.value;
      yield next.value;
    }
  } catch (error) {
    if (one.call.signal.aborted || !(error instanceof ModelError)) throw error;
    if (isOutOfTime(one.call))
      return { text: seen, fault: { kind: "late", reason: error.failure } };
    if (seen !== "" || !isForgiven(error.failure)) throw error;
    return { text: "", fault: { kind: "empty", reason: error.failure } };
  } finally {
    await tries.return({ text: "", fault: null });
  }
}

/** Whether the turn may send another request, and has time for it; how many there were is counted by the client itself. */
function mayAskAgain(call: TutorCall): boolean {
  return (call.requests === undefined || call.requests.left > 0) && !isOutOfTime(call);
}

/**
 * Puts a decided move into the model's words, sentence by sentence: each is held back until it is known to
 * make the move and to give nothing away. Where the message holds nothing to take up, the other wording says it. A reply that is refused before any of it was seen is asked for once
 * more, if the turn has a request left; after that, or once something was seen, the other wording of the same
 * move takes over.
 * @throws ModelError when the model fails; what was said by then is part of no finished reply
 */
export async function* wordMove(
  wording: Wording,
  turn: MoveTurn,
  call: TutorCall,
): AsyncGenerator<string> {
  const { view, message, move } = turn;
  if (move.kind === "support") {
    yield SUPPORT_TEXT;
    return;
  }
  const report = (event: WordingReport["event"], fault: Fault | null): void =>
    wording.report({ event, move: move.kind, fault });
  if (!(await wording.takesUp(turn))) {
    call.signal.throwIfAborted();
    report("spared", null);
    yield wording.fallback(view, message, move);
    return;
  }
  const materials = materialsOf(turn);
  const first = { turn, materials, refused: null, call };
  let said = yield* sayOrGiveUp(wording, first, (failure) => NO_WORDS.has(failure));
  if (said.fault !== null && said.text === "" && mayAskAgain(call)) {
    report("rewritten", said.fault);
    // The learner need not wait for a third try, whatever becomes of this one.
    said = yield* sayOrGiveUp(wording, { ...first, refused: said.fault }, () => true);
  }
  if (said.fault === null) {
    const lacking = findLacking(turn, materials, said.text);
    if (lacking === null) return;
    report("completed", null);
    yield lacking;
    return;
  }
  report("replaced", said.fault);
  const other = wording.fallback(view, message, move);
  if (said.text === "") yield other;
  else yield ` ${restOf(other, materials, said.text)}`;
}
