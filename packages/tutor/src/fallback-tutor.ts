import { countLongFailures, type LongFailures } from "./long-failures.ts";
import { ModelError } from "./llm/model-client.ts";
import { type Wording, wordWithModel, wordWithout } from "./model-notices.ts";
import { isBeyond, isModelFailure, isNoAnswer, isTooSlow } from "./model-failures.ts";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { saySummaryLacksModel, type SummaryLack } from "@elenchus/dialogue/summary/without-model";
import type { Argument } from "@elenchus/dialogue/argument";
import type { Assessment } from "@elenchus/dialogue/dialogue";
import type { ArgumentRequest, DialogueView, IssueList, Tutor } from "@elenchus/dialogue/tutor";

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
  return isTooSlow(error) && (call.isTriedAgain === true || inVain.areTooMany(name));
}

/** Has the main tutor do its work, unless that was waited for in vain too often. */
async function askMain<Result>(
  { inVain }: Known,
  name: FallbackReport["call"],
  ask: () => Promise<Result>,
): Promise<Result> {
  if (!inVain.areTooMany(name)) return inVain.watch(name, ask);
  throw new ModelError("timeout", "it took too long time and again, and is not tried for now");
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

/**
 * The summary of the main tutor, or of the other one, which says why it is not the model's. No dialogue is to be
 * without its summary for ever.
 */
async function summariseWithFallback(
  known: Known,
  view: DialogueView,
  call: TutorCall,
): Promise<string> {
  const { main, fallback, report } = known;
  const withoutModel = async (why: SummaryLack): Promise<string> =>
    saySummaryLacksModel(await fallback.summarise(view, call), why);
  if (call.isOverBudget === true) return withoutModel("over_budget");
  try {
    return await askMain(known, "summarise", () => main.summarise(view, call));
  } catch (error) {
    if (!isModelFailure(error, call)) throw error;
    if (!isNoAnswer(error) && !isTakenOver(known, "summarise", call, error)) throw error;
    report({ call: "summarise", error });
    return withoutModel(isNoAnswer(error) ? "no_answer" : "unavailable");
  }
}

/**
 * The judgement of the main tutor, or of the other one. Where the model is there and gives none, it finds the words
 * all the same. Who judged, and why it was not the model, stands in the assessment.
 */
async function assessWithFallback(
  known: Known,
  ask: (tutor: Tutor) => Promise<Assessment>,
  call: TutorCall,
): Promise<Assessment> {
  const { main, fallback, failed, report } = known;
  if (call.isOverBudget === true) return ask(fallback);
  try {
    return await askMain(known, "assess", () => ask(main));
  } catch (error) {
    if (!isModelFailure(error, call)) throw error;
    if (!isNoAnswer(error) && !isTakenOver(known, "assess", call, error)) throw error;
    report({ call: "assess", error });
    if (!isNoAnswer(error)) failed.add(call);
    const assessment = await ask(fallback);
    return { ...assessment, standsInFor: { judge: main.name, failure: error.failure } };
  }
}

/**
 * A tutor that does what the main one does. Where a learner's share of the model is spent, and, if it is to, where the model fails,
 * the other tutor does that call, and the words of a turn whose judging failed. Each change from one to the other is said.
 * A reply that broke off is not gone on with: the turn can be taken again.
 */
export function createFallbackTutor(options: FallbackOptions): Tutor {
  const { main, fallback, takesFailures, report, reportOtherIssue } = options;
  const inVain = countLongFailures(options.clock ?? (() => performance.now()));
  const known: Known = { ...options, failed: new WeakSet(), inVain };
  const writeArgument = async (tutor: Tutor, request: ArgumentRequest, call: TutorCall) => {
    const argument = await tutor.writeArgument(request, call);
    if (tutor === fallback && argument.insteadOf !== undefined) reportOtherIssue();
    return argument;
  };
  const orFallback = async <Result>(
    name: FallbackReport["call"],
    call: TutorCall,
    ask: (tutor: Tutor) => Promise<Result>,
  ): Promise<Result> => {
    // Whoever waits a minute for the library's issues need not do so each time.
    if (call.isOverBudget === true || inVain.areTooMany(name)) return ask(fallback);
    try {
      return await inVain.watch(name, async () => ask(main));
    } catch (error) {
      if (!isModelFailure(error, call) || !(takesFailures || isBeyond(error))) throw error;
      report({ call: name, error });
      return ask(fallback);
    }
  };
  return {
    name: main.name,
    suggestIssues: async (request, call) =>
      orFallback("suggestIssues", call, async (tutor) => {
        const list = await tutor.suggestIssues(request, call);
        return tutor === main || call.isOverBudget === true ? list : tellLibrary(list);
      }),
    writeArgument: async (request, call) =>
      orFallback("writeArgument", call, async (tutor) => writeArgument(tutor, request, call)),
    openDialogue: (argument) => greet(options, argument),
    assess: async (view, message, call) =>
      assessWithFallback(known, async (tutor) => tutor.assess(view, message, call), call),
    wordMove: (view, message, move, call) =>
      wordWithFallback(known, {
        view,
        call,
        ask: (tutor) => tutor.wordMove(view, message, move, call),
      }),
    summarise: async (view, call) => summariseWithFallback(known, view, call),
  };
}
