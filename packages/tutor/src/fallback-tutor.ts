import { countLongFailures, type LongFailures } from "./long-failures.ts";
import { ModelError } from "./llm/model-client.ts";
import { type Wording, wordWithModel, wordWithout } from "./model-notices.ts";
import { isModelFailure, isNoAnswer, isTooSlow } from "./model-failures.ts";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { saySummaryLacksModel, type SummaryLack } from "@elenchus/dialogue/summary/without-model";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { IssueList, Tutor } from "@elenchus/dialogue/tutor";

/** Which call the other tutor took over, and why. */
export interface FallbackReport {
  readonly call: "suggestIssues" | "writeArgument" | "assess" | "wordMove" | "summarise";
  readonly error: ModelError;
}

/** A tutor that needs a model, and one that does not. */
export interface FallbackOptions {
  readonly main: Tutor;
  readonly fallback: Tutor;
  /**
   * Whether the other tutor does all that the model fails at. Where it does not, it does only what would never be done
   * otherwise: what a learner has no share of the model left for, issues and an argument where none of the model's could be
   * used, a judgement or a summary that the model will not give, and a turn or a summary that it is too slow for.
   */
  readonly takesFailures: boolean;
  /** In milliseconds; it only goes up. */
  readonly clock?: () => number;
  readonly report: (report: FallbackReport) => void;
  /** Told when the other tutor did not know the issue that was chosen, and wrote about another one. */
  readonly reportOtherIssue: () => void;
}

/** Said before issues of the other tutor's where the model has failed. */
export const LIBRARY_ISSUES =
  "The AI model had none to suggest just now, so these come from our library.";

/** Said in the greeting where the passage is the other tutor's. */
export const LIBRARY_PASSAGE = "The passage comes from our library, and not from the AI model.";

/** The other tutor's issues in place of the model's. */
function tellLibrary(list: IssueList): IssueList {
  return { ...list, note: [LIBRARY_ISSUES, list.note ?? ""].join(" ").trim() };
}

function greet({ main, fallback }: FallbackOptions, argument: Argument): string {
  const greeting = main.openDialogue(argument);
  if (argument.writer !== fallback.name) return greeting;
  return greeting.replace(/(?=\n\n|$)/u, ` ${LIBRARY_PASSAGE}`);
}

/** What is known of the main tutor's model. */
interface Known extends FallbackOptions {
  /** Turns in which it has failed already. */
  readonly failed: WeakSet<TutorCall>;
  readonly inVain: LongFailures;
}

/** What the library has, and nobody needs the model's for. */
const IN_LIBRARY: ReadonlySet<FallbackReport["call"]> = new Set(["suggestIssues", "writeArgument"]);

/**
 * Whether the other tutor stands in for a model that failed. One that is too slow for a message fails at it again and
 * again: whoever sends it a second time gets a reply.
 */
function isTakenOver(
  { takesFailures, inVain }: Known,
  name: FallbackReport["call"],
  call: TutorCall,
  error: ModelError,
): boolean {
  if (takesFailures) return true;
  if (!isTooSlow(error)) return false;
  return IN_LIBRARY.has(name) || call.isTriedAgain === true || inVain.areTooMany(name);
}

/** Has the main tutor do its work, or the other one, which does what the model has no answer to in any case. */
async function doWithFallback<Result>(
  known: Known,
  { name, call }: { readonly name: FallbackReport["call"]; readonly call: TutorCall },
  ask: (tutor: Tutor) => Promise<Result>,
  instead: (fallback: Tutor, error: ModelError | null) => Promise<Result> = ask,
): Promise<Result> {
  const { main, fallback, inVain, report } = known;
  const isResting = inVain.areTooMany(name);
  // Whoever waits a minute for the library's issues need not do so each time.
  if (call.isOverBudget === true || (isResting && IN_LIBRARY.has(name)))
    return instead(fallback, null);
  try {
    if (!isResting) return await inVain.watch(name, async () => ask(main));
    throw new ModelError("timeout", "it took too long time and again, and is not tried for now");
  } catch (error) {
    if (!isModelFailure(error, call)) throw error;
    if (!isNoAnswer(error) && !isTakenOver(known, name, call, error)) throw error;
    report({ call: name, error });
    return instead(fallback, error);
  }
}

/**
 * Words of the main tutor, or, where none of them came, of the other one. Where the model has failed in this
 * turn, the learner is not kept waiting until it fails again.
 */
async function* wordWithFallback(known: Known, wording: Wording): AsyncGenerator<string> {
  const { call } = wording;
  if (call.isOverBudget === true || known.failed.has(call)) {
    yield* wordWithout(known.fallback, wording);
    return;
  }
  let isHeard = false;
  try {
    for await (const piece of wordWithModel(known.main, wording)) {
      isHeard ||= piece !== "";
      yield piece;
    }
    return;
  } catch (error) {
    if (isHeard || !isModelFailure(error, call)) throw error;
    if (!isTakenOver(known, "wordMove", call, error)) throw error;
    known.report({ call: "wordMove", error });
  }
  yield* wordWithout(known.fallback, wording);
}

/** Why a summary is not the model's. No dialogue is to be without its summary for ever. */
function nameLack(error: ModelError | null): SummaryLack {
  if (error === null) return "over_budget";
  return isNoAnswer(error) ? "no_answer" : "unavailable";
}

/** The judgement of the main tutor, or of the other one. Who judged, and why it was not the model, stands in it. */
async function assessWithFallback(
  known: Known,
  ask: (tutor: Tutor) => Promise<Assessment>,
  call: TutorCall,
): Promise<Assessment> {
  return doWithFallback(known, { name: "assess", call }, ask, async (fallback, error) => {
    if (error === null) return ask(fallback);
    // Where the model is there and gives no judgement, it finds the words all the same.
    if (!isNoAnswer(error)) known.failed.add(call);
    const standsInFor = { judge: known.main.name, failure: error.failure };
    return { ...(await ask(fallback)), standsInFor };
  });
}

/**
 * A tutor that does what the main one does. Where a learner's share of the model is spent, and, if it is to, where the model fails,
 * the other tutor does that call, and the words of a turn whose judging failed. Each change from one to the other is said.
 * A reply that broke off is not gone on with: the turn can be taken again.
 */
export function createFallbackTutor(options: FallbackOptions): Tutor {
  const { main, fallback, reportOtherIssue } = options;
  const inVain = countLongFailures(options.clock ?? (() => performance.now()));
  const known: Known = { ...options, failed: new WeakSet(), inVain };
  return {
    name: main.name,
    suggestIssues: async (request, call) =>
      doWithFallback(known, { name: "suggestIssues", call }, async (tutor) => {
        const list = await tutor.suggestIssues(request, call);
        return tutor === main || call.isOverBudget === true ? list : tellLibrary(list);
      }),
    writeArgument: async (request, call) =>
      doWithFallback(known, { name: "writeArgument", call }, async (tutor) => {
        const argument = await tutor.writeArgument(request, call);
        if (tutor === fallback && argument.insteadOf !== undefined) reportOtherIssue();
        return argument;
      }),
    openDialogue: (argument) => greet(options, argument),
    assess: async (view, message, call) =>
      assessWithFallback(known, async (tutor) => tutor.assess(view, message, call), call),
    wordMove: (view, message, move, call) =>
      wordWithFallback(known, {
        view,
        call,
        ask: (tutor) => tutor.wordMove(view, message, move, call),
      }),
    summarise: async (view, call) => {
      const ask = async (tutor: Tutor) => tutor.summarise(view, call);
      return doWithFallback(known, { name: "summarise", call }, ask, async (_, error) =>
        saySummaryLacksModel(await ask(fallback), nameLack(error)),
      );
    },
  };
}
