import type { ChatMessage } from "@elenchus/contract/fields";
import type { DialogueContext } from "../../lib/dialogue-context.ts";
import type { Unacknowledged } from "../../lib/draft-storage.ts";
import type { WholeReply } from "../../lib/send-message.ts";

/** A talk as it stands before a reply. */
interface Talk {
  readonly messages: readonly ChatMessage[];
  readonly outgoing: { readonly message: Unacknowledged } | null;
  readonly context: DialogueContext | null;
}

/** A talk after a reply of a back end whose history is its own: put together here, and given back as it came. */
export function talkOn({ messages, outgoing, context }: Talk, reply: WholeReply) {
  const { response, exit_message: last } = reply;
  const said: ChatMessage[] = [{ sender: "user", message: outgoing?.message.text ?? "" }];
  for (const message of new Set([response, last])) {
    if (message) said.push({ sender: "system", message });
  }
  return {
    messages: [...messages, ...said],
    context: { ...context, ...reply.context },
  };
}
