import type { ResumeDialogueReply } from "@elenchus/contract/dialogue";
import type { Refusal } from "@elenchus/contract/error";
import type { ArgumentMap } from "@elenchus/contract/argument-map";
import type { ChatMessage, StepContext } from "@elenchus/contract/fields";
import type { Mark } from "@elenchus/domain/marks";
import { MODULE_TITLES, type ModuleNumber } from "@elenchus/domain/modules";
import type { DialogueContext } from "./dialogue-context.ts";

/** A message that the server has stored and not answered yet. */
export interface PendingMessage {
  readonly id: string | null;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Why it would get no reply if it were sent again now; null where nothing is known against it. */
  readonly refusal: Refusal | null;
}

/** A dialogue as the chat begins with it, new or resumed. */
export interface OpenDialogue {
  readonly sessionId: string;
  readonly module: ModuleNumber;
  readonly issue: string;
  readonly passage: string;
  /** Where it comes from, where a supervisor chose it; null where an AI wrote it. */
  readonly source: string | null;
  readonly firstMessage: string;
  /** Answered messages only, oldest first. */
  readonly history: readonly ChatMessage[];
  readonly step: StepContext;
  readonly stepNumber: number;
  /** The context that goes back with the next message; null where the server keeps it by itself. */
  readonly context: DialogueContext | null;
  /** The choices, where the tutor asks to choose. */
  readonly choices: readonly string[];
  /** Whether the tutor asks to mark a sentence. */
  readonly asksToMark: boolean;
  /** Whether the learner tried and did not get further. */
  readonly isStuck: boolean;
  /** The argument as far as it is known; null where the server does not tell. */
  readonly map: ArgumentMap | null;
  readonly elapsedSeconds: number;
  readonly pending: PendingMessage | null;
  /** Whether all is said and only the summary is to come. */
  readonly ended: boolean;
}

/** The dialogue that `resume_dialogue` gave back. */
export function resumedDialogue(reply: ResumeDialogueReply): OpenDialogue {
  const pending = reply.pending_message;
  const dialogue = {
    ...commonParts(reply),
    context: null,
    elapsedSeconds: reply.elapsed_seconds,
    ended: reply.exit_message !== undefined,
  };
  if (pending === null) return { ...dialogue, pending: null };
  return {
    ...dialogue,
    history: withoutPending(dialogue.history),
    pending: {
      id: pending.message_id,
      text: pending.message,
      marks: pending.marks ?? [],
      refusal: pending.refusal ?? null,
    },
  };
}

/** The parts that replies about a dialogue have in common. */
export function commonParts(
  reply: Omit<ResumeDialogueReply, "elapsed_seconds" | "pending_message">,
) {
  const step = reply.module_submodule_context_dict;
  return {
    sessionId: reply.session_id,
    module: reply.module_id,
    issue: reply.chosen_passage_subtopic,
    passage: reply.text_passage,
    source: reply.passage_source ?? null,
    firstMessage: reply.first_message,
    history: reply.history,
    step: { ...step, step_title: step.step_title || MODULE_TITLES[reply.module_id] },
    stepNumber: reply.submodule_number,
    choices: reply.choices ?? [],
    asksToMark: reply.asks_to_mark === true,
    isStuck: reply.is_stuck === true,
    map: reply.argument_map ?? null,
  };
}

/** The chat shows the message without a reply as its own bubble, so it must not stand in the history too. */
function withoutPending(history: readonly ChatMessage[]): readonly ChatMessage[] {
  return history.at(-1)?.sender === "user" ? history.slice(0, -1) : history;
}
