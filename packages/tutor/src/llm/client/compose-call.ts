import type { SystemModelMessage } from "ai";
import type { Model } from "./create-model.ts";
import type { SdkModel } from "./sdk-model.ts";
import type { TextCall } from "../model-client.ts";

/** What was said after the task: an answer that could not be used, and why. */
export interface Repair {
  readonly answer: string;
  readonly fault: string;
}

type Message =
  | SystemModelMessage
  | {
      readonly role: "user" | "assistant";
      readonly content: { type: "text"; text: string }[];
    };

/** A request, as both the SDK's `generateText` and the model itself take it. */
export type SdkCall = Pick<
  Parameters<SdkModel["doStream"]>[0],
  "maxOutputTokens" | "temperature" | "reasoning" | "providerOptions" | "responseFormat"
> & { readonly prompt: Message[] };

/** Tokens that a model may think for, beside those of its answer. */
const ROOM_TO_THINK = 4096;
/** Answers of so many tokens have room for thoughts already; more would be more than a server's context holds. */
const ROOMY = 4096;

/**
 * How little a model may think: a learner is waiting, and the policy has decided already. Local servers but Ollama
 * are not told, for some refuse to be; most models of theirs think, and each has room for it: what they think counts
 * as part of their answer.
 */
function chooseThinking(
  { provider, id, isLocal }: Model,
  answerTokens: number,
): { readonly reasoning: NonNullable<SdkCall["reasoning"]>; readonly room: number } {
  if (isLocal) {
    const room = answerTokens < ROOMY ? ROOM_TO_THINK : 0;
    if (provider !== "ollama") return { reasoning: "provider-default", room };
    // It knows how much, and not whether: told not to think, it thinks as much as it likes.
    return { reasoning: /gpt-oss/u.test(id) ? "low" : "none", room };
  }
  // These think whether they are told to or not; the SDK then asks them for the least they know.
  if (provider === "anthropic") {
    const thinks = /fable|mythos|opus-5-5/u.test(id);
    return { reasoning: "none", room: thinks ? ROOM_TO_THINK : 0 };
  }
  // Those of the "chat" line know one effort, and refuse every other.
  if (/-(?:pro|codex|chat)/u.test(id))
    return { reasoning: "provider-default", room: ROOM_TO_THINK };
  if (/^o\d/u.test(id)) return { reasoning: "low", room: ROOM_TO_THINK };
  return { reasoning: "none", room: /^gpt-(?:5(?:-|$)|[6-9])/u.test(id) ? ROOM_TO_THINK : 0 };
}

/**
 * The instructions. Anthropic has each in a part of its own, all marked (it takes four marks), so that calls which
 * share only the first still find them cached. OpenAI caches by the order alone. Many
 * templates of local models take one system message and no more.
 */
function composeInstructions(
  { provider, isLocal }: Model,
  instructions: readonly string[],
): Message[] {
  if (isLocal) {
    return instructions.length === 0
      ? []
      : [{ role: "system", content: instructions.join("\n\n") }];
  }
  const marked = { providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } } };
  return instructions.map((content) => ({
    role: "system",
    content,
    ...(provider === "anthropic" ? marked : {}),
  }));
}

function sayAs(role: "user" | "assistant", text: string): Message {
  return { role, content: [{ type: "text", text }] };
}

function composeRepair({ answer, fault }: Repair): Message[] {
  const words = `That answer cannot be used: ${fault}\nAnswer again with the whole of it put right, as one JSON object and nothing else.`;
  return [sayAs("assistant", answer), sayAs("user", words)];
}

/** A request for an answer, or for another one than that which is to be put right: the same question gives the same bytes. */
export function composeCall(
  model: Model,
  {
    prompt,
    maxOutputTokens,
    temperature,
  }: Pick<TextCall, "prompt" | "maxOutputTokens" | "temperature">,
  repair: Repair | null = null,
): SdkCall {
  const { reasoning, room } = chooseThinking(model, maxOutputTokens);
  return {
    prompt: [
      ...composeInstructions(model, prompt.instructions),
      sayAs("user", prompt.task),
      ...(repair === null ? [] : composeRepair(repair)),
    ],
    maxOutputTokens: maxOutputTokens + room,
    reasoning,
    ...(temperature === undefined ? {} : { temperature }),
    // Learners' words are not kept at OpenAI; and summaries of thoughts are for verified accounts only.
    ...(model.provider === "openai"
      ? { providerOptions: { openai: { store: false, reasoningSummary: null } } }
      : {}),
  };
}
