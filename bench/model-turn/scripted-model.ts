import { judgeCooperatively, replyCooperatively } from "@elenchus/evaluation/cooperative-model";
import type { ModelReply, ModelRequest } from "@elenchus/evaluation/model-wires/wire";

/** How long the model takes, in milliseconds, the same every time. */
export interface ModelDelays {
  /** A judgement, whole. */
  readonly assessMs: number;
  /** To the first words of a reply. */
  readonly firstMs: number;
  /** From one piece of it to the next. */
  readonly betweenMs: number;
}

/** Marks a learner's message, so that the model's time for it can be told from the others'. */
const TAG = /^\(note (\d+)\)/u;

/** The last marked message that a request is about; null for requests of no turn. */
export function findTag({ messages }: ModelRequest): string | null {
  const text = messages.at(-1)?.text ?? "";
  return TAG.exec(text.slice(text.lastIndexOf("(note ")))?.[1] ?? null;
}

/** Words to a piece: providers send several tokens at a time. */
const PIECE = /(?:\s*\S+){1,3}\s*/gu;

const OPENERS = [
  "Thank you for trying that out in your own words.",
  "You look closely at how the passage is put together, and that helps.",
  "Let us stay with what you wrote for a moment and weigh it against the passage.",
  "I can see which part of the text you have in mind there.",
] as const;

/** Near enough to the key that the guard is in doubt and asks the reader, which lets it pass; new every time, as replies are. */
function doubtful(tag: string): string {
  return `Would the council find in the passage what you found in your note ${tag}?`;
}
/** One reply in so many raises a doubt. */
const DOUBTS_IN = 4;

/** The key's own question or task, in a move's description. */
const HELP = /^Help: "(.+)"$/gmu;

/** A reply of two or three sentences that makes the move which the prompt asks for. */
function speak(prompt: string, tag: string): string {
  const move = prompt.slice(prompt.lastIndexOf("What your reply is for"));
  const given = [...move.matchAll(HELP)].map(([, text]) => text).at(-1);
  const confirmed = /^Just found by the learner, and right[^\n]*:\n<[^\n]*\n- (.+)$/mu.exec(
    prompt,
  )?.[1];
  const asksNothing = move.includes("Ask nothing.");
  const isDoubtful = Number(tag) % DOUBTS_IN === 0 && !asksNothing;
  const opener = isDoubtful ? doubtful(tag) : (OPENERS[Number(tag) % OPENERS.length] ?? "");
  const confirmation = confirmed === undefined ? opener : `Yes: ${confirmed}`;
  if (asksNothing) return confirmation;
  return [confirmation, given ?? "What else do you notice in the passage?"].join(" ");
}

/** Pieces up to the one that ends the first sentence. */
function countFirstSentence(pieces: readonly string[]): number {
  return pieces.findIndex((piece) => /[.!?]["”]?\s/u.test(piece)) + 1 || pieces.length;
}

/** Milliseconds from a question to the end of the first sentence of its answer. */
export function firstSentenceMs({ pieces = [], firstMs = 0, betweenMs = 0 }: ModelReply): number {
  return firstMs + (countFirstSentence(pieces) - 1) * betweenMs;
}

/** A model for the benchmark: sensible judgements and replies, after fixed delays. */
export function replyAfter(request: ModelRequest, delays: ModelDelays): ModelReply {
  const tag = findTag(request);
  if (tag === null) return replyCooperatively(request);
  const prompt = request.messages.at(-1)?.text ?? "";
  // Providers send nothing of a whole answer before they have it.
  if (!request.stream) return { json: judgeCooperatively(prompt), headersMs: delays.assessMs };
  const text = speak(prompt, tag);
  const { firstMs, betweenMs } = delays;
  return { text, pieces: text.match(PIECE) ?? [text], firstMs, betweenMs };
}
