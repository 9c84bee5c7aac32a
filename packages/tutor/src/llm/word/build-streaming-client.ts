import type { TutorCall } from "@elenchus/dialogue/model-call";
import type { ModelClient, Prompt } from "../model-client.ts";

/** A client that streams scripted replies, and what it was asked. */
export interface StreamingClient extends ModelClient {
  readonly prompts: Prompt[];
  /** Streams that were not read to their end. */
  readonly broken: number;
}

/** What a scripted stream does: says text, piece by piece, and fails in the middle where an error stands. */
export type ScriptedReply = string | readonly (string | Error)[];

/** Characters of a piece, as tokens come. */
const PIECE = 5;

/** For tests: a client that streams scripted replies in turn, the last one again and again. */
export function buildStreamingClient(...replies: readonly ScriptedReply[]): StreamingClient {
  const prompts: Prompt[] = [];
  let broken = 0;
  return {
    name: "fake/streaming",
    prompts,
    get broken() {
      return broken;
    },
    async generate() {
      throw new Error("Nothing here has a shape.");
    },
    async *stream({ prompt }, call: TutorCall) {
      call.signal.throwIfAborted();
      const reply = replies[Math.min(prompts.length, replies.length - 1)] ?? "";
      prompts.push(prompt);
      let isWhole = false;
      try {
        for (const part of typeof reply === "string" ? [reply] : reply) {
          if (part instanceof Error) throw part;
          for (let at = 0; at < part.length; at += PIECE) yield part.slice(at, at + PIECE);
        }
        isWhole = true;
      } finally {
        broken += isWhole ? 0 : 1;
      }
    },
  };
}
