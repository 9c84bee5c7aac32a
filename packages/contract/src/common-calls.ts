import { PriceReply } from "./price.ts";
import * as session from "./session.ts";
import * as z from "zod/mini";

/**
 * The calls that come with the log-in and the chat: method, path and reply. Source: specification §7, and for `session`
 * and `signOut` the design's §3.
 */
export const commonCalls = {
  initChat: {
    method: "POST",
    path: "/api/init_chat",
    reply: z.union([
      // Before the session: another back end may name the person, too, whom it sends to pay.
      session.PaymentNeededReply,
      session.SecondFactorNeededReply,
      session.SecondFactorSetupReply,
      session.SessionReply,
    ]),
  },
  price: { method: "GET", path: "/api/price", reply: PriceReply },
  paymentSuccess: {
    method: "POST",
    path: "/api/payment_success",
    reply: session.SessionReply,
  },
  sendResetEmail: {
    method: "POST",
    path: "/api/send_reset_email",
    reply: session.SuccessReply,
  },
  resetPassword: {
    method: "POST",
    path: "/api/reset_password",
    reply: session.SuccessReply,
  },
  session: {
    method: "GET",
    path: "/api/session",
    reply: session.SessionReply,
  },
  signOut: {
    method: "POST",
    path: "/api/sign_out",
    reply: session.SignOutReply,
  },
} as const;
