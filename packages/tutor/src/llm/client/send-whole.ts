import type { ModelFailure } from "@elenchus/dialogue/model-call";
import type { SdkAnswer, SdkCall } from "./sdk-model.ts";
import type { Prompt } from "../model-client.ts";
import type { ClientState } from "./client-state.ts";
import { estimateUsage, readUsage } from "./count-usage.ts";
import { dropThoughts } from "./drop-thoughts.ts";
import { type Deadline, openDeadline } from "./open-deadline.ts";
import type { OpenCall } from "./open-call.ts";
import { readFault } from "./read-fault.ts";
import { nameEnd } from "./read-raw-chunk.ts";
import { createError, RequestError } from "./request-error.ts";
import { stretchTimeouts } from "./timeouts.ts";
import { watchContext } from "./watch-context.ts";

/** What a request failed of; of the deadline, where that is what ended it. */
export function readRequestError(
  { model, now }: ClientState,
  error: unknown,
  deadline: Deadline,
): RequestError {
  if (error instanceof RequestError) return error;
  const cause = deadline.cause();
  if (cause !== null) return createError(model.name, cause);
  return new RequestError(model.name, readFault(error, now()));
}

function join(content: SdkAnswer["content"], type: "text" | "reasoning"): string {
  return content.flatMap((part) => (part.type === type ? [part.text] : [])).join("");
}

/**
 * The text of an answer, without what was thought. vLLM takes an answer for thoughts where its shape kept a model from
 * thinking first; thoughts begin otherwise.
 */
function readText({ content, structuredOutputText }: SdkAnswer): string {
  const said = structuredOutputText ?? join(content, "text");
  if (said.trim() !== "") return dropThoughts(said);
  const thought = join(content, "reasoning");
  return thought.trimStart().startsWith("{") ? thought : said;
}

/** Why an answer is none, though it has come; null where it is one. */
function findFailure({ finishReason }: SdkAnswer, text: string): ModelFailure | null {
  const { unified, raw } = finishReason;
  const end = unified === "other" ? nameEnd(raw) : unified;
  if (end === "content-filter") return "refused";
  if (end === "length") return "truncated";
  return text.trim() === "" ? "empty" : null;
}

/** Whether the provider has begun to work, so that it is to be paid for though nothing was counted. */
function isPaidFor(failure: ModelFailure): boolean {
  return failure === "cancelled" || failure === "timeout";
}

/**
 * Sends one request and waits for the whole answer.
 * @throws RequestError
 */
export async function sendWhole(
  state: ClientState,
  open: OpenCall,
  prompt: Prompt,
  call: SdkCall,
): Promise<string> {
  open.takeRequest();
  const { model } = state;
  const { totalMs } = stretchTimeouts(state.timeouts, open.call.patience);
  const deadline = openDeadline(open.call, totalMs[open.kind]);
  try {
    const answer = await model.sdk.doGenerate({ ...call, abortSignal: deadline.signal });
    deadline.over();
    const text = readText(answer);
    const counted = readUsage(answer.usage);
    if (counted !== null) watchContext(state, open, prompt, counted);
    open.addUsage(counted ?? estimateUsage(prompt, text.length));
    const failure = findFailure(answer, text);
    if (failure !== null) throw createError(model.name, failure);
    return text;
  } catch (error) {
    const fault = readRequestError(state, error, deadline);
    if (isPaidFor(fault.failure)) open.addUsage(estimateUsage(prompt, 0));
    throw fault;
  } finally {
    deadline.close();
  }
}
