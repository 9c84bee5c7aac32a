import { generateText, Output } from "ai";
import type { Prompt } from "../model-client.ts";
import type { SdkCall } from "./compose-call.ts";
import { estimateUsage, readUsage } from "./count-usage.ts";
import { dropThoughts } from "./drop-thoughts.ts";
import type { Deadline } from "./open-deadline.ts";
import { noteUsage, type OpenCall, openRequest } from "./open-call.ts";
import { readFault } from "./read-fault.ts";
import { nameEnd } from "./read-raw-chunk.ts";
import { createError, RequestError } from "./request-error.ts";
import { watchContext } from "./watch-context.ts";

// The SDK would tell on the console of every setting that a model does not know.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** What a request failed of; of the deadline, where that is what ended it. */
export function readRequestError(
  { state: { model, now } }: OpenCall,
  error: unknown,
  deadline: Deadline,
): RequestError {
  if (error instanceof RequestError) return error;
  const cause = deadline.cause();
  if (cause !== null) return createError(model.name, cause);
  return new RequestError(model.name, readFault(error, now()));
}

/** Asks the model for a shape, and takes what it wrote as it is: the SDK's own reading gives up where there is more to be found. */
function askFor(format: SdkCall["responseFormat"]): ReturnType<typeof Output.text> {
  return { ...Output.text(), responseFormat: Promise.resolve(format) };
}

/**
 * The text of an answer, without what was thought. vLLM takes an answer for thoughts where its shape kept a model from
 * thinking first; thoughts begin otherwise.
 */
function readText(said: string, thought: string): string {
  if (said.trim() !== "") return dropThoughts(said);
  return thought.trimStart().startsWith("{") ? thought : said;
}

/**
 * Sends one request and waits for the whole answer.
 * @throws RequestError
 */
export async function sendWhole(
  open: OpenCall,
  prompt: Prompt,
  { prompt: messages, responseFormat, ...settings }: SdkCall,
): Promise<string> {
  const deadline = openRequest(open);
  try {
    const answer = await generateText({
      ...settings,
      model: open.state.model.sdk,
      messages,
      allowSystemInMessages: true,
      output: askFor(responseFormat),
      maxRetries: 0,
      // What learners write is not for whoever traces (decision 61).
      telemetry: { isEnabled: false },
      abortSignal: deadline.signal,
    });
    const { finishReason, rawFinishReason, usage } = answer;
    const text = readText(
      finishReason === "stop" ? answer.output : answer.text,
      answer.finalStep.reasoningText ?? "",
    );
    const counted = readUsage({
      input: usage.inputTokens,
      cacheRead: usage.inputTokenDetails.cacheReadTokens,
      cacheWrite: usage.inputTokenDetails.cacheWriteTokens,
      output: usage.outputTokens,
    });
    if (counted !== null) watchContext(open, prompt, counted);
    noteUsage(open, counted ?? estimateUsage(prompt, text.length));
    const end = nameEnd(finishReason) ?? nameEnd(rawFinishReason) ?? "ok";
    const failure = end === "ok" && text.trim() === "" ? "empty" : end;
    if (failure !== "ok") throw createError(open.state.model.name, failure);
    return text;
  } catch (error) {
    // The provider has begun to work, and is to be paid for it though nothing was counted.
    if (deadline.cause() !== null) noteUsage(open, estimateUsage(prompt, 0));
    throw readRequestError(open, error, deadline);
  } finally {
    deadline.close();
  }
}
