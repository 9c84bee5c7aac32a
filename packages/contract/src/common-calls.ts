import * as verdicts from "./learner-verdict.ts";
import * as accounts from "./accounts.ts";
import * as dialogue from "./dialogue.ts";
import * as interests from "./interests.ts";
import { PriceReply } from "./price.ts";
import * as session from "./session.ts";
import * as z from "zod/mini";

/**
 * The calls that a learner's way through a dialogue takes: method, path, payload and reply. Source: specification §7, and for
 * `session`, `signOut`, `resumeDialogue`, `abandonDialogue` and `dialogues` the design's §3; distress is
 * decision 0019, reviews 0023.
 */
export const commonCalls = {
  initChat: {
    method: "POST",
    path: "/api/init_chat",
    payload: session.InitChatPayload,
    reply: z.union([
      session.SessionReply,
      session.PaymentNeededReply,
      session.SecondFactorNeededReply,
      session.SecondFactorSetupReply,
    ]),
  },
  price: { method: "GET", path: "/api/price", payload: z.object({}), reply: PriceReply },
  paymentSuccess: {
    method: "POST",
    path: "/api/payment_success",
    payload: accounts.PaymentSuccessPayload,
    reply: session.SessionReply,
  },
  sendResetEmail: {
    method: "POST",
    path: "/api/send_reset_email",
    payload: accounts.SendResetEmailPayload,
    reply: session.SuccessReply,
  },
  resetPassword: {
    method: "POST",
    path: "/api/reset_password",
    payload: accounts.ResetPasswordPayload,
    reply: session.SuccessReply,
  },
  session: {
    method: "GET",
    path: "/api/session",
    payload: z.object({}),
    reply: session.SessionReply,
  },
  signOut: {
    method: "POST",
    path: "/api/sign_out",
    payload: z.object({}),
    reply: session.SuccessReply,
  },
  addInterest: {
    method: "POST",
    path: "/api/add_interest",
    payload: interests.InterestPayload,
    reply: interests.InterestsReply,
  },
  removeInterest: {
    method: "POST",
    path: "/api/remove_interest",
    payload: interests.InterestPayload,
    reply: interests.InterestsReply,
  },
  getPassageSubtopics: {
    method: "POST",
    path: "/api/get_passage_subtopics",
    payload: interests.PassageSubtopicsPayload,
    reply: interests.PassageSubtopicsReply,
  },
  initModuleChat: {
    method: "POST",
    path: "/api/init_module_chat",
    payload: dialogue.InitModuleChatPayload,
    reply: dialogue.InitModuleChatReply,
  },
  chat: {
    method: "POST",
    path: "/api/chat",
    payload: dialogue.ChatPayload,
    reply: dialogue.ChatReply,
  },
  performanceSummary: {
    method: "POST",
    path: "/api/performance_summary",
    payload: dialogue.PerformanceSummaryPayload,
    reply: dialogue.PerformanceSummaryReply,
  },
  resumeDialogue: {
    method: "POST",
    path: "/api/resume_dialogue",
    payload: dialogue.DialoguePayload,
    reply: dialogue.ResumeDialogueReply,
  },
  abandonDialogue: {
    method: "POST",
    path: "/api/abandon_dialogue",
    payload: dialogue.DialoguePayload,
    reply: dialogue.AbandonDialogueReply,
  },
  dialogues: {
    method: "GET",
    path: "/api/dialogues",
    payload: z.object({}),
    reply: dialogue.FinishedDialoguesReply,
  },
  requestReview: {
    method: "POST",
    path: "/api/request_review",
    payload: verdicts.RequestReviewPayload,
    reply: session.SuccessReply,
  },
} as const;
