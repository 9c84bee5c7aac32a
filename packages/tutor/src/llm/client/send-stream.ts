import type { ModelFailure, TokenUsage } from "@elenchus/dialogue/model-call";
import type { SdkCall, SdkPart } from "./sdk-model.ts";
import type { Prompt } from "../model-client.ts";
import type { ClientState } from "./client-state.ts";
import { estimateUsage, readUsage } from "./count-usage.ts";
import { createThoughtFilter, type ThoughtFilter } from "./drop-thoughts.ts";
import { type Deadline, openDeadline } from "./open-deadline.ts";
import type { OpenCall } from "./open-call.ts";
import { isAside, isRefusal, type ModelEnd, readEnd, readFirstUsage } from "./read-raw-chunk.ts";
import { createError } from "./request-error.ts";
import { readRequestError } from "./send-whole.ts";
import { type ModelTimeouts, stretchTimeouts } from "./timeouts.ts";
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

type Finish = Extract<SdkPart, { readonly type: "finish" }>;

/** What has been seen of a stream. */
interface Seen {
  readonly filter: ThoughtFilter | null;
  finish: Finish | null;
  /** The end as the provider said it, before the connection came to its own. */
  end: ModelEnd | null;
  firstUsage: TokenUsage | null;
  /** Of text and thoughts. */
  characters: number;
  /** It said so before its end, which is not waited for. */
  isRefused: boolean;
  /** What comes is about the work, and no answer yet: OpenAI's models may say what they are going to do. */
  isCommentary: boolean;
}

/** One request on its way. */
interface Streaming {
  readonly state: ClientState;
  readonly timeouts: ModelTimeouts;
  readonly seen: Seen;
  readonly deadline: Deadline;
}

/** Text that passes as it comes: all of it where thoughts have a place of their own. */
const PASS: ThoughtFilter = { push: (piece) => piece, end: () => "", hasSpilt: () => false };

/** Takes in one part; answers the text in it. */
function takePart({ state, timeouts, seen, deadline }: Streaming, part: SdkPart): string {
  const { model } = state;
  switch (part.type) {
    case "text-start":
      seen.isCommentary = part.providerMetadata?.["openai"]?.["phase"] === "commentary";
      return "";
    case "text-delta":
      deadline.expect(timeouts.betweenMs);
      seen.characters += part.delta.length;
      return seen.isCommentary ? "" : (seen.filter ?? PASS).push(part.delta);
    case "reasoning-delta":
      deadline.expect(timeouts.betweenMs);
      seen.characters += part.delta.length;
      return "";
    case "raw":
      if (isRefusal(part.rawValue)) {
        seen.isRefused = true;
        throw createError(model.name, "refused");
      }
      seen.firstUsage ??= readFirstUsage(part.rawValue);
      seen.end ??= readEnd(part.rawValue);
      if (seen.end !== null) deadline.expect(AFTER_END_MS);
      return "";
    case "error":
      if (seen.end !== null || isAside(part.error)) return "";
      throw part.error;
    case "finish":
      seen.finish = part;
      deadline.expect(AFTER_END_MS);
      return "";
    default:
      return "";
  }
}

/** Only an end that the model itself has set is one. */
function findFailure({ finish, end, filter }: Seen, hasText: boolean): ModelFailure | null {
  if (filter?.hasSpilt() === true) return "invalid_output";
  // What comes after the end has no say: the SDK forgets an end over it.
  switch (end ?? finish?.finishReason.unified) {
    case "stop":
      return hasText ? null : "empty";
    case "length":
      return "truncated";
    case "content-filter":
      return "refused";
    default:
      return "cut";
  }
}

/** What the provider counted by the end; null where it did not. */
function readCounted({ finish }: Seen): TokenUsage | null {
  return finish === null ? null : readUsage(finish.usage);
}

/** What is to be paid for. */
function readSeenUsage(prompt: Prompt, seen: Seen): TokenUsage {
  const counted = readCounted(seen);
  if (counted !== null) return counted;
  const { firstUsage, characters } = seen;
  const estimate = estimateUsage(prompt, characters);
  return firstUsage === null ? estimate : { ...firstUsage, outputTokens: estimate.outputTokens };
}

/** Whether the provider has worked. */
function isPaidFor({ finish, end, characters, isRefused }: Seen, deadline: Deadline): boolean {
  const hasSpoken = finish !== null || end !== null || characters > 0 || isRefused;
  return hasSpoken || deadline.cause() !== null;
}

/** Reads parts until there are no more; after the end, whatever happens to the connection is no matter. */
async function* readParts(streaming: Streaming, call: SdkCall): AsyncGenerator<string> {
  const { state, timeouts, seen, deadline } = streaming;
  const { stream } = await state.model.sdk.doStream({
    ...call,
    abortSignal: deadline.signal,
    includeRawChunks: true,
  });
  const reader = stream.getReader();
  for (;;) {
    let part: SdkPart | undefined;
    try {
      part = (await reader.read()).value;
    } catch (error) {
      const hasEnded = seen.finish !== null || seen.end !== null;
      if (hasEnded && deadline.cause() !== "cancelled") return;
      throw error;
    }
    if (part === undefined) {
      deadline.over();
      return;
    }
    const text = takePart(streaming, part);
    if (text === "") continue;
    deadline.rest();
    yield text;
    deadline.expect(timeouts.betweenMs);
  }
}

/**
 * Sends one request and passes the text on as it comes.
 * @throws RequestError also in the middle
 */
export async function* sendStream(
  state: ClientState,
  open: OpenCall,
  prompt: Prompt,
  call: SdkCall,
): AsyncGenerator<string> {
  open.takeRequest();
  const { model } = state;
  const timeouts = stretchTimeouts(state.timeouts, open.call.patience);
  const filter = model.isLocal ? createThoughtFilter() : null;
  const seen: Seen = {
    filter,
    finish: null,
    end: null,
    firstUsage: null,
    characters: 0,
    isRefused: false,
    isCommentary: false,
  };
  const deadline = openDeadline(open.call, timeouts.totalMs[open.kind]);
  let blanks = "";
  try {
    deadline.expect(timeouts.firstTextMs);
    for await (const text of readParts({ state, timeouts, seen, deadline }, call)) {
      // A learner is not shown blanks; the words that follow bring them along.
      if (!open.hasText() && text.trim() === "") {
        blanks += text;
        continue;
      }
      open.noteText();
      yield blanks + text;
      blanks = "";
    }
    const rest = filter?.end() ?? "";
    if (rest.trim() !== "") {
      open.noteText();
      yield rest;
    }
    const failure = findFailure(seen, open.hasText());
    if (failure !== null) throw createError(model.name, failure);
  } catch (error) {
    const fault = readRequestError(state, error, deadline);
    // Once text has come, it makes no difference how a stream breaks off.
    throw open.hasText() && !OWN_ENDS.has(fault.failure) ? createError(model.name, "cut") : fault;
  } finally {
    if (isPaidFor(seen, deadline)) open.addUsage(readSeenUsage(prompt, seen));
    const counted = readCounted(seen);
    if (counted !== null) watchContext(state, open, prompt, counted);
    deadline.close();
  }
}
