import type { InitChatPayload } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { DialogueWish } from "../lib/dialogue-wish.ts";
import type { OpenDialogue } from "../lib/open-dialogue.ts";

/** The learner's view. Source: specification §2 and §4. */
export type View =
  | { readonly name: "starting" }
  | { readonly name: "unreachable"; readonly problem: string }
  | { readonly name: "log-in"; readonly note: string | null }
  /** The password was right, and the link in the mail was not clicked. */
  | { readonly name: "unconfirmed"; readonly credentials: InitChatPayload }
  /** The session opens the account alone: terms and age are asked for, or a payment is. */
  | { readonly name: "consent" }
  | { readonly name: "no-access"; readonly note: string | null }
  | { readonly name: "register" }
  | { readonly name: "forgot-password" }
  | { readonly name: "reset-password"; readonly token: string; readonly owner: string }
  | { readonly name: "change-email"; readonly token: string }
  | { readonly name: "leaving"; readonly address: string }
  | { readonly name: "payment-unconfirmed"; readonly problem: string }
  | { readonly name: "second-factor" }
  | { readonly name: "second-factor-setup" }
  | { readonly name: "account" }
  | { readonly name: "withdrawn"; readonly at: string }
  | { readonly name: "modules"; readonly choosingFor: ModuleNumber | null }
  | {
      readonly name: "info";
      readonly wish: DialogueWish;
      readonly dialogue: OpenDialogue | null;
      readonly problem: string | null;
    }
  | { readonly name: "resuming"; readonly sessionId: string; readonly problem: string | null }
  | { readonly name: "chat"; readonly dialogue: OpenDialogue; readonly ended: boolean }
  | { readonly name: "admin" }
  | {
      readonly name: "transfer-check";
      readonly module: ModuleNumber;
      /** Whether a fresh one is begun where one is due. */
      readonly due: boolean;
    }
  | { readonly name: "progress"; readonly opened: string | null };

/** Where everybody begins who may learn. */
export const MODULES: View = { name: "modules", choosingFor: null };

/** Where supervisors see how their students do. */
export const ADMIN: View = { name: "admin" };

/** The log-in, with what there is to say of why one is there. */
export function logInView(note: string | null): Extract<View, { name: "log-in" }> {
  return { name: "log-in", note };
}

/** A dialogue as it begins here. */
export function chatView(dialogue: OpenDialogue): Extract<View, { name: "chat" }> {
  return { name: "chat", dialogue, ended: dialogue.ended };
}
