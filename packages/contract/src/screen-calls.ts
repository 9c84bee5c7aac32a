import * as z from "zod/mini";
import * as account from "./account.ts";
import { InitModuleChatPayload } from "./dialogue-payloads.ts";
import { GrowthPayload, GrowthReply } from "./growth.ts";
import * as groups from "./join-group.ts";
import { PassageSubtopicsPayload } from "./interest-payloads.ts";
import * as myWork from "./my-work.ts";
import * as progress from "./progress.ts";
import {
  RegisterUserPayload,
  RegistrationReply,
  VerifyEmailQuery,
  VerifyEmailReply,
} from "./registration.ts";
import { SecondFactorPayload } from "./second-factor.ts";
import * as session from "./session.ts";

/**
 * The calls of screens that few go to: registration and a confirmed address (specification §7), the account, a second factor,
 * the progress page, the unaided check and when it comes back. Source:
 * decisions 11 and 14.
 */
export const screenCalls = {
  registerUser: {
    method: "POST",
    path: "/api/register_user",
    payload: RegisterUserPayload,
    reply: session.SuccessReply,
  },
  verifyEmail: {
    method: "GET",
    path: "/api/verify_email",
    payload: VerifyEmailQuery,
    reply: VerifyEmailReply,
  },
  verifySecondFactor: {
    method: "POST",
    path: "/api/verify_second_factor",
    payload: SecondFactorPayload,
    reply: session.SessionReply,
  },
  beginSecondFactor: {
    method: "POST",
    path: "/api/begin_second_factor",
    payload: account.PasswordPayload,
    reply: account.BeginSecondFactorReply,
  },
  confirmSecondFactor: {
    method: "POST",
    path: "/api/confirm_second_factor",
    payload: SecondFactorPayload,
    reply: session.SessionReply,
  },
  endSecondFactor: {
    method: "POST",
    path: "/api/end_second_factor",
    payload: account.PasswordPayload,
    reply: session.SuccessReply,
  },
  registration: {
    method: "GET",
    path: "/api/registration",
    payload: z.object({}),
    reply: RegistrationReply,
  },
  /** A new link for a registration whose link was not clicked. */
  resendConfirmation: {
    method: "POST",
    path: "/api/resend_confirmation",
    payload: session.InitChatPayload,
    reply: session.SuccessReply,
  },
  account: {
    method: "GET",
    path: "/api/account",
    payload: z.object({}),
    reply: account.AccountReply,
  },
  changeName: {
    method: "POST",
    path: "/api/change_name",
    payload: account.ChangeNamePayload,
    reply: session.SuccessReply,
  },
  changeEmail: {
    method: "POST",
    path: "/api/change_email",
    payload: account.ChangeEmailPayload,
    reply: session.SuccessReply,
  },
  confirmEmailChange: {
    method: "POST",
    path: "/api/confirm_email_change",
    payload: account.ConfirmEmailChangePayload,
    reply: account.ConfirmEmailChangeReply,
  },
  agreeToTerms: {
    method: "POST",
    path: "/api/agree_to_terms",
    payload: account.AgreeToTermsPayload,
    reply: session.SuccessReply,
  },
  /** A checkout for who is logged in and has no access; as the log-in answers, or the session where it is paid. */
  openCheckout: {
    method: "POST",
    path: "/api/open_checkout",
    payload: z.object({}),
    reply: z.union([session.SessionReply, session.PaymentNeededReply]),
  },
  exportMyData: {
    method: "GET",
    path: "/api/export_my_data",
    payload: z.object({}),
    reply: account.ExportReply,
  },
  /** Ends the opening that was asked for with the same payload: leaving alone does not, a proxy may have given up. */
  cancelModuleChat: {
    method: "POST",
    path: "/api/cancel_module_chat",
    payload: InitModuleChatPayload,
    reply: session.SuccessReply,
  },
  /** The same for a list of issues. */
  cancelPassageSubtopics: {
    method: "POST",
    path: "/api/cancel_passage_subtopics",
    payload: PassageSubtopicsPayload,
    reply: session.SuccessReply,
  },
  withdraw: {
    method: "POST",
    path: "/api/withdraw",
    payload: account.WithdrawPayload,
    reply: account.WithdrawReply,
  },
  /** Ends every session of the caller, this one too. */
  signOutEverywhere: {
    method: "POST",
    path: "/api/sign_out_everywhere",
    payload: z.object({}),
    reply: session.SignOutReply,
  },
  /** Ends every other session of the caller. */
  changePassword: {
    method: "POST",
    path: "/api/change_password",
    payload: account.ChangePasswordPayload,
    reply: session.SuccessReply,
  },
  deleteAccount: {
    method: "POST",
    path: "/api/delete_account",
    payload: account.PasswordPayload,
    reply: session.SuccessReply,
  },
  /** The group of a link, for whoever has it and is not logged in. */
  joinLink: {
    method: "POST",
    path: "/api/join_link",
    payload: groups.JoinLinkPayload,
    reply: groups.JoinGroupReply,
  },
  joinOffer: {
    method: "POST",
    path: "/api/join_offer",
    payload: groups.JoinLinkPayload,
    reply: groups.JoinOfferReply,
  },
  joinByLink: {
    method: "POST",
    path: "/api/join_by_link",
    payload: groups.JoinLinkPayload,
    reply: groups.JoinGroupReply,
  },
  joinGroup: {
    method: "POST",
    path: "/api/join_group",
    payload: groups.JoinGroupPayload,
    reply: groups.JoinGroupReply,
  },
  myWork: {
    method: "GET",
    path: "/api/my_work",
    payload: z.object({}),
    reply: myWork.MyWorkReply,
  },
  setWorkMail: {
    method: "POST",
    path: "/api/set_work_mail",
    payload: myWork.SetWorkMailPayload,
    reply: session.SuccessReply,
  },
  growth: {
    method: "POST",
    path: "/api/growth",
    payload: GrowthPayload,
    reply: GrowthReply,
  },
  progress: {
    method: "POST",
    path: "/api/progress",
    payload: progress.ProgressPayload,
    reply: progress.ProgressReply,
  },
  finishedDialogue: {
    method: "POST",
    path: "/api/finished_dialogue",
    payload: progress.FinishedDialoguePayload,
    reply: progress.FinishedDialogueReply,
  },
  exportDialogues: {
    method: "POST",
    path: "/api/export_dialogues",
    payload: progress.ExportDialoguesPayload,
    reply: progress.ExportDialoguesReply,
  },
} as const;
