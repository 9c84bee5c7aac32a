import * as z from "zod/mini";
import * as accounts from "./accounts.ts";
import * as dialogue from "./dialogue-payloads.ts";
import * as interests from "./interest-payloads.ts";
import * as session from "./session.ts";
import * as review from "./request-review.ts";

/** Payloads of the common calls. Apart from the calls: the page sends them, and the server reads them. */
export const commonPayloads = {
  initChat: session.InitChatPayload,
  price: z.object({}),
  paymentSuccess: accounts.PaymentSuccessPayload,
  sendResetEmail: accounts.SendResetEmailPayload,
  resetPassword: accounts.ResetPasswordPayload,
  session: z.object({}),
  signOut: z.object({}),
  addInterest: interests.InterestPayload,
  removeInterest: interests.InterestPayload,
  getPassageSubtopics: interests.PassageSubtopicsPayload,
  initModuleChat: dialogue.InitModuleChatPayload,
  chat: dialogue.ChatPayload,
  performanceSummary: dialogue.PerformanceSummaryPayload,
  resumeDialogue: dialogue.DialoguePayload,
  abandonDialogue: dialogue.DialoguePayload,
  dialogues: z.object({}),
  requestReview: review.RequestReviewPayload,
} as const;
