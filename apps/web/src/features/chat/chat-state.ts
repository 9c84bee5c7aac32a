import type { ArgumentMap } from "@elenchus/contract/argument-map";
import type { Refusal } from "@elenchus/contract/error";
import type { ChatMessage, StepContext } from "@elenchus/contract/fields";
import type { Mark } from "@elenchus/domain/marks";
import { isSameMarks } from "@elenchus/domain/same-marks";
import { EMPTY_DRAFT, type Draft, type Unacknowledged } from "../../lib/draft-storage.ts";
import type { DialogueContext } from "../../lib/dialogue-context.ts";
import { putMark, withoutMark } from "../../lib/edit-marks.ts";
import type { OpenDialogue } from "../../lib/open-dialogue.ts";
import type { WholeReply } from "../../lib/send-message.ts";
import { talkOn } from "./talk-on.ts";

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
  /** Marks that go with the draft. */
  readonly marks: readonly Mark[];
  /** The message that is in the box again to be changed; the server may have it as it was. */
  readonly revising: Unacknowledged | null;
  /** Whether what this browser keeps of the chat has been looked up. */
  readonly isDraftKnown: boolean;
  readonly problem: string | null;
  /** Seconds, from the failure on, before which it is no use to try again. */
  readonly retryAfter: number;
  /** Whether all is kept and nothing comes before tomorrow. */
  readonly isPaused: boolean;
  readonly step: StepContext;
  readonly stepNumber: number;
  /** The choices, where the tutor's last message asks to choose. */
  readonly choices: readonly string[];
  readonly asksToMark: boolean;
  readonly isStuck: boolean;
  readonly map: ArgumentMap | null;
  /** The context that goes back with the next message; null where the server keeps it by itself. */
  readonly context: DialogueContext | null;
}

export type ChatEvent =
  | { readonly type: "draft-found"; readonly dialogue: OpenDialogue; readonly draft: Draft }
  | { readonly type: "draft-changed"; readonly text: string }
  | { readonly type: "marked"; readonly mark: Mark }
  | { readonly type: "unmarked"; readonly sentence: number }
  | { readonly type: "sent"; readonly message: Unacknowledged }
  | { readonly type: "chosen"; readonly message: Unacknowledged }
  | { readonly type: "retried" }
  | { readonly type: "taken-back" }
  | { readonly type: "text-came"; readonly text: string }
  | { readonly type: "replied"; readonly reply: WholeReply }
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
/** Where a change came too late. */
const ANSWERED_BEFORE =
  "The tutor answered your message before you changed it. Your new text is in the box.";

/** Said first, whatever the cause. */
export const NO_REPLY_YET = "Your message has no reply yet.";

/**
 * The chat as it begins: a message without a reply, the server's or this browser's, goes again. One that the
 * dialogue has gone on without goes back into the box, and one that was being changed stays there.
 */
export function startChat(dialogue: OpenDialogue, draft = EMPTY_DRAFT): ChatState {
  const { pending, history, ended } = dialogue;
  const kept = findUnanswered(dialogue, draft.unacknowledged);
  const unsent = kept !== null && history.length <= kept.after ? kept : null;
  const { revising: taken = null } = draft;
  const revising = isAnswered(dialogue, taken) ? null : taken;
  const isTakenBack = pending !== null && pending.id === revising?.id;
  const isRevised = pending !== null && pending.id === kept?.id && kept.revises === true;
  const stored = pending && { ...contentOf(pending), id: pending.id, after: history.length };
  const message = isTakenBack || isRevised ? unsent : (stored ?? unsent);
  const chat: ChatState = {
    messages: history,
    outgoing: message === null || ended ? null : { message, phase: "waiting" },
    streamed: "",
    ...backInBox(message === kept ? null : kept, { draft: draft.text, marks: draft.marks ?? [] }),
    revising,
    isDraftKnown: false,
    problem: null,
    retryAfter: 0,
    isPaused: false,
    step: dialogue.step,
    stepNumber: dialogue.stepNumber,
    choices: dialogue.choices,
    asksToMark: dialogue.asksToMark,
    isStuck: dialogue.isStuck,
    map: dialogue.map,
    context: dialogue.context,
  };
  const refusal = isTakenBack ? null : (pending?.refusal ?? null);
  return refusal === null ? chat : withFailure(chat, describeRefusal(refusal));
}

/** The message that this browser kept, unless the server has it: answered, when only the reply was lost, or not yet. */
function findUnanswered(
  dialogue: OpenDialogue,
  kept: Unacknowledged | null,
): Unacknowledged | null {
  const { pending } = dialogue;
  const isStored = kept === null || (pending !== null && areSame(pending, kept));
  return isStored || isAnswered(dialogue, kept) ? null : kept;
}

/** Whether the message stands in the dialogue, with a reply. */
function isAnswered({ history }: OpenDialogue, kept: Unacknowledged | null): boolean {
  if (kept === null) return false;
  const since = history.slice(kept.after).filter(({ sender }) => sender === "user");
  return since.some(({ message, marks }) => areSame({ text: message, marks }, kept));
}

/** A learner's message, typed or marked. */
interface Content {
  readonly text: string;
  readonly marks?: readonly Mark[] | undefined;
}

function areSame(one: Content, other: Content): boolean {
  return one.text === other.text && isSameMarks(one.marks ?? [], other.marks ?? []);
}

/** A message as it is kept and sent: without marks where there are none. */
export function contentOf({ text, marks = [] }: Content): Pick<Unacknowledged, "text" | "marks"> {
  return marks.length === 0 ? { text } : { text, marks: [...marks] };
}

function describeRefusal({ error, code, retry_after }: Refusal): Failure {
  return { problem: `${NO_REPLY_YET} ${error}`, retryAfter: retry_after ?? null, code };
}

/** The box once a message has come back: before what was typed, and over what was marked before. */
function backInBox(message: Unacknowledged | null, box: Box): Box {
  const draft = [message?.text, box.draft].filter(Boolean).join("\n");
  return { draft, marks: box.marks.reduce<readonly Mark[]>(putMark, message?.marks ?? []) };
}

type Box = Pick<ChatState, "draft" | "marks">;

/** One dialogue's chat. Pure. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "draft-found":
      return { ...startChat(event.dialogue, event.draft), isDraftKnown: true };
    case "draft-changed":
      return { ...state, draft: event.text };
    case "marked":
      return { ...state, marks: putMark(state.marks, event.mark) };
    case "unmarked":
      return { ...state, marks: withoutMark(state.marks, event.sentence) };
    case "sent":
      return { ...withOutgoing(state, event.message), draft: "", marks: [] };
    case "chosen":
      return withOutgoing(state, event.message);
    case "retried":
      return { ...withPhase(state, "waiting"), problem: null, isPaused: false, streamed: "" };
    case "taken-back":
      return inBoxAgain(state, { revising: state.outgoing?.message ?? null, problem: null });
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
      return inBoxAgain(state, {
        // As it was before, the server may have it still.
        revising: state.outgoing?.message.revises === true ? state.outgoing.message : null,
        problem: event.problem,
      });
  }
}

/** The message that has no reply comes back, before what was typed since. */
function inBoxAgain(state: ChatState, changes: Pick<ChatState, "revising" | "problem">): ChatState {
  const box = backInBox(state.outgoing?.message ?? null, state);
  return { ...state, outgoing: null, streamed: "", ...box, ...changes };
}

/** The box stays as it is typed and marked. */
function withOutgoing(state: ChatState, message: Unacknowledged): ChatState {
  const outgoing: Outgoing = { message, phase: "waiting" };
  return { ...state, outgoing, revising: null, problem: null, streamed: "" };
}

function withPhase(state: ChatState, phase: Outgoing["phase"]): ChatState {
  if (state.outgoing === null) return state;
  return { ...state, outgoing: { ...state.outgoing, phase } };
}

function withFailure(state: ChatState, { problem, retryAfter, code }: Failure): ChatState {
  const isPaused = code === SPENT_TODAY;
  return { ...withPhase(state, "failed"), problem, retryAfter: retryAfter ?? 0, isPaused };
}

function afterReply(state: ChatState, reply: WholeReply): ChatState {
  if (state.context !== null) {
    return { ...state, problem: null, streamed: "", ...talkOn(state, reply), outgoing: null };
  }
  const sent = state.outgoing?.message ?? null;
  const stored = sent === null ? undefined : reply.history[sent.after];
  const isTooLate =
    sent?.revises === true &&
    (stored === undefined || !areSame({ text: stored.message, marks: stored.marks }, sent));
  return {
    ...state,
    messages: reply.history,
    outgoing: null,
    streamed: "",
    ...backInBox(isTooLate ? sent : null, state),
    problem: isTooLate ? ANSWERED_BEFORE : null,
    step: reply.module_submodule_context_dict,
    stepNumber: reply.submodule_number,
    choices: reply.choices ?? [],
    asksToMark: reply.asks_to_mark === true,
    isStuck: reply.is_stuck === true,
    map: reply.argument_map ?? state.map,
  };
}
