import type { ResumeDialogueReply } from "./dialogue.ts";
import type { SessionReply } from "./session.ts";

/**
 * The data that stands in the page itself where the server knew, when it sent it, what is to be seen first: that nobody
 * is logged in, or the dialogue that is to be taken up. The page then asks for neither.
 */
export type PageStart =
  | { readonly kind: "stranger" }
  | {
      readonly kind: "resumed";
      readonly session: SessionReply;
      readonly dialogue: ResumeDialogueReply;
    };
