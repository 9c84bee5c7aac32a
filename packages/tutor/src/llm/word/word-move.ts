import { SUPPORT_TEXT } from "@elenchus/domain/support";
import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import type { ModelFailure, TutorCall } from "@elenchus/dialogue/model-call";
import type { AskWhetherTold, CheckSentence } from "../../checks/leaks/leak-check.ts";
import { type ModelClient, ModelError, NO_ANSWERS } from "../model-client.ts";
import { askWhetherTold } from "./ask-whether-told.ts";
import { createSentenceCheck } from "./check-sentences.ts";
import { findLacking } from "./complete-reply.ts";
import { sayLeast } from "./canned-reply.ts";
import { materialsOf, type MoveTurn } from "./materials.ts";
import type { Refused } from "./fault.ts";
import { shouldAskModel } from "./should-ask-model.ts";
import { type Reply, sayOnce } from "./say-once.ts";
import type { WordingReport } from "./wording-report.ts";

/** What the wording works with. */
export interface Wording {
  readonly client: ModelClient;
  /** Keeps out of a reply what is still to be found. */
  readonly checkLeak: CheckSentence;
  /** Asked about a sentence that the leak check marks, where there is somebody to ask. */
  readonly judge?: ModelClient;
  readonly report: (report: WordingReport) => void;
}

/**
 * Failures of a model that gave no words, or may not be asked any more: what it was to say is decided, and is not to be
 * lost for want of words.
 */
const NO_WORDS: ReadonlySet<ModelFailure> = new Set([...NO_ANSWERS, "no_requests_left"]);

/**
 * One try, of which some failures of the model are no more than a try that came to nothing. A failure after something of
 * it was seen is one of the turn, unless the turn has no time left: a model that is too slow for a reply would be so
 * every time.
 */
async function* tryOnce(
  reply: Reply,
  refused: Refused | null,
): AsyncGenerator<string, Refused | null> {
  const { call, text: before } = reply;
  const isSecond = refused !== null;
  const tries = sayOnce(reply, refused, () => isSecond || !mayAskAgain(call));
  try {
    for (let next = await tries.next(); ; next = await tries.next()) {
      if (next.done === true) return next.value;
      yield next.value;
    }
  } catch (error) {
    if (call.signal.aborted || !(error instanceof ModelError)) throw error;
    const { failure } = error;
    const isLate = isOutOfTime(call);
    const isForgiven = isSecond || NO_WORDS.has(failure);
    if (!isLate && (reply.text !== before || !isForgiven)) throw error;
    const kind = isLate ? "late" : "empty";
    return { fault: { kind, reason: failure }, sentence: "", said: before };
  } finally {
    await tries.return(null);
  }
}

/** Whether the turn may send another request, and has time for it; how many there were is counted by the client itself. */
function mayAskAgain(call: TutorCall): boolean {
  return (call.requests === undefined || call.requests.left > 0) && !isOutOfTime(call);
}

/**
 * Puts a decided move into the model's words, sentence by sentence: each is held back until it is known to give
 * nothing away. At the first that does the model is asked once more for the rest, and told which sentence it was and why;
 * a second one is left out. What the move cannot do without, and the model has not said, is said in the argument's own
 * words.
 * @throws ModelError when the model fails; what was said by then is part of no finished reply
 */
export async function* wordMove(
  { client, checkLeak, judge, report: tellReport }: Wording,
  turn: MoveTurn,
  call: TutorCall,
): AsyncGenerator<string> {
  if (turn.move.kind === "support") {
    yield SUPPORT_TEXT;
    return;
  }
  const report: Reply["report"] = (event, fault) =>
    tellReport({ event, move: turn.move.kind, fault });
  const materials = materialsOf(turn);
  if (!shouldAskModel(turn)) {
    call.signal.throwIfAborted();
    report("spared", null);
    yield sayLeast(turn, materials);
    return;
  }
  const ask: AskWhetherTold | undefined =
    judge && ((sentence, answers) => askWhetherTold(judge, turn, { sentence, answers }, call));
  const check = createSentenceCheck(checkLeak, turn, materials, ask);
  const reply: Reply = { client, turn, materials, check, report, call, text: "" };
  let refused = yield* tryOnce(reply, null);
  if (refused !== null && mayAskAgain(call)) {
    report("rewritten", refused.fault);
    // The learner need not wait for a third try, whatever becomes of this one.
    refused = yield* tryOnce(reply, refused);
  }
  if (reply.text === "") {
    report("replaced", refused?.fault ?? null);
    yield sayLeast(turn, materials);
    return;
  }
  const lacking = findLacking(turn, materials, reply.text);
  if (lacking === null) return;
  report("completed", refused?.fault ?? null);
  yield lacking;
}
