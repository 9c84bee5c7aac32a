import type * as z from "zod/mini";
import type { StructuredCall } from "../model-client.ts";
import { checkAnswer } from "./check-answer.ts";
import type { ShapeMeans } from "./client-state.ts";
import { composeCall, type Repair } from "./compose-call.ts";
import { describeSchema } from "./describe-schema.ts";
import type { OpenCall } from "./open-call.ts";
import { createError, RequestError } from "./request-error.ts";
import { sendWhole } from "./send-whole.ts";
import { waitOrThrow } from "./try-again.ts";

type Question = StructuredCall<z.ZodMiniType>;

/** Statuses by which servers refuse a field that they do not know, or a shape that they cannot hold to. */
const REFUSES_SHAPE: ReadonlySet<number | null> = new Set([400, 415, 422, 501]);
/** Status of those that break over it; most often it stands for something else. */
const BREAKS = 500;

/** Whether a server may have failed of the shape: `refused` surely, `broken` perhaps. */
function readShapeFault(error: unknown): "refused" | "broken" | null {
  if (!(error instanceof RequestError)) return null;
  const { failure, status } = error.fault;
  if (failure === "bad_request" && REFUSES_SHAPE.has(status)) return "refused";
  return failure === "server_error" && status === BREAKS ? "broken" : null;
}

/** The question with its shape as the last of the instructions: it is as stable as they are. */
function putInWords(question: Question): Question {
  const { instructions, task } = question.prompt;
  const words = `Answer with one JSON object and nothing else: no introduction, no code fence, no remarks. It has to fit this JSON Schema:\n${JSON.stringify(describeSchema(question.schema))}`;
  return { ...question, prompt: { instructions: [...instructions, words], task } };
}

/** Sends the question once. */
async function ask(
  open: OpenCall,
  question: Question,
  isInWords: boolean,
  repair: Repair | null,
): Promise<string> {
  const asked = isInWords ? putInWords(question) : question;
  const call = composeCall(open.state.model, asked, repair);
  if (isInWords) return sendWhole(open, asked.prompt, call);
  const schema = describeSchema(question.schema);
  const responseFormat = { type: "json", schema, name: question.schemaName } as const;
  return sendWhole(open, asked.prompt, { ...call, responseFormat });
}

/** How the shape is asked for: providers have means of their own, of local servers it is found out. */
function readMeans({ state: { model, means } }: OpenCall, { schemaName }: Question): ShapeMeans {
  return model.isLocal ? (means.get(schemaName) ?? "unknown") : "own";
}

function noteMeans(open: OpenCall, question: Question, means: ShapeMeans): void {
  const { model, report, means: known } = open.state;
  if (!model.isLocal) return;
  if (means !== "own") open.marks.isShapeInWords = true;
  if (means === "words" && readMeans(open, question) !== "words") {
    const { schemaName } = question;
    report(`${model.name} does not hold to a given shape (${schemaName}): asked in words`, null);
  }
  known.set(question.schemaName, means);
}

/**
 * The first answer. A server that refuses the shape is asked in words; if those it takes, it is remembered. One that
 * failed may have failed of the shape, so its second try is in words, too; that is remembered the second time.
 */
async function askFirst(open: OpenCall, question: Question): Promise<string> {
  const means = readMeans(open, question);
  let found: ShapeMeans = means === "words" ? "words" : "own";
  if (found === "words") open.marks.isShapeInWords = true;
  for (;;) {
    try {
      const text = await ask(open, question, found !== "own", null);
      noteMeans(open, question, found);
      return text;
    } catch (error) {
      const fault: ReturnType<typeof readShapeFault> =
        found === "own" && means !== "own" ? readShapeFault(error) : null;
      if (fault !== "refused") await waitOrThrow(open, error);
      if (fault !== null) found = fault === "broken" && means === "unknown" ? "doubted" : "words";
    }
  }
}

/** The second answer, for one that could not be used; local servers may not have seen the shape at all. */
async function askAgain(open: OpenCall, question: Question, repair: Repair): Promise<string> {
  const { model } = open.state;
  for (;;) {
    try {
      return await ask(open, question, model.isLocal, repair);
    } catch (error) {
      // The turn may send no more: what is wrong is still the answer.
      if (error instanceof RequestError && error.failure === "no_requests_left")
        throw createError(model.name, "invalid_output");
      await waitOrThrow(open, error);
    }
  }
}

/**
 * Asks for an answer of a shape, checks it, and has it put right once.
 * @throws ModelError
 */
export async function generateStructured<Schema extends z.ZodMiniType>(
  open: OpenCall,
  question: StructuredCall<Schema>,
): Promise<z.output<Schema>> {
  const asked = question as unknown as Question;
  const answer = await askFirst(open, asked);
  const first = checkAnswer(question, answer);
  if ("value" in first) return first.value;
  const second = checkAnswer(question, await askAgain(open, asked, { answer, fault: first.fault }));
  if ("fault" in second) throw createError(open.state.model.name, "invalid_output");
  // It was taken, and not heeded: an older server that knows nothing of shapes.
  if (!answer.includes("{")) noteMeans(open, asked, "words");
  return second.value;
}
