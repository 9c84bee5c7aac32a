import type { ChatReply } from "@elenchus/contract/chat-reply";
import type { StepContext } from "@elenchus/contract/fields";
import { MODULE_TITLES } from "@elenchus/domain/modules";
import type { Argument } from "@elenchus/dialogue/argument";
import { mapArgument } from "@elenchus/dialogue/argument-map/map-argument";
import { presentArgumentMap } from "../../presenters/present-argument-map.ts";
import { presentSource } from "../../presenters/present-source.ts";
import { toTranscript } from "../../store/turns/to-transcript.ts";
import { presentHistory } from "../../presenters/present-history.ts";
import type {
  DialogueRecord,
  StoredDialogue,
  StoredMessage,
} from "../../store/turns/dialogue-rows.ts";

/** Sentences that end a dialogue; the summary follows them. */
const EXIT_MESSAGES = {
  success: "Well done: you have completed this dialogue.",
  failure: "This dialogue has ended.",
} as const;

/** Passage and step, as every reply about a dialogue carries them; of the key, nothing. */
export function presentStep(
  argument: Argument,
  step: number,
): {
  submodule_number: number;
  text_passage: string;
  passage_source?: string;
  module_submodule_context_dict: StepContext;
} {
  const open = Math.min(step, argument.steps.length - 1);
  return {
    submodule_number: open + 1,
    text_passage: argument.passage,
    ...presentSource(argument),
    module_submodule_context_dict: {
      module_title: MODULE_TITLES[argument.module],
      steps: argument.steps.map(({ title }) => title),
      step_title: argument.steps[open]?.title ?? "",
    },
  };
}

/** `exit_message`, once a dialogue has ended by itself. */
export function presentExit({ status }: StoredDialogue): { exit_message?: string } {
  return status === "success" || status === "failure"
    ? { exit_message: EXIT_MESSAGES[status] }
    : {};
}

/** The choices, the next task and the argument as far as the learner knows it; nothing once the dialogue is over. */
export function presentLive({
  dialogue,
  messages,
}: {
  readonly dialogue: Pick<StoredDialogue, "argument" | "state" | "status">;
  readonly messages: readonly StoredMessage[];
}): Pick<ChatReply, "choices" | "asks_to_mark" | "is_stuck" | "argument_map"> {
  const { argument, state, status } = dialogue;
  if (status !== "active") return {};
  const map = mapArgument({
    argument,
    dialogue: state,
    transcript: toTranscript(argument, messages),
  });
  const options = state.choice?.options;
  return {
    ...(options === undefined ? {} : { choices: [...options] }),
    ...(state.isLocating ? { asks_to_mark: true } : {}),
    ...(state.rung + state.dontKnowRun + state.unsureRun > 0 ? { is_stuck: true } : {}),
    argument_map: presentArgumentMap(map),
  };
}

/** One of the tutor's replies, as it was answered when it was new. */
export function presentReply(record: DialogueRecord, reply: StoredMessage): ChatReply {
  const { dialogue, messages } = record;
  const soFar = messages.filter(({ position }) => position <= reply.position);
  const isLast = soFar.length === messages.length;
  return {
    response: reply.text,
    history: presentHistory(soFar),
    ...presentStep(dialogue.argument, reply.step),
    ...(isLast ? { ...presentExit(dialogue), ...presentLive(record) } : {}),
  };
}
