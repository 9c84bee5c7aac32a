import type { InitModuleChatReply } from "@elenchus/contract/dialogue";
import type { ModuleNumber } from "@elenchus/domain/modules";
import { callPatiently, callWholePatiently } from "./call-patiently.ts";
import { createMessageId } from "./create-message-id.ts";
import { contextOf } from "./dialogue-context.ts";
import type { DialogueWish } from "./dialogue-wish.ts";
import { commonParts, type OpenDialogue } from "./open-dialogue.ts";

/** A request for a dialogue. */
interface DialogueRequest {
  readonly userId: string | undefined;
  readonly module: ModuleNumber;
  readonly issue: string;
  /** The set work by which it begins, where that has a text of its own. */
  readonly assignment: string | undefined;
}

/**
 * Opens the dialogue that is wanted; null where nothing is written about its interest.
 * @throws CallError and DOMException as `call` does
 */
export async function startWished(
  { module, issue: wanted, interest, assignment }: DialogueWish,
  userId: string | undefined,
  signal: AbortSignal,
): Promise<OpenDialogue | null> {
  const issue = wanted ?? (await findFirstIssue(interest, userId, signal));
  return issue === null ? null : startDialogue({ userId, module, issue, assignment }, signal);
}

/** The first issue that is offered about an interest. */
async function findFirstIssue(
  interest: string | null,
  userId: string | undefined,
  signal: AbortSignal,
): Promise<string | null> {
  const about = interest === null ? {} : { interest };
  const reply = await callPatiently("getPassageSubtopics", { user_id: userId, ...about }, signal);
  const isAbout = reply.other_interests === undefined;
  return isAbout ? (reply.passage_subtopics[0] ?? null) : null;
}

/**
 * Has `init_module_chat` open a dialogue.
 * @throws CallError and DOMException as `call` does
 */
async function startDialogue(request: DialogueRequest, signal: AbortSignal): Promise<OpenDialogue> {
  const { userId, module, issue, assignment } = request;
  // A back end that makes no name for the dialogue takes ours.
  const sessionId = createMessageId();
  const payload = {
    user_id: userId,
    session_id: sessionId,
    module_id: module,
    chosen_passage_subtopic: issue,
    ...(assignment === undefined ? {} : { assignment_id: assignment }),
  };
  const { reply, body } = await callWholePatiently("initModuleChat", payload, signal);
  return openedDialogue(reply, body, { ...request, sessionId });
}

const NO_STEPS = { module_title: "", steps: [], step_title: "" };

/** Where the back end has shapes of its own, the talk is put together here. */
function openedDialogue(
  reply: InitModuleChatReply,
  body: unknown,
  asked: DialogueRequest & { readonly sessionId: string },
): OpenDialogue {
  const isKept = reply.keeps_context === true;
  const firstMessage = { sender: "system", message: reply.first_message } as const;
  const dialogue = commonParts({
    ...reply,
    session_id: reply.session_id || asked.sessionId,
    module_id: reply.module_id ?? asked.module,
    chosen_passage_subtopic: reply.chosen_passage_subtopic ?? asked.issue,
    history: isKept ? reply.history : [firstMessage],
    // Steps of its own are not ours to count.
    module_submodule_context_dict: isKept ? reply.module_submodule_context_dict : NO_STEPS,
  });
  return {
    ...dialogue,
    context: isKept ? null : contextOf(body),
    // Nothing of it is known yet.
    map: dialogue.map ?? (isKept ? { nodes: [] } : null),
    elapsedSeconds: 0,
    pending: null,
    ended: false,
  };
}
