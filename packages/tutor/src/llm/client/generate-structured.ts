import type * as z from "zod/mini";
import type { SdkCall } from "./sdk-model.ts";
import type { Prompt, StructuredCall } from "../model-client.ts";
import { composeCall, type Repair } from "./compose-call.ts";
import { checkAnswer } from "./check-answer.ts";
import type { ClientState, ShapeMeans } from "./client-state.ts";
import { describeSchema, type JsonSchema } from "./describe-schema.ts";
import type { OpenCall } from "./open-call.ts";
import { createError, RequestError } from "./request-error.ts";
import { sendWhole } from "./send-whole.ts";
import { type Tries, waitOrThrow } from "./try-again.ts";

/** A question on its way to its answer. */
interface Round {
  readonly state: ClientState;
  readonly open: OpenCall;
  readonly question: StructuredCall<z.ZodMiniType>;
  readonly shape: JsonSchema;
  readonly tries: Tries;
}

/** Statuses by which servers refuse a field that they do not know, or a shape that they cannot hold to. */
const REFUSES_SHAPE: ReadonlySet<number | null> = new Set([400, 415, 422, 501]);
/** Status of those that break over it; most often it stands for something else. */
const BREAKS = 500;

function refusesShape(error: unknown): error is RequestError {
  return (
    error instanceof RequestError &&
    error.failure === "bad_request" &&
    REFUSES_SHAPE.has(error.fault.status)
  );
}

function mayBreakOverShape(error: unknown): error is RequestError {
  return (
    error instanceof RequestError &&
    error.failure === "server_error" &&
    error.fault.status === BREAKS
  );
}

function isOpen(means: ShapeMeans): boolean {
  return means === "unknown" || means === "doubted";
}

/** The shape as the last of the instructions: it is as stable as they are. */
function addShape({ instructions, task }: Prompt, shape: JsonSchema): Prompt {
  const words = `Answer with one JSON object and nothing else: no introduction, no code fence, no remarks. It has to fit this JSON Schema:\n${JSON.stringify(shape)}`;
  return { instructions: [...instructions, words], task };
}

function composeRequest(round: Round, means: ShapeMeans, repair: Repair | null) {
  const { question, shape, state } = round;
  const { maxOutputTokens, temperature, schemaName } = question;
  const prompt = means === "words" ? addShape(question.prompt, shape) : question.prompt;
  const call = composeCall(state.model, { prompt, repair, maxOutputTokens, temperature });
  const format: SdkCall["responseFormat"] = { type: "json", schema: shape, name: schemaName };
  return { prompt, call: means === "words" ? call : { ...call, responseFormat: format } };
}

/** Asks until there is an answer, or an error that another try does not mend. */
async function ask(round: Round, means: ShapeMeans, repair: Repair | null): Promise<string> {
  const { state, open, tries } = round;
  const { prompt, call } = composeRequest(round, means, repair);
  for (;;) {
    try {
      return await sendWhole(state, open, prompt, call);
    } catch (error) {
      // The second try is to be another one.
      if (isOpen(means) && mayBreakOverShape(error)) throw error;
      await waitOrThrow(state, open, tries, error);
    }
  }
}

/** How the shape is asked for: providers have means of their own, of local servers it is found out. */
function readMeans({ state, question }: Pick<Round, "state" | "question">): ShapeMeans {
  if (!state.model.isLocal) return "own";
  return state.means.get(question.schemaName) ?? "unknown";
}

function noteMeans({ state, question, open }: Round, means: ShapeMeans): void {
  if (!state.model.isLocal) return;
  if (means !== "own") open.mark("isShapeInWords");
  if (means === "words" && readMeans({ state, question }) !== "words") {
    const { name } = state.model;
    state.report(
      `${name} does not hold to a given shape (${question.schemaName}): asked in words`,
      null,
    );
  }
  state.means.set(question.schemaName, means);
}

/**
 * The first answer. A server that refuses the shape is asked in words; if those it takes, it is remembered. One that
 * failed may have failed of the shape, so its second try is in words, too; that is remembered the second time.
 */
async function askFirst(round: Round): Promise<string> {
  const means = readMeans(round);
  if (means === "words") round.open.mark("isShapeInWords");
  try {
    const text = await ask(round, means, null);
    if (isOpen(means)) noteMeans(round, "own");
    return text;
  } catch (error) {
    const isBroken = mayBreakOverShape(error);
    if (!isOpen(means) || !(isBroken || refusesShape(error))) throw error;
    if (isBroken) await waitOrThrow(round.state, round.open, round.tries, error);
    const text = await ask(round, "words", null);
    noteMeans(round, isBroken && means === "unknown" ? "doubted" : "words");
    return text;
  }
}

/** The second answer, for one that could not be used; local servers may not have seen the shape at all. */
async function askAgain(round: Round, repair: Repair): Promise<string> {
  const { isLocal } = round.state.model;
  try {
    return await ask(round, isLocal ? "words" : "own", repair);
  } catch (error) {
    // The turn may send no more: what is wrong is still the answer.
    const isSpent = error instanceof RequestError && error.failure === "no_requests_left";
    throw isSpent ? createError(round.state.model.name, "invalid_output") : error;
  }
}

/**
 * Asks for an answer of a shape, checks it, and has it put right once.
 * @throws ModelError
 */
export async function generateStructured<Schema extends z.ZodMiniType>(
  state: ClientState,
  open: OpenCall,
  question: StructuredCall<Schema>,
): Promise<z.output<Schema>> {
  const shape = describeSchema(question.schema);
  const round = { state, open, question: question as Round["question"], shape, tries: { left: 1 } };
  const answer = await askFirst(round);
  const first = checkAnswer(question, answer);
  if ("value" in first) return first.value;
  const second = checkAnswer(question, await askAgain(round, { answer, fault: first.fault }));
  if ("fault" in second) throw createError(state.model.name, "invalid_output");
  // It was taken, and not heeded: an older server that knows nothing of shapes.
  if (!answer.includes("{")) noteMeans(round, "words");
  return second.value;
}
