import type { ModelFailure, TokenUsage } from "@elenchus/dialogue/model-call";
import type { Prompt } from "../model-client.ts";
import type { SdkCall } from "./compose-call.ts";
import { estimateUsage, readUsage } from "./count-usage.ts";
import { createThoughtFilter, type ThoughtFilter } from "./drop-thoughts.ts";
import { noteUsage, type OpenCall, openRequest } from "./open-call.ts";
import type { Deadline } from "./open-deadline.ts";
import { isAside, isRefusal, type ModelEnd, nameEnd, readEnd } from "./read-raw-chunk.ts";
import { createError, RequestError } from "./request-error.ts";
import type { SdkPart } from "./sdk-model.ts";
import { readRequestError } from "./send-whole.ts";
import { watchContext } from "./watch-context.ts";

/** How long a connection may stay open after the answer's end before it is given up, in milliseconds. */
const AFTER_END_MS = 500;

/** Ends that are not the connection's. */
const OWN_ENDS: ReadonlySet<ModelFailure> = new Set([
  "cancelled",
  "timeout",
  "truncated",
  "refused",
  "invalid_output",
]);

/** One request on its way, and what has been seen of its stream. */
interface Streaming {
  readonly open: OpenCall;
  readonly deadline: Deadline;
  /** Null where thoughts have a place of their own. */
  readonly filter: ThoughtFilter | null;
  /** The first end that was said. What comes after it has no say: the SDK forgets an end over it. */
  end: ModelEnd | null;
  /** As the provider counted it by the end. */
  usage: TokenUsage | null;
  /** Of text and thoughts. */
  characters: number;
  /** What comes is about the work, and no answer yet: OpenAI's models may say what they are going to do. */
  isCommentary: boolean;
}

function takeRaw(streaming: Streaming, raw: unknown): void {
  if (isRefusal(raw)) {
    streaming.end = "refused";
    throw createError(streaming.open.state.model.name, "refused");
  }
  streaming.end ??= readEnd(raw);
  if (streaming.end !== null) streaming.deadline.expect(AFTER_END_MS);
}

/** Takes in one part; answers the text in it. */
function takePart(streaming: Streaming, part: SdkPart): string {
  const { open, deadline, filter } = streaming;
  switch (part.type) {
    case "text-start":
      streaming.isCommentary = part.providerMetadata?.["openai"]?.["phase"] === "commentary";
      return "";
    case "text-delta":
    case "reasoning-delta":
      deadline.expect(open.timeouts.betweenMs);
      streaming.characters += part.delta.length;
      if (part.type === "reasoning-delta" || streaming.isCommentary) return "";
      return filter === null ? part.delta : filter.push(part.delta);
    case "raw":
      takeRaw(streaming, part.rawValue);
      return "";
    case "error":
      if (streaming.end !== null || isAside(part.error)) return "";
      throw part.error;
    case "finish": {
      const { inputTokens, outputTokens } = part.usage;
      const { total: input, cacheRead, cacheWrite } = inputTokens;
      streaming.usage = readUsage({ input, cacheRead, cacheWrite, output: outputTokens.total });
      streaming.end ??= nameEnd(part.finishReason.unified);
      deadline.expect(AFTER_END_MS);
      return "";
    }
    default:
      return "";
  }
}

/** Reads parts until there are no more; after the end, whatever happens to the connection is no matter. */
async function* readParts(streaming: Streaming, call: SdkCall): AsyncGenerator<string> {
  const { open, deadline, filter } = streaming;
  const { firstTextMs, betweenMs } = open.timeouts;
  try {
    deadline.expect(firstTextMs);
    const { stream } = await open.state.model.sdk.doStream({
      ...call,
      abortSignal: deadline.signal,
      includeRawChunks: true,
    });
    const reader = stream.getReader();
    for (;;) {
      const { value: part, done } = await reader.read();
      if (done) break;
      const text = takePart(streaming, part);
      if (text === "") continue;
      deadline.rest();
      yield text;
      deadline.expect(betweenMs);
    }
  } catch (error) {
    const isOver = streaming.end !== null && !(error instanceof RequestError);
    if (!isOver || deadline.cause() === "cancelled") throw error;
  }
  yield filter?.end() ?? "";
}

/** Only an end that the model itself has set is one. */
function findFailure({ end, filter, open }: Streaming): ModelFailure | "ok" {
  if (filter?.hasSpilt() === true) return "invalid_output";
  return end === "ok" && open.firstTextMs === null ? "empty" : (end ?? "cut");
}

/** Puts to account what is to be paid for: the provider has worked, or begun to. */
function settleUsage(streaming: Streaming, prompt: Prompt): void {
  const { open, deadline, end, usage, characters } = streaming;
  if (usage !== null) watchContext(open, prompt, usage);
  const isPaidFor = usage !== null || end !== null || characters > 0 || deadline.cause() !== null;
  if (isPaidFor) noteUsage(open, usage ?? estimateUsage(prompt, characters));
}

/**
 * Sends one request and passes the text on as it comes. The model is asked itself, below the SDK's `streamText`, which
 * takes three times the CPU for each piece of a stream, as much again as all else in a turn.
 * @throws RequestError also in the middle
 */
export async function* sendStream(
  open: OpenCall,
  prompt: Prompt,
  call: SdkCall,
): AsyncGenerator<string> {
  const { model, clock } = open.state;
  const streaming: Streaming = {
    open,
    deadline: openRequest(open),
    filter: model.isLocal ? createThoughtFilter() : null,
    end: null,
    usage: null,
    characters: 0,
    isCommentary: false,
  };
  const { deadline } = streaming;
  let blanks = "";
  try {
    for await (const text of readParts(streaming, call)) {
      blanks += text;
      // A learner is not shown blanks; the words that follow bring them along.
      if (text === "" || (open.firstTextMs === null && blanks.trim() === "")) continue;
      open.firstTextMs ??= clock() - open.startedAt;
      yield blanks;
      blanks = "";
    }
    const failure = findFailure(streaming);
    if (failure !== "ok") throw createError(model.name, failure);
  } catch (error) {
    const fault = readRequestError(open, error, deadline);
    // Once text has come, it makes no difference how a stream breaks off.
    const isCut = open.firstTextMs !== null && !OWN_ENDS.has(fault.failure);
    throw isCut ? createError(model.name, "cut") : fault;
  } finally {
    settleUsage(streaming, prompt);
    deadline.close();
  }
}
