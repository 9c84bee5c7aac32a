import type { ChatReply } from "@elenchus/contract/dialogue";
import type { Refusal } from "@elenchus/contract/error";
import type { ChatMessage, StepContext } from "@elenchus/contract/fields";
import { EMPTY_DRAFT, type Draft, type Unacknowledged } from "../../lib/draft-storage.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";

/** A message of the learner's that has no reply yet. */
export interface Outgoing {
  readonly message: Unacknowledged;
  readonly phase: "waiting" | "stopped" | "failed";
}

export interface ChatState {
  /** Answered messages, oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly outgoing: Outgoing | null;
  /** As much of the reply as has come; of one that broke off, until it is asked for again. */
  readonly streamed: string;
  readonly draft: string;
  /** Whether what this browser keeps of the chat has been looked up. */
  readonly isDraftKnown: boolean;
  readonly problem: string | null;
  /** Seconds, from the failure on, before which it is no use to try again. */
  readonly retryAfter: number;
  /** Whether all is kept and nothing comes before tomorrow. */
  readonly isPaused: boolean;
  readonly step: StepContext;
  readonly stepNumber: number;
}

export type ChatEvent =
  | { readonly type: "draft-found"; readonly dialogue: OpenDialogue; readonly draft: Draft }
  | { readonly type: "draft-changed"; readonly text: string }
  | { readonly type: "sent"; readonly message: Unacknowledged }
  | { readonly type: "retried" }
  | { readonly type: "text-came"; readonly text: string }
  | { readonly type: "replied"; readonly reply: ChatReply }
  | { readonly type: "stopped" }
  | { readonly type: "failed"; readonly failure: Failure }
  | { readonly type: "refused"; readonly problem: string };

/** Why a message that is kept has no reply. */
export interface Failure {
  readonly problem: string;
  readonly retryAfter: number | null;
  /** The server's name for it; null where it gave none. */
  readonly code: string | null;
}

/** The server's name for a day's share that is spent: it has the message, and answers it tomorrow. */
const SPENT_TODAY = "daily_budget_spent";

/** Said first, whatever the cause. */
export const NO_REPLY_YET = "Your message has no reply yet.";

/**
 * The chat as it begins: a message without a reply, the server's or this browser's, goes again. One that the
 * dialogue has gone on without goes back into the box.
 */
export function startChat(dialogue: OpenDialogue, draft = EMPTY_DRAFT): ChatState {
  const { pending, history, ended } = dialogue;
  const kept = findUnanswered(dialogue, draft.unacknowledged);
  const unsent = kept !== null && history.length <= kept.after ? kept : null;
  const stored = pending && { id: pending.id, text: pending.text, after: history.length };
  const message = stored ?? unsent;
  const chat: ChatState = {
    messages: history,
    outgoing: message === null || ended ? null : { message, phase: "waiting" },
    streamed: "",
    draft: message === kept ? draft.text : backInBox(kept, draft.text),
    isDraftKnown: false,
    problem: null,
    retryAfter: 0,
    isPaused: false,
    step: dialogue.step,
    stepNumber: dialogue.stepNumber,
  };
  const refusal = pending?.refusal ?? null;
  return refusal === null ? chat : withFailure(chat, describeRefusal(refusal));
}

/** The message that this browser kept, unless the server has it: answered, when only the reply was lost, or not yet. */
function findUnanswered(
  { pending, history }: OpenDialogue,
  kept: Unacknowledged | null,
): Unacknowledged | null {
  if (kept === null) return null;
  const since = history.slice(kept.after).filter(({ sender }) => sender === "user");
  const known = [...since.map(({ message }) => message), pending?.text];
  return known.includes(kept.text) ? null : kept;
}

function describeRefusal({ error, code, retry_after }: Refusal): Failure {
  return { problem: `${NO_REPLY_YET} ${error}`, retryAfter: retry_after ?? null, code };
}

/** What is in the box once a message has come back, before what was typed since. */
function backInBox(message: Unacknowledged | null, draft: string): string {
  return [message?.text, draft].filter(Boolean).join("\n");
}

/** One dialogue's chat. Pure. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "draft-found":
      return { ...startChat(event.dialogue, event.draft), isDraftKnown: true };
    case "draft-changed":
      return { ...state, draft: event.text };
    case "sent":
      return {
        ...state,
        outgoing: { message: event.message, phase: "waiting" },
        draft: "",
        problem: null,
        streamed: "",
      };
    case "retried":
      return { ...withPhase(state, "waiting"), problem: null, isPaused: false, streamed: "" };
    case "text-came":
      return state.outgoing?.phase === "waiting"
        ? { ...state, streamed: state.streamed + event.text }
        : state;
    case "replied":
      return afterReply(state, event.reply);
    case "stopped":
      return withPhase(state, "stopped");
    case "failed":
      return withFailure(state, event.failure);
    case "refused":
      return {
        ...state,
        outgoing: null,
        streamed: "",
        draft: backInBox(state.outgoing?.message ?? null, state.draft),
        problem: event.problem,
      };
  }
}

function withPhase(state: ChatState, phase: Outgoing["phase"]): ChatState {
  if (state.outgoing === null) return state;
  return { ...state, outgoing: { ...state.outgoing, phase } };
}

function withFailure(state: ChatState, { problem, retryAfter, code }: Failure): ChatState {
  const isPaused = code === SPENT_TODAY;
  return { ...withPhase(state, "failed"), problem, retryAfter: retryAfter ?? 0, isPaused };
}

function afterReply(state: ChatState, reply: ChatReply): ChatState {
  return {
    ...state,
    messages: reply.history,
    outgoing: null,
    streamed: "",
    problem: null,
    step: reply.module_submodule_context_dict,
    stepNumber: reply.submodule_number,
  };
}

/** What this browser keeps of a chat, for a reload to find. */
export function draftOf(state: Pick<ChatState, "draft" | "outgoing">): Draft {
  return { text: state.draft, unacknowledged: state.outgoing?.message ?? null };
}
