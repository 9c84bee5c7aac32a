import type { CallReply } from "@elenchus/contract/calls";
import type { InitChatPayload, SessionReply } from "@elenchus/contract/session";
import type { ModuleNumber } from "@elenchus/domain/modules";
import type { DialogueWish } from "../lib/dialogue-wish.ts";
import type { OpenDialogue } from "../lib/open-dialogue.ts";
import type { SessionLoss } from "../lib/session-loss.ts";
import type { Place } from "../lib/history-stack.ts";

/** Where one wants to go when leaving a dialogue. */
export type ExitIntent = "modules" | "account" | "admin" | "sign-out";

/** The doors of who is not logged in. */
export type Entrance = "log-in" | "register" | "forgot-password";

/** The part of a session that replies bring up to date. */
export type Progress = CallReply<"abandonDialogue">;

/** Events before a session, at its beginning and at its end. */
export type EntranceEvent =
  | { readonly type: "started-over" }
  | { readonly type: "start-failed"; readonly problem: string }
  | {
      readonly type: "logged-in";
      readonly session: SessionReply;
      /** Where the browser's history stands, as after a reload. */
      readonly place?: Place | undefined;
    }
  | { readonly type: "not-logged-in"; readonly note: string | null }
  | { readonly type: "session-lost"; readonly loss: SessionLoss; readonly note: string | null }
  | { readonly type: "signed-out" }
  | { readonly type: "entrance-chosen"; readonly entrance: Entrance }
  | { readonly type: "link-missed"; readonly credentials: InitChatPayload }
  | { readonly type: "code-asked" }
  | { readonly type: "payment-begun"; readonly address: string }
  | { readonly type: "payment-unconfirmed"; readonly problem: string };

/** Events around the learner's account. */
export type AccountEvent =
  | { readonly type: "account-chosen" }
  | { readonly type: "name-changed"; readonly name: string }
  | { readonly type: "withdrawn"; readonly at: string }
  | { readonly type: "account-deleted" };

/** Events while somebody is logged in. */
export type LearningEvent =
  | { readonly type: "interests-changed"; readonly interests: string[] }
  | { readonly type: "module-chosen"; readonly module: ModuleNumber }
  | { readonly type: "choice-cancelled" }
  | { readonly type: "issue-chosen"; readonly wish: DialogueWish }
  /** On the info screen: nothing is to begin by itself any more. */
  | { readonly type: "reading-begun" }
  | { readonly type: "dialogue-opened"; readonly dialogue: OpenDialogue }
  | { readonly type: "opening-failed"; readonly problem: string }
  | { readonly type: "dialogue-begun"; readonly dialogue: OpenDialogue }
  | { readonly type: "resume-failed"; readonly problem: string | null }
  | { readonly type: "dialogue-ended" }
  | { readonly type: "progress-made"; readonly progress: Progress }
  | {
      readonly type: "transfer-check-chosen";
      readonly module: ModuleNumber;
      /** Whether it is asked for because it is due. */
      readonly due?: boolean;
    }
  | {
      readonly type: "transfer-check-changed";
      readonly module: ModuleNumber;
      readonly finished: boolean;
    }
  | { readonly type: "progress-chosen"; readonly opened: string | null }
  | { readonly type: "returned-to-modules" }
  /** The browser went to an entry of its history: to this place, or to one that is none of ours. */
  | { readonly type: "place-shown"; readonly place: Place | undefined }
  | { readonly type: "admin-chosen" }
  | { readonly type: "exit-asked"; readonly intent: ExitIntent }
  | { readonly type: "exit-cancelled" }
  | { readonly type: "exit-confirmed" }
  | { readonly type: "exit-failed"; readonly problem: string }
  | { readonly type: "noticed"; readonly notice: string | null };

export type AppEvent = EntranceEvent | AccountEvent | LearningEvent;
