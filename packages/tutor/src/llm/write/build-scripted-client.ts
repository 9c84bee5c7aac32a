import * as z from "zod/mini";
import type { TutorCall } from "@elenchus/dialogue/model-call";
import { type ModelClient, ModelError, type Prompt, type StructuredCall } from "../model-client.ts";

/** A client that gives the scripted replies in turn, and what it was asked. */
export interface ScriptedClient extends ModelClient {
  readonly prompts: Prompt[];
  /** What `findFault` had to say, once a fault. */
  readonly faults: string[];
}

/**
 * For tests: a client that gives scripted replies in turn, the last one again and again. An error is thrown;
 * a reply that does not have the shape is `invalid_output`; one with a fault is followed by the next at once.
 */
export function buildScriptedClient(name: string, ...replies: readonly unknown[]): ScriptedClient {
  const prompts: Prompt[] = [];
  const faults: string[] = [];
  let turn = 0;
  const next = (): unknown => {
    const reply = replies[Math.min(turn, replies.length - 1)];
    turn += 1;
    if (reply instanceof Error) throw reply;
    return structuredClone(reply);
  };
  const read = <Schema extends z.ZodMiniType>(question: StructuredCall<Schema>) => {
    const parsed = z.safeParse(question.schema, next());
    if (!parsed.success) throw new ModelError("invalid_output", z.prettifyError(parsed.error));
    return parsed.data;
  };
  return {
    name,
    prompts,
    faults,
    async generate<Schema extends z.ZodMiniType>(
      question: StructuredCall<Schema>,
      call: TutorCall,
    ) {
      call.signal.throwIfAborted();
      prompts.push(question.prompt);
      const first = read(question);
      const fault = question.findFault?.(first) ?? null;
      if (fault === null) return first;
      faults.push(fault);
      const second = read(question);
      const left = question.findFault?.(second) ?? null;
      if (left !== null) throw new ModelError("invalid_output", left);
      return second;
    },
    stream() {
      throw new Error("Nothing here is streamed.");
    },
  };
}

/** For tests: a call that nobody ends. */
export function buildCall(): TutorCall {
  return { signal: new AbortController().signal };
}

/** For tests: a client that answers nothing until it is cancelled, and tells that it was. */
export function buildWaitingClient(onEnd: () => void): ModelClient {
  return {
    name: "maker/slow",
    generate: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          onEnd();
          reject(new ModelError("cancelled", "cancelled"));
        });
      }),
    stream() {
      throw new Error("Nothing here is streamed.");
    },
  };
}
