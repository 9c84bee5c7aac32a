import * as dueChecks from "./due-checks.ts";
import * as transferCheck from "./transfer-check.ts";

/** The calls of unaided checks: taking one, when it comes back, and having its result looked at. */
export const checkCalls = {
  dueChecks: {
    method: "POST",
    path: "/api/due_checks",
    payload: dueChecks.DueChecksPayload,
    reply: dueChecks.DueChecksReply,
  },
  putOffCheck: {
    method: "POST",
    path: "/api/put_off_check",
    payload: dueChecks.PutOffCheckPayload,
    reply: dueChecks.DueChecksReply,
  },
  setDueMails: {
    method: "POST",
    path: "/api/set_due_mails",
    payload: dueChecks.SetDueMailsPayload,
    reply: dueChecks.DueChecksReply,
  },
  startTransferCheck: {
    method: "POST",
    path: "/api/start_transfer_check",
    payload: transferCheck.StartTransferCheckPayload,
    reply: transferCheck.TransferCheckReply,
  },
  openTransferCheck: {
    method: "POST",
    path: "/api/open_transfer_check",
    payload: transferCheck.OpenTransferCheckPayload,
    reply: transferCheck.TransferCheckReply,
  },
  requestCheckReview: {
    method: "POST",
    path: "/api/request_check_review",
    payload: transferCheck.RequestCheckReviewPayload,
    reply: transferCheck.TransferCheckReply,
  },
  answerTransferCheck: {
    method: "POST",
    path: "/api/answer_transfer_check",
    payload: transferCheck.AnswerTransferCheckPayload,
    reply: transferCheck.TransferCheckReply,
  },
} as const;
