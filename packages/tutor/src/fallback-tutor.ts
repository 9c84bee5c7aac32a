import { isOutOfTime } from "@elenchus/dialogue/limit-time";
import { ModelError, NO_ANSWERS } from "./llm/model-client.ts";
import { ArgumentRejected } from "./llm/write/argument-rejected.ts";
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
   * used, and a judgement or a summary that the model will not give.
   */
  readonly takesFailures: boolean;
  readonly report: (report: FallbackReport) => void;
  /** Told when the other tutor did not know the issue that was chosen, and wrote about another one. */
  readonly reportOtherIssue: () => void;
}

/** Said before the first reply that the other tutor made. */
export const WITHOUT_MODEL = "The AI model is not available at the moment, so I go on without it.";

/** Said where the learner's share of the model is spent. */
export const OVER_BUDGET = "Your share of the AI model is used up for now, so I go on without it.";

/** Said before issues of the other tutor's where the model has failed. */
export const LIBRARY_ISSUES =
  "The AI model had none to suggest just now, so these come from our library.";

/** Said in the greeting where the passage is the other tutor's. */
export const LIBRARY_PASSAGE = "The passage comes from our library, and not from the AI model.";

/** Said before the first reply that the model made after that. */
export const MODEL_IS_BACK = "The AI model is available again, so I go on with it.";

const NOTICES = [WITHOUT_MODEL, OVER_BUDGET, MODEL_IS_BACK] as const;
type Notice = (typeof NOTICES)[number];

/** The last notice to the learner about the model; read in the transcript, which every copy of the server has. */
function lastNotice({ transcript }: DialogueView): Notice | null {
  const told = transcript.flatMap(({ sender, text }) =>
    sender === "system" ? NOTICES.filter((one) => text.startsWith(one)) : [],
  );
  return told.at(-1) ?? null;
}

/** Whether a call failed for the model's sake: not because it was ended, and not by a fault of the program. */
function isModelFailure(error: unknown, call: TutorCall): error is ModelError {
  return error instanceof ModelError && error.failure !== "cancelled" && !call.signal.aborted;
}

/** Whether the model is there and has no answer to give: it would have none at the next try, either. */
function isNoAnswer({ failure }: ModelError): boolean {
  return NO_ANSWERS.has(failure);
}

/** Whether a model is too weak or too slow for the work: the library has issues and passages in its place. */
function isBeyond({ failure }: ModelError): boolean {
  return NO_ANSWERS.has(failure) || failure === "timeout";
}

/** The other tutor's issues in place of the model's. */
function tellLibrary(list: IssueList): IssueList {
  return { ...list, note: [LIBRARY_ISSUES, list.note ?? ""].join(" ").trim() };
}

function greet({ main, fallback }: FallbackOptions, argument: Argument): string {
  const greeting = main.openDialogue(argument);
  if (argument.writer !== fallback.name) return greeting;
  return greeting.replace(/(?=\n\n|$)/u, ` ${LIBRARY_PASSAGE}`);
}

/** Turns in which the main tutor's model has failed already. */
type Failed = WeakSet<TutorCall>;

/** The words that are going to be said, and what goes before them. */
interface Wording {
  readonly view: DialogueView;
  readonly call: TutorCall;
  readonly failed: Failed;
  readonly ask: (tutor: Tutor) => AsyncIterable<string>;
}

/** Words of the other tutor, which says once, and not before every reply, that it has taken over. */
async function* wordWithout(
  { fallback }: FallbackOptions,
  { view, call, ask }: Wording,
): AsyncGenerator<string> {
  const notice = call.isOverBudget === true ? OVER_BUDGET : WITHOUT_MODEL;
  if (lastNotice(view) !== notice) yield `${notice} `;
  yield* ask(fallback);
}

/** Words of the main tutor, which says that the model is back once the model has been asked and is there. */
async function* wordWithModel(
  { main }: FallbackOptions,
  { view, call, ask }: Wording,
): AsyncGenerator<string> {
  const last = lastNotice(view);
  const left = call.requests?.left ?? 0;
  let isToTell = last !== null && last !== MODEL_IS_BACK;
  for await (const piece of ask(main)) {
    // Words for which no request was sent, or none was answered in time, tell nothing of the model.
    const isModels = (call.requests?.left ?? 0) < left && !isOutOfTime(call);
    if (isToTell && piece !== "" && isModels) yield `${MODEL_IS_BACK} `;
    isToTell &&= piece === "";
    yield piece;
  }
}

/**
 * Words of the main tutor, or, where none of them came, of the other one. Where the model has failed in this
 * turn, the learner is not kept waiting until it fails again.
 */
async function* wordWithFallback(
  options: FallbackOptions,
  wording: Wording,
): AsyncGenerator<string> {
  const { call, failed } = wording;
  if (call.isOverBudget === true || failed.has(call)) {
    yield* wordWithout(options, wording);
    return;
  }
  let isHeard = false;
  try {
    for await (const piece of wordWithModel(options, wording)) {
      isHeard ||= piece !== "";
      yield piece;
    }
    return;
  } catch (error) {
    if (isHeard || !options.takesFailures || !isModelFailure(error, call)) throw error;
    options.report({ call: "wordMove", error });
  }
  yield* wordWithout(options, wording);
}

/**
 * The summary of the main tutor, or of the other one, which says why it is not the model's. No dialogue is to be
 * without its summary for ever.
 */
async function summariseWithFallback(
  { main, fallback, takesFailures, report }: FallbackOptions,
  view: DialogueView,
  call: TutorCall,
): Promise<string> {
  const withoutModel = async (why: SummaryLack): Promise<string> =>
    saySummaryLacksModel(await fallback.summarise(view, call), why);
  if (call.isOverBudget === true) return withoutModel("over_budget");
  try {
    return await main.summarise(view, call);
  } catch (error) {
    if (!isModelFailure(error, call)) throw error;
    if (!takesFailures && !isNoAnswer(error)) throw error;
    report({ call: "summarise", error });
    return withoutModel(isNoAnswer(error) ? "no_answer" : "unavailable");
  }
}

/**
 * The judgement of the main tutor, or of the other one. Where the model is there and gives none, it finds the words
 * all the same. Who judged, and why it was not the model, stands in the assessment.
 */
async function assessWithFallback(
  { main, fallback, takesFailures, report }: FallbackOptions,
  failed: Failed,
  ask: (tutor: Tutor) => Promise<Assessment>,
  call: TutorCall,
): Promise<Assessment> {
  if (call.isOverBudget === true) return ask(fallback);
  try {
    return await ask(main);
  } catch (error) {
    if (!isModelFailure(error, call)) throw error;
    if (!takesFailures && !isNoAnswer(error)) throw error;
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
  const failed: Failed = new WeakSet();
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
    if (call.isOverBudget === true) return ask(fallback);
    try {
      return await ask(main);
    } catch (error) {
      // The rejection and its reason have been told already.
      if (error instanceof ArgumentRejected) return ask(fallback);
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
      assessWithFallback(options, failed, async (tutor) => tutor.assess(view, message, call), call),
    wordMove: (view, message, move, call) =>
      wordWithFallback(options, {
        view,
        call,
        failed,
        ask: (tutor) => tutor.wordMove(view, message, move, call),
      }),
    summarise: async (view, call) => summariseWithFallback(options, view, call),
  };
}
